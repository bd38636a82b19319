import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import {
  funnelCharts,
  funnelChildCharts,
  isFunnelChildChart,
  runStartConditions,
  type FunnelChart,
  type FunnelChildChart,
} from '#domain/funnelStep.ts';
import { listStateNodes, toChartRow, listTransitions } from '#charts/chartRows.ts';
import { funnelTitles } from '#domain/funnelTitles.ts';
import { selectConstantProperties, type AnyTrackingMeta } from '#domain/trackingMeta.ts';
import { trackedEventNames, trackingPlan, type TrackedEventName } from '#domain/trackingPlan.ts';
import { appMachine } from '#machines/appMachine.ts';
import { certificatesMachine } from '#machines/certificatesMachine.ts';
import { profileMachine } from '#machines/profileMachine.ts';
import { registrationMachine } from '#machines/registrationMachine.ts';
import { sessionMachine } from '#machines/sessionMachine.ts';
import { settingsMachine } from '#machines/settingsMachine.ts';
import { teamMachine } from '#machines/teamMachine.ts';
import { verificationMachine } from '#machines/verificationMachine.ts';
import { funnelPlan, funnelPlanVersion } from './funnelPlan.ts';
import { picturePath } from './pictures.ts';

/** An event that leads out of a step, with its guard and the steps to which it may lead. */
export type Exit = ReturnType<typeof toExit>;

export type ExitAnywhere = Funnel['anywhere'][number];

/** An event that leads to a step, with the names of the steps from which it leads there. */
export type Entry = ReturnType<typeof entriesTo>[number];

/** A step of a funnel: a state in which its chart can rest. */
export type Step = Funnel['steps'][number];

export type Funnel = ReturnType<typeof createFunnel>;

export type PlannedEvent = ReturnType<typeof toPlannedEvent>;

export type FunnelMap = ReturnType<typeof createFunnelMap>;

const funnelMachines: Readonly<Record<FunnelChart, AnyStateMachine>> = {
  session: sessionMachine,
  registration: registrationMachine,
  verification: verificationMachine,
  profile: profileMachine,
  settings: settingsMachine,
};

/** The charts that run as sections inside the charts of the funnels. */
const sectionMachines: Readonly<Record<FunnelChildChart, AnyStateMachine>> = {
  team: teamMachine,
  certificates: certificatesMachine,
};

export function createFunnelMap() {
  return {
    version: funnelPlanVersion,
    funnels: funnelCharts.map(createFunnel),
    events: trackedEventNames.map(toPlannedEvent),
  };
}

/** Creates the funnel of a chart from chart and plan, without recorded runs. */
export function createFunnel(chart: FunnelChart) {
  const { root } = funnelMachines[chart];
  const plan = Object.entries(funnelPlan[chart]);
  const begins = runStartConditions[chart]?.states ?? restsOf(root);
  const exits = new Map(plan.map(([name]) => [name, listExits(chart, name)] as const));
  return {
    chart,
    title: funnelTitles[chart],
    /** Names of the steps in which a run may begin. */
    begins,
    /** Exits of the chart itself, which lead out of every step that does not handle the event differently. */
    anywhere: exitsOf(root).map((exit) => toExitAnywhere(inStepOrder(chart, exit), exits)),
    steps: plan.map(([name, { label, end, since }], index) => ({
      /** Number of the step, from 1, in the order in which people reach the steps. */
      number: index + 1,
      name,
      label,
      sees: findState(chart, name).description ?? '',
      /** Path of the screenshot, relative to the folder of the funnels. */
      picture: picturePath(chart, name),
      /** Outcome of a run that ends in this step. */
      endsAs: end ?? ('given up' as const),
      since,
      entries: [...(begins.includes(name) ? [{ event: 'opened', from: [] }] : []), ...entriesTo(name, exits)],
      exits: (exits.get(name) ?? []).filter(({ of }) => of !== '*'),
    })),
  };
}

/** Returns the names of the steps in which a page of the chart opens, for the first time or after a reload. */
export function listOpeningSteps(chart: FunnelChart): readonly string[] {
  return restsOf(funnelMachines[chart].root);
}

type ExitsByStep = ReadonlyMap<string, readonly Exit[]>;

function toExitAnywhere(exit: Exit, exits: ExitsByStep) {
  const isSame = ({ of, event, guard }: Exit) => of === '*' && event === exit.event && guard === exit.guard;
  /** Names of the steps that handle the event differently. */
  const except = [...exits].flatMap(([name, own]) => (own.some(isSame) ? [] : name));
  return Object.assign({ except }, exit);
}

/** Lists the events that lead to a step, each with the names of the steps from which it leads there. */
function entriesTo(step: string, exits: ExitsByStep) {
  const entries = new Map<string, string[]>();
  for (const [from, ways] of exits) {
    if (from === step) continue;
    const events = ways.filter(({ to }) => to.includes(step)).map(({ event }) => event);
    for (const event of new Set(events)) entries.set(event, [...(entries.get(event) ?? []), from]);
  }
  return [...entries].map(([event, from]) => ({ event, from }));
}

/** Lists all exits of a step, including those of its ancestors and of the chart itself. */
export function listExits(chart: FunnelChart, name: string): Exit[] {
  return exitsUpFrom(findState(chart, name)).map((exit) => inStepOrder(chart, exit));
}

/** Lists the names of the states in which a chart can rest; it leaves all others at once. */
export function listRestingSteps(chart: FunnelChart): string[] {
  return statesOf(chart)
    .filter((state) => restsOf(state).join() === stepNameOf(state))
    .map(stepNameOf);
}

