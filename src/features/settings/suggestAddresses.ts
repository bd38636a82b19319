import type { BrowserStorage } from '#api/storage.ts';
import { limits } from '#domain/limits.ts';
import type { SuggestAddresses } from '#session/runtime.ts';

/**
 * Stores the address of the maps script in the browser (spec section 3), and runs the script at the first call. The
 * address always comes from the setting, since any script may have written to the storage. The script gets no text
 * shorter than `limits.addressTypedLeast`.
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
