import { limits } from './limits.ts';
import { paths, searchParameter } from './paths.ts';
import type { AdminSection } from './adminAddress.ts';
import { isSupportedDay } from './days.ts';
import { readPaginationParams, writePaginationParams, type PaginationParams } from './pageParams.ts';

export interface AdminListShape {
  readonly section: AdminSection;
  /** Names of the sort orders; the first is the default. */
  readonly orders: readonly [string, ...string[]];
  /** Whether the default order is descending. */
  readonly descends?: boolean;
  /** True for a long list, in which a search for one or two letters matches only the beginnings of words. */
  readonly isLarge?: true;
  /** Values that a filter allows: those of an array, the `id` of a row elsewhere, a YYYY-MM-DD `day`, or any `text`. */
  readonly filters: Readonly<Record<string, readonly string[] | 'id' | 'day' | 'text'>>;
}

export interface AdminListParams extends PaginationParams {
  readonly search: string;
  readonly order: string;
  readonly descending: boolean;
  /** Chosen values by filter name; a filter without values selects all rows. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Id of the row whose details are open; null if none is. */
  readonly open: string | null;
}

/** Reads the parameters of a list from a query string; invalid values count as absent. */
export function readAdminListParams(shape: AdminListShape, search: string): AdminListParams {
  const query = new URLSearchParams(search);
  const [usual] = shape.orders;
  const sort = query.get('sort') ?? '';
  const sorted = shape.orders.find((each) => each === sort.replace(/^-/, ''));
  return {
    ...readPaginationParams(query),
    search: (query.get(searchParameter) ?? '').trim().slice(0, limits.searchLength),
    order: sorted ?? usual,
    descending: sorted === undefined ? shape.descends === true : sort.startsWith('-'),
    filters: Object.fromEntries(
      Object.entries(shape.filters).map(([name, values]) => {
        const text = query.get(name) ?? '';
        if (values === 'id') return [name, isId(text) ? [text] : []];
        if (values === 'day') return [name, isSupportedDay(text) ? [text] : []];
        if (values === 'text') return [name, [text.trim().slice(0, limits.searchLength)].filter(Boolean)];
        const chosen = text.split(',');
        return [name, values.filter((value) => chosen.includes(value))];
      }),
    ),
    open: [query.get('id') ?? ''].find(isId) ?? null,
  };
}

/** Returns the address of a list with these parameters, without those that equal the default. */
export function adminListPath(shape: AdminListShape, params: Partial<AdminListParams> = {}): string {
  const usual = readAdminListParams(shape, '');
  const { search, order, descending, filters, open, ...page } = { ...usual, ...params };
  const query = new URLSearchParams({ section: shape.section });
  for (const [name, values] of Object.entries(filters)) {
    if (values.length > 0) query.set(name, values.join(','));
  }
  if (search !== '') query.set(searchParameter, search);
  if (order !== usual.order || descending !== usual.descending) {
    query.set('sort', `${descending ? '-' : ''}${order}`);
  }
  writePaginationParams(query, page);
  if (open !== null) query.set('id', open);
  return `${paths.admin}?${query.toString()}`;
}

export function isId(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}
