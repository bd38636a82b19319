import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import type { SuggestAddresses } from '#session/runtime.ts';

/** Global variable that the maps script sets (decision 30). */
declare global {
  interface Window {
    addressSearch?: { readonly suggest?: unknown };
  }
}

const suggestionsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(limits.companyAddressLength))),
  v.transform((addresses) => [...new Set(addresses)].slice(0, limits.addressSuggestions)),
);

/** Loads the maps script. Resolves with a function that suggests addresses, none after a failure; neither rejects. */
export async function loadMapsScript(url: string, page: Window): Promise<SuggestAddresses> {
  const isLoaded = await run(url, page.document);
  const suggest = page.addressSearch?.suggest;
  if (!isLoaded || typeof suggest !== 'function') return async () => [];
  return async (typed) => {
    try {
      return v.parse(suggestionsSchema, await suggest(typed));
    } catch {
      return [];
    }
  };
}

function run(url: string, page: Document): Promise<boolean> {
  return new Promise((resolve) => {
    const script = page.createElement('script');
    script.src = url;
    script.referrerPolicy = 'no-referrer';
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    page.head.append(script);
  });
}
