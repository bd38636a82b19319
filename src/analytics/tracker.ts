import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { StoredFunnelRuns } from '#domain/funnelStep.ts';
import { randomUuid } from '#domain/randomKey.ts';
import type { TrackedEvent } from '#domain/trackedEvent.ts';
import type { AnyTrackingMeta } from '#domain/trackingMeta.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { getTakenTransitions } from '#machines/internals.ts';
import type { Sink } from './sinks.ts';
import { funnelChartOf } from './stepFollower.ts';
import { createTrackingContext } from './trackingContext.ts';

interface TrackerOptions {
  readonly sink: Sink;
  /** Returns the person who was signed in before the current macrostep; null for a visitor. */
  readonly readUserInfo: () => UserInfo | null;
  /** Returns the id of the current page (`LandingPage`), never its address. */
  readonly readRoute: () => string;
  /** Returns the runs of this tab, which include the current macrostep once it is complete. */
  readonly readRuns: () => StoredFunnelRuns;
  readonly now: () => Date;
}

type Fields = Readonly<Record<string, unknown>>;

/** Creates an XState inspector that sends the tracked event that the `meta` of a taken transition names. */
export function createTracker({ sink, readUserInfo, readRoute, readRuns, now }: TrackerOptions) {
  /** Events of unfinished macrosteps, by actor; sent after the macrostep, since it may begin the run that they name. */
  const underWay = new WeakMap<AnyActorRef, TrackedEvent[]>();

  function release(actor: AnyActorRef): void {
    const events = underWay.get(actor) ?? [];
    underWay.delete(actor);
    const chart = funnelChartOf(actor);
    const run = chart && readRuns()[chart];
    for (const event of events) sink(run ? { ...event, run: run.id, step: run.steps } : event);
  }

  return (inspected: InspectionEvent): void => {
    const actor = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.snapshot') return release(actor);
    if (inspected.type !== '@xstate.microstep') return;
    const { context = {} } = inspected.snapshot as { context?: Fields };
    for (const transition of getTakenTransitions(inspected)) {
      const meta = transition.meta as AnyTrackingMeta | undefined;
      if (!meta) continue;
      // The actor of the session shows its new state only after the macrostep.
      const userInfo = (context['userInfo'] as UserInfo | null | undefined) ?? readUserInfo();
      const event = {
        messageId: randomUuid(),
        name: meta.track,
        properties: readProperties(meta, { event: inspected.event, context }),
        context: createTrackingContext(userInfo, readRoute()),
        at: now().toISOString(),
      };
      underWay.set(actor, [...(underWay.get(actor) ?? []), event]);
    }
  };
}

function readProperties(
  { properties = {} }: AnyTrackingMeta,
  sources: Readonly<Record<'event' | 'context', Fields>>,
): TrackedEvent['properties'] {
  const read: Record<string, string | number> = {};
  for (const [name, given] of Object.entries(properties)) {
    const value = typeof given === 'object' ? sources[given.from][name] : given;
    if (typeof value === 'string' || typeof value === 'number') read[name] = value;
  }
  return read;
}
