import { useEffect, useEffectEvent } from 'react';
import type { QueryValues } from '#api/queryString.ts';
import type { AdminListParams, AdminListShape } from '#domain/adminList.ts';
import { limits } from '#domain/limits.ts';
import type { ListRows, ListState } from './AdminList.tsx';
import { toRegionProps, shownData, type QueryState, type QueryData } from '#session/queryState.ts';
import { useSearchText } from '#session/useSearchText.ts';
import { adminQueryOptions } from './adminQueryOptions.ts';
import { adviseOnSearch } from './describeResultCount.ts';
import { useAdminParams } from './useAdminParams.ts';
import { useListExport } from './useListExport.ts';
import { useSelection } from './useSelection.ts';

/** Query variables of a list, without those that all lists have. */
export type FilterVariables<Variables> = Omit<Variables, 'page' | 'size' | 'search'>;

/** Returns the Apollo options of a list's query for the page, search, and filters in the address. */
export function useListQueryOptions<Variables extends object>(
  shape: AdminListShape,
  variablesOf: (params: AdminListParams) => Variables,
) {
  const { params } = useAdminParams(shape);
  const { page, pageSize: size, search } = params;
  return { variables: { page, size, search, ...variablesOf(params) }, ...adminQueryOptions };
}

/** Returns the state of an `AdminList`, the parameters in the address, the query's data, and the selected rows. */
export function useAdminList<Row extends { readonly id: string }, Data>(
  shape: AdminListShape,
  answer: QueryState & QueryData<Data> & { readonly variables: QueryValues },
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

  // Without `answer.data`, `page` has the total of an earlier search.
  const total = answer.data && page ? page.total : Infinity;
  const lastPage = Math.max(1, Math.ceil(total / params.pageSize));
  const isBeyond = params.page > lastPage;
  const goToLast = useEffectEvent(() => goTo({ page: lastPage }, { replace: true }));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);

  const list: ListState<Row> = {
    ...toRegionProps(answer),
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
