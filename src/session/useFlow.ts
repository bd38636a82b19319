import { useSelector } from '@xstate/react';
import { useLoaderData } from 'react-router-dom';
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { FlowCharts, FlowName, RunningFlow } from './flow.ts';

type Snapshots = { readonly [Name in FlowName]: SnapshotFrom<FlowCharts[Name]> };
type Actors = { readonly [Name in FlowName]: ActorRefFrom<FlowCharts[Name]> };

/** State of a flow with what its chart holds, and the events that it takes. */
export type FlowState<Name extends FlowName> = Snapshots[Name]['context'] & {
  readonly state: Snapshots[Name]['value'];
  /** True in this state and in every state inside it. */
  readonly isIn: (state: Parameters<Snapshots[Name]['matches']>[0]) => boolean;
  /** True in states with this tag. */
  readonly hasTag: Snapshots[Name]['hasTag'];
  /** True in states with the tag `busy`: a call is on its way. */
  readonly isBusy: boolean;
  readonly send: Actors[Name]['send'];
};

/** State of the page's flow. Throws where the page belongs to another. */
export function useFlow<Name extends FlowName>(name: Name): FlowState<Name> {
  const flow: AnyActorRef = useFlowActor(name);
  const snapshot = useSelector(flow, (current: AnyMachineSnapshot) => current);
  const shown: unknown = {
    ...(snapshot.context as object),
    state: snapshot.value,
    isIn: (state: string) => snapshot.matches(state),
    hasTag: (tag: string) => snapshot.hasTag(tag),
    isBusy: snapshot.hasTag('busy'),
    send: flow.send,
  };
  return shown as FlowState<Name>;
}

/** Actor of the page's flow. Throws where the page belongs to another. */
export function useFlowActor<Name extends FlowName>(name: Name): Actors[Name] {
  const flow = useRunningFlow();
  if (flow.name !== name) throw new Error(`The flow of this page is "${flow.name}", not "${name}".`);
  return flow.actor as Actors[Name];
}

/**
 * The page's flow, whichever it is. The page's loader answers it, so a page outside the data layout shows the last state
 * of a flow that has ended until the next page comes. A page under the data layout vanishes with its session.
 */
export function useRunningFlow(): RunningFlow {
  const { flow } = useLoaderData<{ readonly flow?: RunningFlow | null }>();
  if (!flow) throw new Error('This page is of no flow.');
  return flow;
}
