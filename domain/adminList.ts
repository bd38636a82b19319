import { limits } from './limits.ts';
import { paths, searchParameter } from './paths.ts';
import type { AdminSection } from './adminAddress.ts';
import { isRecordedDay } from './days.ts';

/** What a list of the administration can be asked for. */
export interface AdminListShape {
  readonly section: AdminSection;
  /** Names of the orders; the first is the usual one, by itself ascending. */
  readonly orders: readonly [string, ...string[]];
  /** Whether the usual order is descending. */
  readonly descends?: boolean;
  /** Whether it may be so long that a search looks for one or two letters only where words begin. */
  readonly isLarge?: true;
  /**
   * Values that each filter may have, by its name; `id` where it is the id of one row of another list, `day` where it is
   * a day, as 2026-11-20, `text` where it is any text.
   */
  readonly filters: Readonly<Record<string, readonly string[] | 'id' | 'day' | 'text'>>;
}

/** Which rows of a list are shown, how, and which of them is open. */
export interface AdminListParams {
  /** Counts from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
  readonly order: string;
  readonly descending: boolean;
  /** The values chosen, by the name of the filter; none where all rows are wanted. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Id of the row that is open; null where the list stands alone. */
  readonly open: string | null;
}

/** Rows on a page unless the person chooses (spec section 9). */
const usualPageSize = 10;

/** What an address says of a list; whatever it says wrong is as if it said nothing. */
export function readAdminList(shape: AdminListShape, search: string): AdminListParams {
  const query = new URLSearchParams(search);
  const [usual] = shape.orders;
  const sort = query.get('sort') ?? '';
  const sorted = shape.orders.find((each) => each === sort.replace(/^-/, ''));
  return {
    page: readNumber(query.get('page'), 1_000_000) ?? 1,
    pageSize: readNumber(query.get('size'), limits.pageSize) ?? usualPageSize,
    search: (query.get(searchParameter) ?? '').trim().slice(0, limits.searchLength),
    order: sorted ?? usual,
    descending: sorted === undefined ? shape.descends === true : sort.startsWith('-'),
    filters: Object.fromEntries(
      Object.entries(shape.filters).map(([name, values]) => {
        const text = query.get(name) ?? '';
        if (values === 'id') return [name, isId(text) ? [text] : []];
        if (values === 'day') return [name, isRecordedDay(text) ? [text] : []];
        if (values === 'text') return [name, [text.trim().slice(0, limits.searchLength)].filter(Boolean)];
        const chosen = text.split(',');
        return [name, values.filter((value) => chosen.includes(value))];
      }),
    ),
    open: [query.get('id') ?? ''].find(isId) ?? null,
  };
}

/** Where a list is that shows this; what is usual the address leaves out. */
export function adminListOf(shape: AdminListShape, params: Partial<AdminListParams> = {}): string {
  const usual = readAdminList(shape, '');
  const { page, pageSize, search, order, descending, filters, open } = { ...usual, ...params };
  const query = new URLSearchParams({ section: shape.section });
  for (const [name, values] of Object.entries(filters)) {
    if (values.length > 0) query.set(name, values.join(','));
  }
  if (search !== '') query.set(searchParameter, search);
  if (order !== usual.order || descending !== usual.descending) {
    query.set('sort', `${descending ? '-' : ''}${order}`);
  }
  if (page !== 1) query.set('page', String(page));
  if (pageSize !== usualPageSize) query.set('size', String(pageSize));
  if (open !== null) query.set('id', open);
  return `${paths.admin}?${query.toString()}`;
}

/** Whether this can be the id of a row. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}

function readNumber(text: string | null, most: number): number | null {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most ? Number(text) : null;
}
