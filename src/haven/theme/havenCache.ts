import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The cache of MUI's styles. Every rule goes into the layer `mui`: a class of ours wins over it wherever the
 * two style sheets stand, in the browser and in a page rendered ahead.
 */
export function createHavenCache(nonce: string | undefined): EmotionCache {
  const cache = createCache({ key: 'haven', ...(nonce !== undefined && { nonce }) });
  const insert = cache.insert.bind(cache);
  cache.insert = (selector, serialized, sheet, shouldCache) =>
    insert(selector, { ...serialized, styles: `@layer mui{${serialized.styles}}` }, sheet, shouldCache);
  return cache;
}
