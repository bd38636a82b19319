/** Limits of measured values, and whether each holds. */
const rows: { what: string; measured: string; limit: string; holds: boolean }[] = [];

/** Notes a measured value, and whether it is at most (or at least) the limit. */
export function limit(what: string, measured: number, relation: '<=' | '>=', bound: number): void {
  const holds = relation === '<=' ? measured <= bound : measured >= bound;
  rows.push({ what, measured: measured.toFixed(2), limit: `${relation} ${bound}`, holds });
}

/** Prints the limits; the process fails if one does not hold. */
export function printLimits(): void {
  console.table(rows);
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
}
