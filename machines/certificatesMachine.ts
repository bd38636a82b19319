import { assign, setup, type DoneActorEvent } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import {
  type CertificateConflict,
  type CertificateFormTarget,
  type CertificateSave,
  type RowChange,
  type CertificateSaveOutcome,
} from '#domain/settings.ts';
import type { ChartTypes } from './chartTypes.ts';
import { changeMachine } from './changeMachine.ts';
import { held } from './held.ts';
import { narrowEvent, narrowOutcome, params } from './params.ts';
import { port } from './port.ts';

interface CertificatesContext {
  /** Whether the form has unsaved input. */
  readonly isTyped: boolean;
  /** Kind and certificate of the open form; after it closes, of the last form. */
  readonly form: CertificateFormTarget;
  /** Success to report: the change of a row, or the kind of the saved form; null without one. */
  readonly done: RowChange | CertificateFormTarget['kind'] | 'savedWithoutFile' | null;
  readonly failure: CallFailure | null;
}

export type CertificatesEvent =
  | { type: 'certificate.opened'; form: CertificateFormTarget }
  | { type: 'form.typed' }
  | { type: 'form.left' }
  | { type: 'certificate.submitted'; save: CertificateSave }
  | { type: 'own.kept'; save: CertificateSave }
  | { type: 'theirs.taken' }
  | { type: 'comparison.left' }
  | { type: 'change.wanted'; change: RowChange };

const outcomeOf = ({ event }: { event: { output: CertificateSaveOutcome } }): CertificateSaveOutcome =>
  event.output;

/** An owner's changes to the certificates of the company (screens 2.12). The list itself is in Apollo's cache. */
export const certificatesMachine = setup({
  types: {} as ChartTypes<
    CertificatesEvent,
    CertificatesContext,
    DoneActorEvent<CertificateSaveOutcome, 'saveCertificate'>
  > & {
    /** `list`: the list is shown. `editable`: the form takes input. `question`: a dialog is open. `busy`: saving. */
    tags: 'list' | 'editable' | 'question' | 'busy';
  },
  actors: {
    change: changeMachine,
    /** Adds, changes, or renews a certificate, and uploads its document. Rejects with a `CallFailure`. */
    saveCertificate: port<CertificateSaveOutcome, CertificateSave>('saveCertificate'),
    /** Holds both versions of the certificate after a conflict with somebody else's change. */
    conflict: held<CertificateConflict>(),
  },
  actions: {
    noteTyped: assign({ isTyped: true }),
    dismiss: assign({ isTyped: false, failure: null, done: null }),
    openForm: assign((_, { form }: { form: CertificateFormTarget }) => ({ form })),
    forgetOutcome: assign({ done: null, failure: null }),
    noteSaved: assign(({ context }) => ({ isTyped: false, done: context.form.kind })),
    /** After a refused file: puts the saved certificate into the form, so that the next try does not add it again. */
    goOnWithSaved: assign((_, outcome: CertificateSaveOutcome) =>
      outcome.kind === 'fileRefused'
        ? {
            form: { kind: 'change' as const, certificate: outcome.certificate },
            done: 'savedWithoutFile' as const,
            failure: outcome.failure,
          }
        : {},
    ),
    keepDone: assign((_, { output }: { output: RowChange | null }) => ({ done: output })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toCallFailure(error) })),
  },
  guards: {
    isConflict: (_, { kind }: CertificateSaveOutcome) => kind === 'conflict',
    isFileRefused: (_, { kind }: CertificateSaveOutcome) => kind === 'fileRefused',
  },
}).createMachine({
  id: 'certificates',
  description: 'How an owner manages the certificates of the company.',
  context: { isTyped: false, form: { kind: 'add' }, done: null, failure: null },
  initial: 'listed',
  states: {
    listed: {
      description: 'The certificates.',
      tags: 'list',
      on: {
        'certificate.opened': { target: 'editing', actions: ['dismiss', { type: 'openForm', params }] },
        'change.wanted': { target: 'changing', actions: 'forgetOutcome' },
      },
    },
    editing: {
      description: 'The form of a certificate.',
      tags: 'editable',
      on: {
        'form.typed': { actions: 'noteTyped' },
        'certificate.submitted': { target: 'saving', actions: 'forgetOutcome' },
        'form.left': { target: 'listed', actions: 'dismiss' },
      },
    },
    saving: {
      description: 'The form, while it is saved.',
      tags: 'busy',
      invoke: {
        id: 'saveCertificate',
        src: 'saveCertificate',
        input: ({ event }) => narrowEvent(event, ['certificate.submitted', 'own.kept']).save,
        onDone: [
          { guard: { type: 'isConflict', params: outcomeOf }, target: 'compared' },
          {
            guard: { type: 'isFileRefused', params: outcomeOf },
            target: 'editing',
            actions: { type: 'goOnWithSaved', params: outcomeOf },
          },
          { target: 'listed', actions: 'noteSaved' },
        ],
        onError: { target: 'editing', actions: { type: 'keepFailure', params } },
      },
    },
    compared: {
      description: 'The form, and the change of somebody else.',
      tags: 'question',
      invoke: {
        id: 'conflict',
        src: 'conflict',
        input: ({ event }) =>
          narrowOutcome(narrowEvent(event, 'xstate.done.actor.saveCertificate').output, 'conflict'),
      },
      on: {
        // Puts the newer version into the form, so that another try is based on that version as well.
        'own.kept': { target: 'saving', actions: { type: 'openForm', params: ({ event }) => event.save } },
        'theirs.taken': { target: 'listed', actions: 'dismiss' },
        'comparison.left': 'editing',
      },
    },
    changing: {
      description: 'The certificates, while one of them is changed.',
      tags: 'list',
      // Nothing else can start until the change ends.
      on: { 'change.wanted': {}, 'certificate.opened': {} },
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ event }) => narrowEvent(event, 'change.wanted').change,
        onDone: { target: 'listed', actions: { type: 'keepDone', params } },
      },
    },
  },
});