function inStepOrder(chart: FunnelChart, exit: Exit): Exit {
  const names = Object.keys(funnelPlan[chart]);
  return { ...exit, to: exit.to.toSorted((one, other) => names.indexOf(one) - names.indexOf(other)) };
}

function findState(chart: FunnelChart, name: string): AnyStateNode {
  const node = statesOf(chart).find((each) => stepNameOf(each) === name);
  if (!node) throw new Error(`${chart} has no state ${name}.`);
  return node;
}

/** Lists the states of a funnel's chart and of its section charts. */
function statesOf(chart: FunnelChart): AnyStateNode[] {
  const states = listStateNodes(funnelMachines[chart].root);
  return [...states, ...states.map(sectionIn).flatMap((section) => (section ? listStateNodes(section) : []))];
}

/** Returns the root of the section chart that a state runs; undefined for none. */
function sectionIn({ invoke }: AnyStateNode): AnyStateNode | undefined {
  const id = invoke.map((each) => each.id).find(isFunnelChildChart);
  return id && sectionMachines[id].root;
}

/** Returns a state's dotted name, in a section's chart with the section first; `*` for the root of a funnel's chart. */
function stepNameOf({ machine: { id }, path }: AnyStateNode): string {
  return [...(isFunnelChildChart(id) ? [id] : []), ...path].join('.') || '*';
}

/** Returns the parent of a state. The parent of a section chart's root is the state that runs the section. */
function parentOf({ parent, machine: { id } }: AnyStateNode): AnyStateNode | undefined {
  if (parent || !isFunnelChildChart(id)) return parent;
  return funnelMachines[funnelChildCharts[id]].root.states[id];
}

/** Lists the exits of a state and its ancestors. An event that a state handles unguarded is left out for ancestors. */
function exitsUpFrom(node: AnyStateNode | undefined, handled: ReadonlySet<string> = new Set()): Exit[] {
  if (!node) return [];
  const own = exitsOf(node).filter(({ event }) => !handled.has(event));
  const unguarded = listTransitions(node).filter(({ guard }) => guard === undefined);
  const events = unguarded.map((each) => toChartRow(each).event);
  return [...own, ...exitsUpFrom(parentOf(node), new Set([...handled, ...events]))];
}

function exitsOf(node: AnyStateNode): Exit[] {
  return listTransitions(node)
    .filter(({ target, eventType }) => target !== undefined && eventType !== '')
    .map(toExit);
}

function toExit(transition: AnyTransitionDefinition) {
  const { event, guard } = toChartRow(transition);
  const meta = transition.meta as AnyTrackingMeta | undefined;
  return {
    /** Name of the state that has the transition: the step itself, or an ancestor. */
    of: stepNameOf(transition.source),
    /** The event as in the chart's table. */
    event,
    guard: guard === '-' ? null : guard,
    /** Names of the steps to which the exit may lead; several if the chart passes through a state with guards. */
    to: looksAgain(transition) ? restsAgain(transition) : (transition.target ?? []).flatMap(restsOf),
    tracked: meta?.track ?? null,
    /** The properties of the tracked event whose values the chart knows. */
    properties: meta ? selectConstantProperties(meta) : {},
  };
}

/** Whether a transition raises its event again in the new state, so that the raised event decides the next step. */
function looksAgain({ actions }: AnyTransitionDefinition): boolean {
  return actions.some((action) => (action as { type?: string }).type === 'lookAgain');
}

/** Returns the steps to which a transition's event leads when raised again; guards that refused it refuse again. */
function restsAgain(taken: AnyTransitionDefinition): string[] {
  const { source, target, eventType } = taken;
  const states = listStateNodes(source.machine.root);
  const candidates = source.transitions.get(eventType) ?? [];
  const before = candidates.slice(0, candidates.indexOf(taken));
  const refused = new Set(before.map((each) => toChartRow(each).guard));
  const rests = (target ?? []).flatMap(restsOf).flatMap((rest) => {
    const again = exitsUpFrom(states.find((state) => stepNameOf(state) === rest)).filter(
      ({ event, guard }) => event === eventType && (guard === null || !refused.has(guard)),
    );
    return again.flatMap(({ to }) => to);
  });
  return [...new Set(rests)];
}

/** Returns the names of the steps in which a chart may rest after it has entered a state. */
function restsOf(node: AnyStateNode): string[] {
  const passes = (node.always ?? []).flatMap(({ target }) => (target ?? []).flatMap(restsOf));
  if (passes.length > 0) return passes;
  if (node.type === 'compound') return node.initial.target.flatMap(restsOf);
  const section = sectionIn(node);
  return section ? restsOf(section) : [stepNameOf(node)];
}

function toPlannedEvent(name: TrackedEventName) {
  const states = [
    ...listStateNodes(appMachine.root).map((state) => ({ chart: 'app', state })),
    ...funnelCharts.flatMap((chart) => statesOf(chart).map((state) => ({ chart, state }))),
  ];
  const firesAt = states.flatMap(({ chart, state }) =>
    listTransitions(state)
      .filter(({ meta }) => (meta as AnyTrackingMeta | undefined)?.track === name)
      .map((transition) => {
        const from = stepNameOf(transition.source);
        return `${chart}: ${from === '*' ? 'any state' : from}, ${toChartRow(transition).event}`;
      }),
  );
  const { funnel, trigger, question, properties } = trackingPlan[name];
  return {
    name,
    funnel,
    trigger,
    question,
    properties: Object.keys(properties),
    firesAt: [...new Set(firesAt)],
  };
}
