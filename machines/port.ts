import {
  fromCallback,
  fromPromise,
  type AnyEventObject,
  type CallbackActorLogic,
  type EventObject,
  type PromiseActorLogic,
} from 'xstate';

/** Declares a promise actor that the app must provide; otherwise it rejects with an error that names the port. */
export function port<Output, Input = void>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(missingPort(name)));
}

/** Declares an action that the app must provide; otherwise it throws an error that names the port. */
export function actionPort<Params = void>(name: string): ActionPort<Params> {
  return () => {
    throw missingPort(name);
  };
}

/** Declares a callback actor that the app must provide; otherwise it throws. `Received`: events from the chart. */
export function watchPort<Received extends EventObject = EventObject>(
  name: string,
): CallbackActorLogic<Received> {
  return fromCallback<Received>(() => {
    throw missingPort(name);
  });
}

type ActionPort<Params> = (_: unknown, params: Params) => void;

function missingPort(name: string): Error {
  return new Error(`The port "${name}" was not provided.`);
}

/** Implements a `port`. The signal aborts when the chart leaves the state; afterward the effect must change nothing. */
export function effect<Output, Input = void>(
  run: (input: Input, signal: AbortSignal) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(({ input, signal }) => run(input, signal));
}

/** Implements a `watchPort`. `subscribe` sends events to the chart, receives its events, and returns its cleanup. */
export function watch<Received extends EventObject = EventObject>(
  subscribe: (
    send: (event: AnyEventObject) => void,
    receive: (listener: (event: Received) => void) => void,
  ) => () => void,
): CallbackActorLogic<Received> {
  return fromCallback<Received>(({ sendBack, receive }) => subscribe(sendBack, receive));
}
