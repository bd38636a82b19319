import { createActor, createEmptyActor, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { hasTransitionFor, parentOf } from '#machines/internals.ts';
import type { SentEventOutcome } from './messages.ts';
import type { ChartActor } from './recorder.ts';

/**
 * Sends an engineer's event to a chart, and returns the outcome. An event with which the chart would throw, such as one
 * without a field that a guard reads, is not sent, since the error would stop the chart and the app.
 */
export function sendEvent(actor: ChartActor | undefined, event: AnyEventObject): SentEventOutcome {
  const snapshot = actor?.getSnapshot() as AnyMachineSnapshot | undefined;
  if (!actor || snapshot?.status !== 'active') return 'ended';
  if (!hasTransitionFor(snapshot, event.type)) return 'unknown';
  try {
    rehearse(actor, snapshot, event);
  } catch {
    return 'failing';
  }
  const isAccepted = actor.logic.getTransitionData(snapshot, event).length > 0;
  actor.send(event);
  return isAccepted ? 'accepted' : 'refused';
}

const nothing = () => undefined;

/** Computes a transition without its actions; throws if the chart would. XState's `transition` sets no parent. */
function rehearse(actor: ChartActor, snapshot: AnyMachineSnapshot, event: AnyEventObject): void {
  const { logic, id, sessionId } = actor;
  const self = createActor(logic, parentOf(actor) ? { parent: createEmptyActor() } : {});
  logic.transition(snapshot, event, {
    self,
    id,
    sessionId,
    system: self.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  });
}
