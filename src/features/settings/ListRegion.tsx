import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PaginationParams } from '#domain/pageParams.ts';
import { readSettingsParams, settingsPath } from '#domain/settingsAddress.ts';
import { Region, type RegionProps } from '#haven/feedback/Region.tsx';

/** Region for the rows of a list; redirects from a page number beyond the last page to the last page. */
export function ListRegion<Page extends { readonly total: number }>({ data, ...region }: RegionProps<Page>) {
  const { params, goTo } = useListParams();
  const lastPage = data && Math.max(1, Math.ceil(data.total / params.pageSize));
  const isBeyond = lastPage !== undefined && params.page > lastPage;
  const goToLast = useEffectEvent(() => goTo({ ...params, page: lastPage ?? 1 }, { replace: true }));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);
  return <Region {...region} data={isBeyond ? undefined : data} />;
}

/** Returns page number and page size of a section's list from the address, and a function that navigates to others. */
export function useListParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { section, page, pageSize } = readSettingsParams(search);
  return {
    params: { page, pageSize },
    goTo: (params: PaginationParams, { replace = false } = {}) =>
      void navigate(settingsPath(section, params), { replace, preventScrollReset: true }),
  };
}
