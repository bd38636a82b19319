// @vitest-environment jsdom
import MenuItem from '@mui/material/MenuItem';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActionMenu } from './ActionMenu.tsx';

const resend = vi.fn<() => void>();
const trigger = () => screen.getByRole('button', { name: 'Actions for Sam Ortiz' });

function open(): HTMLElement {
  trigger().focus();
  fireEvent.click(trigger());
  const menu = screen.getByRole('menu', { name: 'Actions for Sam Ortiz' });
  expect(screen.getByRole('main').contains(menu)).toBe(true);
  return menu;
}

beforeEach(() => {
  resend.mockClear();
  render(
    <main>
      <ActionMenu label="Actions for Sam Ortiz">
        <MenuItem>Make owner</MenuItem>
        <MenuItem onClick={resend}>Resend</MenuItem>
      </ActionMenu>
    </main>,
  );
});
afterEach(cleanup);

it('the menu opens by press, runs the chosen action, closes, and returns the focus', async () => {
  open();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Resend' }));
  expect(resend).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
  expect(document.activeElement).toBe(trigger());
});

it('the menu can be used by keyboard only', async () => {
  const person = userEvent.setup();
  trigger().focus();
  await person.keyboard('{Enter}');
  const [first, last] = screen.getAllByRole('menuitem');
  expect(document.activeElement).toBe(first);
  await person.keyboard('{End}');
  expect(document.activeElement).toBe(last);
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(first);
  await person.keyboard('r');
  expect(document.activeElement).toBe(last);
  await person.keyboard('{Enter}');
  expect(resend).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
});

it('the menu closes on Escape without an action, and returns the focus', async () => {
  fireEvent.keyDown(open(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
  expect(resend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(trigger());
});
