import { useEffect, useEffectEvent } from 'react';
import { Link } from '#haven/actions/Link.tsx';
import { EmptyState } from '#haven/feedback/EmptyState.tsx';
import { Region, type RegionProps } from '#haven/feedback/Region.tsx';
import { Surface } from '#haven/layout/Surface.tsx';

export interface PagedRegionProps<Page> extends RegionProps<Page> {
  /** The page that is asked for, from 1, of so many rows. */
  readonly page: number;
  readonly pageSize: number;
  /** Asked where the page lies beyond the last one. */
  readonly onBeyond: (lastPage: number) => void;
  /** Whether a search or a filter leaves rows out. */
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
  /** Said beside that no row matches: what else to try. */
  readonly advice?: string | null;
  /** Said where there is no row at all. */
  readonly none: string;
}

export interface PageOfRows {
  /** How many rows all pages have. */
  readonly total: number;
  /** Whether a search found more than that. */
  readonly isCut?: boolean;
  /** Whether no row contains what was searched for: these only resemble it. */
  readonly isSimilar?: boolean;
}

/** The place of a page of rows, with all that can be there in its stead. */
export function PagedRegion<Page extends PageOfRows>({
  data,
  page,
  pageSize,
  onBeyond,
  isFiltered,
  onShowAll,
  advice = null,
  none,
  children,
  ...region
}: PagedRegionProps<Page>) {
  const lastPage = data && Math.max(1, Math.ceil(data.total / pageSize));
  const isBeyond = lastPage !== undefined && page > lastPage;
  const goToLast = useEffectEvent(() => onBeyond(lastPage ?? 1));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);
  return (
    <Region {...region} data={isBeyond ? undefined : data}>
      {(rows) =>
        rows.total > 0 ? (
          <>
            {rows.isCut === true && (
              <p>More than {rows.total.toLocaleString('en-US')} match. Refine the search to see fewer.</p>
            )}
            {rows.isSimilar === true && <p>Nothing contains what you searched for. These are similar.</p>}
            {children(rows)}
          </>
        ) : (
          <Surface>
            {isFiltered ? (
              <EmptyState
                title="Nothing found"
                actions={
                  <Link variant="action" onClick={onShowAll}>
                    Show all
                  </Link>
                }
              >
                No row matches your search and filters. {advice}
              </EmptyState>
            ) : (
              <EmptyState title="Nothing here yet">{none}</EmptyState>
            )}
          </Surface>
        )
      }
    </Region>
  );
}
