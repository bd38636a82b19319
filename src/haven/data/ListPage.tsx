import type { ComponentProps, ReactNode } from 'react';
import { DownloadButton } from '#haven/actions/DownloadButton.tsx';
import { SearchField } from '#haven/fields/SearchField.tsx';
import { RailPage } from '#haven/layout/RailPage.tsx';
import { FilterFold } from './FilterFold.tsx';
import { focusListSearch, listSearchId } from './listSearch.ts';
import { PagedRegion, type PagedRegionProps, type PageOfRows } from './PagedRegion.tsx';

interface ListPageProps<Page> extends PagedRegionProps<Page> {
  readonly title: string;
  readonly lead: string;
  /** The list as a file. */
  readonly file: ComponentProps<typeof DownloadButton>;
  /** By what is searched: "Search by name". */
  readonly searchLabel: string;
  readonly search: Pick<ComponentProps<typeof SearchField>, 'maxLength' | 'value' | 'onValueChange'>;
  readonly filters: ReactNode;
  /** How many of them leave something out. */
  readonly filterCount: number;
  /** What became of what was done with several rows. */
  readonly outcome?: ReactNode;
}

/** A page beside a rail that is a list: a file of all of it, a search, filters, and a page of rows. */
export function ListPage<Page extends PageOfRows>({
  title,
  lead,
  file,
  searchLabel,
  search,
  filters,
  filterCount,
  outcome,
  onShowAll,
  ...region
}: ListPageProps<Page>) {
  return (
    <RailPage title={title} lead={lead} actions={<DownloadButton {...file} />}>
      <SearchField id={listSearchId} label={searchLabel} {...search} />
      <FilterFold count={filterCount}>{filters}</FilterFold>
      {outcome}
      <PagedRegion
        {...region}
        onShowAll={() => {
          onShowAll();
          focusListSearch();
        }}
      />
    </RailPage>
  );
}
