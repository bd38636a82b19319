// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useShortcut } from './useShortcut.ts';

const go = vi.fn<() => void>();

function Page({ hasDialog = false }) {
  useShortcut('/', go);
  return (
    <>
      <input aria-label="Note" />
      {hasDialog && <dialog open aria-modal />}
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

it('leaves the key alone while a dialog is open, wherever the focus is', () => {
  render(<Page hasDialog />);
  expect(press('/')).toBe(true);
  expect(go).not.toHaveBeenCalled();
});
