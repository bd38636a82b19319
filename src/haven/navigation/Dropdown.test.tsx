// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hoverDelay } from '#haven/theme/tokens.ts';
import { Dropdown } from './Dropdown.tsx';
import { MenuItem } from './MenuItem.tsx';

const resend = vi.fn<() => void>();
const trigger = () => screen.getByRole('button', { name: 'Actions' });
const item = () => screen.queryByRole('button', { name: 'Resend' });

beforeEach(() => {
  vi.useFakeTimers();
  resend.mockClear();
  render(
    <>
      <Dropdown face="Actions">
        <MenuItem onClick={resend}>Resend</MenuItem>
      </Dropdown>
      <Dropdown icon="more" label="Actions for Sam Ortiz">
        <MenuItem onClick={resend}>Resend</MenuItem>
      </Dropdown>
      <Dropdown face="Nothing to do" disabled>
        <MenuItem>Resend</MenuItem>
      </Dropdown>
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function wait(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

it('opens for a mouse that stays and closes once it has left, the list being a part of it', () => {
  const root = trigger().parentElement as HTMLElement;
  fireEvent.pointerEnter(root, { pointerType: 'mouse' });
  wait(hoverDelay.open - 1);
  expect(item()).toBeNull();
  wait(1);
  expect(root.contains(item())).toBe(true);
  fireEvent.pointerLeave(root, { pointerType: 'mouse' });
  wait(hoverDelay.close - 1);
  expect(item()).not.toBeNull();
  wait(1);
  expect(item()).toBeNull();
});

it('opens by press, does what is chosen, closes and keeps the focus', () => {
  fireEvent.click(trigger());
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(trigger().getAttribute('aria-controls') ?? '')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Resend' }));
  expect(resend).toHaveBeenCalledOnce();
  expect(item()).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

it('closes on Escape and gives the focus back', () => {
  fireEvent.click(trigger());
  act(() => item()?.focus());
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(item()).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

it('stays closed while it is disabled', () => {
  const button = screen.getByRole('button', { name: 'Nothing to do' });
  fireEvent.pointerEnter(button.parentElement as HTMLElement, { pointerType: 'mouse' });
  fireEvent.click(button);
  wait(1_000);
  expect(item()).toBeNull();
});

it('opens an icon by press alone, under the name given', () => {
  const more = screen.getByRole('button', { name: 'Actions for Sam Ortiz' });
  fireEvent.pointerEnter(more.parentElement as HTMLElement, { pointerType: 'mouse' });
  wait(1_000);
  expect(item()).toBeNull();
  fireEvent.click(more);
  act(() => item()?.focus());
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(document.activeElement).toBe(more);
});
