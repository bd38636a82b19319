import { useEffect, useEffectEvent } from 'react';
import { Region, type RegionProps } from '#haven/feedback/Region.tsx';
import { useListPlace } from './useListPlace.ts';

/** The place of a list; an address beyond its last page leads there. */
export function ListRegion<Page extends { readonly total: number }>({ data, ...region }: RegionProps<Page>) {
  const { place, goTo } = useListPlace();
  const lastPage = data && Math.max(1, Math.ceil(data.total / place.pageSize));
  const isBeyond = lastPage !== undefined && place.page > lastPage;
  const goToLast = useEffectEvent(() => goTo({ ...place, page: lastPage ?? 1 }, { replace: true }));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);
  return <Region {...region} data={isBeyond ? undefined : data} />;
}
