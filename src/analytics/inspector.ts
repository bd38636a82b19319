import type { InspectionEvent } from 'xstate';
import {
  trackingPlan,
  type TrackedEvent,
  type TrackedEventName,
  type TrackingContext,
  type TrackingMeta,
} from '#domain/trackingPlan.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { takenTransitions } from '#machines/internals.ts';
import type { Sink } from './sink.ts';
import { describeContext } from './trackingContext.ts';

interface InspectorOptions {
  readonly sink: Sink;
  /** The signed-in person as it was before the step at hand. */
  readonly readUserInfo: () => UserInfo | null;
  /** The name of the page at hand (`LandingPage`), never its address. */
  readonly readRoute: () => string;
  readonly now: () => Date;
}

/**
 * Turns the steps of all charts into planned events: a transition whose `meta` names one is sent to the
 * sink. Nothing else tracks. A restored session takes no such transition, so it does not count.
 */
export function createInspector({ sink, readUserInfo, readRoute, now }: InspectorOptions) {
  return (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.microstep') return;
    for (const transition of takenTransitions(inspected)) {
      const meta = transition.meta as TrackingMeta | undefined;
      if (!meta?.track) continue;
      const userInfo = userInfoOf(inspected.snapshot) ?? readUserInfo();
      const context = describeContext(userInfo, readRoute());
      sink(toEvent(meta.track, meta, inspected.event, context, now()));
    }
  };
}

function toEvent(
  name: TrackedEventName,
  meta: TrackingMeta,
  machineEvent: Readonly<Record<string, unknown>>,
  context: TrackingContext,
  at: Date,
): TrackedEvent {
  const properties: Record<string, string | number> = {};
  for (const property of trackingPlan[name]) {
    const value = meta.properties?.[property] ?? machineEvent[property];
    if (typeof value === 'string' || typeof value === 'number') properties[property] = value;
  }
  return { name, properties, context, at: at.toISOString() };
}

/** The person in the session's new state, who is not readable from outside before the step is done. */
function userInfoOf(snapshot: object): UserInfo | null {
  const { context } = snapshot as { context?: { userInfo?: UserInfo | null } };
  return context?.userInfo ?? null;
}
