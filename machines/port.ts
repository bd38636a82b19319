import {
  fromCallback,
  fromPromise,
  type AnyEventObject,
  type CallbackActorLogic,
  type EventObject,
  type PromiseActorLogic,
} from 'xstate';

/** Declares an effect with a result that the app must provide. Otherwise it rejects with an error naming the port. */
export function port<Output, Input = void>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(missingPort(name)));
}

/** Declares an action that the app must provide; `Params` are its parameters. Otherwise it throws. */
export function actionPort<Params = void>(name: string): ActionPort<Params> {
  return () => {
    throw missingPort(name);
  };
}

/** Declares a subscription that the app must provide; the chart may send it `Received` events. Otherwise it throws. */
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

/** Implements a `watchPort`: `subscribe` sends events to the chart, and returns the function to unsubscribe. */
export function watch<Received extends EventObject = EventObject>(
  subscribe: (
    send: (event: AnyEventObject) => void,
    receive: (listener: (event: Received) => void) => void,
  ) => () => void,
): CallbackActorLogic<Received> {
  return fromCallback<Received>(({ sendBack, receive }) => subscribe(sendBack, receive));
}
