import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { EmptyState } from '#haven/feedback/EmptyState.tsx';
import { Region, type RegionProps } from '#haven/feedback/Region.tsx';
import { FieldError } from '#haven/fields/FieldFrame.tsx';
import { SearchField } from '#haven/fields/SearchField.tsx';
import { RailPage } from '#haven/layout/RailPage.tsx';
import { DataTable } from './DataTable.tsx';
import { countFilters, ListFilters, type ChosenFilters, type ListFilterShape } from './ListFilters.tsx';
import { Pagination } from './Pagination.tsx';
import type { DataColumn, RowOrder } from './tableColumns.ts';

/** Order, filters and page of a list. */
export interface ListParams extends RowOrder {
  /** Counts from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
  readonly filters: ChosenFilters;
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
  readonly params: ListParams;
  /** Changes the search parameters; begins at the first page, unless `change` names another. */
  readonly goTo: (change: Partial<ListParams>) => void;
  /** Changes some filters. */
  readonly filterBy: (change: ChosenFilters) => void;
  /** Takes search and filters back. */
  readonly onShowAll: () => void;
  readonly search: Pick<ComponentProps<typeof SearchField>, 'maxLength' | 'value' | 'onValueChange'>;
  readonly file: DownloadButtonProps;
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
  const { params } = list;
  /** Moves the focus from a control that takes itself away. */
  const focusSearch = () => search.current?.focus();

  return (
    <RailPage title={title} lead={lead} actions={<DownloadButton {...list.file} />}>
      <SearchField ref={search} id={searchId} label={searchLabel} {...list.search} />
      <ListFilters filters={filters} chosen={params.filters} onChange={list.filterBy} onGone={focusSearch}>
        {furtherFilters}
      </ListFilters>
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
                {params.search === '' && countFilters(params.filters) === 0 ? (
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
      {/* Apart from the pages of the table above. */}
      {children && <Box sx={{ mt: 4 }}>{children}</Box>}
    </RailPage>
  );
}

interface DownloadButtonProps {
  /** Whether the file is on its way. */
  readonly isBusy: boolean;
  /** Words about the last file: "Downloaded 1,204 rows." Empty while there is none. */
  readonly message: string;
  /** Reasons why the download failed, a line each. */
  readonly failure: readonly string[];
  readonly onDownload: () => void;
}

/** Takes a list as a file for spreadsheets, and says what became of it. */
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
