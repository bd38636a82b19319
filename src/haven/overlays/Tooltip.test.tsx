// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tooltipDelay } from '#haven/theme/tokens.ts';
import { Tooltip } from './Tooltip.tsx';

const fading = 1_000;
const tooltip = () => screen.queryByRole('tooltip');

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Tooltip text="Owners can do this">
      <button type="button">Make owner</button>
    </Tooltip>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function wait(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

function point(): void {
  fireEvent.mouseOver(screen.getByRole('button'));
}

it('the tooltip opens after a hover, and stays open while it is hovered itself', () => {
  point();
  wait(tooltipDelay.open - 1);
  expect(tooltip()).toBeNull();
  wait(1);
  expect(tooltip()?.textContent).toBe('Owners can do this');
  const panel = tooltip();
  fireEvent.mouseLeave(screen.getByRole('button'));
  if (panel) fireEvent.mouseOver(panel);
  wait(5_000);
  expect(tooltip()).not.toBeNull();
});

it('the tooltip closes once the pointer has left', () => {
  point();
  wait(tooltipDelay.open);
  fireEvent.mouseLeave(screen.getByRole('button'));
  wait(tooltipDelay.close);
  wait(fading);
  expect(tooltip()).toBeNull();
});

it('the tooltip opens on focus, describes its button, and closes on Escape without moving the focus', () => {
  const button = screen.getByRole('button', { name: 'Make owner' });
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => button.focus());
  wait(tooltipDelay.open);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Owners can do this',
  );
  fireEvent.keyDown(button, { key: 'Escape' });
  wait(tooltipDelay.close);
  wait(fading);
  expect(tooltip()).toBeNull();
  expect(document.activeElement).toBe(button);
});
