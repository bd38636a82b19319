import type { Problem } from './problem.ts';

/** Parses an id of the database. @throws {Problem} by `unknown` for a text that cannot be one */
export function parseId(id: string | number, unknown: () => Problem): number {
  if (!/^[1-9]\d{0,8}$/.test(String(id))) throw unknown();
  return Number(id);
}

/** Parses an id that may be absent. */
export function parseOptionalId(
  id: string | number | null | undefined,
  unknown: () => Problem,
): number | null {
  return id === null || id === undefined ? null : parseId(id, unknown);
}
