import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import {
  funnelCharts,
  funnelSections,
  isFunnelSection,
  runStarts,
  type FunnelChart,
  type FunnelSection,
} from '#domain/funnelStep.ts';
import { nodesOf, toRow, transitionsOf } from '#charts/chartRows.ts';
import { funnelTitles } from '#domain/funnelTitles.ts';
import { knownProperties, type AnyTrackingMeta } from '#domain/trackingMeta.ts';
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

/** A way out of a step. */
export type Exit = ReturnType<typeof toExit>;

export type ExitAnywhere = Funnel['anywhere'][number];

/** The steps from which an event leads to a step. */
export type Entry = ReturnType<typeof entriesTo>[number];

/** A state in which a chart can rest, as a step of its funnel. */
export type Step = Funnel['steps'][number];

export type Funnel = ReturnType<typeof createFunnel>;

export type PlannedEvent = ReturnType<typeof toPlannedEvent>;

export type FunnelMap = ReturnType<typeof createFunnelMap>;

/** The charts of the funnels. */
const funnelMachines: Readonly<Record<FunnelChart, AnyStateMachine>> = {
  session: sessionMachine,
  registration: registrationMachine,
  verification: verificationMachine,
  profile: profileMachine,
  settings: settingsMachine,
};

/** The charts that run inside them. */
const sectionMachines: Readonly<Record<FunnelSection, AnyStateMachine>> = {
  team: teamMachine,
  certificates: certificatesMachine,
};

/** Creates the map of all funnels, from the charts and the plan. */
export function createFunnelMap() {
  return {
    version: funnelPlanVersion,
    funnels: funnelCharts.map(createFunnel),
    events: trackedEventNames.map(toPlannedEvent),
  };
}

/** Creates the funnel of a chart, without numbers. */
export function createFunnel(chart: FunnelChart) {
  const { root } = funnelMachines[chart];
  const plan = Object.entries(funnelPlan[chart]);
  const begins = runStarts[chart]?.states ?? restsOf(root);
  const exits = new Map(plan.map(([name]) => [name, exitsFrom(chart, name)] as const));
  return {
    chart,
    title: funnelTitles[chart],
    /** Names of the steps in which a run may begin. */
    begins,
    /** Exits from any step, except those steps that handle the event themselves. */
    anywhere: exitsOf(root).map((exit) => toExitAnywhere(inStepOrder(chart, exit), exits)),
    steps: plan.map(([name, { label, end, since }], index) => ({
      /** From 1, in the order in which people reach the steps. */
      number: index + 1,
      name,
      label,
      sees: findState(chart, name).description ?? '',
      /** Path from the folder of the funnels. */
      picture: picturePath(chart, name),
      /** Outcome of a run that ends here. */
      endsAs: end ?? ('given up' as const),
      since,
      entries: [...(begins.includes(name) ? [{ event: 'opened', from: [] }] : []), ...entriesTo(name, exits)],
      exits: (exits.get(name) ?? []).filter(({ of }) => of !== '*'),
    })),
  };
}

/** Returns the steps in which a page of the chart opens, for the first time or after a reload. */
export function opensIn(chart: FunnelChart): readonly string[] {
  return restsOf(funnelMachines[chart].root);
}

type ExitsByStep = ReadonlyMap<string, readonly Exit[]>;

function toExitAnywhere(exit: Exit, exits: ExitsByStep) {
  const isSame = ({ of, event, guard }: Exit) => of === '*' && event === exit.event && guard === exit.guard;
  /** The steps that handle the event differently. */
  const except = [...exits].flatMap(([name, own]) => (own.some(isSame) ? [] : name));
  return Object.assign({ except }, exit);
}

/** Lists each event that leads to a step, with the steps that it leads from. */
function entriesTo(step: string, exits: ExitsByStep) {
  const entries = new Map<string, string[]>();
  for (const [from, ways] of exits) {
    if (from === step) continue;
    const events = ways.filter(({ to }) => to.includes(step)).map(({ event }) => event);
    for (const event of new Set(events)) entries.set(event, [...(entries.get(event) ?? []), from]);
  }
  return [...entries].map(([event, from]) => ({ event, from }));
}

/** Lists every exit of a step, including those of the chart itself. */
export function exitsFrom(chart: FunnelChart, name: string): Exit[] {
  return exitsUpFrom(findState(chart, name)).map((exit) => inStepOrder(chart, exit));
}

