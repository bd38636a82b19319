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

it('the shortcut acts on its key, and prevents its default', () => {
  render(<Page />);
  expect(press('/')).toBe(false);
  expect(go).toHaveBeenCalledOnce();
});

it.each([
  ['somebody types', () => screen.getByLabelText('Note'), {}],
  ['a modifier makes it a shortcut of the browser', () => document.body, { ctrlKey: true }],
])('the shortcut ignores the key if %s', (_when, where, more) => {
  render(<Page />);
  act(() => where().focus());
  expect(press('/', more)).toBe(true);
  expect(go).not.toHaveBeenCalled();
});

it.each([
  ['a dialog is open', <dialog key="dialog" open aria-modal />],
  ['a menu of actions is open', <ul key="menu" role="menu" />],
  ['the menu of a phone leaves the rest of the page inert', <main key="main" inert />],
])('the shortcut ignores the key while %s, regardless of the focus', (_when, over) => {
  render(<Page>{over}</Page>);
  expect(press('/')).toBe(true);
  expect(go).not.toHaveBeenCalled();
});
