// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pagination } from './Pagination.tsx';

const change = vi.fn<(place: { page: number; pageSize: number }) => void>();
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  cleanup();
  change.mockClear();
});

describe('Pagination on a middle page', () => {
  beforeEach(() => {
    render(<Pagination total={97} page={5} pageSize={10} hasGoTo onChange={change} />);
  });

  it('shows the range of rows and the current page', () => {
    expect(screen.getByRole('status').textContent).toBe('41 to 50 of 97');
    expect(button('Page 5').getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('navigation').querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it.each([
    ['Previous Page', 4],
    ['Next Page', 6],
    ['Page 1', 1],
    ['Page 10', 10],
  ])('%s leads to page %i', (name, page) => {
    fireEvent.click(button(name));
    expect(change).toHaveBeenCalledExactlyOnceWith({ page, pageSize: 10 });
  });

  it('ignores a press on the current page', () => {
    fireEvent.click(button('Page 5'));
    expect(change).not.toHaveBeenCalled();
  });

  it('keeps the first row visible when the page size changes', () => {
    const select = screen.getByLabelText<HTMLSelectElement>('Rows on a page');
    expect([...select.options].map(({ text }) => text)).toContain('20 / page');
    fireEvent.change(select, { target: { value: '20' } });
    expect(change).toHaveBeenCalledExactlyOnceWith({ page: 3, pageSize: 20 });
  });

  it('goes to the typed page, and clears the field', async () => {
    await userEvent.type(screen.getByLabelText('Go to'), '7{Enter}');
    expect(change).toHaveBeenCalledExactlyOnceWith({ page: 7, pageSize: 10 });
    expect(screen.getByLabelText<HTMLInputElement>('Go to').value).toBe('');
  });

  it.each(['0', '11', '-1', '2.5', '1e1', 'x', ' '])('refuses %j with a message', async (typed) => {
    const field = screen.getByLabelText('Go to');
    await userEvent.type(field, `${typed}{Enter}`);
    expect(change).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('Error: Enter a page from 1 to 10');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Enter a page',
    );
    await userEvent.clear(field);
    await userEvent.type(field, '2{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });
});

function Pages({ start }: { readonly start: number }) {
  const [page, setPage] = useState(start);
  return <Pagination total={15} page={page} pageSize={10} onChange={(place) => setPage(place.page)} />;
}

it.each([
  ['first', 2, 'Previous Page', 'Page 1'],
  ['last', 1, 'Next Page', 'Page 2'],
])(
  'on the %s page the button beyond is disabled, and the focus moves to the current page',
  (_, start, name, end) => {
    render(<Pages start={start} />);
    button(name).focus();
    fireEvent.click(button(name));
    expect(button(name)).toHaveProperty('disabled', true);
    expect(document.activeElement).toBe(button(end));
  },
);
