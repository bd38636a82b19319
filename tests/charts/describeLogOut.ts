import { expect, it } from 'vitest';
import { walkInputs, type ChartUnderTest } from './chartUnderTest.ts';
import { spellHappening } from './walkChart.ts';

interface LogOut {
  /** The event by which the chart learns that nobody is logged in any more. */
  readonly event: string;
  /** States in which the chart may rest then. */
  readonly states: readonly string[];
  /** Calls that the log-out itself makes. */
  readonly calls?: readonly string[];
}

/** Logs out in every state of the session, or of a chart that runs beside the session. */
export function describeLogOut(chart: ChartUnderTest, { event, states, calls = [] }: LogOut): void {
  it(`rests after ${event} in every state, and ignores late answers`, async () => {
    const walked = await walkInputs(chart);
    const paths = walked.map((path) => ({
      events: path.happenings.map(spellHappening),
      state: path.states.at(-1),
    }));
    const loggedOut = paths.filter(({ events }) => events.at(-1) === event);
    expect(loggedOut).not.toEqual([]);
    for (const { state } of loggedOut) expect(states).toContain(state);
    const late = paths.filter(({ events }) => events.at(-2) === event && isAnswer(events.at(-1)));
    const own = new Set(calls.flatMap((call) => [`done ${call}`, `failed ${call}`]));
    expect(late.filter(({ events }) => !own.has(events.at(-1) ?? ''))).toEqual([]);
  }, 60_000);
}

function isAnswer(event = ''): boolean {
  return /^(?:done|failed) /.test(event);
}
