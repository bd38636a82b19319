import type {
  Actor,
  ActorRefLike,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
  InspectionEvent,
} from 'xstate';
import { arrowIdOf, nameOf } from '#charts/chartRows.ts';
import { parentOf, statesInForce, takenTransitions } from '#machines/internals.ts';
import { mask, maskText } from './mask.ts';
import type { Call, Party, RunningChart, Step } from './messages.ts';

/** An actor that runs a chart; the others run effects, whose answers are told as events of their charts. */
export type ChartActor = Actor<AnyStateMachine>;

/** What is known to have been sent to a chart and is not done yet. */
interface Pending {
  readonly event: EventObject;
  readonly sender: Party | null;
  readonly at: number;
  isTaken: boolean;
  /** Arrows of the drawing that it took the chart along. */
  readonly taken: string[];
}

/** Number of steps, and of calls of effects, that a page that is opened later is told. */
const mostKept = 500;

/** Follows all charts of an app, and tells each step that they take, and each call of an effect; what it keeps and tells is masked. */
export function createRecorder(
  onStep: (chart: RunningChart, step: Step) => void,
  onCall: (call: Call) => void = () => undefined,
) {
  const running = new Map<string, { readonly actor: ChartActor; told: RunningChart; context: unknown }>();
  const pending = new Map<string, Pending[]>();
  const steps: Step[] = [];
  const calls: Call[] = [];
  let count = 0;
  let lastAt = 0;

  /** The time; later each time that it is asked, so that what follows at once keeps its order. */
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
      state: spellState(snapshot),
      // A chart gets a new context where something in it has changed, else it keeps the one it has.
      context: before && before.context === snapshot.context ? before.told.context : mask(snapshot.context),
      taken: sent && sent.taken.length > 0 ? sent.taken : (before?.told.taken ?? []),
    };
    if (snapshot.status === 'active') running.set(id, { actor, told, context: snapshot.context });
    else {
      running.delete(id);
      pending.delete(id);
    }
    const { type, ...payload } = event;
    const step: Step = {
      number: ++count,
      actor: id,
      chart: told.chart,
      sender: sent?.sender ?? null,
      type,
      payload: mask(payload) as Step['payload'],
      from: before?.told.state ?? null,
      to: told.state,
      isTaken: sent?.isTaken ?? true,
      at: performance.timeOrigin + (sent?.at ?? now()),
      took: sent ? performance.now() - sent.at : null,
    };
    steps.push(step);
    if (steps.length > mostKept) steps.shift();
    onStep(told, step);
  }

  function recordCall(sender: ActorRefLike | undefined, receiver: ActorRefLike, type: string): void {
    // An effect tells itself what came of it before it tells its chart.
    if (sender === receiver) return;
    const call: Call = {
      number: ++count,
      sender: sender ? toParty(sender) : null,
      receiver: toParty(receiver),
      type,
      at: performance.timeOrigin + now(),
    };
    calls.push(call);
    if (calls.length > mostKept) calls.shift();
    onCall(call);
  }

  return {
    inspect: (inspected: InspectionEvent): void => {
      if (inspected.type === '@xstate.event') {
        const { sourceRef, event } = inspected;
        // Who throws is not heard of again, but by its parent.
        if (sourceRef && isChart(sourceRef) && event.type.startsWith('xstate.error.')) {
          record(sourceRef, sourceRef.getSnapshot(), event);
        }
      }
      const { actorRef: actor } = inspected;
      if (!isChart(actor)) {
        if (inspected.type === '@xstate.event') recordCall(inspected.sourceRef, actor, inspected.event.type);
        return;
      }
      const waiting = pending.get(actor.sessionId) ?? [];
      switch (inspected.type) {
        case '@xstate.event': {
          const { event, sourceRef } = inspected;
          const sender = sourceRef ? toParty(sourceRef) : null;
          waiting.push({ event, sender, at: now(), isTaken: event.type === 'xstate.init', taken: [] });
          pending.set(actor.sessionId, waiting);
          break;
        }
        case '@xstate.microstep': {
          const transitions = takenTransitions(inspected);
          if (!waiting[0] || transitions.length === 0) break;
          waiting[0].isTaken = true;
          waiting[0].taken.push(...transitions.map(arrowIdOf).filter((id) => id !== null));
          break;
        }
        case '@xstate.snapshot': {
          const sent = waiting[0]?.event === inspected.event ? waiting.shift() : undefined;
          record(actor, inspected.snapshot as AnyMachineSnapshot, inspected.event, sent);
          break;
        }
        case '@xstate.actor':
        case '@xstate.action':
        case '@xstate.transition':
      }
    },
    charts: (): RunningChart[] => [...running.values()].map(({ told }) => told),
    steps: (): readonly Step[] => steps,
    calls: (): readonly Call[] => calls,
    find: (id: string): ChartActor | undefined => running.get(id)?.actor,
  };
}

function toParty(actor: ActorRefLike): Party {
  if (isChart(actor)) return { lifeline: actor.sessionId, name: actor.logic.id, isEffect: false };
  const { id, _parent } = actor as AnyActorRef;
  const name = maskText(id, 'actorId');
  return { lifeline: `${_parent?.sessionId} ${name}`, name, isEffect: true };
}

/** The innermost states that a chart is in, by their dotted names. */
export function spellState(snapshot: AnyMachineSnapshot): string {
  return statesInForce(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(nameOf)
    .join(', ');
}

export function isChart(actor: object): actor is ChartActor {
  return 'logic' in actor && typeof actor.logic === 'object' && actor.logic !== null && 'root' in actor.logic;
}
