// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { createEmotionCache } from './havenCache.ts';

afterEach(() => document.head.replaceChildren());

it('rules of a server-rendered page stay in place, and are not inserted again', () => {
  document.head.innerHTML = '<style data-names="a1 b2"></style><title>Page</title>';
  const cache = createEmotionCache(undefined);
  expect(cache.inserted).toMatchObject({ a1: true, b2: true });
  expect([...document.head.children].map(({ tagName }) => tagName)).toEqual(['STYLE', 'TITLE']);
});
