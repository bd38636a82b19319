import type { EventObject, SnapshotStatus, StateValue } from 'xstate';
import type { MaskedValue } from './mask.ts';

/** Name of the `BroadcastChannel` between the tabs of one browser. */
export const channelName = 'running-charts';

/** Returns the name of the Web Lock that a product tab holds while open, so that others notice its close or crash. */
export function createTabLockName(tab: string): string {
  return `${channelName} ${tab}`;
}

/** A chart that runs or has just ended; its data is masked. */
export interface RunningChart {
  /** Session id of the actor; unique in its tab. */
  readonly actor: string;
  /** Id that the parent gave to the actor. */
  readonly id: string;
  readonly chart: string;
  readonly parent: string | null;
  readonly status: SnapshotStatus;
  readonly value: StateValue;
  /** Dotted names of the innermost active states. */
  readonly state: string;
  readonly context: MaskedValue;
  /** Ids of the arrows that the chart took last. */
  readonly taken: readonly string[];
}

/** A sender or receiver of events: a chart, or an effect that a chart runs. */
export interface Participant {
  /** Id of the participant in a sequence diagram, the same each time a chart runs the same effect. */
  readonly lifeline: string;
  readonly name: string;
  readonly isEffect: boolean;
}

/** An event that a chart received, and its result. */
export interface RecordedStep {
  /** Number of the step or call in its tab, from 1. */
  readonly number: number;
  readonly actor: string;
  readonly chart: string;
  /** Sender of the event; null for the page. */
  readonly sender: Participant | null;
  readonly type: string;
  /** Fields of the event except its type, masked. */
  readonly payload: { readonly [name: string]: MaskedValue };
  /** State before the event; null at the start of the chart. */
  readonly from: string | null;
  readonly to: string;
  /** Whether the chart took a transition. */
  readonly isTaken: boolean;
  /** Time of sending, in milliseconds since 1970. Unique, so that events in quick succession keep their order. */
  readonly at: number;
  /** Milliseconds from the sending until the chart has settled; null if nothing sent the event. */
  readonly took: number | null;
}

/** An event that an effect received, or the start of the effect. Steps and calls share one sequence of numbers. */
export type EffectCall = Pick<RecordedStep, 'number' | 'sender' | 'type' | 'at'> & {
  readonly receiver: Participant;
};

/** Result of an event that an engineer has sent. */
export type SentEventOutcome = 'accepted' | 'refused' | 'unknown' | 'failing' | 'ended';

/** Message from a tab of the product to the inspector's page. */
export type TabMessage =
  | {
      readonly kind: 'known';
      readonly tab: string;
      readonly path: string;
      readonly charts: readonly RunningChart[];
      readonly steps: readonly RecordedStep[];
      readonly calls: readonly EffectCall[];
    }
  | {
      readonly kind: 'stepped';
      readonly tab: string;
      readonly path: string;
      readonly chart: RunningChart;
      readonly step: RecordedStep;
    }
  | { readonly kind: 'called'; readonly tab: string; readonly call: EffectCall }
  | {
      readonly kind: 'answered';
      readonly request: string;
      readonly outcome: SentEventOutcome;
      readonly state: string;
    };

/** Message from the inspector's page to the tabs of the product. */
export type InspectorMessage =
  | { readonly kind: 'asked' }
  | {
      readonly kind: 'sent';
      readonly tab: string;
      readonly actor: string;
      readonly request: string;
      readonly event: EventObject;
    };
