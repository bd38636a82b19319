// @vitest-environment jsdom
import MenuItem from '@mui/material/MenuItem';
import { cleanup, fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActionMenu } from './ActionMenu.tsx';

const resend = vi.fn<() => void>();
const trigger = () => screen.getByRole('button', { name: 'Actions for Sam Ortiz' });

function open(): HTMLElement {
  trigger().focus();
  fireEvent.click(trigger());
  return screen.getByRole('menu', { name: 'Actions for Sam Ortiz' });
}

beforeEach(() => {
  resend.mockClear();
  render(
    <ActionMenu label="Actions for Sam Ortiz">
      <MenuItem>Make owner</MenuItem>
      <MenuItem onClick={resend}>Resend</MenuItem>
    </ActionMenu>,
  );
});
afterEach(cleanup);

it('opens by press, does what is chosen, closes, and gives the focus back', async () => {
  const shown = open();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Resend' }));
  expect(resend).toHaveBeenCalledOnce();
  await waitForElementToBeRemoved(shown);
  expect(document.activeElement).toBe(trigger());
});

it('closes on Escape, with nothing done, and gives the focus back', async () => {
  const shown = open();
  fireEvent.keyDown(shown, { key: 'Escape' });
  await waitForElementToBeRemoved(shown);
  expect(resend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(trigger());
});
