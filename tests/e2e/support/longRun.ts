/** Whether `npm run test:full` runs: every row of each grid, and the tests with `@full`. */
export const isLongRun = process.env['FULL'] === '1';

/** All rows in the long run; in the short run every `step`-th row, starting with the first. */
export function sample<Row>(rows: readonly Row[], step: number): readonly Row[] {
  return isLongRun ? rows : rows.filter((_, index) => index % step === 0);
}
