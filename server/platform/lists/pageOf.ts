/** A page of a list: its number, from 1, and the number of rows on a page. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
}

/**
 * Plans how to read a page of a list of `total` rows: from the nearer end, since a query skips rows one by one.
 * `backward` means from the end, in reverse. A list that was cut is always read from its beginning, since its last
 * row is unknown.
 */
export function planPage({ page, size }: PageRequest, total: number, isCut = false) {
  const start = Math.min((page - 1) * size, total);
  const end = Math.min(start + size, total);
  const backward = !isCut && total - end < start;
  return { backward, offset: backward ? total - end : start, limit: end - start };
}
