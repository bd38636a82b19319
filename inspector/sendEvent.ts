import { transition, type EventObject } from 'xstate';
import type { Outcome } from './messages.ts';
import type { ChartActor } from './recorder.ts';

/**
 * Sends a chart what an engineer made up, and says what came of it. Whatever would have the chart throw, as a payload
 * that lacks what a guard or an action reads, is not sent: a chart that throws is dead, and the app with it.
 */
export function sendEvent(actor: ChartActor | undefined, event: EventObject): Outcome {
  const snapshot = actor?.getSnapshot();
  if (!actor || snapshot?.status !== 'active') return 'ended';
  if (!snapshot._nodes.some(({ transitions }) => transitions.has(event.type))) return 'unknown';
  try {
    // Works out what would follow, and does none of it.
    transition(actor.logic, snapshot, event);
  } catch {
    return 'failing';
  }
  const isAccepted = actor.logic.getTransitionData(snapshot, event).length > 0;
  actor.send(event);
  return isAccepted ? 'accepted' : 'refused';
}
