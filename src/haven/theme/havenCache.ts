import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates Emotion's cache. All its rules are in the CSS layer `mui`, so that our own classes win in any order. A page that
 * the server rendered has the rules of some names already.
 */
export function createEmotionCache(nonce: string | undefined): EmotionCache {
  const cache = createCache({ key: 'haven', ...(nonce !== undefined && { nonce }) });
  // Emotion would find the element by `data-emotion`, and move it: the browser would lay out the whole page again.
  const rendered = globalThis.document?.querySelector<HTMLElement>('style[data-names]');
  for (const name of rendered?.dataset['names']?.split(' ') ?? []) cache.inserted[name] = true;
  const insert = cache.insert.bind(cache);
  cache.insert = (selector, serialized, sheet, shouldCache) =>
    insert(selector, { ...serialized, styles: `@layer mui{${serialized.styles}}` }, sheet, shouldCache);
  return cache;
}