/** Lists the states in which a chart can rest, without those that it only passes through. */
export function restingStepsOf(chart: FunnelChart): string[] {
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

/** Lists the states of a funnel's chart and of its sections. */
function statesOf(chart: FunnelChart): AnyStateNode[] {
  const states = nodesOf(funnelMachines[chart].root);
  return [...states, ...states.map(sectionIn).flatMap((section) => (section ? nodesOf(section) : []))];
}

/** Returns the root of the chart that a state runs as a section of the funnel. */
function sectionIn({ invoke }: AnyStateNode): AnyStateNode | undefined {
  const id = invoke.map((each) => each.id).find(isFunnelSection);
  return id && sectionMachines[id].root;
}

/** Returns the dotted name of a state, after the name of its section; `*` for a funnel's chart. */
function stepNameOf({ machine: { id }, path }: AnyStateNode): string {
  return [...(isFunnelSection(id) ? [id] : []), ...path].join('.') || '*';
}

/** Returns a state's parent; that of a section's chart is the state that runs it. */
function parentOf({ parent, machine: { id } }: AnyStateNode): AnyStateNode | undefined {
  if (parent || !isFunnelSection(id)) return parent;
  return funnelMachines[funnelSections[id]].root.states[id];
}

/** Lists the exits of a state and its ancestors, without events that a state below handles without a guard. */
function exitsUpFrom(node: AnyStateNode | undefined, handled: ReadonlySet<string> = new Set()): Exit[] {
  if (!node) return [];
  const own = exitsOf(node).filter(({ event }) => !handled.has(event));
  const unguarded = transitionsOf(node).filter(({ guard }) => guard === undefined);
  const events = unguarded.map((each) => toRow(each).event);
  return [...own, ...exitsUpFrom(parentOf(node), new Set([...handled, ...events]))];
}

function exitsOf(node: AnyStateNode): Exit[] {
  return transitionsOf(node)
    .filter(({ target, eventType }) => target !== undefined && eventType !== '')
    .map(toExit);
}

function toExit(transition: AnyTransitionDefinition) {
  const { event, guard } = toRow(transition);
  const meta = transition.meta as AnyTrackingMeta | undefined;
  return {
    /** The state that has the transition: the step itself, or an ancestor. */
    of: stepNameOf(transition.source),
    /** As the chart's table spells it. */
    event,
    guard: guard === '-' ? null : guard,
    /** Names of the steps to which it may lead; several where it passes through a state. */
    to: looksAgain(transition) ? restsAgain(transition) : (transition.target ?? []).flatMap(restsOf),
    tracked: meta?.track ?? null,
    /** The properties of the tracked event that the chart knows. */
    properties: meta ? knownProperties(meta) : {},
  };
}

/**
 * Whether the action `lookAgain` raises the event again in the new state, so that the chart rests where that leads. The
 * walks through the views check every step against this.
 */
function looksAgain({ actions }: AnyTransitionDefinition): boolean {
  return actions.some((action) => (action as { type?: string }).type === 'lookAgain');
}

/** Returns where the event leads when it is raised again. Guards that refused it the first time refuse it again. */
function restsAgain(taken: AnyTransitionDefinition): string[] {
  const { source, target, eventType } = taken;
  const states = nodesOf(source.machine.root);
  const candidates = source.transitions.get(eventType) ?? [];
  const before = candidates.slice(0, candidates.indexOf(taken));
  const refused = new Set(before.map((each) => toRow(each).guard));
  const rests = (target ?? []).flatMap(restsOf).flatMap((rest) => {
    const again = exitsUpFrom(states.find((state) => stepNameOf(state) === rest)).filter(
      ({ event, guard }) => event === eventType && (guard === null || !refused.has(guard)),
    );
    return again.flatMap(({ to }) => to);
  });
  return [...new Set(rests)];
}

/** Returns the steps in which a chart that enters a state may rest. */
function restsOf(node: AnyStateNode): string[] {
  const passes = (node.always ?? []).flatMap(({ target }) => (target ?? []).flatMap(restsOf));
  if (passes.length > 0) return passes;
  if (node.type === 'compound') return node.initial.target.flatMap(restsOf);
  const section = sectionIn(node);
  return section ? restsOf(section) : [stepNameOf(node)];
}

function toPlannedEvent(name: TrackedEventName) {
  const states = [
    ...nodesOf(appMachine.root).map((state) => ({ chart: 'app', state })),
    ...funnelCharts.flatMap((chart) => statesOf(chart).map((state) => ({ chart, state }))),
  ];
  const firesAt = states.flatMap(({ chart, state }) =>
    transitionsOf(state)
      .filter(({ meta }) => (meta as AnyTrackingMeta | undefined)?.track === name)
      .map((transition) => {
        const from = stepNameOf(transition.source);
        return `${chart}: ${from === '*' ? 'any state' : from}, ${toRow(transition).event}`;
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
