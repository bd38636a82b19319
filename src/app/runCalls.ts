import type { RunCall } from '#api/rest.ts';
import type { ActivityEvent, BusyIndicatorLevel } from '#machines/activityMachine.ts';

type Calls = Readonly<Record<string, () => Promise<unknown>>>;

/** Place of the busy indicator for calls: over the page, on the button that started them, or nowhere. */
type Shown = BusyIndicatorLevel | 'nowhere';

/** Runs calls in parallel; resolves with results by name (spec section 7). Reports failures, rejects with the first. */
export type RunCalls = <Named extends Calls>(calls: Named, shown?: Shown) => Promise<Answers<Named>>;

type Answers<Named extends Calls> = { readonly [Name in keyof Named]: Awaited<ReturnType<Named[Name]>> };

/** Creates the function that runs a call and reports its failure, unless the session has changed meanwhile. */
export function createRunCall(
  reportFailure: (call: string, error: unknown) => void,
  readSession: () => string | null,
): RunCall {
  return async (name, call) => {
    const session = readSession();
    try {
      return await call();
    } catch (error) {
      if (readSession() === session) reportFailure(name, error);
      throw error;
    }
  };
}

export function createRunCalls(send: (event: ActivityEvent) => void, runCall: RunCall): RunCalls {
  const run = async (name: string, call: () => Promise<unknown>) =>
    [name, await runCall(name, call)] as const;

  return async <Named extends Calls>(calls: Named, shown: Shown = 'page') => {
    if (shown !== 'nowhere') send({ type: 'call.started', level: shown });
    const running = Object.entries(calls).map(([name, call]) => run(name, call));
    try {
      await Promise.allSettled(running);
      return Object.fromEntries(await Promise.all(running)) as Answers<Named>;
    } finally {
      if (shown !== 'nowhere') send({ type: 'call.settled', level: shown });
    }
  };
}
