import type { Problem } from './problem.ts';

/** Ids are those of the database; what cannot be one names nothing, which `unknown` says. */
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
