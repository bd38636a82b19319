import { assertEvent, assign, setup, type DoneActorEvent } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import type { ChartTypes } from './chartTypes.ts';
import { narrowEvent, params } from './params.ts';
import { port } from './port.ts';

export interface UnsavedContent {
  readonly content: unknown;
  /** Version of the draft that was shown during typing; 0 without a draft. */
  readonly from: number;
}

export interface SavedDraft {
  /** Version that the draft replaces; after saving, the version of the draft itself. */
  readonly version: number;
  readonly content: unknown;
}

type PublishingAct = 'saving' | 'discarding' | 'publishing';

interface PublishingContext {
  /** Unsaved content that the person typed; null while the saved content is shown. */
  readonly typed: UnsavedContent | null;
  /** Whether typed content has ever been saved, published, discarded, or given up in this chart. */
  readonly isOver: boolean;
  /** Typed note about the version to be published. */
  readonly note: string;
  /** The last successful act; null when the next one starts. */
  readonly done: PublishingAct | null;
  readonly failure: CallFailure | null;
}

type PublishingEvent =
  | ({ type: 'content.typed' } & UnsavedContent)
  | { type: 'note.typed'; note: string }
  | { type: 'theirs.taken' }
  | { type: 'publish.asked' }
  | { type: 'discard.asked' }
  | { type: 'question.closed' }
  | { type: 'save.pressed'; version: number; content: unknown }
  /** `version` is null if the server has no draft. */
  | { type: 'discard.confirmed'; version: number | null }
  /** `content` is null if all content is saved. */
  | { type: 'publish.confirmed'; version: number; content: unknown };

/**
 * Editing a draft that all administrators share: typing, saving, publishing, and discarding. After a conflict, the
 * chart loads the version of the other person, and keeps the content typed here, which the next save writes over that
 * version. The history on the server has only the published versions.
 */
