import { assign, setup } from 'xstate';
import { isRefusal, toCallFailure } from '#domain/callFailure.ts';
import type { Lead } from '#domain/lead.ts';
import { limits } from '#domain/limits.ts';
import { actionPort, port } from './port.ts';

interface LeadsContext {
  /** What the backend does not know yet, oldest first. */
  pending: readonly Lead[];
  /** How many of them are on their way. */
  sent: number;
}

export type LeadsEvent =
  { type: 'lead.made'; lead: Lead } | { type: 'leads.wanted' } | { type: 'leads.unwanted' };

const releaseSent = {
  type: 'releaseLeads',
  params: ({ context: { pending, sent } }: { context: LeadsContext }) => pending.slice(0, sent),
} as const;

/**
 * Hands what people press on offers to the backend, while somebody is logged in: at once where that works, else
 * when there is a network again. The backend takes each once, so sending twice does no harm.
 */
export const leadsMachine = setup({
  types: {} as { context: LeadsContext; events: LeadsEvent; input: { stored: readonly Lead[] } },
  actors: {
    /** Has the leads recorded. Rejects with a `CallFailure`. */
    sendLeads: port<void, readonly Lead[]>('sendLeads'),
  },
  actions: {
    add: assign(({ context: { pending, sent } }, lead: Lead) => {
      const dropped = pending.length < limits.pendingLeads ? 0 : 1;
      return { pending: [...pending, lead].slice(dropped), sent: Math.max(0, sent - dropped) };
    }),
    countSent: assign(({ context: { pending } }) => ({ sent: pending.length })),
    dropSent: assign(({ context: { pending, sent } }) => ({ pending: pending.slice(sent), sent: 0 })),
    forget: assign({ pending: [], sent: 0 }),
    /** Keeps one over a reload, beside those of other tabs. */
    keepLead: actionPort<Lead>('keepLead'),
    /** Lets go of those that need not be sent any more. */
    releaseLeads: actionPort<readonly Lead[]>('releaseLeads'),
  },
  guards: {
    hasPending: ({ context }) => context.pending.length > 0,
    hasNewer: ({ context: { pending, sent } }) => pending.length > sent,
    isRefused: (_, { error }: { error: unknown }) => isRefusal(toCallFailure(error)),
    isRefusedBeforeNewer: ({ context: { pending, sent } }, { error }: { error: unknown }) =>
      isRefusal(toCallFailure(error)) && pending.length > sent,
  },
  delays: { retryDelay: limits.retryDelayLongest },
}).createMachine({
  id: 'leads',
  context: ({ input }) => ({ pending: input.stored, sent: 0 }),
  initial: 'off',
  on: {
    'leads.unwanted': { target: '.off', actions: 'forget' },
  },
  states: {
    off: {
      on: {
        'leads.wanted': [{ guard: 'hasPending', target: 'sending' }, { target: 'idle' }],
      },
    },
    idle: {
      on: {
        // Back on the network, or a session that begins on it.
        'leads.wanted': {},
        'lead.made': {
          target: 'sending',
          actions: [
            { type: 'add', params: ({ event }) => event.lead },
            { type: 'keepLead', params: ({ event }) => event.lead },
          ],
        },
      },
    },
    sending: {
      entry: 'countSent',
      invoke: {
        id: 'sendLeads',
        src: 'sendLeads',
        input: ({ context }) => context.pending,
        onDone: [
          { guard: 'hasNewer', target: 'sending', reenter: true, actions: [releaseSent, 'dropSent'] },
          { target: 'idle', actions: [releaseSent, 'dropSent'] },
        ],
        onError: [
          {
            guard: { type: 'isRefusedBeforeNewer', params: ({ event }) => event },
            target: 'sending',
            reenter: true,
            actions: [releaseSent, 'dropSent'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'idle',
            actions: [releaseSent, 'dropSent'],
          },
          { target: 'waiting' },
        ],
      },
      on: {
        // What was on its way when the network went may never be answered. Sending twice does no harm.
        'leads.wanted': { target: 'sending', reenter: true },
        'lead.made': {
          actions: [
            { type: 'add', params: ({ event }) => event.lead },
            { type: 'keepLead', params: ({ event }) => event.lead },
          ],
        },
      },
    },
    waiting: {
      after: { retryDelay: 'sending' },
      on: {
        'leads.wanted': 'sending',
        'lead.made': {
          target: 'sending',
          actions: [
            { type: 'add', params: ({ event }) => event.lead },
            { type: 'keepLead', params: ({ event }) => event.lead },
          ],
        },
      },
    },
  },
});
