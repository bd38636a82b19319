import type { Problem } from './problem.ts';

/** Parses a database id. @throws {Problem} the problem of `unknown` for a text that cannot be an id */
export function parseId(id: string | number, unknown: () => Problem): number {
  if (!/^[1-9]\d{0,8}$/.test(String(id))) throw unknown();
  return Number(id);
}

/** Parses an optional database id; null if absent. @throws {Problem} the problem of `unknown`, as `parseId` */
export function parseOptionalId(
  id: string | number | null | undefined,
  unknown: () => Problem,
): number | null {
  return id === null || id === undefined ? null : parseId(id, unknown);
}
