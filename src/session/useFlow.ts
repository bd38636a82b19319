import { useSelector } from '@xstate/react';
import { useLoaderData } from 'react-router-dom';
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { FlowCharts, FlowName, RunningFlow } from './flow.ts';

type Snapshots = { readonly [Name in FlowName]: SnapshotFrom<FlowCharts[Name]> };
type Actors = { readonly [Name in FlowName]: ActorRefFrom<FlowCharts[Name]> };

/** State of a flow with what its chart holds, and the events that it takes. */
export type FlowState<Name extends FlowName> = Snapshots[Name]['context'] & {
  readonly state: Snapshots[Name]['value'];
  /** Whether this is the state, or one inside it. */
  readonly isIn: (state: Parameters<Snapshots[Name]['matches']>[0]) => boolean;
  /** Whether the person is asked about what they have typed. */
  readonly isLeaving: boolean;
  /** Whether what they sent is on its way. */
  readonly isBusy: boolean;
  readonly send: Actors[Name]['send'];
};

/** State of the flow that the page at hand is of. */
export function useFlow<Name extends FlowName>(name: Name): FlowState<Name> {
  const flow: AnyActorRef = useFlowActor(name);
  const snapshot = useSelector(flow, (current: AnyMachineSnapshot) => current);
  const shown: unknown = {
    ...(snapshot.context as object),
    state: snapshot.value,
    isIn: (state: string) => snapshot.matches(state),
    isLeaving: snapshot.hasTag('leaving'),
    isBusy: snapshot.hasTag('call'),
    send: flow.send,
  };
  return shown as FlowState<Name>;
}

/** The chart of the flow that the page at hand is of. Throws where the page is of another. */
export function useFlowActor<Name extends FlowName>(name: Name): Actors[Name] {
  const flow = useRunningFlow();
  if (flow.name !== name) throw new Error(`The flow of this page is "${flow.name}", not "${name}".`);
  return flow.actor as Actors[Name];
}

/**
 * The flow that the page at hand is of, whichever that is. The loader of the page has answered it, so the page shows
 * how a flow has ended until the next page comes.
 */
export function useRunningFlow(): RunningFlow {
  const { flow } = useLoaderData<{ readonly flow?: RunningFlow | null }>();
  if (!flow) throw new Error('This page is of no flow.');
  return flow;
}
