import type { InspectionEvent } from 'xstate';
import type { TrackedEvent } from '#domain/trackedEvent.ts';
import type { AnyTrackingMeta } from '#domain/trackingMeta.ts';
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

type Fields = Readonly<Record<string, unknown>>;

/**
 * Turns the steps of all charts into planned events: a transition whose `meta` names one is sent to the
 * sink. Nothing else tracks. A restored session takes no such transition, so it does not count.
 */
export function createInspector({ sink, readUserInfo, readRoute, now }: InspectorOptions) {
  return (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.microstep') return;
    const { context = {} } = inspected.snapshot as { context?: Fields };
    for (const transition of takenTransitions(inspected)) {
      const meta = transition.meta as AnyTrackingMeta | undefined;
      if (!meta) continue;
      // The session's new state is not readable from outside before the step is done.
      const userInfo = (context['userInfo'] as UserInfo | null | undefined) ?? readUserInfo();
      sink({
        name: meta.track,
        properties: readProperties(meta, { event: inspected.event, context }),
        context: describeContext(userInfo, readRoute()),
        at: now().toISOString(),
      });
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
