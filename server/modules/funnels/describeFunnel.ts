import type { FunnelChart } from '#domain/funnelStep.ts';
import { createFunnel, exitsFrom, type Exit, type Funnel } from '#funnels/funnelMap.ts';
import { funnelPlanVersion } from '#funnels/funnelPlan.ts';
import type { FunnelOutcomes, FunnelTransition, Funnel as ToldFunnel } from '#graphql/resolvers.ts';
import type { FunnelCounts } from './countFunnel.ts';
import { keyOf } from './knownSteps.ts';

const ends = {
  arrived: 'ARRIVED',
  cancelled: 'CANCELLED',
  failed: 'FAILED',
  refused: 'REFUSED',
  'given up': 'GIVEN_UP',
} as const;

interface PlannedFunnel {
  readonly funnel: Funnel;
  readonly planned: ReturnType<typeof planTransitions>;
}

/** Filled as it is asked for: the charts do not change while the server runs, and pages ask every few seconds. */
const maps = new Map<FunnelChart, PlannedFunnel>();

function mapOf(chart: FunnelChart): PlannedFunnel {
  const map = maps.get(chart) ?? planFunnel(chart);
  maps.set(chart, map);
  return map;
}

function planFunnel(chart: FunnelChart): PlannedFunnel {
  const funnel = createFunnel(chart);
  return { funnel, planned: planTransitions(funnel) };
}

/** The map of a funnel with its numbers. */
export function describeFunnel(chart: FunnelChart, counts: FunnelCounts): ToldFunnel {
  const { funnel, planned } = mapOf(chart);
  const none = { reached: 0, entered: 0, left: 0, idle: 0, now: 0, medianStay: null };
  const stateOf = (name: string) => counts.states.find((state) => state.name === name) ?? none;
  return {
    chart,
    version: funnelPlanVersion,
    runs: counts.runs,
    sampleRuns: counts.sampleRuns,
    countsSamples: counts.countsSamples,
    asOf: counts.asOf,
    outcomes: toOutcomes(funnel, counts),
    states: funnel.steps.map(({ number, name, label, sees, endsAs, since }) => {
      const { reached, entered, left, idle, now, medianStay } = stateOf(name);
      return {
        number,
        name,
        label,
        sees,
        endsAs: ends[endsAs],
        since,
        reached,
        entered,
        left: left + idle,
        idle,
        now,
        medianStay,
      };
    }),
    transitions: toTransitions(funnel, planned, counts),
  };
}

/** Whoever has arrived has done so wherever they went then; of the others, the state in which they are last tells. */
function toOutcomes({ steps }: Funnel, { arrived, rests }: FunnelCounts): FunnelOutcomes {
  const outcomes = { arrived, cancelled: 0, failed: 0, refused: 0, left: 0, idle: 0, underWay: 0 };
  for (const { state, unarrived } of rests) {
    const { left, idle, now } = unarrived;
    const end = steps.find(({ name }) => name === state)?.endsAs ?? 'given up';
    if (end === 'given up') {
      outcomes.left += left;
      outcomes.idle += idle;
      outcomes.underWay += now;
    } else outcomes[end] += left + idle + now;
  }
  return outcomes;
}

/** What the chart allows, each once, taken by nobody yet. */
function planTransitions(funnel: Funnel): ReadonlyMap<string, FunnelTransition> {
  const planned = new Map<string, FunnelTransition>();
  for (const { name } of funnel.steps) {
    for (const exit of exitsFrom(funnel.chart, name)) {
      for (const to of exit.to.filter((each) => each !== name)) {
        const way = { from: name, event: exit.event, to };
        const known = planned.get(keyOf(way));
        planned.set(keyOf(way), {
          ...way,
          count: 0,
          tracked: [...new Set([...(known?.tracked ?? []), ...sayTracked(exit)])],
          common: (known?.common ?? true) && exit.of === '*',
        });
      }
    }
  }
  return planned;
}

/** What the chart allows, and what was recorded besides, as the opening and the leaving of its pages. */
function toTransitions(
  funnel: Funnel,
  planned: ReadonlyMap<string, FunnelTransition>,
  { transitions }: FunnelCounts,
): FunnelTransition[] {
  const counted = new Map(planned);
  for (const taken of transitions) {
    const { tracked, common } = planned.get(keyOf(taken)) ?? { tracked: [], common: false };
    counted.set(keyOf(taken), { ...taken, tracked, common });
  }
  const numberOf = (name: string | null | undefined) =>
    funnel.steps.find((step) => step.name === name)?.number ?? 0;
  return [...counted.values()].toSorted(
    (one, other) =>
      numberOf(one.from) - numberOf(other.from) ||
      other.count - one.count ||
      numberOf(one.to) - numberOf(other.to) ||
      one.event.localeCompare(other.event),
  );
}

/** Names the tracked events, with the properties that the chart knows: `Registration Cancelled (step: details)`. */
function sayTracked({ tracked, properties }: Exit): string[] {
  const known = Object.entries(properties).map(([name, value]) => `${name}: ${value}`);
  return tracked === null ? [] : [known.length > 0 ? `${tracked} (${known.join(', ')})` : tracked];
}
