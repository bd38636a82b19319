import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { asProblem, serviceUnavailable, unexpectedMessage } from '#server/platform/http/respondWithError.ts';
import { describeError } from '#server/platform/http/describeError.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import type { Problem } from '#server/platform/http/problem.ts';
import type { GraphQLContext } from './context.ts';

/** A row to act on, and the version of it that the person saw. */
export interface Target {
  readonly id: number;
  readonly version: number;
}

const rowsSchema = v.pipe(
  v.array(v.object({ id: v.union([v.string(), v.number()]), version: v.number() })),
  v.minLength(1, 'At least one row must be named'),
  v.maxLength(limits.pageSize, `At most ${limits.pageSize} rows can be named at once`),
);

/** Parses the rows of a bulk action. @throws {Problem} VALIDATION_FAILED; for an invalid id the problem of `unknown` */
export function parseBulkTargets(rows: unknown, unknown: () => Problem): readonly Target[] {
  return parse(rowsSchema, rows).map(({ id, version }) => ({ id: parseId(id, unknown), version }));
}

/**
 * Calls `act` for the rows one by one, so that a refusal or failure concerns only one row. Returns for each row the
 * changed row or the message of the problem. After an outage of the database tries no further rows, since the caller
 * would give up before all of them had timed out.
 */
export async function actOnEach<Row>(
  { facts }: Pick<GraphQLContext, 'facts'>,
  targets: readonly Target[],
  act: (target: Target) => Promise<Row>,
) {
  const outcomes: { id: number; row: Row | null; problem: string | null }[] = [];
  for (const target of targets) {
    const { id } = target;
    if (outcomes.at(-1)?.problem === serviceUnavailable.message) {
      outcomes.push({ id, row: null, problem: serviceUnavailable.message });
      continue;
    }
    try {
      outcomes.push({ id, row: await act(target), problem: null });
    } catch (error) {
      const problem = asProblem(error);
      if (!problem || problem.status >= 500) facts.err ??= { ...describeError(error), row: id };
      outcomes.push({ id, row: null, problem: problem?.message ?? unexpectedMessage });
    }
  }
  return outcomes;
}
