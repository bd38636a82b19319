import { describe, expect, it } from 'vitest';
import { readTables } from '#tests/charts/chartTable.ts';
import { keyOf } from '#tests/charts/walkChart.ts';
import { useBrowserStandIns } from './browserStandIns.ts';
import type { Happening } from './happenings.ts';
import type { Opened } from './startApp.ts';
import { logOutAnywhere } from './logOutAnywhere.ts';
import { reportViews } from './reportViews.ts';
import { walkOtherWays, walkViews, type Path, type ViewWalk } from './walkViews.ts';

interface ViewsUnderTest {
  /** Addresses that people open, with what they and their browser bring along. */
  readonly starts: () => readonly Opened[];
  readonly happenings: readonly Happening[];
  readonly tell?: (context: Readonly<Record<string, unknown>>) => unknown;
  /** Which heading names what is shown: the page's, unless a section of it changes alone. */
  readonly heading?: 'h1' | 'h2';
  /** Every state that the pages show, with its heading and the step that it is at. */
  readonly headings: Readonly<Record<string, string>>;
  /** Rows that none of the happenings takes, each with a way that does: it is walked as well. */
  readonly otherWays?: Readonly<Record<string, Path>>;
  /** Where people are led out of the chart's pages. */
  readonly leadsTo: readonly string[];
}

/**
 * Walks a chart through the real pages, by what a person can do on them, and holds it against the table
 * committed beside the chart: each row is taken, by the walk or by a way of its own.
 */
export function describeViews(chart: string, views: ViewsUnderTest): void {
  const { headings, otherWays = {}, leadsTo, ...walked } = views;

  describe(`the pages of ${chart}Machine`, () => {
    useBrowserStandIns();
    let paths: ViewWalk['paths'] = new Map();

    it('show every state, and let people take every transition that is theirs', async () => {
      const walk = await walkViews({ chart, ...walked, starts: walked.starts() });
      ({ paths } = walk);
      const rows = readTables(`${chart}Machine`).rows.map(keyOf);
      if (process.env['REPORT_WALKS'] === '1') console.log(reportViews({ chart, rows, walk, otherWays }));
      const shown = [...walk.headings].map(([state, words]) => [state, [...words].join(' or ')]);
      expect({
        headings: Object.fromEntries(shown),
        untaken: rows.filter((row) => !walk.taken.has(row)).toSorted(),
        left: [...walk.left].toSorted(),
      }).toEqual({
        headings,
        untaken: Object.keys(otherWays).toSorted(),
        left: [...leadsTo].toSorted(),
      });
      expect(await walkOtherWays(chart, otherWays, walked), 'rows that their own ways take').toEqual(
        Object.keys(otherWays),
      );
    }, 180_000);

    it('give way to a log-out in every state, whatever is answered after it', async () => {
      expect(paths.size).toBeGreaterThan(0);
      await logOutAnywhere({ paths, ...walked });
    }, 180_000);
  });
}
