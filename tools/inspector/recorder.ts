import type {
  Actor,
  ActorRefLike,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
  InspectionEvent,
} from 'xstate';
import { arrowIdOf, formatStateName } from '#charts/chartRows.ts';
import { parentOf, getActiveStates, getTakenTransitions } from '#machines/internals.ts';
import { mask, maskText } from './mask.ts';
import type { EffectCall, Participant, RunningChart, RecordedStep } from './messages.ts';

/** An actor that runs a chart; all other actors run effects. */
export type ChartActor = Actor<AnyStateMachine>;

/** An event that was sent to a chart, which has not processed it yet. */
interface Pending {
  readonly event: EventObject;
  readonly sender: Participant | null;
  readonly at: number;
  isTaken: boolean;
  /** Ids of the arrows that the event has taken. */
  readonly taken: string[];
}

/** Maximum number of recorded steps, and of calls, for an inspector that opens later. */
const maxKept = 500;

/** Creates an inspector that records and reports the steps of all charts and the calls of effects, with masked data. */
export function createRecorder(
  onStep: (chart: RunningChart, step: RecordedStep) => void,
  onCall: (call: EffectCall) => void = () => undefined,
) {
  const running = new Map<string, { readonly actor: ChartActor; told: RunningChart; context: unknown }>();
  const pending = new Map<string, Pending[]>();
  const steps: RecordedStep[] = [];
  const calls: EffectCall[] = [];
  let count = 0;
  let lastAt = 0;

  /** Returns the current time, which increases with each call, so that events in quick succession keep their order. */
  function now(): number {
    lastAt = Math.max(performance.now(), lastAt + 0.001);
    return lastAt;
  }

  function record(actor: ChartActor, snapshot: AnyMachineSnapshot, event: EventObject, sent?: Pending): void {
    const { sessionId: id } = actor;
    const before = running.get(id);
    const told: RunningChart = {
      actor: id,
      id: actor.id,
      chart: actor.logic.id,
      parent: parentOf(actor)?.sessionId ?? null,
      status: snapshot.status,
      value: snapshot.value,
      state: formatState(snapshot),
      // The chart replaces its context whenever it changes, so an equal context is masked only once.
      context: before && before.context === snapshot.context ? before.told.context : mask(snapshot.context),
      taken: sent && sent.taken.length > 0 ? sent.taken : (before?.told.taken ?? []),
    };
    if (snapshot.status === 'active') running.set(id, { actor, told, context: snapshot.context });
    else {
      running.delete(id);
      pending.delete(id);
    }
    const { type, ...payload } = event;
    const step: RecordedStep = {
      number: ++count,
      actor: id,
      chart: told.chart,
      sender: sent?.sender ?? null,
      type,
      payload: mask(payload) as RecordedStep['payload'],
      from: before?.told.state ?? null,
      to: told.state,
      isTaken: sent?.isTaken ?? true,
      at: performance.timeOrigin + (sent?.at ?? now()),
      took: sent ? performance.now() - sent.at : null,
    };
    steps.push(step);
    if (steps.length > maxKept) steps.shift();
    onStep(told, step);
  }

  function recordCall(sender: ActorRefLike | undefined, receiver: ActorRefLike, type: string): void {
    // An effect sends its result to itself before it sends it to its chart.
    if (sender === receiver) return;
    const call: EffectCall = {
      number: ++count,
      sender: sender ? toParticipant(sender) : null,
      receiver: toParticipant(receiver),
      type,
      at: performance.timeOrigin + now(),
    };
    calls.push(call);
    if (calls.length > maxKept) calls.shift();
    onCall(call);
  }

  return {
    inspect: (inspected: InspectionEvent): void => {
      const { actorRef: actor } = inspected;
      if (inspected.type === '@xstate.event') {
        const { sourceRef, event } = inspected;
        // A chart that throws reports no snapshot after it has sent its error to its parent.
        if (sourceRef && isChart(sourceRef) && event.type.startsWith('xstate.error.')) {
          record(sourceRef, sourceRef.getSnapshot(), event);
        }
        if (!isChart(actor)) recordCall(sourceRef, actor, event.type);
      }
      if (!isChart(actor)) return;
      const waiting = pending.get(actor.sessionId) ?? [];
      const [first] = waiting;
      const transitions = getTakenTransitions(inspected);
      if (inspected.type === '@xstate.event') {
        const { event, sourceRef } = inspected;
        const sender = sourceRef ? toParticipant(sourceRef) : null;
        waiting.push({ event, sender, at: now(), isTaken: event.type === 'xstate.init', taken: [] });
        pending.set(actor.sessionId, waiting);
      } else if (inspected.type === '@xstate.snapshot') {
        const sent = first?.event === inspected.event ? waiting.shift() : undefined;
        record(actor, inspected.snapshot as AnyMachineSnapshot, inspected.event, sent);
      } else if (first && transitions.length > 0) {
        first.isTaken = true;
        first.taken.push(...transitions.map(arrowIdOf).filter((id) => id !== null));
      }
    },
    charts: (): RunningChart[] => [...running.values()].map(({ told }) => told),
    steps: (): readonly RecordedStep[] => steps,
    calls: (): readonly EffectCall[] => calls,
    find: (id: string): ChartActor | undefined => running.get(id)?.actor,
  };
}

function toParticipant(actor: ActorRefLike): Participant {
  if (isChart(actor)) return { lifeline: actor.sessionId, name: actor.logic.id, isEffect: false };
  const { id, _parent } = actor as AnyActorRef;
  const name = maskText(id, 'actorId');
  return { lifeline: `${_parent?.sessionId} ${name}`, name, isEffect: true };
}

/** Returns the dotted names of the innermost active states. */
export function formatState(snapshot: AnyMachineSnapshot): string {
  return getActiveStates(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(formatStateName)
    .join(', ');
}

export function isChart(actor: object): actor is ChartActor {
  return 'logic' in actor && typeof actor.logic === 'object' && actor.logic !== null && 'root' in actor.logic;
}
