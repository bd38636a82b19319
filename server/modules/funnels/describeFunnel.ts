import type { FunnelChart } from '#domain/funnelStep.ts';
import { createFunnel, listExits, type Exit, type Funnel } from '#funnels/funnelMap.ts';
import { funnelPlanVersion } from '#funnels/funnelPlan.ts';
import type { FunnelOutcomes, FunnelTransition, Funnel as PresentedFunnel } from '#graphql/resolvers.ts';
import type { FunnelCounts } from './countFunnel.ts';
import { toStepKey, memoizePerChart } from './knownSteps.ts';

/** The states of a funnel, and the transitions that its chart allows; computed once for each chart. */
const planFunnel = memoizePerChart((chart) => {
  const funnel = createFunnel(chart);
  return { funnel, planned: planTransitions(funnel) };
});

const none = { reached: 0, entered: 0, left: 0, idle: 0, now: 0, medianStay: null };

/** Joins the states and transitions of a funnel with their counts, for the administrators' page. */
export function describeFunnel(chart: FunnelChart, counts: FunnelCounts): PresentedFunnel {
  const { funnel, planned } = planFunnel(chart);
  return {
    ...counts,
    chart,
    version: funnelPlanVersion,
    outcomes: toOutcomes(funnel, counts),
    states: funnel.steps.map(({ number, name, label, sees, endsAs, since }) => {
      const counted = counts.states.find((state) => state.name === name) ?? none;
      const left = counted.left + counted.idle;
      return {
        ...counted,
        left,
        number,
        name,
        label,
        sees,
        since,
        endsAs: endsAs === 'given up' ? 'givenUp' : endsAs,
      };
    }),
    transitions: toTransitions(funnel, planned, counts),
  };
}

/** Counts runs by outcome. The outcome of a run that has not arrived depends on its present or last state. */
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

/** Maps the key (`toStepKey`) of each transition that the chart allows to the transition, with a count of 0. */
function planTransitions(funnel: Funnel): ReadonlyMap<string, FunnelTransition> {
  const planned = new Map<string, FunnelTransition>();
  for (const { name } of funnel.steps) {
    for (const exit of listExits(funnel.chart, name)) {
      for (const to of exit.to.filter((each) => each !== name)) {
        const way = { from: name, event: exit.event, to };
        const known = planned.get(toStepKey(way));
        planned.set(toStepKey(way), {
          ...way,
          count: 0,
          tracked: [...new Set([...(known?.tracked ?? []), ...describeTracked(exit)])],
          common: (known?.common ?? true) && exit.of === '*',
        });
      }
    }
  }
  return planned;
}

/** Lists the transitions that the chart allows, with counts, and other recorded steps, such as opening its pages. */
function toTransitions(
  funnel: Funnel,
  planned: ReadonlyMap<string, FunnelTransition>,
  { transitions }: FunnelCounts,
): FunnelTransition[] {
  const counted = new Map(planned);
  for (const taken of transitions) {
    const { tracked, common } = planned.get(toStepKey(taken)) ?? { tracked: [], common: false };
    counted.set(toStepKey(taken), { ...taken, tracked, common });
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

/** Names the tracked event of a transition, and its constant properties: `Registration Cancelled (step: details)`. */
function describeTracked({ tracked, properties }: Exit): string[] {
  const known = Object.entries(properties).map(([name, value]) => `${name}: ${value}`);
  return tracked === null ? [] : [known.length > 0 ? `${tracked} (${known.join(', ')})` : tracked];
}
