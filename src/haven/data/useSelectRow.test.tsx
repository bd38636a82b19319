// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from './DataTable.tsx';

const names = ['Ann', 'Bob', 'Cy', 'Dee'];

function Table() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['Zoe']));
  return (
    <DataTable
      caption="Team"
      rows={names}
      keyOf={(name) => name}
      columns={[{ name: 'Name', cell: (name) => name }]}
      selection={{
        keys,
        onChange: setKeys,
        nameOf: (name) => name,
        actions: <button type="button">Tell</button>,
      }}
    />
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const checked = () => names.filter((name) => box(`Select ${name}`).checked);

afterEach(cleanup);

it('selecting single rows keeps those of other pages, and counts both', () => {
  render(<Table />);
  expect(screen.getByRole('status').textContent).toBe('1 selected, 1 on other pages');
  fireEvent.click(box('Select Bob'));
  expect(checked()).toEqual(['Bob']);
  expect(box('Select current page').indeterminate).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('2 selected, 1 on other pages');
});

it('pressing with Shift selects all rows from the one pressed last', () => {
  render(<Table />);
  fireEvent.click(box('Select Dee'));
  fireEvent.click(box('Select Bob'), { shiftKey: true });
  expect(checked()).toEqual(['Bob', 'Cy', 'Dee']);
  fireEvent.click(box('Select Cy'));
  fireEvent.click(box('Select Dee'), { shiftKey: true });
  expect(checked()).toEqual(['Bob']);
});

it('the current page can be selected and deselected', () => {
  render(<Table />);
  fireEvent.click(box('Select current page'));
  expect(checked()).toEqual(names);
  expect(box('Select current page').checked).toBe(true);
  fireEvent.click(box('Select current page'));
  expect(checked()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('1 selected, 1 on other pages');
});
