// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CountdownButton } from './CountdownButton.tsx';

const now = new Date('2026-11-21T10:41:00Z').getTime();
const press = vi.fn<() => void>();

function button(): HTMLElement {
  return screen.getByRole('button', { name: 'Resend email' });
}

function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

describe('CountdownButton', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now });
    press.mockClear();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('is outlined until it can be pressed', () => {
    render(<CountdownButton label="Resend email" variant="contained" availableAt={now + 60_000} />);
    expect(button().className).toContain('MuiButton-outlined');
    pass(60_000);
    expect(button().className).toContain('MuiButton-contained');
  });

  it('counts down, ignores presses until then, and stays focusable', () => {
    render(<CountdownButton label="Resend email" availableAt={now + 60_000} onClick={press} />);
    expect(button().textContent).toBe('Resend email (in 60 s)');
    pass(18_000);
    expect(button().textContent).toBe('Resend email (in 42 s)');
    button().focus();
    fireEvent.click(button());
    expect(press).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-disabled')).toBe('true');

    pass(42_000);
    expect(button().textContent).toBe('Resend email');
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(button());
    expect(press).toHaveBeenCalledOnce();
  });

  it('starts again with another time, and clears its timer', () => {
    const { rerender, unmount } = render(<CountdownButton label="Resend email" availableAt={now} />);
    expect(button().textContent).toBe('Resend email');
    pass(5_000);
    rerender(<CountdownButton label="Resend email" availableAt={now + 65_000} />);
    expect(button().textContent).toBe('Resend email (in 60 s)');
    pass(1_000);
    expect(button().textContent).toBe('Resend email (in 59 s)');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is announced once a minute, not every second', () => {
    render(<CountdownButton label="Resend email" availableAt={now + 119_000} />);
    const spoken: string[] = [screen.getByRole('status').textContent];
    for (let second = 0; second < 119; second += 1) {
      pass(1_000);
      spoken.push(screen.getByRole('status').textContent);
    }
    expect([...new Set(spoken)]).toEqual(['Available again in 2 minutes', 'Available again in a minute', '']);
  });
});
