import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import {
  funnelCharts,
  funnelSections,
  isFunnelSection,
  runStarts,
  type FunnelChart,
} from '#domain/funnelStep.ts';
import { nodesOf, toRow, transitionsOf } from '#charts/chartRows.ts';
import { funnelTitles } from '#domain/funnelTitles.ts';
import type { TrackedProperties } from '#domain/trackedEvent.ts';
import { knownProperties, type AnyTrackingMeta } from '#domain/trackingMeta.ts';
import { trackedEventNames, trackingPlan, type TrackedEventName } from '#domain/trackingPlan.ts';
import { appMachine } from '#machines/appMachine.ts';
import { funnelMachines, sectionMachines } from './funnelCharts.ts';
import { funnelPlan, funnelPlanVersion, type FunnelEnd } from './funnelPlan.ts';
import { picturePath } from './pictures.ts';

/** A way out of a step. */
export interface Exit {
  /** The state that has it: the step itself, or one around it. */
  readonly of: string;
  /** As the chart's table spells it. */
  readonly event: string;
  /** What must hold for it; null where nothing must. */
  readonly guard: string | null;
  /** The steps that it may lead to, by their names: several where a state is passed through. */
  readonly to: readonly string[];
  /** The tracked event that it fires, with the properties that the chart knows. */
  readonly tracked: TrackedEventName | null;
  readonly properties: TrackedProperties;
}

export interface ExitAnywhere extends Exit {
  /** The steps that take the event otherwise. */
  readonly except: readonly string[];
}

/** What leads to a step. */
export interface Entry {
  /** As the chart's table spells it; `opened` where its page is opened. */
  readonly event: string;
  /** The steps in which it does, by their names; none where a run begins. */
  readonly from: readonly string[];
}

/** A state in which a chart can rest, as a step of its funnel. */
export interface Step {
  /** From 1, in the order in which people come to them. */
  readonly number: number;
  readonly name: string;
  readonly label: string;
  readonly sees: string;
  /** Where the picture of it is, from the folder of the funnels. */
  readonly picture: string;
  /** What a run that ends here counts as. */
  readonly endsAs: FunnelEnd | 'given up';
  readonly since: number;
  readonly entries: readonly Entry[];
  readonly exits: readonly Exit[];
}

export interface Funnel {
  readonly chart: FunnelChart;
  readonly title: string;
  /** The steps in which a run may begin. */
  readonly begins: readonly string[];
  readonly steps: readonly Step[];
  /** What leads on from whichever step somebody is in, but for those that take it otherwise themselves. */
  readonly anywhere: readonly ExitAnywhere[];
}

export interface PlannedEvent {
  readonly name: TrackedEventName;
  readonly funnel: string;
  readonly trigger: string;
  readonly question: string;
  readonly properties: readonly string[];
  /** Where it fires: `registration: filling.details.editing, cancel.requested`. */
  readonly firesAt: readonly string[];
}

/** The funnels, from the charts and the plan alone. */
export interface FunnelMap {
  readonly version: number;
  readonly funnels: readonly Funnel[];
  readonly events: readonly PlannedEvent[];
}

export function createFunnelMap(): FunnelMap {
  return {
    version: funnelPlanVersion,
    funnels: funnelCharts.map(createFunnel),
    events: trackedEventNames.map(toPlannedEvent),
  };
}

/** The funnel of one chart, without numbers. */
export function createFunnel(chart: FunnelChart): Funnel {
  const { root } = funnelMachines[chart];
  const plan = Object.entries(funnelPlan[chart]);
  const begins = runStarts[chart]?.states ?? restsOf(root);
  const exits = new Map(plan.map(([name]) => [name, exitsFrom(chart, name)] as const));
  return {
    chart,
    title: funnelTitles[chart],
    begins,
    anywhere: exitsOf(root).map((exit) => toExitAnywhere(inStepOrder(chart, exit), exits)),
    steps: plan.map(([name, { label, end, since }], index) => ({
      number: index + 1,
      name,
      label,
      sees: findState(chart, name).description ?? '',
      picture: picturePath(chart, name),
      endsAs: end ?? 'given up',
      since,
      entries: [...(begins.includes(name) ? [{ event: 'opened', from: [] }] : []), ...entriesTo(name, exits)],
      exits: (exits.get(name) ?? []).filter(({ of }) => of !== '*'),
    })),
  };
}

/** The steps in which a page of the chart opens, for the first time or anew. */
export function opensIn(chart: FunnelChart): readonly string[] {
  return restsOf(funnelMachines[chart].root);
}

type ExitsByStep = ReadonlyMap<string, readonly Exit[]>;

function toExitAnywhere(exit: Exit, exits: ExitsByStep): ExitAnywhere {
  const isSame = ({ of, event, guard }: Exit) => of === '*' && event === exit.event && guard === exit.guard;
  const except = [...exits].flatMap(([name, own]) => (own.some(isSame) ? [] : name));
  return Object.assign({ except }, exit);
}

