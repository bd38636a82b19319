import type { FunnelQuery } from '#graphql/adminHooks.ts';

export type Funnel = FunnelQuery['funnel'];
export type FunnelState = Funnel['states'][number];

export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** A part of a whole: "58.9%"; of nothing, none can be told. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return '–';
  return (part / whole).toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
}

/** How long people stay, in milliseconds, in the two largest units: "1 min 12 s". */
export function formatStay(milliseconds: number): string {
  if (milliseconds < 1_000) return `${(milliseconds / 1_000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return `${formatCount(hours)} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

/** Ways out of a state by one event that were taken so often. */
export interface Ways {
  readonly event: string;
  /** The states that they lead to; none where they lead out of the funnel. */
  readonly to: readonly string[];
  readonly count: number;
  readonly tracked: readonly string[];
}

/**
 * The ways out of a state, those first that were taken, and those together that nobody took; of what leads on from
 * anywhere, only what was taken or is tracked.
 */
export function waysFrom({ transitions }: Funnel, name: string): Ways[] {
  const ways = new Map<string, Ways>();
  for (const { from, event, to, count, tracked, common } of transitions) {
    if (from !== name || (count === 0 && common && tracked.length === 0)) continue;
    const key = count > 0 ? `${event} > ${to}` : `${event}: ${tracked.join()}`;
    ways.set(key, { event, count, tracked, to: [...(ways.get(key)?.to ?? []), ...(to ? [to] : [])] });
  }
  return [...ways.values()];
}

/** How often an event led to a state; from none where a run begins. */
interface Entry {
  readonly event: string;
  readonly from: FunnelState | undefined;
  readonly count: number;
}

/** The ways into a state, the most taken first; of those from anywhere, only what was taken. */
export function waysTo({ states, transitions }: Funnel, name: string): Entry[] {
  return transitions
    .filter(({ to, count, common }) => to === name && (count > 0 || !common))
    .toSorted((one, other) => other.count - one.count)
    .map(({ event, from, count }) => ({ event, count, from: states.find((state) => state.name === from) }));
}

/** How often a tracked event was fired by the steps of a funnel, and where. */
export interface TrackedCount {
  /** Tracked events with the properties that the chart knows; several where more than the step decides which. */
  readonly tracked: string;
  readonly count: number;
  /** Those that were taken by state; of the others, those of an event together. */
  readonly ways: readonly TrackedWays[];
}

interface TrackedWays {
  readonly event: string;
  readonly states: readonly FunnelState[];
  readonly count: number;
}

/** The tracked events of a funnel, in the order of the states; where an event leads to does not matter here. */
export function countTracked({ states, transitions }: Funnel): TrackedCount[] {
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

/** Who gave up in a state. */
export interface Exit {
  readonly what: 'left' | 'idle';
  readonly count: number;
}

/** How many gave up in a state, where it is not one in which a run ends. */
export function exitsOf({ transitions }: Funnel, { name, endsAs, idle }: FunnelState): Exit[] {
  if (endsAs !== 'GIVEN_UP') return [];
  const left = transitions
    .filter(({ from, to }) => from === name && typeof to !== 'string')
    .reduce((sum, { count }) => sum + count, 0);
  const exits: Exit[] = [
    { what: 'left', count: left },
    { what: 'idle', count: idle },
  ];
  return exits.filter(({ count }) => count > 0);
}

/** An ISO 8601 instant to the second, by the reader's clock, which is named: "10:42:07 AM CST". */
export function formatSecond(instant: string): string {
  return new Date(instant)
    .toLocaleTimeString('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'short',
    })
    .replace('\u202f', ' ');
}
