import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readTables } from '#tests/charts/chartTable.ts';
import { keyOf } from '#tests/charts/walkChart.ts';
import { useBrowserStubs } from './browserStubs.ts';
import type { Happening } from './happenings.ts';
import type { Opened } from './startApp.ts';
import { logOutInEveryState } from './logOutInEveryState.ts';
import { reportViews } from './reportViews.ts';
import { walkExtraPaths, walkViews, type Path, type ViewWalk } from './walkViews.ts';

interface ViewsUnderTest {
  /** Addresses that people open, with the state of their browser. */
  readonly starts: () => readonly Opened[];
  readonly happenings: readonly Happening[];
  readonly distinguishBy?: (context: Readonly<Record<string, unknown>>) => unknown;
  /** Level of the heading that changes with the state: `h1`, unless a section of the page changes alone. */
  readonly heading?: 'h1' | 'h2';
  /** Every state that the pages show, with its heading and its step. */
  readonly headings: Readonly<Record<string, string>>;
  /** Rows of the table that the walk does not take, each with a path that does. */
  readonly extraPaths?: Readonly<Record<string, Path>>;
  /** Addresses outside the chart's pages that people are led to. */
  readonly leadsTo: readonly string[];
}

/**
 * Walks a chart through the real pages by the acts of a person, and compares it with the table committed beside the
 * chart: the walk or an extra path takes each row.
 */
export function describeViews(chart: string, views: ViewsUnderTest): void {
  const { headings, extraPaths = {}, leadsTo, ...walked } = views;

  describe(`the pages of ${chart}Machine`, () => {
    useBrowserStubs();
    let paths: ViewWalk['paths'] = new Map();

    it('show every state, and let people take every transition', async () => {
      const rows = readTables(`${chart}Machine`).rows.map(keyOf);
      const findingsOf = (walk: ViewWalk) => ({
        headings: Object.fromEntries(
          [...walk.headings].map(([state, words]) => [state, [...words].join(' or ')]),
        ),
        untaken: rows.filter((row) => !walk.taken.has(row)).toSorted(),
        left: [...walk.left].toSorted(),
      });
      const wanted = {
        headings,
        untaken: Object.keys(extraPaths).toSorted(),
        left: [...leadsTo].toSorted(),
      };
      const isComplete = (walk: ViewWalk) => isDeepStrictEqual(findingsOf(walk), wanted);
      const walk = await walkViews({ chart, ...walked, starts: walked.starts(), isComplete });
      ({ paths } = walk);
      if (process.env['REPORT_WALKS'] === '1') console.log(reportViews({ chart, rows, walk, extraPaths }));
      expect(findingsOf(walk)).toEqual(wanted);
      expect(await walkExtraPaths(chart, extraPaths, walked), 'rows that their extra paths take').toEqual(
        Object.keys(extraPaths),
      );
    }, 180_000);

    it('end with a log-out in every state, and ignore late answers', async () => {
      expect(paths.size).toBeGreaterThan(0);
      await logOutInEveryState({ paths, ...walked });
    }, 180_000);
  });
}
