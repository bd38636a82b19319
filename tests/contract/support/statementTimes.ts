import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { fillStatement, type Statement } from './plans.ts';

/** How a statement was executed, several times. */
export interface StatementTimes {
  readonly text: string;
  /** Milliseconds within which 95 of 100 executions ended, planning included. */
  readonly p95: number;
  /** The plan in short: the indexes by which it finds rows, and the tables that it reads as a whole. */
  readonly scans: readonly string[];
  /** Large tables that it read as a whole. */
  readonly wholeTables: readonly string[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

interface Explained {
  readonly Plan: PlanNode;
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

const runs = 20;
const tries = 3;
/** Rows from which a table is large. */
const large = 50_000;

/** Names the tables with many rows, by the statistics of the last `analyze`. */
export async function findLargeTables(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = (await db.execute(
    sql`select relname from pg_class where relkind = 'r' and reltuples >= ${large}::real`,
  )) as { rows: readonly { relname: string }[] };
  return new Set(rows.map(({ relname }) => relname));
}

/**
 * Executes a statement that reads, and returns its times by the database's own clock: of the best try, up to the first
 * within `limit` milliseconds, since other work on the machine slows some tries.
 */
export async function timeStatement(
  db: Database,
  statement: Statement,
  largeTables: ReadonlySet<string>,
  limit: number,
): Promise<StatementTimes> {
  const scans = new Set<string>();
  let best = Infinity;
  for (let attempt = 0; attempt < tries && best > limit; attempt += 1) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const explained = await explain(db, statement);
      times.push(explained['Planning Time'] + explained['Execution Time']);
      for (const scan of scansIn(explained.Plan)) scans.add(scan);
    }
    best = Math.min(best, percentile95(times));
  }
  const wholeTables = [...scans].filter((scan) => largeTables.has(scan));
  return { text: statement.text, p95: best, scans: [...scans], wholeTables };
}

async function explain(db: Database, statement: Statement): Promise<Explained> {
  const { rows } = (await db.execute(
    sql`explain (analyze, timing off, format json) ${fillStatement(statement)}`,
  )) as { rows: readonly { 'QUERY PLAN': readonly [Explained] }[] };
  const explained = rows[0]?.['QUERY PLAN'][0];
  if (!explained) throw new Error(`No plan of ${statement.text}`);
  return explained;
}

/** Returns the second highest of twenty times. */
export function percentile95(times: readonly number[]): number {
  const [, second = 0] = times.toSorted((a, b) => b - a);
  return second;
}

function scansIn({ Plans = [], ...node }: PlanNode): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index } = node;
  const own = type === 'Seq Scan' ? table : index;
  return [...(own === undefined ? [] : [own]), ...Plans.flatMap(scansIn)];
}
