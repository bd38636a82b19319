// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SearchField } from './SearchField.tsx';

function Search() {
  const [value, setValue] = useState('');
  return <SearchField id="search" label="Search" maxLength={100} value={value} onValueChange={setValue} />;
}

function field(): HTMLInputElement {
  return screen.getByRole('searchbox', { name: 'Search' });
}

beforeEach(() => {
  render(<Search />);
});
afterEach(cleanup);

it('the field has a clear button while it has text, and keeps the focus when cleared', () => {
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  fireEvent.change(field(), { target: { value: 'tools' } });
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
});

it('Escape clears the field, and is not handled by an empty one', () => {
  fireEvent.change(field(), { target: { value: 'tools' } });
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
  expect(field().value).toBe('');
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
});
