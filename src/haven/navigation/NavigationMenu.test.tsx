// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { popupDelay } from '#haven/theme/tokens.ts';
import type { NavigationItem } from './NavigationItem.ts';
import { NavigationMenu } from './NavigationMenu.tsx';

const items: readonly NavigationItem[] = [
  { label: 'Overview', icon: 'all', href: '/overview' },
  { label: 'Requests', icon: 'mail', href: '/requests', count: 14, current: true },
  {
    label: 'Partners',
    icon: 'equipment',
    items: [
      { label: 'All', href: '/all' },
      { label: 'Categories', items: [{ label: 'Insurance', href: '/insurance' }] },
    ],
  },
];

type Mode = 'horizontal' | 'vertical' | 'inline';

const shown = (name: string) => screen.queryByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });
const menu = () => screen.getByRole('navigation', { name: 'Administration' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function wait(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

function press(key: string): void {
  if (document.activeElement) fireEvent.keyDown(document.activeElement, { key });
}

describe('NavigationMenu', () => {
  it.each<Mode>(['horizontal', 'vertical', 'inline'])(
    '%s: shows links, the current page and counts',
    (mode) => {
      render(<NavigationMenu label="Administration" items={items} mode={mode} />);
      expect(screen.queryByRole('menu')).toBeNull();
      expect(screen.getByRole('link', { name: /^Requests ?\(14\)$/ }).getAttribute('aria-current')).toBe(
        'page',
      );
      expect(menu().querySelectorAll('[aria-current]')).toHaveLength(1);
      expect(shown('Insurance')).toBeNull();
    },
  );

  it.each<Mode>(['horizontal', 'vertical'])(
    '%s: opens a level in a popup after the mouse has hovered over it',
    (mode) => {
      render(<NavigationMenu label="Administration" items={items} mode={mode} />);
      const group = button('Partners').parentElement as HTMLElement;
      fireEvent.pointerEnter(group, { pointerType: 'mouse' });
      wait(popupDelay.open - 1);
      expect(shown('All')).toBeNull();
      wait(1);
      expect(shown('All')).not.toBeNull();
      fireEvent.pointerLeave(group, { pointerType: 'mouse' });
      wait(popupDelay.close - 1);
      expect(shown('All')).not.toBeNull();
      wait(1);
      expect(shown('All')).toBeNull();
    },
  );

  it.each<Mode>(['horizontal', 'vertical'])(
    '%s: opens a popup by press, the next level inside it, and returns the focus on Escape',
    (mode) => {
      render(<NavigationMenu label="Administration" items={items} mode={mode} />);
      fireEvent.click(button('Partners'));
      expect(button('Partners').getAttribute('aria-expanded')).toBe('true');
      fireEvent.click(button('Categories'));
      act(() => shown('Insurance')?.focus());
      expect(document.activeElement?.textContent).toBe('Insurance');
      press('Escape');
      expect(shown('Insurance')).toBeNull();
      expect(document.activeElement).toBe(button('Partners'));
    },
  );

  it('inline: opens levels in place, and keeps them open when the pointer leaves', () => {
    render(<NavigationMenu label="Administration" items={items} mode="inline" />);
    fireEvent.click(button('Partners'));
    expect(shown('All')).not.toBeNull();
    fireEvent.pointerLeave(button('Partners').parentElement as HTMLElement, { pointerType: 'mouse' });
    wait(1_000);
    fireEvent.click(button('Categories'));
    expect(shown('Insurance')).not.toBeNull();
    fireEvent.click(button('Partners'));
    wait(1_000);
    expect(shown('All')).toBeNull();
  });

  it('inline: starts with the level of the current page open', () => {
    const below: NavigationItem[] = [
      { label: 'Partners', items: [{ label: 'All', href: '/all', current: true }] },
      { label: 'Users', items: [{ label: 'Owners', href: '/owners' }] },
    ];
    render(<NavigationMenu label="Administration" items={below} mode="inline" />);
    expect(shown('All')).not.toBeNull();
    expect(shown('Owners')).toBeNull();
  });

  it('moves the focus over visible entries by arrow keys, Home and End, without wrapping', () => {
    render(<NavigationMenu label="Administration" items={items} mode="inline" />);
    act(() => shown('Overview')?.focus());
    press('ArrowDown');
    expect(document.activeElement?.textContent).toContain('Requests');
    press('End');
    expect(document.activeElement).toBe(button('Partners'));
    press('ArrowDown');
    expect(document.activeElement).toBe(button('Partners'));
    press('ArrowUp');
    press('Home');
    expect(document.activeElement).toBe(shown('Overview'));
  });

  it.each<[Mode, boolean, boolean]>([
    ['vertical', true, true],
    ['inline', true, true],
    ['horizontal', true, false],
    ['vertical', false, false],
    ['inline', false, false],
  ])('%s with hasCollapseIcon=%s has a collapse button: %s', (mode, hasCollapseIcon, isThere) => {
    render(
      <NavigationMenu label="Administration" items={items} mode={mode} hasCollapseIcon={hasCollapseIcon} />,
    );
    expect(screen.queryByRole('button', { name: 'Collapse menu' }) !== null).toBe(isThere);
  });

  it('collapses to 80 px of icons with accessible names, expands again, and keeps the focus', () => {
    render(<NavigationMenu label="Administration" items={items} mode="inline" hasCollapseIcon />);
    expect(menu().style.width).toBe('200px');
    act(() => button('Collapse menu').focus());
    fireEvent.click(button('Collapse menu'));
    expect(menu().style.width).toBe('80px');
    expect(document.activeElement).toBe(button('Expand menu'));
    const link = screen.getByRole('link', { name: 'Requests (14)' });
    fireEvent.mouseOver(link);
    wait(200);
    expect(screen.getByRole('tooltip').textContent).toBe('Requests (14)');
    fireEvent.click(button('Partners'));
    expect(shown('All')).not.toBeNull();
    fireEvent.click(button('Expand menu'));
    expect(menu().style.width).toBe('200px');
  });

  it('starts collapsed with inlineCollapsed, except in horizontal mode', () => {
    render(<NavigationMenu label="Administration" items={items} inlineCollapsed />);
    expect(menu().style.width).toBe('80px');
    cleanup();
    render(<NavigationMenu label="Administration" items={items} mode="horizontal" inlineCollapsed />);
    expect(menu().style.width).toBe('');
  });
});
