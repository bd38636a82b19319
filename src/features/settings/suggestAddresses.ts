import type { BrowserStorage } from '#api/storage.ts';
import { limits } from '#domain/limits.ts';
import type { SuggestAddresses } from '#session/runtime.ts';

/**
 * Returns a function that suggests addresses; null without the URL of a maps script. Stores the URL in the browser
 * (spec section 3), and runs the script at the first call. The URL never comes from the storage, to which any script
 * may have written. The script gets no text shorter than `limits.addressTypedLeast`.
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
