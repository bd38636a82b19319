import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { formatDate } from '#domain/dates.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Example } from '#gallery/Example.tsx';
import { ActionMenu } from './ActionMenu.tsx';
import { Avatar } from './Avatar.tsx';
import { Chip } from './Chip.tsx';
import { DataTable } from './DataTable.tsx';
import { Pagination } from './Pagination.tsx';
import type { DataColumn, RowOrder } from './tableColumns.ts';

const zone = 'America/Chicago';

const people = [
  {
    name: 'Dana Lee',
    email: 'dana@acme.example',
    since: '2026-11-20T14:14:00Z',
    initials: 'DL',
    isActive: true,
  },
  {
    name: 'Somebody with a rather long name',
    email: 'somebody.with.a.rather.long.name@acme-builders.example',
    since: '2026-10-19T16:30:00Z',
    initials: 'SN',
    isActive: false,
  },
];

type Person = (typeof people)[number];

const columns: readonly DataColumn<Person>[] = [
  { name: 'Name', cell: ({ name }) => name },
  { name: 'Email', cell: ({ email }) => email },
  { name: 'Since', cell: ({ since }) => formatDate(since, zone), fit: 'line' },
  { name: 'Last login', cell: ({ since }) => formatDateTime(since, zone), fit: 'line' },
  {
    name: 'Status',
    cell: ({ isActive }) => (
      <Chip color={isActive ? 'success' : 'neutral'} label={isActive ? 'Active' : 'Deactivated'} />
    ),
  },
];

const nameBlock: DataColumn<Person> = {
  name: 'Name',
  cell: ({ name, initials }) => (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Avatar initials={initials} size={36} />
      <strong>{name}</strong>
    </Stack>
  ),
};

function Actions({ person: { name, isActive } }: { readonly person: Person }) {
  return (
    <>
      {!isActive && (
        <Link variant="action" aria-label={`Reactivate ${name}`}>
          Reactivate
        </Link>
      )}
      <ActionMenu label={`Actions for ${name}`}>
        <MenuItem>Make owner</MenuItem>
        <MenuItem sx={{ color: 'error.main' }}>Deactivate</MenuItem>
      </ActionMenu>
    </>
  );
}

const companies = [
  { name: 'Acme Builders', people: 12, since: '11/03/2026' },
  { name: 'Birch Plumbing', people: 3, since: '10/19/2026' },
  { name: 'A company with a rather long name, as companies have', people: 140, since: '09/30/2026' },
];

const companyColumns: readonly DataColumn<(typeof companies)[number]>[] = [
  { name: 'Name', order: 'name', directions: ['A to Z', 'Z to A'], cell: ({ name }) => name },
  { name: 'People', order: 'people', fit: 'line', cell: ({ people }) => people },
  { name: 'Since', fit: 'line', cell: ({ since }) => since },
];

function Companies() {
  const [order, setOrder] = useState<RowOrder>({ order: 'name', descending: false });
  const [selected, select] = useState<ReadonlySet<string>>(new Set(['Birch Plumbing', 'Cedar Roofing']));
  const sorted = companies.toSorted((one, other) =>
    order.order === 'people' ? one.people - other.people : one.name.localeCompare(other.name),
  );
  return (
    <DataTable
      caption="Companies"
      rows={order.descending ? sorted.toReversed() : sorted}
      keyOf={({ name }) => name}
      columns={companyColumns}
      order={order}
      onOrder={setOrder}
      selection={{
        keys: selected,
        onChange: select,
        nameOf: ({ name }) => name,
        actions: (
          <Button color="tonal" size="small">
            Merge
          </Button>
        ),
      }}
    />
  );
}

export function Examples() {
  const [place, setPlace] = useState({ page: 1, pageSize: 10 });
  return (
    <>
      <Example title="With actions and pages" on="page">
        <DataTable
          caption="Team"
          rows={people}
          keyOf={({ email }) => email}
          columns={[nameBlock, ...columns.slice(1)]}
          renderActions={(person) => <Actions person={person} />}
          footer={<Pagination label="Pages of the team" total={97} {...place} onChange={setPlace} />}
        />
      </Example>
      <Example title="One action, and not with each" on="page">
        <DataTable
          caption="Team, to reactivate"
          rows={people}
          keyOf={({ email }) => email}
          columns={columns}
          renderActions={({ name, isActive }) =>
            !isActive && (
              <Link variant="action" aria-label={`Reactivate ${name}`}>
                Reactivate
              </Link>
            )
          }
          footer={<Pagination label="One page" total={2} page={1} pageSize={10} onChange={setPlace} />}
        />
      </Example>
      <Example title="With an order and a selection" on="page">
        <Companies />
      </Example>
      <Example title="Facts alone" on="page">
        <DataTable caption="Team, to read" rows={people} keyOf={({ email }) => email} columns={columns} />
      </Example>
    </>
  );
}
