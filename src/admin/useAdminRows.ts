import { useEffect, useEffectEvent } from 'react';
import type { QueryValues } from '#api/queryString.ts';
import type { AdminListParams, AdminListShape } from '#domain/adminList.ts';
import { limits } from '#domain/limits.ts';
import { adviseOnSearch } from './sayFound.ts';
import type { ListRows, ListState } from '#haven/data/AdminList.tsx';
import { regionProps, shownData, type QueryState, type QueryRows } from '#session/queryState.ts';
import { useSearchText } from '#session/useSearchText.ts';
import { adminQueryOptions } from './adminQueryOptions.ts';
import { useAdminParams } from './useAdminParams.ts';
import { useListExport } from './useListExport.ts';
import { useSelection } from './useSelection.ts';

/** Variables of every query of a list. */
interface PageVariables {
  readonly page: number;
  readonly size: number;
  readonly search: string;
}

/** Variables that a list adds to those of its page. */
export type FilterVariables<Variables> = Omit<Variables, keyof PageVariables>;

/** Options of the query of a list for the rows that the address asks for. */
export function useRowsOptions<Variables extends object>(
  shape: AdminListShape,
  variablesOf: (params: AdminListParams) => Variables,
) {
  const { params } = useAdminParams(shape);
  const { page, pageSize: size, search } = params;
  return { variables: { page, size, search, ...variablesOf(params) }, ...adminQueryOptions };
}

interface RowsAnswer<Data> extends QueryState, QueryRows<Data> {
  readonly variables: QueryValues;
}

/** State of an `AdminList` by the answer to its query, the search parameters, the answer's data, and the rows that are selected. */
export function useAdminRows<Row extends { readonly id: string }, Data>(
  shape: AdminListShape,
  answer: RowsAnswer<Data>,
  pageOf: (data: NonNullable<Data>) => ListRows<Row>,
) {
  const { params, goTo } = useAdminParams(shape);
  const { typed, type, clear } = useSearchText({ isEntry: true });
  const data = shownData(answer);
  const page = data ? pageOf(data) : undefined;
  const { selected, select, drop } = useSelection({
    rows: page?.rows ?? [],
    scope: JSON.stringify([params.search, params.filters]),
    page: answer.data
      ? JSON.stringify([params.page, params.pageSize, params.order, params.descending])
      : null,
  });
  const { page: _page, size: _size, ...exported } = answer.variables;
  const file = useListExport(shape.section, exported);

  // Rows of the query before say nothing of this one.
  const total = answer.data && page ? page.total : Infinity;
  const lastPage = Math.max(1, Math.ceil(total / params.pageSize));
  const isBeyond = params.page > lastPage;
  const goToLast = useEffectEvent(() => goTo({ page: lastPage }, { replace: true }));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);

  const list: ListState<Row> = {
    ...regionProps(answer),
    params,
    goTo,
    filterBy: (change) => goTo(({ filters }) => ({ filters: { ...filters, ...change } })),
    onShowAll: () => {
      clear();
      goTo({ search: '', filters: {} });
    },
    search: { value: typed, onValueChange: type, maxLength: limits.searchLength },
    file,
    page: isBeyond ? undefined : page,
    advice: shape.isLarge === true ? adviseOnSearch(params.search) : null,
    selected: new Set(selected.map(({ id }) => id)),
    select,
  };
  return { list: { ...list, drop }, params, data, selected };
}
