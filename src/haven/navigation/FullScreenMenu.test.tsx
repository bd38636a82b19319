// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FullScreenMenu, MenuSection } from './FullScreenMenu.tsx';
import { MenuEntry } from './MenuEntry.tsx';

const screenWidth = new EventTarget();

function button(): HTMLElement {
  return screen.getByRole('button', { name: /menu$/ });
}

function item(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

function tab(shiftKey = false): void {
  const { activeElement } = document;
  if (activeElement) fireEvent.keyDown(activeElement, { key: 'Tab', shiftKey });
}

describe('FullScreenMenu', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => screenWidth);
    render(
      <>
        <header>
          <a href="/">Logo</a>
          <FullScreenMenu>
            <MenuSection>
              <MenuEntry>First</MenuEntry>
              <MenuEntry>Last</MenuEntry>
            </MenuSection>
          </FullScreenMenu>
        </header>
        <main>Page</main>
      </>,
    );
    fireEvent.click(button());
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('takes the focus, stops the page from scrolling and makes it inert', () => {
    expect(button().getAttribute('aria-label')).toBe('Close menu');
    expect(document.activeElement).toBe(item('First'));
    expect(document.body.style.overflow).toBe('hidden');
    expect(screen.getByText('Page').inert).toBe(true);
    expect(screen.getByText('Logo').inert).toBe(true);
    expect(button().parentElement?.inert).toBeFalsy();
  });

  it('traps the focus between its button and its last entry', () => {
    act(() => item('Last').focus());
    tab();
    expect(document.activeElement).toBe(button());
    tab(true);
    expect(document.activeElement).toBe(item('Last'));
  });

  it('closes on Escape, and restores the focus and the page', () => {
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(button().getAttribute('aria-label')).toBe('Open menu');
    expect(document.activeElement).toBe(button());
    expect(document.body.style.overflow).toBe('');
    expect(screen.getByText('Page').inert).toBe(false);
    expect(screen.getByText('Logo').inert).toBe(false);
  });

  it('closes when the screen becomes wide, and when an entry is chosen', () => {
    act(() => void screenWidth.dispatchEvent(new Event('change')));
    expect(button().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button());
    fireEvent.click(item('Last'));
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(document.body.style.overflow).toBe('');
  });
});
