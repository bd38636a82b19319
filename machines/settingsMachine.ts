import { assertEvent, assign, setup } from 'xstate';
import { toCallFailure } from '#domain/callFailure.ts';
import type {
  CertificateForm,
  CertificateSave,
  RowChange,
  SaveOutcome,
  SettingsChoice,
} from '#domain/settings.ts';
import type { Invitation } from '#domain/team.ts';
import { trackingOf, type TrackingMeta } from '#domain/trackingMeta.ts';
import { changeMachine } from './changeMachine.ts';
import { port } from './port.ts';
import { nothingYet, type SettingsContext } from './settingsContext.ts';
import type { SettingsEvent } from './settingsEvent.ts';

const track = trackingOf<SettingsEvent, SettingsContext>();

/** Gives guards and actions what the event holds. */
const params = <Event>({ event }: { event: Event }): Event => event;

const outcomeOf = ({ event }: { event: { output: SaveOutcome } }): SaveOutcome => event.output;

/**
 * What an owner does in the account settings (screens 2.12). Lists are the data client's; the chart knows the
 * section, what is being done in it, and what stands in the way.
 */
export const settingsMachine = setup({
  types: {} as {
    context: SettingsContext;
    events: SettingsEvent;
    meta: TrackingMeta<SettingsEvent, SettingsContext>;
    /**
     * A list is shown; something may be typed; something is asked over it; something is on its way; what is shown was opened from a
     * list at the same address, to which Back leads.
     */
    tags: 'list' | 'editable' | 'question' | 'busy' | 'fromList';
  },
  actors: {
    change: changeMachine,
    /** Invites somebody. Rejects with a `CallFailure`. */
    inviteMember: port<void, Invitation>('inviteMember'),
    /** Adds, changes or renews a certificate, and sends its document. Rejects likewise. */
    saveCertificate: port<SaveOutcome, CertificateSave>('saveCertificate'),
    /** Keeps what was chosen. Rejects likewise. */
    keepChoice: port<void, SettingsChoice>('keepChoice'),
  },
  actions: {
    noteTyped: assign({ isTyped: true }),
    dismiss: assign({ isTyped: false, failure: null, invitation: null, done: null }),
    keepInvitation: assign((_, { invitation }: { invitation: Invitation }) => ({
      invitation,
      failure: null,
    })),
    forgetDone: assign({ done: null }),
    keepDone: assign((_, { output }: { output: RowChange | null }) => ({ done: output })),
    openForm: assign((_, { form }: { form: CertificateForm }) => ({ form, save: null })),
    keepSave: assign((_, { save }: { save: CertificateSave }) => ({ save, done: null, failure: null })),
    noteSaved: assign({ isTyped: false, done: 'saved' }),
    keepTheirs: assign((_, outcome: SaveOutcome) => ({
      theirs: outcome.kind === 'conflict' ? outcome.certificate : null,
    })),
    /** What was typed on an older version is saved on this one, also where that takes another try. */
    seeTheirs: assign(({ context: { save, theirs } }) => {
      if (!save || !theirs || save.form.kind === 'add') return {};
      const form = { ...save.form, certificate: theirs };
      return { form, save: { ...save, form } };
    }),
    /** What is typed now is of the certificate that was saved, and is not added once more. */
    goOnWithSaved: assign((_, outcome: SaveOutcome) =>
      outcome.kind === 'fileRefused'
        ? {
            form: { kind: 'change' as const, certificate: outcome.certificate },
            done: 'savedWithoutFile' as const,
            failure: outcome.failure,
          }
        : {},
    ),
    keepChosen: assign((_, { choice }: { choice: SettingsChoice }) => ({
      choice,
      done: null,
      failure: null,
    })),
    noteChosen: assign({ done: 'chosen' }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toCallFailure(error) })),
  },
  guards: {
    isOwnerInvited: (_, { invitation }: { invitation: Invitation }) => invitation.role === 'OWNER',
    isConflict: (_, { kind }: SaveOutcome) => kind === 'conflict',
    isFileRefused: (_, { kind }: SaveOutcome) => kind === 'fileRefused',
  },
}).createMachine({
  id: 'settings',
  description: 'What an owner does in the account settings.',
  context: nothingYet,
  initial: 'opening',
  on: {
    'team.shown': { target: '.team', actions: 'dismiss' },
    'certificates.shown': { target: '.certificates', actions: 'dismiss', meta: track('Certificate') },
    'company.shown': { target: '.company', actions: 'dismiss' },
  },
  states: {
    opening: { description: 'The page under way.' },
    team: {
      description: 'The people of the company.',
      initial: 'listed',
      // Another page of the list is no other section.
      on: { 'team.shown': {} },
      states: {
        listed: {
          description: 'The team.',
          tags: 'list',
          on: {
            'invite.pressed': { target: 'inviting', actions: 'dismiss', meta: track('Add User') },
            'change.wanted': { target: 'changing', actions: 'forgetDone' },
          },
        },
        inviting: {
          description: 'Somebody is being invited.',
          tags: 'fromList',
          initial: 'editing',
          states: {
            editing: {
              description: 'The form that adds a user.',
              tags: 'editable',
              on: {
                'form.typed': { actions: 'noteTyped' },
                'invitation.submitted': [
                  {
                    guard: { type: 'isOwnerInvited', params },
                    target: 'confirmingOwner',
                    actions: { type: 'keepInvitation', params },
                  },
                  { target: 'sending', actions: { type: 'keepInvitation', params } },
                ],
                'form.left': { target: '#settings.team.listed', actions: 'dismiss' },
              },
            },
            confirmingOwner: {
              description: 'The form, asked whether to invite an owner.',
              tags: 'question',
              on: { 'owner.confirmed': 'sending', 'owner.declined': 'editing' },
            },
            sending: {
              description: 'The form, sending.',
              tags: 'busy',
              invoke: {
                id: 'inviteMember',
                src: 'inviteMember',
                input: ({ context }) => {
                  if (!context.invitation) throw new Error('Inviting starts with its form.');
                  return context.invitation;
                },
                onDone: { target: '#settings.team.invited', meta: track('Add User Complete') },
                onError: { target: 'editing', actions: { type: 'keepFailure', params } },
              },
            },
          },
        },
        invited: {
          description: 'The page says that the invitation is sent.',
          tags: 'fromList',
          on: {
            'invite.pressed': { target: 'inviting', actions: 'dismiss', meta: track('Add User') },
            'done.pressed': { target: 'listed', actions: 'dismiss' },
            'form.left': { target: 'listed', actions: 'dismiss' },
          },
        },
        // Nothing else is begun meanwhile.
        changing: {
          description: 'The team, while one of it is changed.',
          tags: 'list',
          on: { 'change.wanted': {}, 'invite.pressed': {} },
          invoke: {
            id: 'change',
            src: 'change',
            input: ({ event }) => {
              assertEvent(event, 'change.wanted');
              return event.change;
            },
            onDone: { target: 'listed', actions: { type: 'keepDone', params } },
          },
        },
      },
    },
    certificates: {
      description: 'What the company has to renew in time.',
      initial: 'listed',
      on: { 'certificates.shown': {} },
      states: {
        listed: {
          description: 'The certificates.',
          tags: 'list',
          on: {
            'certificate.opened': {
              target: 'editing',
              actions: ['dismiss', { type: 'openForm', params }],
            },
            'change.wanted': { target: 'changing', actions: 'forgetDone' },
          },
        },
        editing: {
          description: 'The form of a certificate.',
          tags: 'editable',
          on: {
            'form.typed': { actions: 'noteTyped' },
            'certificate.submitted': { target: 'saving', actions: { type: 'keepSave', params } },
            'form.left': { target: 'listed', actions: 'dismiss' },
          },
        },
        saving: {
          description: 'The form, saving.',
          tags: 'busy',
          invoke: {
            id: 'saveCertificate',
            src: 'saveCertificate',
            input: ({ context }) => {
              if (!context.save) throw new Error('Saving starts with the form.');
              return context.save;
            },
            onDone: [
              {
                guard: { type: 'isConflict', params: outcomeOf },
                target: 'compared',
                actions: { type: 'keepTheirs', params: outcomeOf },
              },
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
          description: 'The form, and what somebody else has changed.',
          tags: 'question',
          on: {
            'own.kept': { target: 'saving', actions: 'seeTheirs' },
            'theirs.taken': { target: 'listed', actions: 'dismiss' },
            'comparison.left': 'editing',
          },
        },
        changing: {
          description: 'The certificates, while one of them is changed.',
          tags: 'list',
          on: { 'change.wanted': {}, 'certificate.opened': {} },
          invoke: {
            id: 'change',
            src: 'change',
            input: ({ event }) => {
              assertEvent(event, 'change.wanted');
              return event.change;
            },
            onDone: { target: 'listed', actions: { type: 'keepDone', params } },
          },
        },
      },
    },
    company: {
      description: 'What the company has, and what is known of it.',
      initial: 'viewed',
      on: { 'company.shown': {} },
      states: {
        viewed: {
          description: 'The company.',
          on: { 'choice.submitted': { target: 'keeping', actions: { type: 'keepChosen', params } } },
        },
        keeping: {
          description: 'The company, saving.',
          tags: 'busy',
          invoke: {
            id: 'keepChoice',
            src: 'keepChoice',
            input: ({ context: { choice } }: { context: SettingsContext }) => {
              if (!choice) throw new Error('Keeping starts with a choice.');
              return choice;
            },
            onDone: { target: 'viewed', actions: 'noteChosen' },
            onError: { target: 'viewed', actions: { type: 'keepFailure', params } },
          },
        },
      },
    },
  },
});
