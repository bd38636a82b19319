// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RegionSpinner, Spinner } from './Spinner.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function wait(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

it('a spinner without a delay appears at once', () => {
  const { container } = render(<Spinner />);
  expect(container.querySelector('svg')).not.toBeNull();
});

it.each([
  ['small', ''],
  ['middle', ''],
  ['large', 'Loading...'],
  ['xLarge', 'Loading...'],
] as const)('a %s spinner has the text %j by default', (size, words) => {
  const { container } = render(<Spinner size={size} />);
  expect(container.textContent).toBe(words);
});

it('a spinner appears after its delay, and its status region exists before', () => {
  const { container } = render(<Spinner size="large" delay={300} />);
  expect(screen.getByRole('status').textContent).toBe('');
  wait(299);
  expect(container.querySelector('svg')).toBeNull();
  wait(1);
  expect(container.querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Loading...');
});

it('a spinner that is removed before its delay clears its timer', () => {
  const { unmount } = render(<Spinner delay={300} />);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('a spinning region is busy, and its content is inert until it stops', () => {
  const { rerender } = render(
    <RegionSpinner isSpinning size="large">
      <button type="button">Save</button>
    </RegionSpinner>,
  );
  const content = screen.getByText('Save').parentElement;
  expect(content?.hasAttribute('inert')).toBe(true);
  expect(content?.parentElement?.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  rerender(
    <RegionSpinner isSpinning={false} size="large">
      <button type="button">Save</button>
    </RegionSpinner>,
  );
  expect(content?.hasAttribute('inert')).toBe(false);
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  ['small', ''],
  ['default', ''],
  ['large', 'Loading...'],
] as const)('a %s spinner of a region has the text %j', (size, words) => {
  const { container } = render(<RegionSpinner isSpinning size={size} />);
  expect(container.textContent).toBe(words);
});

it('a spinning region without content is 400 px high', () => {
  const { container } = render(<RegionSpinner isSpinning size="small" />);
  expect(getComputedStyle(container.firstElementChild as HTMLElement).minHeight).toBe('400px');
});
