import {
  fromCallback,
  fromPromise,
  type AnyEventObject,
  type CallbackActorLogic,
  type EventObject,
  type PromiseActorLogic,
} from 'xstate';

/**
 * An effect that the app must provide. A chart run without it fails and says which one is missing.
 * Output and input are the two sides of the call: what the effect answers, and what it is given.
 */
export function port<Output, Input = void>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(missingPort(name)));
}

/** The same for an effect that answers nothing and is over at once; `Given` is what it is handed. */
export function actionPort<Given = void>(name: string): ActionPort<Given> {
  return () => {
    throw missingPort(name);
  };
}

/** The same for what goes on beside the app: it tells the chart of it for as long as the chart listens. */
export function watchPort<Heard extends EventObject = EventObject>(name: string): CallbackActorLogic<Heard> {
  return fromCallback<Heard>(() => {
    throw missingPort(name);
  });
}

type ActionPort<Given> = (_: unknown, given: Given) => void;

function missingPort(name: string): Error {
  return new Error(`The port "${name}" was not provided.`);
}

/**
 * An effect as the app provides it for a port: `run` is given the port's input and answers its output. The
 * signal is aborted when the chart has moved on: an effect must then leave no trace.
 */
export function effect<Output, Input = void>(
  run: (input: Input, signal: AbortSignal) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(({ input, signal }) => run(input, signal));
}

/**
 * Provides a `watchPort`: `follow` begins to listen, and answers how to stop. The chart may tell it something as well.
 */
export function watch<Heard extends EventObject = EventObject>(
  follow: (
    tell: (event: AnyEventObject) => void,
    receive: (listener: (event: Heard) => void) => void,
  ) => () => void,
): CallbackActorLogic<Heard> {
  return fromCallback<Heard>(({ sendBack, receive }) => follow(sendBack, receive));
}