/** Each event that leads to a step from others, with those. */
function entriesTo(step: string, exits: ExitsByStep): Entry[] {
  const entries = new Map<string, string[]>();
  for (const [from, ways] of exits) {
    if (from === step) continue;
    const events = ways.filter(({ to }) => to.includes(step)).map(({ event }) => event);
    for (const event of new Set(events)) entries.set(event, [...(entries.get(event) ?? []), from]);
  }
  return [...entries].map(([event, from]) => ({ event, from }));
}

/** Every way out of a step, those of the chart itself among them. */
export function exitsFrom(chart: FunnelChart, name: string): Exit[] {
  return exitsUpFrom(findState(chart, name)).map((exit) => inStepOrder(chart, exit));
}

/** Every state in which somebody can rest, without those that they only pass through. */
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

/** The states of a funnel's chart, and of the sections that run in it. */
function statesOf(chart: FunnelChart): AnyStateNode[] {
  const states = nodesOf(funnelMachines[chart].root);
  return [...states, ...states.map(sectionIn).flatMap((section) => (section ? nodesOf(section) : []))];
}

/** The chart that runs in a state as a section of its funnel. */
function sectionIn({ invoke }: AnyStateNode): AnyStateNode | undefined {
  const id = invoke.map((each) => each.id).find(isFunnelSection);
  return id && sectionMachines[id].root;
}

/** A state by its dotted name, in a section after the section's; a funnel's chart itself is `*`. */
function stepNameOf({ machine: { id }, path }: AnyStateNode): string {
  return [...(isFunnelSection(id) ? [id] : []), ...path].join('.') || '*';
}

/** The state around one: a section's chart is in the state that runs it. */
function aroundOf({ parent, machine: { id } }: AnyStateNode): AnyStateNode | undefined {
  if (parent || !isFunnelSection(id)) return parent;
  return funnelMachines[funnelSections[id]].root.states[id];
}

/** The ways out of a state and of those around it. What a state takes without a guard, its parents do not hear of. */
function exitsUpFrom(node: AnyStateNode | undefined, heard: ReadonlySet<string> = new Set()): Exit[] {
  if (!node) return [];
  const own = exitsOf(node).filter(({ event }) => !heard.has(event));
  const taken = transitionsOf(node).filter(({ guard }) => guard === undefined);
  return [
    ...own,
    ...exitsUpFrom(aroundOf(node), new Set([...heard, ...taken.map((each) => toRow(each).event)])),
  ];
}

function exitsOf(node: AnyStateNode): Exit[] {
  return transitionsOf(node)
    .filter(({ target, eventType }) => target !== undefined && eventType !== '')
    .map(toExit);
}

function toExit(transition: AnyTransitionDefinition): Exit {
  const { event, guard } = toRow(transition);
  const meta = transition.meta as AnyTrackingMeta | undefined;
  return {
    of: stepNameOf(transition.source),
    event,
    guard: guard === '-' ? null : guard,
    to: looksAgain(transition) ? restsAgain(transition) : restsOfAll(transition.target),
    tracked: meta?.track ?? null,
    properties: meta ? knownProperties(meta) : {},
  };
}

/**
 * Whether the state that is entered takes the event once more, by the action of this name: then they do not rest there,
 * but where that leads. The walks through the views hold every step against this.
 */
function looksAgain({ actions }: AnyTransitionDefinition): boolean {
  return actions.some((action) => (action as { type?: string }).type === 'lookAgain');
}

/** Where the event leads when it is taken again. What did not hold of it the first time does not hold now. */
function restsAgain(taken: AnyTransitionDefinition): string[] {
  const { source, target, eventType } = taken;
  const states = nodesOf(source.machine.root);
  const candidates = source.transitions.get(eventType) ?? [];
  const before = candidates.slice(0, candidates.indexOf(taken));
  const refused = new Set(before.map((each) => toRow(each).guard));
  const rests = restsOfAll(target).flatMap((rest) => {
    const again = exitsUpFrom(states.find((state) => stepNameOf(state) === rest)).filter(
      ({ event, guard }) => event === eventType && (guard === null || !refused.has(guard)),
    );
    return again.flatMap(({ to }) => to);
  });
  return [...new Set(rests)];
}

function restsOfAll(nodes: readonly AnyStateNode[] = []): string[] {
  return nodes.flatMap(restsOf);
}

/** Where somebody who enters a state may come to rest. */
function restsOf(node: AnyStateNode): string[] {
  const passes = (node.always ?? []).flatMap(({ target }) => (target ?? []).flatMap(restsOf));
  if (passes.length > 0) return passes;
  if (node.type === 'compound') return node.initial.target.flatMap(restsOf);
  const section = sectionIn(node);
  return section ? restsOf(section) : [stepNameOf(node)];
}

function toPlannedEvent(name: TrackedEventName): PlannedEvent {
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
