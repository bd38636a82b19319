// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { startPainted } from './startPainted.ts';

const startedApp = () => document.head.querySelector<HTMLScriptElement>('script[type=module]')?.src;
const setHidden = (isHidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

/** Lets the browser parse the page to its end. */
const parse = () => document.dispatchEvent(new Event('DOMContentLoaded'));

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<link id="app" rel="modulepreload" href="/app.js">';
});

it('starts the app after the frame in which the page is painted', () => {
  setHidden(false);
  startPainted(window);
  vi.advanceTimersToNextFrame();
  expect(startedApp()).toBeUndefined();
  parse();
  expect(startedApp()).toBeUndefined();
  vi.advanceTimersToNextFrame();
  expect(startedApp()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(startedApp()).toBe(`${location.origin}/app.js`);
});

it('starts the app at once in a tab that paints nothing', () => {
  setHidden(true);
  startPainted(window);
  parse();
  expect(startedApp()).toBe(`${location.origin}/app.js`);
});

it('leaves alone a page that starts its app by itself', () => {
  setHidden(true);
  document.head.innerHTML = '<script type="module"></script>';
  startPainted(window);
  parse();
  expect(document.head.children).toHaveLength(1);
});
