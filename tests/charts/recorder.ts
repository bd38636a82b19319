import type { AnyActorRef, InspectionEvent } from 'xstate';
import { parentOf } from '#machines/internals.ts';

/** Notes the acts of a chart in words: what it asks of its effects, tells others, emits, and keeps in its context. */
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
        note(`tells ${nameOf(to, from)} ${spell(inspected.event)}`);
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
  return Object.fromEntries(Object.entries(context).map(([key, value]) => [key, spell(value)]));
}

function nameOf(other: AnyActorRef, chart: AnyActorRef): string {
  if (other === parentOf(chart)) return 'its parent';
  // Without a name it has a number, which is another in each run.
  return other.id.startsWith('x:') ? 'another' : other.id;
}

/** A value in words that are the same in each run. */
export function spell(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) => {
      if (typeof part === 'function') return 'a function';
      if (part instanceof Error) return part.message;
      if (part instanceof Set) return [...part];
      // As an actor shows itself to JSON.
      if (typeof part === 'object' && part !== null && 'xstate$$type' in part) return 'an actor';
      return part;
    }) ?? 'nothing'
  );
}
