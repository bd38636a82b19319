import { Button } from '#haven/Button.tsx';
import { Chip } from '#haven/Chip.tsx';
import { DataTable, type DataColumn } from '#haven/DataTable.tsx';
import { Example } from '#gallery/Example.tsx';

interface Person {
  readonly name: string;
  readonly email: string;
  readonly since: string;
  readonly isActive: boolean;
}

const people: readonly Person[] = [
  { name: 'Dana Lee', email: 'dana@acme.example', since: '11/03/2026', isActive: true },
  {
    name: 'Somebody with a rather long name',
    email: 'somebody.with.a.rather.long.name@acme-builders.example',
    since: '10/19/2026',
    isActive: false,
  },
];

const columns: readonly DataColumn<Person>[] = [
  { name: 'Name', cell: ({ name }) => name },
  { name: 'Email', cell: ({ email }) => email },
  { name: 'Since', cell: ({ since }) => since, isShort: true },
  {
    name: 'Status',
    cell: ({ isActive }) => (
      <Chip tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Deactivated'}</Chip>
    ),
  },
];

export function Examples() {
  return (
    <>
      <Example title="With actions">
        <DataTable
          caption="Team"
          rows={people}
          keyOf={({ email }) => email}
          columns={columns}
          renderActions={({ name }) => (
            <Button variant="text" aria-label={`Change ${name}`}>
              Change
            </Button>
          )}
        />
      </Example>
      <Example title="Facts alone">
        <DataTable caption="Team, to read" rows={people} keyOf={({ email }) => email} columns={columns} />
      </Example>
    </>
  );
}
