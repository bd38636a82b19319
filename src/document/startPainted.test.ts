// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPainted } from './startPainted.ts';

const startedApp = () => document.head.querySelector<HTMLScriptElement>('script[type=module]')?.src;

/** Lets the browser parse the page to its end. */
const parse = () => document.dispatchEvent(new Event('DOMContentLoaded'));

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<link id="app" data-rel="modulepreload" href="/app.js">';
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

it('fetches the rows and starts the app after the frame in which the page is painted', () => {
  const fetchAhead = vi.fn<(page: Window) => void>();
  startPainted(window, fetchAhead);
  vi.advanceTimersToNextFrame();
  expect(startedApp()).toBeUndefined();
  parse();
  expect(startedApp()).toBeUndefined();
  vi.advanceTimersToNextFrame();
  expect(startedApp()).toBeUndefined();
  expect(fetchAhead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(startedApp()).toBe(`${location.origin}/app.js`);
  vi.advanceTimersByTime(1_000);
  expect(fetchAhead.mock.calls).toEqual([[window]]);
});

it('starts the app after a second where nothing is painted, and once', () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  startPainted(window);
  parse();
  vi.advanceTimersByTime(999);
  expect(startedApp()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(startedApp()).toBe(`${location.origin}/app.js`);
});

it('has fetched with it what the page names', () => {
  document.head.innerHTML += '<link data-rel="preload" as="style" href="/style.css"><link rel="icon">';
  const named = () => [...document.querySelectorAll('link')].map(({ rel }) => rel);
  startPainted(window);
  parse();
  expect(named()).toEqual(['', '', 'icon']);
  vi.advanceTimersByTime(1_000);
  expect(named()).toEqual(['modulepreload', 'preload', 'icon']);
});

it('fetches the rows at once for a page that starts its app by itself', () => {
  document.head.innerHTML = '<script type="module"></script>';
  const fetchAhead = vi.fn<(page: Window) => void>();
  startPainted(window, fetchAhead);
  expect(fetchAhead).toHaveBeenCalledOnce();
  parse();
  vi.advanceTimersByTime(1_000);
  expect(document.head.children).toHaveLength(1);
});
