import type { AdminListPlace } from '#domain/adminList.ts';

/** Variables that every query of a list has. */
export function pageVariables({ page, pageSize, search }: AdminListPlace) {
  return { page, size: pageSize, search };
}
