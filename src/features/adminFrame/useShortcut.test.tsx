// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useShortcut } from './useShortcut.ts';

const go = vi.fn<() => void>();

function Page({ children }: { readonly children?: ReactNode }) {
  useShortcut('/', go);
  return (
    <>
      <input aria-label="Note" />
      {children}
    </>
  );
}

const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

afterEach(() => {
  cleanup();
  go.mockClear();
});

it('acts on its key, which is then not typed', () => {
  render(<Page />);
  expect(press('/')).toBe(false);
  expect(go).toHaveBeenCalledOnce();
});

it.each([
  ['somebody types', () => screen.getByLabelText('Note'), {}],
  ['the browser has a use for it', () => document.body, { ctrlKey: true }],
])('leaves the key alone where %s', (_when, where, more) => {
  render(<Page />);
  act(() => where().focus());
  expect(press('/', more)).toBe(true);
  expect(go).not.toHaveBeenCalled();
});

it.each([
  ['a dialog is open', <dialog key="dialog" open aria-modal />],
  ['a menu of actions is open', <ul key="menu" role="menu" />],
  ['the menu of a phone leaves the rest of the page inert', <main key="main" inert />],
])('leaves the key alone while %s, wherever the focus is', (_when, over) => {
  render(<Page>{over}</Page>);
  expect(press('/')).toBe(true);
  expect(go).not.toHaveBeenCalled();
});
