import type { RunCall } from '#api/rest.ts';
import type { ActivityEvent, ActivityLevel } from '#machines/activityMachine.ts';

type Calls = Readonly<Record<string, () => Promise<unknown>>>;

type Answers<Named extends Calls> = { readonly [Name in keyof Named]: Awaited<ReturnType<Named[Name]>> };

/** Where it shows that calls are running: on the page and its buttons, on the buttons alone, or nowhere. */
type Shown = ActivityLevel | 'nowhere';

/**
 * Runs calls side by side and answers what each answered, by name (spec section 7). Shows that they run until
 * the last has settled, whatever comes of them. Each one that fails is told; the first failure is thrown on.
 */
export type RunCalls = <Named extends Calls>(calls: Named, shown?: Shown) => Promise<Answers<Named>>;

interface RunCallDependencies {
  readonly reportFailure: (call: string, error: unknown) => void;
  /** The session that the browser holds now; null without one. */
  readonly readSession: () => string | null;
}

interface RunCallsDependencies {
  readonly send: (event: ActivityEvent) => void;
  readonly runCall: RunCall;
}

/** Runs calls that show nowhere. That one has failed is told while whoever made it is still here. */
export function createRunCall({ reportFailure, readSession }: RunCallDependencies): RunCall {
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

export function createRunCalls({ send, runCall }: RunCallsDependencies): RunCalls {
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
