import type { FunnelQuery } from '#graphql/adminHooks.ts';
import { formatCount } from '#haven/data/quantities.ts';

export type Funnel = FunnelQuery['funnel'];
export type FunnelState = Funnel['states'][number];

/** A state of a chart, with the funnel that it belongs to. */
export interface StateInFunnel {
  readonly funnel: Funnel;
  readonly state: FunnelState;
}

/** Formats a part of a whole in percent: "58.9%"; "–" if the whole is 0. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return '–';
  return (part / whole).toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
}

/** Formats a duration in at most two units: "1 min 12 s", "0.4 s". */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1_000) return `${(milliseconds / 1_000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return `${formatCount(hours)} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

/** A way out of a state: a transition that `count` runs took, or the transitions of an event that no run took. */
export interface OutgoingTransitions {
  readonly event: string;
  /** Names of the target states; empty if the transitions leave the funnel. */
  readonly to: readonly string[];
  readonly count: number;
  readonly tracked: readonly string[];
}

/**
 * Returns the ways out of the state `name`. Groups transitions that no run took by event and tracked events. Leaves out
 * a `common` transition, which every state has, unless a run took it or it sends a tracked event.
 */
export function listOutgoingTransitions({ transitions }: Funnel, name: string): OutgoingTransitions[] {
  const ways = new Map<string, OutgoingTransitions>();
  for (const { from, event, to, count, tracked, common } of transitions) {
    if (from !== name || (count === 0 && common && tracked.length === 0)) continue;
    const key = count > 0 ? `${event} > ${to}` : `${event}: ${tracked.join()}`;
    ways.set(key, { event, count, tracked, to: [...(ways.get(key)?.to ?? []), ...(to ? [to] : [])] });
  }
  return [...ways.values()];
}

/**
 * Returns the transitions into the state `name`, most runs first. Leaves out a `common` transition, which every state
 * has, unless a run took it. `from` is the previous state; undefined at the start of a run.
 */
export function listIncomingTransitions({ states, transitions }: Funnel, name: string) {
  return transitions
    .filter(({ to, count, common }) => to === name && (count > 0 || !common))
    .toSorted((one, other) => other.count - one.count)
    .map(({ event, from, count }) => ({ event, count, from: states.find((state) => state.name === from) }));
}

/** Transitions by an event that send one tracked event: from one state if runs took them, otherwise from all states. */
interface TrackedWays {
  readonly event: string;
  readonly states: readonly FunnelState[];
  readonly count: number;
}

/** Counts how often runs sent each tracked event, in total and by chart event and state. */
export function countTrackedEvents({ states, transitions }: Funnel) {
  const counts = new Map<string, Map<string, TrackedWays>>();
  for (const { from, event, tracked } of transitions) {
    const state = states.find(({ name }) => name === from);
    if (!state || tracked.length === 0) continue;
    const name = tracked.join(' or ');
    const isSame = (way: Funnel['transitions'][number]) =>
      way.from === from && way.event === event && way.tracked.join(' or ') === name;
    const count = transitions.filter(isSame).reduce((sum, way) => sum + way.count, 0);
    const ways = counts.get(name) ?? new Map<string, TrackedWays>();
    const key = count > 0 ? `${event} in ${from}` : event;
    const others = (ways.get(key)?.states ?? []).filter((each) => each !== state);
    counts.set(name, ways.set(key, { event, count, states: [...others, state] }));
  }
  return [...counts].map(([tracked, byWay]) => {
    const ways = [...byWay.values()];
    return { tracked, ways, count: ways.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** Counts the runs that gave up in a state, by leaving and by idling, without zeros; empty if the state ends runs. */
export function countExits({ transitions }: Funnel, { name, endsAs, idle }: FunnelState) {
  if (endsAs !== 'givenUp') return [];
  const left = transitions
    .filter(({ from, to }) => from === name && typeof to !== 'string')
    .reduce((sum, { count }) => sum + count, 0);
  return [
    { what: 'left', count: left },
    { what: 'idle', count: idle },
  ].filter(({ count }) => count > 0);
}

/** Formats the time of day of an ISO 8601 instant in the browser's time zone: "10:42:07 AM CST". */
export function formatTimeOfDay(instant: string): string {
  return new Date(instant)
    .toLocaleTimeString('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'short',
    })
    .replace('\u202f', ' ');
}
