import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { asProblem, unavailable, unexpected } from '#server/platform/http/answerError.ts';
import { describeError } from '#server/platform/http/describeError.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import type { Problem } from '#server/platform/http/problem.ts';
import type { GraphQLContext } from './context.ts';

/** A row as it was when it was chosen. */
export interface Target {
  readonly id: number;
  readonly version: number;
}

/** What became of a row: how it is, or why nothing was done. */
interface Outcome<Row> {
  readonly id: number;
  readonly row: Row | null;
  readonly problem: string | null;
}

const rowsSchema = v.pipe(
  v.array(v.object({ id: v.union([v.string(), v.number()]), version: v.number() })),
  v.minLength(1, 'At least one row must be named'),
  v.maxLength(limits.pageSize, `At most ${limits.pageSize} rows can be named at once`),
);

/** The rows that something is to be done with at once. @throws {Problem} VALIDATION_FAILED; what `unknown` makes */
export function targetsOf(rows: unknown, unknown: () => Problem): readonly Target[] {
  return parse(rowsSchema, rows).map(({ id, version }) => ({ id: parseId(id, unknown), version }));
}

/**
 * Does something with one row after the other: what one refuses or fails at the others do not suffer for. In an outage
 * the rest is left alone, since whoever asked is told of a failure before all have been tried.
 */
export async function actOnEach<Row>(
  context: Pick<GraphQLContext, 'log'>,
  targets: readonly Target[],
  act: (target: Target) => Promise<Row>,
): Promise<readonly Outcome<Row>[]> {
  const outcomes: Outcome<Row>[] = [];
  for (const target of targets) {
    const isDown = outcomes.at(-1)?.problem === unavailable.message;
    outcomes.push(
      isDown ? { id: target.id, row: null, problem: unavailable.message } : await actOn(context, target, act),
    );
  }
  return outcomes;
}

async function actOn<Row>(
  { log }: Pick<GraphQLContext, 'log'>,
  target: Target,
  act: (target: Target) => Promise<Row>,
): Promise<Outcome<Row>> {
  const { id } = target;
  try {
    return { id, row: await act(target), problem: null };
  } catch (error) {
    const problem = asProblem(error);
    if (!problem || problem.status >= 500) log.error({ err: describeError(error), row: id }, 'row failed');
    return { id, row: null, problem: problem?.message ?? unexpected };
  }
}
