import createCache, { type EmotionCache } from '@emotion/cache';

/** Creates Emotion's cache. All its rules are in the CSS layer `mui`, so that our own classes win in any order. */
export function createEmotionCache(nonce: string | undefined): EmotionCache {
  const cache = createCache({ key: 'haven', ...(nonce !== undefined && { nonce }) });
  const insert = cache.insert.bind(cache);
  cache.insert = (selector, serialized, sheet, shouldCache) =>
    insert(selector, { ...serialized, styles: `@layer mui{${serialized.styles}}` }, sheet, shouldCache);
  return cache;
}