export const publishingMachine = setup({
  types: {} as ChartTypes<PublishingEvent, PublishingContext, DoneActorEvent<SavedDraft, 'saveDraft'>> & {
    /** `busy`: a call is running, named by a `PublishingAct`. `publishAsked`, `discardAsked`: the dialog is open. */
    tags: 'busy' | PublishingAct | 'publishAsked' | 'discardAsked';
  },
  actors: {
    // Every port rejects with a `CallFailure`.
    /** Saves the draft over its `version`. Resolves with the new version and the same `content` object. */
    saveDraft: port<SavedDraft, SavedDraft>('saveDraft'),
    discardDraft: port<unknown, { readonly version: number | null }>('discardDraft'),
    publishDraft: port<unknown, { readonly version: number; readonly note: string | null }>('publishDraft'),
    /** Refetches the server's content, and resolves with the version of the server's draft. */
    readTheirs: port<number>('readTheirs'),
  },
  actions: {
    keepTyped: assign((_, { content, from }: UnsavedContent) => ({ typed: { content, from } })),
    keepNote: assign((_, { note }: { note: string }) => ({ note })),
    forgetOutcome: assign({ done: null, failure: null }),
    /** Keeps content that was typed during the call, since it is not saved yet. */
    keepSaved: assign(({ context: { typed } }, { output }: { output: SavedDraft }) => ({
      typed: !typed || typed.content === output.content ? null : { ...typed, from: output.version },
    })),
    /** Rebases the typed content on the server's draft version after a conflict. */
    keepSeen: assign(({ context: { typed } }, { output }: { output: number }) => ({
      typed: typed && { ...typed, from: output },
    })),
    /** Keeps content typed during publishing; it starts a new draft, since the server has none after publishing. */
    keepUnpublished: assign(({ context: { typed } }) => ({ typed: typed && { ...typed, from: 0 } })),
    forgetTyped: assign({ typed: null }),
    noteOver: assign({ isOver: true }),
    forgetNote: assign({ note: '' }),
    dismissFailure: assign({ failure: null }),
    noteDone: assign((_, done: PublishingAct) => ({ done })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toCallFailure(error) })),
  },
  guards: {
    isUnsaved: (_, { content }: { content: unknown }) => content !== null,
    isConflict: ({ context }) => context.failure?.code === 'CONFLICT',
  },
}).createMachine({
  id: 'publishing',
  description: 'The progress of a draft that administrators share, and its typed text.',
  context: { typed: null, isOver: false, note: '', done: null, failure: null },
  initial: 'resting',
  on: {
    'content.typed': { actions: { type: 'keepTyped', params } },
    'note.typed': { actions: { type: 'keepNote', params } },
    'theirs.taken': { actions: ['dismissFailure', 'forgetTyped', 'noteOver'] },
  },
  states: {
    resting: {
      description: 'The person types; no call is running.',
      initial: 'unasked',
      on: {
        'save.pressed': 'calling',
        'publish.asked': '.askedToPublish',
        'discard.asked': '.askedToDiscard',
      },
      states: {
        unasked: { description: 'No question is open.' },
        askedToPublish: {
          description: 'The person is asked whether to publish the draft.',
          tags: 'publishAsked',
          on: {
            'question.closed': 'unasked',
            'publish.confirmed': [
              { guard: { type: 'isUnsaved', params }, target: '#publishing.calling.savingFirst' },
              { target: '#publishing.calling.publishing', actions: ['forgetTyped', 'noteOver'] },
            ],
          },
        },
        askedToDiscard: {
          description: 'The person is asked whether to discard the draft.',
          tags: 'discardAsked',
          on: { 'question.closed': 'unasked', 'discard.confirmed': '#publishing.calling.discarding' },
        },
      },
    },
    calling: {
      description: 'A call is running; nothing else can start meanwhile.',
      tags: 'busy',
      initial: 'saving',
      entry: 'forgetOutcome',
      on: {
        'save.pressed': {},
        'publish.asked': {},
        'discard.asked': {},
        'publish.confirmed': {},
        'discard.confirmed': {},
        'question.closed': {},
      },
      states: {
        saving: {
          description: 'The typed text is being saved as the draft.',
          tags: 'saving',
          invoke: {
            id: 'saveDraft',
            src: 'saveDraft',
            input: ({ event }) => {
              assertEvent(event, 'save.pressed');
              return { version: event.version, content: event.content };
            },
            onDone: {
              target: '#publishing.resting',
              actions: [{ type: 'keepSaved', params }, 'noteOver', { type: 'noteDone', params: 'saving' }],
            },
            onError: { target: 'failed', actions: { type: 'keepFailure', params } },
          },
        },
        discarding: {
          description: 'The draft is being discarded.',
          tags: ['discarding', 'discardAsked'],
          invoke: {
            id: 'discardDraft',
            src: 'discardDraft',
            input: ({ event }) => ({ version: narrowEvent(event, 'discard.confirmed').version }),
            onDone: {
              target: '#publishing.resting',
              actions: ['forgetTyped', 'noteOver', { type: 'noteDone', params: 'discarding' }],
            },
            onError: { target: 'failed', actions: { type: 'keepFailure', params } },
          },
        },
        savingFirst: {
          description: 'The draft is being saved before publishing.',
          tags: ['publishing', 'publishAsked'],
          invoke: {
            id: 'saveDraft',
            src: 'saveDraft',
            input: ({ event }) => {
              assertEvent(event, 'publish.confirmed');
              return { version: event.version, content: event.content };
            },
            onDone: { target: 'publishing', actions: [{ type: 'keepSaved', params }, 'noteOver'] },
            onError: { target: 'failed', actions: { type: 'keepFailure', params } },
          },
        },
        publishing: {
          description: 'The saved draft is being published.',
          tags: ['publishing', 'publishAsked'],
          invoke: {
            id: 'publishDraft',
            src: 'publishDraft',
            input: ({ context: { note }, event }) => {
              assertEvent(event, ['publish.confirmed', 'xstate.done.actor.saveDraft']);
              const { version } = event.type === 'publish.confirmed' ? event : event.output;
              return { version, note: note.trim() || null };
            },
            onDone: {
              target: '#publishing.resting',
              actions: ['keepUnpublished', 'forgetNote', { type: 'noteDone', params: 'publishing' }],
            },
            onError: { target: 'failed', actions: { type: 'keepFailure', params } },
          },
        },
        failed: {
          description: 'The reason of the failure decides the next state.',
          always: [{ guard: 'isConflict', target: 'readingTheirs' }, { target: '#publishing.resting' }],
        },
        readingTheirs: {
          description: 'Somebody else was faster; their version is being loaded.',
          invoke: {
            id: 'readTheirs',
            src: 'readTheirs',
            onDone: { target: '#publishing.resting', actions: { type: 'keepSeen', params } },
            onError: '#publishing.resting',
          },
        },
      },
    },
  },
});
