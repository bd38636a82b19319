import { useState } from 'react';
import { Example } from '#gallery/Example.tsx';
import { Button } from '#haven/actions/Button.tsx';
import { AdminList, type ListParams, type ListRows, type ListState } from './AdminList.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';

const requests = [
  { id: '1', name: 'Laser levels', status: 'New', votes: 12 },
  { id: '2', name: 'Site cameras', status: 'Planned', votes: 3 },
];

type Request = (typeof requests)[number];

const columns: readonly DataColumn<Request>[] = [
  { name: 'Request', order: 'name', directions: ['A to Z', 'Z to A'], cell: ({ name }) => name },
  { name: 'Status', fit: 'line', cell: ({ status }) => status },
  { name: 'Votes', order: 'votes', descendsFirst: true, fit: 'line', cell: ({ votes }) => votes },
];

const usual: ListParams = {
  order: 'name',
  descending: false,
  page: 1,
  pageSize: 10,
  search: '',
  filters: { status: ['new'], customer: ['2'] },
};
const stay = () => undefined;
const noFile = { isBusy: false, message: '', failure: [], onDownload: stay };
const failure = { message: 'The server did not answer.', reference: 'GALLERY1' };

function Requests({
  title,
  state,
}: {
  readonly title: string;
  readonly state?: Partial<ListState<Request>>;
}) {
  const [params, setPlace] = useState(state?.params ?? usual);
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const change = (to: Partial<ListParams>) => setPlace((before) => ({ ...before, ...to }));
  const page: ListRows<Request> = { rows: requests, total: requests.length };
  return (
    <AdminList
      title={title}
      lead="Products that companies ask the marketplace to offer."
      what={title.toLowerCase()}
      none="Nobody has asked for a product."
      searchLabel="Search by name or reference"
      filters={[
        {
          name: 'status',
          label: 'Status',
          options: [
            { value: 'new', label: 'New' },
            { value: 'planned', label: 'Planned' },
          ],
        },
        { name: 'customer', label: 'Customer', nameOf: () => 'Birch Plumbing' },
      ]}
      columns={columns}
      selection={{
        nameOf: ({ name }) => name,
        actions: (
          <Button color="tonal" size="small">
            Plan
          </Button>
        ),
      }}
      list={{
        goTo: change,
        filterBy: (filters) => change({ filters: { ...params.filters, ...filters } }),
        onShowAll: () => change({ filters: {} }),
        search: { value: '', onValueChange: stay, maxLength: 100 },
        file: noFile,
        page,
        advice: null,
        isLoading: false,
        failure: null,
        onRetry: stay,
        ...state,
        params,
        selected,
        select: (ids) => select(new Set(ids)),
      }}
    />
  );
}

export function Examples() {
  return (
    <>
      <Example title="Rows, with filters and a selection" on="page">
        <Requests title="Requests" />
      </Example>
      <Example title="More than it shows, and only similar; the file was downloaded" on="page">
        <Requests
          title="Similar requests"
          state={{
            page: { rows: requests, total: 1000, isCut: true, isSimilar: true },
            file: { ...noFile, message: 'Downloaded 1,000 rows.' },
          }}
        />
      </Example>
      <Example title="Nothing found; the file is being downloaded" on="page">
        <Requests
          title="Sought requests"
          state={{ page: { rows: [], total: 0 }, file: { ...noFile, isBusy: true } }}
        />
      </Example>
      <Example title="Nothing yet" on="page">
        <Requests
          title="Future requests"
          state={{ page: { rows: [], total: 0 }, params: { ...usual, filters: {} } }}
        />
      </Example>
      <Example title="Loading" on="page">
        <Requests title="Coming requests" state={{ page: undefined, isLoading: true }} />
      </Example>
      <Example title="The list and its file failed" on="page">
        <Requests
          title="Missing requests"
          state={{ page: undefined, failure, file: { ...noFile, failure: [failure.message] } }}
        />
      </Example>
    </>
  );
}
