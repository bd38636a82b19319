import type { AnyActorRef, InspectionEvent } from 'xstate';
import { parentOf } from '#machines/internals.ts';

/** Notes the acts of a chart: calls of its effects, events sent and emitted, and changes of its context. */
export function createRecorder() {
  let notes: string[] = [];
  let before: Readonly<Record<string, string>> = {};

  const note = (text: string) => void notes.push(text);

  return {
    note,
    hasNews: () => notes.length > 0,
    inspect: (inspected: InspectionEvent): void => {
      if (inspected.type !== '@xstate.event' || inspected.event.type.startsWith('xstate.')) return;
      const [from, to] = [inspected.sourceRef, inspected.actorRef] as (AnyActorRef | undefined)[];
      if (from?.id === 'chart' && to && to !== from)
        note(`tells ${nameOf(to, from)} ${format(inspected.event)}`);
    },
    /** Takes the notes since the last time, and the fields of the context that have changed. */
    take: (chart: AnyActorRef): readonly string[] => {
      const now = contextOf(chart);
      const changed = Object.entries(now).filter(([key, value]) => before[key] !== value);
      const taken = [...notes, ...changed.map(([key, value]) => `keeps ${key}: ${value}`)];
      notes = [];
      before = now;
      return taken;
    },
  };
}

function contextOf(chart: AnyActorRef): Readonly<Record<string, string>> {
  const { context = {} } = chart.getSnapshot() as { readonly context?: object };
  return Object.fromEntries(Object.entries(context).map(([key, value]) => [key, format(value)]));
}

function nameOf(other: AnyActorRef, chart: AnyActorRef): string {
  if (other === parentOf(chart)) return 'its parent';
  // An actor without a name has a number, which differs in each run.
  return other.id.startsWith('x:') ? 'another' : other.id;
}

/** Formats a value the same way in each run. */
export function format(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) => {
      if (typeof part === 'function') return 'a function';
      if (part instanceof Error) return part.message;
      if (part instanceof Set) return [...part];
      // The JSON form of an actor.
      if (typeof part === 'object' && part !== null && 'xstate$$type' in part) return 'an actor';
      return part;
    }) ?? 'nothing'
  );
}
