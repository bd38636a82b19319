import type { Actor, AnyMachineSnapshot, AnyStateMachine, EventObject, InspectionEvent } from 'xstate';
import { nameOf } from '#machines/chartRows.ts';
import { statesInForce, takenTransitions } from '#machines/internals.ts';
import { arrowIdOf } from './arrowId.ts';
import { mask } from './mask.ts';
import type { RunningChart, Step } from './messages.ts';

/** An actor that runs a chart; the others run effects, whose answers are told as events of their charts. */
export type ChartActor = Actor<AnyStateMachine>;

/** What is known to have been sent to a chart and is not done yet. */
interface Pending {
  readonly event: EventObject;
  readonly at: number;
  isTaken: boolean;
  /** Arrows of the drawing that it took the chart along. */
  readonly taken: string[];
}

/** How many steps a page that is opened later is told. */
const mostKept = 500;

/** Follows all charts of an app, and tells each step that they take; what it keeps and tells is masked. */
export function createRecorder(onStep: (chart: RunningChart, step: Step) => void) {
  const running = new Map<string, { readonly actor: ChartActor; told: RunningChart; context: unknown }>();
  const pending = new Map<string, Pending[]>();
  const steps: Step[] = [];
  let count = 0;

  function record(actor: ChartActor, snapshot: AnyMachineSnapshot, event: EventObject, sent?: Pending): void {
    const { sessionId: id } = actor;
    const before = running.get(id);
    const told: RunningChart = {
      actor: id,
      id: actor.id,
      chart: actor.logic.id,
      parent: actor._parent?.sessionId ?? null,
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
      type,
      payload: mask(payload) as Step['payload'],
      from: before?.told.state ?? null,
      to: told.state,
      isTaken: sent?.isTaken ?? true,
      at: performance.timeOrigin + (sent?.at ?? performance.now()),
      took: sent ? performance.now() - sent.at : null,
    };
    steps.push(step);
    if (steps.length > mostKept) steps.shift();
    onStep(told, step);
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
      if (!isChart(actor)) return;
      const waiting = pending.get(actor.sessionId) ?? [];
      switch (inspected.type) {
        case '@xstate.event': {
          const isTaken = inspected.event.type === 'xstate.init';
          waiting.push({ event: inspected.event, at: performance.now(), isTaken, taken: [] });
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
    find: (id: string): ChartActor | undefined => running.get(id)?.actor,
  };
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
