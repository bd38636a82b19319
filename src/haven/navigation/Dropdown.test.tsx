// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MenuEntry } from '#haven/navigation/MenuEntry.tsx';
import { dropdownDelay } from '#haven/theme/tokens.ts';
import { Dropdown } from './Dropdown.tsx';

const chosen = vi.fn<() => void>();

function trigger(): HTMLElement {
  return screen.getByRole('button', { name: 'Menu' });
}

function isOpen(): boolean {
  return trigger().getAttribute('aria-expanded') === 'true';
}

function point(kind: 'pointerEnter' | 'pointerLeave', pointerType = 'mouse'): void {
  const root = trigger().parentElement;
  if (!root) throw new Error('The button stands alone.');
  fireEvent[kind](root, { pointerType });
}

function wait(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

describe('Dropdown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    chosen.mockClear();
    render(
      <>
        <Dropdown face="Menu">
          <MenuEntry onClick={chosen}>First</MenuEntry>
          <MenuEntry onClick={chosen}>Second</MenuEntry>
        </Dropdown>
        <button type="button">Elsewhere</button>
      </>,
    );
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('opens and closes by press', () => {
    expect(screen.queryByRole('button', { name: 'First' })).toBeNull();
    fireEvent.click(trigger());
    expect(isOpen()).toBe(true);
    expect(screen.queryByRole('button', { name: 'First' })).not.toBeNull();
    fireEvent.click(trigger());
    expect(isOpen()).toBe(false);
  });

  it('opens after the mouse has hovered over it, and closes after the mouse has left', () => {
    point('pointerEnter');
    wait(dropdownDelay.open - 1);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(isOpen()).toBe(true);
    point('pointerLeave');
    wait(dropdownDelay.close - 1);
    expect(isOpen()).toBe(true);
    wait(1);
    expect(isOpen()).toBe(false);
  });

  it('does not open for a mouse that passes quickly, or for touch', () => {
    point('pointerEnter');
    point('pointerLeave');
    wait(1000);
    expect(isOpen()).toBe(false);
    point('pointerEnter', 'touch');
    wait(1000);
    expect(isOpen()).toBe(false);
  });

  it('stays open after a press when the mouse leaves', () => {
    point('pointerEnter');
    wait(dropdownDelay.open);
    act(() => trigger().focus());
    fireEvent.click(trigger());
    point('pointerLeave');
    wait(1000);
    expect(isOpen()).toBe(true);
  });

  it('closes on Escape and returns the focus', () => {
    fireEvent.click(trigger());
    act(() => screen.getByRole('button', { name: 'Second' }).focus());
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger());
  });

  it('closes when the focus leaves, or on a press outside', () => {
    fireEvent.click(trigger());
    act(() => screen.getByRole('button', { name: 'First' }).focus());
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(isOpen()).toBe(false);
    fireEvent.click(trigger());
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(isOpen()).toBe(false);
  });

  it('closes once an entry is chosen', () => {
    fireEvent.click(trigger());
    fireEvent.click(screen.getByRole('button', { name: 'First' }));
    expect(chosen).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
  });
});
