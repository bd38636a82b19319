import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { DownloadButton } from '#haven/actions/DownloadButton.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { EmptyState } from '#haven/feedback/EmptyState.tsx';
import { Region, type RegionProps } from '#haven/feedback/Region.tsx';
import { SearchField } from '#haven/fields/SearchField.tsx';
import { RailPage } from '#haven/layout/RailPage.tsx';
import { DataTable } from './DataTable.tsx';
import { ListFilter, type ListFilterShape } from './ListFilter.tsx';
import { Pagination } from './Pagination.tsx';
import type { DataColumn, RowOrder } from './tableColumns.ts';

/** Order, filters and page of a list. */
export interface ListPlace extends RowOrder {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
  /** Chosen values by the name of the filter. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** A page of the rows of a list. */
export interface ListRows<Row> {
  readonly rows: readonly Row[];
  /** Number of rows on all pages. */
  readonly total: number;
  /** Whether a search found more than `total`. */
  readonly isCut?: boolean;
  /** Whether the rows only resemble what was searched for. */
  readonly isSimilar?: boolean;
}

/** Place and rows of a list, and the ways to others. */
export interface ListState<Row> extends Pick<
  RegionProps<ListRows<Row>>,
  'isLoading' | 'failure' | 'onRetry'
> {
  readonly place: ListPlace;
  /** Changes the place; begins at the first page, unless `change` names another. */
  readonly goTo: (change: Partial<ListPlace>) => void;
  /** Changes some filters. */
  readonly filterBy: (change: ListPlace['filters']) => void;
  /** Takes search and filters back. */
  readonly onShowAll: () => void;
  readonly search: Pick<ComponentProps<typeof SearchField>, 'maxLength' | 'value' | 'onValueChange'>;
  readonly file: ComponentProps<typeof DownloadButton>;
  /** Undefined while none is there. */
  readonly page: ListRows<Row> | undefined;
  /** Words about other searches, for a list in which none is found. */
  readonly advice: string | null;
  /** Ids of the selected rows, on all pages. */
  readonly selected: ReadonlySet<string>;
  readonly select: (ids: Iterable<string>) => void;
}

interface AdminListProps<Row> {
  readonly title: string;
  readonly lead: string;
  /** Plural of the rows: "requests". */
  readonly what: string;
  /** Sentence for a list without any row. */
  readonly none: string;
  /** Label of the search: "Search by name". */
  readonly searchLabel: string;
  readonly filters: readonly ListFilterShape[];
  /** Shown after the filters, with them: filters that are no choice of values. */
  readonly furtherFilters?: ReactNode;
  /** Shown above the rows. */
  readonly notice?: ReactNode;
  readonly columns: readonly DataColumn<Row>[];
  /** Name of a row for screen readers and actions on the selected rows, where rows can be selected. */
  readonly selection?: { readonly nameOf: (row: Row) => string; readonly actions: ReactNode } | undefined;
  readonly list: ListState<Row>;
  /** Shown under the rows. */
  readonly children?: ReactNode;
}

/**
 * A list of the administration: its rows as a file, a search, filters, a page of rows in an order, and actions on the
 * selected ones. On phones the filters stand behind a button.
 */
export function AdminList<Row extends { readonly id: string }>({
  title,
  lead,
  what,
  none,
  searchLabel,
  filters,
  furtherFilters,
  notice,
  columns,
  selection,
  list,
  children,
}: AdminListProps<Row>) {
  const searchId = useId();
  const search = useRef<HTMLInputElement>(null);
  const { place } = list;
  const filterCount = Object.values(place.filters).filter(({ length }) => length > 0).length;
  /** Moves the focus from a control that takes itself away. */
  const focusSearch = () => search.current?.focus();

  return (
    <RailPage title={title} lead={lead} actions={<DownloadButton {...list.file} />}>
      <SearchField ref={search} id={searchId} label={searchLabel} {...list.search} />
      <Filters count={filterCount}>
        {filters.map((filter) => (
          <ListFilter
            key={filter.name}
            filter={filter}
            chosen={place.filters[filter.name] ?? []}
            onChange={list.filterBy}
            onGone={focusSearch}
          />
        ))}
        {furtherFilters}
      </Filters>
      {notice}
      <Region
        what={`the ${what}`}
        data={list.page}
        isLoading={list.isLoading}
        failure={list.failure}
        onRetry={list.onRetry}
      >
        {({ rows, total, isCut = false, isSimilar = false }) => (
          <Stack spacing={4} aria-busy={list.isLoading}>
            {isCut && <p>More than {total.toLocaleString('en-US')} match. Refine the search to see fewer.</p>}
            {isSimilar && <p>Nothing contains what you searched for. These are similar.</p>}
            {total === 0 ? (
              <Card>
                {place.search === '' && filterCount === 0 ? (
                  <EmptyState title="Nothing here yet">{none}</EmptyState>
                ) : (
                  <EmptyState
                    title="Nothing found"
                    actions={
                      <Link
                        variant="action"
                        onClick={() => {
                          list.onShowAll();
                          focusSearch();
                        }}
                      >
                        Show all
                      </Link>
                    }
                  >
                    No row matches your search and filters. {list.advice}
                  </EmptyState>
                )}
              </Card>
            ) : (
              <DataTable
                caption={title}
                rows={rows}
                keyOf={({ id }) => id}
                columns={columns}
                order={place}
                onOrder={list.goTo}
                selection={selection && { ...selection, keys: list.selected, onChange: list.select }}
                scrolls
                footer={
                  <Pagination
                    label={`Pages of ${what}`}
                    total={total}
                    page={place.page}
                    pageSize={place.pageSize}
                    hasGoTo
                    onChange={list.goTo}
                  />
                }
              />
            )}
          </Stack>
        )}
      </Region>
      {/* Apart from the pages of the table above. */}
      {children && <Box sx={{ mt: 4 }}>{children}</Box>}
    </RailPage>
  );
}

interface FiltersProps {
  /** Number of filters that leave rows out. */
  readonly count: number;
  readonly children: ReactNode;
}

function Filters({ count, children }: FiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        sx={{ display: { md: 'none' }, justifyContent: 'space-between' }}
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<Icon name="chevronDown" size={16} turns />}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? 'Filter' : `Filter (${count})`}
      </Button>
      <Stack
        id={id}
        direction="row"
        sx={{
          display: { xs: isOpen ? 'flex' : 'none', md: 'flex' },
          flexWrap: 'wrap',
          columnGap: 6,
          rowGap: 4,
          '& > form': { flexBasis: '100%' },
        }}
      >
        {children}
      </Stack>
    </>
  );
}
