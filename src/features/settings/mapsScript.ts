import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import type { SuggestAddresses } from '#session/runtime.ts';

/** The interface of the script (decision 30): a global object with one function. */
declare global {
  interface Window {
    addressSearch?: { readonly suggest?: unknown };
  }
}

const suggestionsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(limits.companyAddressLength))),
  v.transform((addresses) => [...new Set(addresses)].slice(0, limits.addressSuggestions)),
);

const none: SuggestAddresses = async () => [];

/** Runs the script in the page, and answers its suggestions. A script that fails offers none, and the field stays plain text. */
export async function loadMapsScript(url: string, page: Window): Promise<SuggestAddresses> {
  const isThere = await run(url, page.document);
  const suggest = page.addressSearch?.suggest;
  if (!isThere || typeof suggest !== 'function') return none;
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
