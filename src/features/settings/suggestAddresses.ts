import type { BrowserStorage } from '#api/storage.ts';
import { limits } from '#domain/limits.ts';
import type { SuggestAddresses } from '#session/runtime.ts';

/**
 * Returns a function that suggests addresses; null without the URL of a maps script. Writes the URL to the browser's
 * storage (spec section 3) but never reads it there, where any script may have written. The first call of the function
 * loads the script, which gets no text shorter than `limits.addressTypedLeast`.
 */
export function createSuggestAddresses(
  url: string | null,
  storage: Pick<BrowserStorage, 'write' | 'remove'>,
  page: Window,
): SuggestAddresses | null {
  if (url === null) {
    storage.remove('mapsScriptUrl');
    return null;
  }
  storage.write('mapsScriptUrl', url);
  let loading: Promise<SuggestAddresses> | undefined;
  return async (typed) => {
    const { loadMapsScript } = await import('./mapsScript.ts');
    loading ??= loadMapsScript(url, page);
    const suggest = await loading;
    return typed.length < limits.addressTypedLeast ? [] : suggest(typed);
  };
}
