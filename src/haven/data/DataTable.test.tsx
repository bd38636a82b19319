// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from './DataTable.tsx';

afterEach(cleanup);

function renderTable(renderActions?: (row: string) => ReactNode): void {
  render(
    <DataTable
      caption="Team"
      rows={['Dana', 'Sam']}
      keyOf={(row) => row}
      columns={[
        { name: 'Name', cell: (row) => row },
        { name: 'Role', cell: () => 'User' },
      ]}
      renderActions={renderActions}
      footer="1 to 2 of 2"
    />,
  );
}

function heads(): string[] {
  return within(screen.getByRole('table', { name: 'Team' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
}

it('the table has a column of actions if at least one row has actions', () => {
  renderTable((row) => row === 'Sam' && <button type="button">Resend</button>);
  expect(heads()).toEqual(['Name', 'Role', 'Actions']);
  const sam = screen.getByRole('row', { name: /Sam/ });
  expect(within(sam).getByRole('button', { name: 'Resend' })).toBeDefined();
  expect(screen.getByText('1 to 2 of 2').closest('table')).toBeNull();
});

it('the table has no column of actions if all rows lack actions', () => {
  renderTable(() => false);
  expect(heads()).toEqual(['Name', 'Role']);
});
