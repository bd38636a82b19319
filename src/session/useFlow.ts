import { useSelector } from '@xstate/react';
import { useLoaderData } from 'react-router-dom';
import type {
  ActorRefFrom,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  SnapshotFrom,
} from 'xstate';
import type { ReadHeld } from '#machines/held.ts';
import type { FlowCharts, FlowName, RunningFlow } from './flow.ts';

export type ChartState<Chart extends AnyStateMachine> = SnapshotFrom<Chart>['context'] & {
  readonly state: SnapshotFrom<Chart>['value'];
  /** Whether the chart is in this state or in a state inside it. */
  readonly isIn: (state: Parameters<SnapshotFrom<Chart>['matches']>[0]) => boolean;
  readonly hasTag: SnapshotFrom<Chart>['hasTag'];
  /** Whether the chart's state has the tag `busy`, which means that a call is running. */
  readonly isBusy: boolean;
  readonly held: ReadHeld<Chart>;
  readonly send: (event: Exclude<EventFrom<Chart>, { readonly type: `xstate.${string}` }>) => void;
};

export type FlowState<Name extends FlowName> = ChartState<FlowCharts[Name]>;

/** Returns the state of the page's flow. Throws if the page has another flow. */
export function useFlow<Name extends FlowName>(name: Name): FlowState<Name> {
  return useChartState<FlowCharts[Name]>(useFlowActor(name));
}

export function useChartState<Chart extends AnyStateMachine>(chart: AnyActorRef): ChartState<Chart> {
  const snapshot = useSelector(chart, (current: AnyMachineSnapshot) => current);
  return stateOf(chart, snapshot);
}

/** Returns the state of a child chart by its name; null while it does not run. */
export function useChildState<Chart extends AnyStateMachine>(
  parent: AnyActorRef,
  name: string,
): ChartState<Chart> | null {
  const child: AnyActorRef | undefined = useSelector(
    parent,
    ({ children }: AnyMachineSnapshot) => children[name],
  );
  const snapshot = useSelector(child, (current: AnyMachineSnapshot | undefined) => current);
  return child && snapshot ? stateOf<Chart>(child, snapshot) : null;
}

function stateOf<Chart extends AnyStateMachine>({ send }: AnyActorRef, snapshot: AnyMachineSnapshot) {
  const shown: unknown = {
    ...(snapshot.context as object),
    state: snapshot.value,
    isIn: (state: string) => snapshot.matches(state),
    hasTag: (tag: string) => snapshot.hasTag(tag),
    isBusy: snapshot.hasTag('busy'),
    held: (name: string) => snapshot.children[name]?.getSnapshot().context,
    send,
  };
  return shown as ChartState<Chart>;
}

/** Returns the actor of the page's flow. Throws if the page has another flow. */
export function useFlowActor<Name extends FlowName>(name: Name): ActorRefFrom<FlowCharts[Name]> {
  const flow = useRunningFlow();
  if (flow.name !== name) throw new Error(`The flow of this page is "${flow.name}", not "${name}".`);
  return flow.actor as ActorRefFrom<FlowCharts[Name]>;
}

/** Returns the page's flow. Throws if the page has none. Outside `DataLayout`, the flow may have ended already. */
export function useRunningFlow(): RunningFlow {
  const { flow } = useLoaderData<{ readonly flow?: RunningFlow | null }>();
  if (!flow) throw new Error('This page is of no flow.');
  return flow;
}
