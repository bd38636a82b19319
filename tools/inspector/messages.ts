import type { EventObject, SnapshotStatus, StateValue } from 'xstate';
import type { Masked } from './mask.ts';

/** Tabs of one browser and origin talk here, whether there is a network or not. */
export const channelName = 'running-charts';

/** Held by a tab of the product as long as it is open: who is given it knows that the tab has gone, crash or not. */
export function lockOf(tab: string): string {
  return `${channelName} ${tab}`;
}

/** A chart that runs, or has just ended, as others may see it. */
export interface RunningChart {
  /** XState's number of it, unlike any other of its tab. */
  readonly actor: string;
  /** The name that its parent gave it, as a state that invokes it does. */
  readonly id: string;
  readonly chart: string;
  readonly parent: string | null;
  readonly status: SnapshotStatus;
  readonly value: StateValue;
  /** The states it is in, by their dotted names. */
  readonly state: string;
  readonly context: Masked;
  /** The arrows of its drawing that it took last. */
  readonly taken: readonly string[];
}

/** Somebody who sends or is sent something: a chart, or an effect that one runs. */
export interface Party {
  /** The same each time a chart runs the same effect. */
  readonly lifeline: string;
  readonly name: string;
  readonly isEffect: boolean;
}

/** An event that a chart was sent, and what came of it. */
export interface Step {
  /** Counts the steps of a tab, from 1. */
  readonly number: number;
  readonly actor: string;
  readonly chart: string;
  /** Null where the page sent it. */
  readonly sender: Party | null;
  readonly type: string;
  /** What the event holds beside its type. */
  readonly payload: { readonly [name: string]: Masked };
  /** Null where the chart began. */
  readonly from: string | null;
  readonly to: string;
  /** Whether a transition was taken; an event may be refused by a guard, or known to nobody. */
  readonly isTaken: boolean;
  /** When it was sent: milliseconds since 1970, with what follows at once in its order. */
  readonly at: number;
  /** Milliseconds from the sending to when all was done that follows at once; null where nobody sent it. */
  readonly took: number | null;
}

/** An effect was started, or sent an event. */
export interface Call {
  /** Counted with the steps. */
  readonly number: number;
  readonly sender: Party | null;
  readonly receiver: Party;
  readonly type: string;
  /** As of a step. */
  readonly at: number;
}

/** What became of an event that an engineer sent. */
export type Outcome = 'accepted' | 'refused' | 'unknown' | 'failing' | 'ended';

/** What a tab of the product tells. */
export type Told =
  | {
      readonly kind: 'known';
      readonly tab: string;
      readonly path: string;
      readonly charts: readonly RunningChart[];
      readonly steps: readonly Step[];
      readonly calls: readonly Call[];
    }
  | {
      readonly kind: 'stepped';
      readonly tab: string;
      readonly path: string;
      readonly chart: RunningChart;
      readonly step: Step;
    }
  | { readonly kind: 'called'; readonly tab: string; readonly call: Call }
  | {
      readonly kind: 'answered';
      readonly request: string;
      readonly outcome: Outcome;
      readonly state: string;
    };

/** What the inspector's page asks of them. */
export type Asked =
  | { readonly kind: 'asked' }
  | {
      readonly kind: 'sent';
      readonly tab: string;
      readonly actor: string;
      readonly request: string;
      readonly event: EventObject;
    };
