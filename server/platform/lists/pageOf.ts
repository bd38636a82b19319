/** A part of a list: pages of `size` entries, from 1 on. */
export interface PageOf {
  readonly page: number;
  readonly size: number;
}

/** Where a page is read from. */
interface Reading {
  /** Whether it is read from the end of the list, and so the wrong way round. */
  readonly backward: boolean;
  /** How many entries lie before it on that way, and how many it has. */
  readonly offset: number;
  readonly limit: number;
}

/**
 * How a page of a list of so many entries is read: from whichever end is nearer, since what lies before a page is
 * passed one by one. The last page is read as quickly as the first. A list that is cut after so many entries is read
 * from its beginning alone: its end is that of other entries.
 */
export function readingOf({ page, size }: PageOf, total: number, isCut = false): Reading {
  const start = Math.min((page - 1) * size, total);
  const end = Math.min(start + size, total);
  const backward = !isCut && total - end < start;
  return { backward, offset: backward ? total - end : start, limit: end - start };
}
