// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { BarSearch } from './BarSearch.tsx';

function Bar({ hasDialog = false }) {
  const [typed, type] = useState('');
  return (
    <>
      <input aria-label="Note" />
      {hasDialog && <dialog open aria-modal />}
      <BarSearch label="Search" maxLength={100} value={typed} onValueChange={type} told="Found: 1.">
        <a href="#acme">Acme</a>
      </BarSearch>
    </>
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Search' });
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

describe('a search in a bar', () => {
  afterEach(cleanup);

  it('takes the focus by its key, which is then not typed', () => {
    render(<Bar />);
    expect(press('/')).toBe(false);
    expect(document.activeElement).toBe(field());
  });

  it.each([
    ['somebody types', () => screen.getByLabelText('Note'), {}],
    ['the browser has a use for it', () => document.body, { ctrlKey: true }],
  ])('leaves the key alone where %s', (_when, where, more) => {
    render(<Bar />);
    act(() => where().focus());
    expect(press('/', more)).toBe(true);
    expect(document.activeElement).not.toBe(field());
  });

  it('leaves the key alone while a dialog is open, wherever the focus is', () => {
    render(<Bar hasDialog />);
    expect(press('/')).toBe(true);
    expect(document.activeElement).not.toBe(field());
  });

  it('lists nothing until something is typed, and says what was found then', () => {
    render(<Bar />);
    act(() => field().focus());
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.change(field(), { target: { value: ' ' } });
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.change(field(), { target: { value: 'a' } });
    expect(screen.getByRole('link', { name: 'Acme' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Found: 1.');
  });

  it('closes by Escape first, and is emptied by it then', () => {
    render(<Bar />);
    act(() => field().focus());
    fireEvent.change(field(), { target: { value: 'a' } });
    press('ArrowDown');
    expect(document.activeElement).toBe(screen.getByRole('link'));
    press('Escape');
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('link')).toBeNull();
    expect(field()).toHaveProperty('value', 'a');
    press('Escape');
    expect(field()).toHaveProperty('value', '');
  });

  it('closes when somebody goes elsewhere', () => {
    render(<Bar />);
    act(() => field().focus());
    fireEvent.change(field(), { target: { value: 'a' } });
    act(() => screen.getByLabelText('Note').focus());
    expect(screen.queryByRole('link')).toBeNull();
    act(() => field().focus());
    expect(screen.getByRole('link')).toBeDefined();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
