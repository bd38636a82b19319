import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { EmptyState } from '#haven/feedback/EmptyState.tsx';
import { Region, type RegionProps } from '#haven/feedback/Region.tsx';
import { FieldError } from '#haven/fields/FieldFrame.tsx';
import { SearchField } from '#haven/fields/SearchField.tsx';
import { RailPage } from '#haven/layout/RailPage.tsx';
import { DataTable } from '#haven/data/DataTable.tsx';
import { countActiveFilters, ListFilters, type ChosenFilters, type ListFilterShape } from './ListFilters.tsx';
import { Pagination } from '#haven/data/Pagination.tsx';
import { formatCount } from '#haven/data/quantities.ts';
import type { DataColumn, RowOrder } from '#haven/data/tableColumns.ts';

export interface ListParams extends RowOrder {
  /** Number of the page, from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
  readonly filters: ChosenFilters;
}

export interface ListRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Whether the search found more rows than `total`. */
  readonly isCut?: boolean;
  /** Whether the rows are only similar to the search words, since nothing contains them. */
  readonly isSimilar?: boolean;
}

export interface ListState<Row> extends Pick<
  RegionProps<ListRows<Row>>,
  'isLoading' | 'failure' | 'onRetry'
> {
  readonly params: ListParams;
  /** Changes the parameters, and goes to the first page unless `change` names another. */
  readonly goTo: (change: Partial<ListParams>) => void;
  readonly filterBy: (change: ChosenFilters) => void;
  readonly onShowAll: () => void;
  readonly search: Pick<ComponentProps<typeof SearchField>, 'maxLength' | 'value' | 'onValueChange'>;
  readonly file: DownloadButtonProps;
  /** Rows of the current page; undefined while they load. */
  readonly page: ListRows<Row> | undefined;
  readonly advice: string | null;
  /** Ids of the selected rows, on all pages. */
  readonly selected: ReadonlySet<string>;
  readonly select: (ids: Iterable<string>) => void;
}

interface AdminListProps<Row> {
  readonly title: string;
  readonly lead: string;
  /** Plural name of the rows: "requests". */
  readonly what: string;
  /** Sentence for a list without any rows, when neither search nor filters are set. */
  readonly none: string;
  readonly searchLabel: string;
  readonly filters: readonly ListFilterShape[];
  /** Filters that are not a choice of values, such as dates. */
  readonly furtherFilters?: ReactNode;
  readonly notice?: ReactNode;
  readonly columns: readonly DataColumn<Row>[];
  /** `nameOf` returns the name of a row for screen readers; `actions` act on the selected rows. */
  readonly selection?: { readonly nameOf: (row: Row) => string; readonly actions: ReactNode } | undefined;
  readonly list: ListState<Row>;
  readonly children?: ReactNode;
}

/** A list of the administration: a table with download, search, filters, order, pages, and actions on selected rows. */
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
  const search = useRef<HTMLInputElement>(null);
  const { params } = list;
  // Moves the focus to the search field, for controls that disappear when pressed.
  const focusSearch = () => search.current?.focus();

  return (
    <RailPage title={title} lead={lead} actions={<DownloadButton {...list.file} />}>
      <SearchField ref={search} label={searchLabel} {...list.search} />
      <ListFilters filters={filters} chosen={params.filters} onChange={list.filterBy} onGone={focusSearch}>
        {furtherFilters}
      </ListFilters>
      {notice}
      <Region {...list} what={`the ${what}`} data={list.page}>
        {({ rows, total, isCut = false, isSimilar = false }) => (
          <Stack spacing={4} aria-busy={list.isLoading}>
            {isCut && <p>More than {formatCount(total)} match. Refine the search to see fewer.</p>}
            {isSimilar && <p>Nothing contains what you searched for. These are similar.</p>}
            {total === 0 ? (
              <Card>
                {params.search === '' && countActiveFilters(params.filters) === 0 ? (
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
                order={params}
                onOrder={list.goTo}
                selection={selection && { ...selection, keys: list.selected, onChange: list.select }}
                scrolls
                footer={
                  <Pagination
                    label={`Pages of ${what}`}
                    total={total}
                    page={params.page}
                    pageSize={params.pageSize}
                    hasGoTo
                    onChange={list.goTo}
                  />
                }
              />
            )}
          </Stack>
        )}
      </Region>
      {children && <Box sx={{ mt: 4 }}>{children}</Box>}
    </RailPage>
  );
}

interface DownloadButtonProps {
  readonly isBusy: boolean;
  /** Result of the last download: "Downloaded 1,204 rows." Empty before the first one. */
  readonly message: string;
  readonly failure: readonly string[];
  readonly onDownload: () => void;
}

function DownloadButton({ isBusy, message, failure, onDownload }: DownloadButtonProps) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', maxWidth: '40ch' }}>
      <Button variant="outlined" busy={isBusy} onClick={onDownload}>
        {isBusy ? 'Downloading…' : 'Download CSV'}
      </Button>
      <Typography
        component="output"
        variant="caption"
        color="textSecondary"
        sx={{ '&:empty': { display: 'none' } }}
      >
        {message}
      </Typography>
      <div role="alert">
        {failure.map((line) => (
          <FieldError key={line} id={`download-${line}`}>
            {line}
          </FieldError>
        ))}
      </div>
    </Stack>
  );
}
