import type { ActivityEvent, ActivityLevel } from '#machines/activityMachine.ts';

/** Runs a call and counts it as activity while it runs, whatever comes of it. */
export type RunCall = <Answer>(level: ActivityLevel, call: () => Promise<Answer>) => Promise<Answer>;

export function createRunCall(send: (event: ActivityEvent) => void): RunCall {
  return async (level, call) => {
    send({ type: 'call.started', level });
    try {
      return await call();
    } finally {
      send({ type: 'call.settled', level });
    }
  };
}
