import { assign, setup } from 'xstate';
import { isRefusal, toCallFailure } from '#domain/callFailure.ts';
import type { Lead } from '#domain/lead.ts';
import { limits } from '#domain/limits.ts';
import type { ChartTypes } from './chartTypes.ts';
import type { NetworkEvent } from './connectionMachine.ts';
import { params } from './params.ts';
import { actionPort, port, watchPort } from './port.ts';

interface LeadsInput {
  /** Id of the person's session. */
  readonly session: string;
}

/** Leads, and the session whose person made them. */
export interface SessionLeads extends LeadsInput {
  readonly leads: readonly Lead[];
}

interface LeadsContext extends LeadsInput {
  /** Leads that the backend has not confirmed yet, oldest first. */
  pending: readonly Lead[];
  /** Number of leads at the start of `pending` that are being sent. */
  sent: number;
}

type MadeLead = { type: 'lead.made'; lead: Lead };

export type LeadsEvent = MadeLead | NetworkEvent;

const dropSent = [
  {
    type: 'releaseLeads',
    params: ({ context: { session, pending, sent } }: { context: LeadsContext }): SessionLeads => ({
      session,
      leads: pending.slice(0, sent),
    }),
  },
  'dropSent',
] as const;

const keepMade = [
  { type: 'add', params: ({ event }: { event: MadeLead }) => event.lead },
  {
    type: 'keepLead',
    params: ({ context: { session }, event }: { context: LeadsContext; event: MadeLead }): SessionLeads => ({
      session,
      leads: [event.lead],
    }),
  },
] as const;

/** Sends leads (presses on offers), and retries after a failure. The backend records each lead once, even if resent. */
export const leadsMachine = setup({
  types: {} as ChartTypes<LeadsEvent, LeadsContext> & {
    input: LeadsInput;
  },
  actors: {
    /** Reads the unsent leads from the browser's storage. */
    restoreLeads: port<readonly Lead[]>('restoreLeads'),
    /** Sends the leads to the backend. Rejects with a `CallFailure`. */
    sendLeads: port<void, SessionLeads>('sendLeads'),
    watchNetwork: watchPort('watchNetwork'),
  },
  actions: {
    add: assign(({ context: { pending, sent } }, lead: Lead) => {
      const dropped = pending.length < limits.pendingLeads ? 0 : 1;
      return { pending: [...pending, lead].slice(dropped), sent: Math.max(0, sent - dropped) };
    }),
    countSent: assign(({ context: { pending } }) => ({ sent: pending.length })),
    dropSent: assign(({ context: { pending, sent } }) => ({ pending: pending.slice(sent), sent: 0 })),
    addRestored: assign(({ context: { pending } }, restored: readonly Lead[]) => ({
      pending: [...restored, ...pending].slice(-limits.pendingLeads),
    })),
    /** Adds leads to the browser's storage, which other tabs share, so that they survive a reload. */
    keepLead: actionPort<SessionLeads>('keepLead'),
    /** Removes leads from the browser's storage. */
    releaseLeads: actionPort<SessionLeads>('releaseLeads'),
  },
  guards: {
    isAny: ({ context: { pending } }, restored: readonly Lead[]) => pending.length + restored.length > 0,
    hasNewer: ({ context: { pending, sent } }) => pending.length > sent,
    isRefused: (_, { error }: { error: unknown }) => isRefusal(toCallFailure(error)),
    isRefusedBeforeNewer: ({ context: { pending, sent } }, { error }: { error: unknown }) =>
      isRefusal(toCallFailure(error)) && pending.length > sent,
  },
  delays: { retryDelay: limits.retryDelayLongest },
}).createMachine({
  id: 'leads',
  description: 'Whether the clicks of the person on offers have been recorded.',
  context: ({ input }) => ({ ...input, pending: [], sent: 0 }),
  initial: 'restoring',
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  on: { 'network.lost': {}, 'network.found': {} },
  states: {
    restoring: {
      description: 'The stored clicks are being read.',
      invoke: {
        id: 'restoreLeads',
        src: 'restoreLeads',
        onDone: [
          {
            guard: { type: 'isAny', params: ({ event }) => event.output },
            target: 'sending',
            actions: { type: 'addRestored', params: ({ event }) => event.output },
          },
          { target: 'idle' },
        ],
      },
      on: { 'lead.made': { actions: keepMade } },
    },
    idle: {
      description: 'All clicks are recorded.',
      on: { 'lead.made': { target: 'sending', actions: keepMade } },
    },
    sending: {
      description: 'The clicks are being sent.',
      entry: 'countSent',
      invoke: {
        id: 'sendLeads',
        src: 'sendLeads',
        input: ({ context: { session, pending } }) => ({ session, leads: pending }),
        onDone: [
          { guard: 'hasNewer', target: 'sending', reenter: true, actions: dropSent },
          { target: 'idle', actions: dropSent },
        ],
        onError: [
          {
            guard: { type: 'isRefusedBeforeNewer', params },
            target: 'sending',
            reenter: true,
            actions: dropSent,
          },
          { guard: { type: 'isRefused', params }, target: 'idle', actions: dropSent },
          { target: 'waiting' },
        ],
      },
      on: {
        // A call that was running when the network failed may get no response. The backend drops duplicates.
        'network.found': { target: 'sending', reenter: true },
        'lead.made': { actions: keepMade },
      },
    },
    waiting: {
      description: 'Sending has failed; the next try comes after a delay, or when the network is back.',
      after: { retryDelay: 'sending' },
      on: {
        'network.found': 'sending',
        'lead.made': { target: 'sending', actions: keepMade },
      },
    },
  },
});
