import { createActor, createEmptyActor, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { isKnown, parentOf } from '#machines/internals.ts';
import type { Outcome } from './messages.ts';
import type { ChartActor } from './recorder.ts';

/**
 * Sends a chart what an engineer made up, and says what came of it. Whatever would have the chart throw, as a payload
 * that lacks what a guard or an action reads, is not sent: a chart that throws is dead, and the app with it.
 */
export function sendEvent(actor: ChartActor | undefined, event: AnyEventObject): Outcome {
  const snapshot = actor?.getSnapshot() as AnyMachineSnapshot | undefined;
  if (!actor || snapshot?.status !== 'active') return 'ended';
  if (!isKnown(snapshot, event.type)) return 'unknown';
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

/**
 * Works out what would follow, and does none of it. XState's own `transition` has no parent for a chart to tell, and
 * takes that for a fault.
 */
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
