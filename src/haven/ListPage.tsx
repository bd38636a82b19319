import type { ComponentProps, ReactNode } from 'react';
import { DownloadButton } from './DownloadButton.tsx';
import { PagedRegion, type PagedRegionProps, type PageOfRows } from './PagedRegion.tsx';
import { RailPage } from './RailPage.tsx';
import { SearchField } from './SearchField.tsx';

interface ListPageProps<Page> extends PagedRegionProps<Page> {
  readonly title: string;
  readonly lead: string;
  /** The list as a file. */
  readonly file: ComponentProps<typeof DownloadButton>;
  /** By what is searched: "Search by name". */
  readonly searchLabel: string;
  readonly search: Pick<ComponentProps<typeof SearchField>, 'maxLength' | 'value' | 'onValueChange'>;
  readonly filters: ReactNode;
  /** What became of what was done with several rows. */
  readonly outcome?: ReactNode;
}

const searchId = 'list-search';

/** A page beside a rail that is a list: a file of all of it, a search, filters, and a page of rows. */
export function ListPage<Page extends PageOfRows>({
  title,
  lead,
  file,
  searchLabel,
  search,
  filters,
  outcome,
  onShowAll,
  ...region
}: ListPageProps<Page>) {
  return (
    <RailPage title={title} lead={lead} actions={<DownloadButton {...file} />}>
      <SearchField id={searchId} label={searchLabel} {...search} />
      {filters}
      {outcome}
      <PagedRegion
        {...region}
        onShowAll={() => {
          onShowAll();
          // What was pressed is gone then.
          document.getElementById(searchId)?.focus();
        }}
      />
    </RailPage>
  );
}
