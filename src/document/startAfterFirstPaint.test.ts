// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAfterFirstPaint } from './startAfterFirstPaint.ts';

const startedApp = () => document.head.querySelector<HTMLScriptElement>('script[type=module]')?.src;

/** Signals that the browser has parsed the page. */
const parse = () => document.dispatchEvent(new Event('DOMContentLoaded'));

const observe = vi.fn<PerformanceObserver['observe']>();
let paint: () => void;
/** Nodes of the head before a test, such as styles of components that other files have tested. */
const others = [...document.head.childNodes];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = observe;
      constructor(onPainted: () => void) {
        paint = onPainted;
      }
    },
  );
  document.head.innerHTML = '<link class="app" data-rel="modulepreload" href="/app.js">';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.head.replaceChildren(...others);
});

it('the app and its first calls start once the page is painted', () => {
  const fetchAhead = vi.fn<(page: Window) => void>();
  startAfterFirstPaint(window, fetchAhead);
  expect(observe).not.toHaveBeenCalled();
  parse();
  expect(observe).toHaveBeenCalledExactlyOnceWith({ type: 'paint', buffered: true });
  expect(startedApp()).toBeUndefined();
  expect(fetchAhead).not.toHaveBeenCalled();
  paint();
  expect(startedApp()).toBe(`${location.origin}/app.js`);
  paint();
  vi.advanceTimersByTime(1_000);
  expect(fetchAhead.mock.calls).toEqual([[window]]);
});

it('the app starts after a second if nothing is painted', () => {
  startAfterFirstPaint(window);
  parse();
  vi.advanceTimersByTime(999);
  expect(startedApp()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(startedApp()).toBe(`${location.origin}/app.js`);
});

it('the app starts without a paint on a page that is hidden until the app decides', () => {
  document.documentElement.dataset['undecided'] = 'page';
  startAfterFirstPaint(window);
  parse();
  vi.advanceTimersByTime(1);
  expect(startedApp()).toBe(`${location.origin}/app.js`);
  delete document.documentElement.dataset['undecided'];
});

const relations = () => [...document.querySelectorAll('link')].map(({ rel }) => rel);

it('the preloads of the page begin when the app starts', () => {
  document.head.innerHTML += '<link data-rel="preload" as="style" href="/style.css"><link rel="icon">';
  startAfterFirstPaint(window);
  parse();
  expect(relations()).toEqual(['', '', 'icon']);
  vi.advanceTimersByTime(1_000);
  expect(relations()).toEqual(['modulepreload', 'preload', 'icon']);
});

it.each([
  ['at once if the page took long to arrive', 301, 'modulepreload'],
  ['after the first paint if the page arrived fast', 300, ''],
])('the app is loaded %s', (_, arrival, relation) => {
  document.head.innerHTML +=
    '<link class="app" data-rel="modulepreload" href="/libraries.js"><link data-rel="preload" as="style" href="/style.css">';
  vi.advanceTimersByTime(arrival);
  startAfterFirstPaint(window);
  parse();
  expect(relations()).toEqual([relation, relation, '']);
  paint();
});

it('the first calls start at once on a page with a module script', () => {
  document.head.innerHTML = '<script type="module"></script>';
  const fetchAhead = vi.fn<(page: Window) => void>();
  startAfterFirstPaint(window, fetchAhead);
  expect(fetchAhead).toHaveBeenCalledOnce();
  parse();
  vi.advanceTimersByTime(1_000);
  expect(document.head.children).toHaveLength(1);
});
