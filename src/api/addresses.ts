import type { BrowserStorage } from './storage.ts';

/** Where the backends answer. */
export interface Addresses {
  /** Prefix of the REST calls; empty for the page's own origin. */
  readonly restBaseUrl: string;
  readonly graphqlUrl: string;
}

interface AddressSources extends Addresses {
  readonly overrideOrigins: readonly string[];
}

/**
 * The addresses that the page was served with, or those in the browser's storage (spec section 3). A stored one
 * counts only where its origin is listed: the token of whoever logs in goes there.
 */
export function readAddresses(
  { restBaseUrl, graphqlUrl, overrideOrigins }: AddressSources,
  storage: BrowserStorage,
): Addresses {
  const override = (key: 'apiBaseUrl' | 'graphqlUrl'): string | null => {
    const stored = storage.read(key);
    if (stored === null) return null;
    const { origin, username, password } = new URL(stored);
    return overrideOrigins.includes(origin) && username + password === '' ? stored : null;
  };
  return {
    restBaseUrl: override('apiBaseUrl')?.replace(/\/+$/, '') ?? restBaseUrl,
    graphqlUrl: override('graphqlUrl') ?? graphqlUrl,
  };
}
