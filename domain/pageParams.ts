import { limits } from './limits.ts';

/** A page of a list in a query string: the page number, from 1, and the rows on a page. */
export interface PaginationParams {
  readonly page: number;
  readonly pageSize: number;
}

/** Default number of rows on a page (spec section 9). */
const defaultPageSize = 10;

export function readPaginationParams(query: URLSearchParams): PaginationParams {
  return {
    page: readNumber(query.get('page'), 1_000_000) ?? 1,
    pageSize: readNumber(query.get('size'), limits.pageSize) ?? defaultPageSize,
  };
}

/** Adds page number and size to a query string, without those that equal the default. */
export function writePaginationParams(query: URLSearchParams, { page, pageSize }: PaginationParams): void {
  if (page !== 1) query.set('page', String(page));
  if (pageSize !== defaultPageSize) query.set('size', String(pageSize));
}

function readNumber(text: string | null, max: number): number | null {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) && Number(text) <= max ? Number(text) : null;
}
