import { useState } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { Example } from '#gallery/Example.tsx';
import { ListTable, type ListColumn, type ListOrder } from './ListTable.tsx';
import { Pagination } from './Pagination.tsx';

interface Company {
  readonly name: string;
  readonly people: number;
  readonly since: string;
}

const companies: readonly Company[] = [
  { name: 'Acme Builders', people: 12, since: '11/03/2026' },
  { name: 'Birch Plumbing', people: 3, since: '10/19/2026' },
  { name: 'A company with a rather long name, as companies have', people: 140, since: '09/30/2026' },
];

const columns: readonly ListColumn<Company>[] = [
  { name: 'Name', order: 'name', ways: ['A to Z', 'Z to A'], cell: ({ name }) => name },
  { name: 'People', order: 'people', isShort: true, cell: ({ people }) => people },
  { name: 'Since', isShort: true, cell: ({ since }) => since },
];

function Companies({ canSelect }: { readonly canSelect: boolean }) {
  const [order, setOrder] = useState<ListOrder>({ order: 'name', descending: false });
  const [selected, select] = useState<ReadonlySet<string>>(new Set(['Birch Plumbing']));
  const sorted = companies.toSorted((one, other) =>
    order.order === 'people' ? one.people - other.people : one.name.localeCompare(other.name),
  );
  return (
    <ListTable
      caption="Companies"
      rows={order.descending ? sorted.toReversed() : sorted}
      keyOf={({ name }) => name}
      nameOf={({ name }) => name}
      columns={columns}
      order={order}
      onOrder={setOrder}
      selected={selected}
      onSelect={canSelect ? select : undefined}
      bulk={
        <Button color="tonal" size="small">
          Merge
        </Button>
      }
      footer={
        <Pagination
          label={canSelect ? 'Pages of companies' : 'Further pages of companies'}
          total={3}
          page={1}
          pageSize={10}
          onChange={() => undefined}
        />
      }
    />
  );
}

export function Examples() {
  return (
    <>
      <Example title="With a selection" on="page">
        <Companies canSelect />
      </Example>
      <Example title="Without" on="page">
        <Companies canSelect={false} />
      </Example>
    </>
  );
}
