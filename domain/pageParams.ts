import { limits } from './limits.ts';

/** A page of a list in the query of an address: its number from 1, and its number of rows. */
export interface PageParams {
  readonly page: number;
  readonly pageSize: number;
}

/** Default number of rows of a page (spec section 9). */
const defaultPageSize = 10;

export function readPageParams(query: URLSearchParams): PageParams {
  return {
    page: readNumber(query.get('page'), 1_000_000) ?? 1,
    pageSize: readNumber(query.get('size'), limits.pageSize) ?? defaultPageSize,
  };
}

/** Adds a page to a query; defaults are left out. */
export function writePageParams(query: URLSearchParams, { page, pageSize }: PageParams): void {
  if (page !== 1) query.set('page', String(page));
  if (pageSize !== defaultPageSize) query.set('size', String(pageSize));
}

function readNumber(text: string | null, max: number): number | null {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) && Number(text) <= max ? Number(text) : null;
}
