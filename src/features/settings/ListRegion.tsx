import { useEffect, useEffectEvent } from 'react';
import { Region, type RegionProps } from '#haven/feedback/Region.tsx';
import { useListParams } from './useListParams.ts';

/** The rows of a list; an address beyond its last page leads there. */
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
