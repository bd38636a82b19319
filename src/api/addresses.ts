import type { BrowserStorage } from './storage.ts';

export interface Addresses {
  /** Prefix of the REST calls; empty for the page's own origin. */
  readonly restBaseUrl: string;
  readonly graphqlUrl: string;
}

/** Returns the backends' addresses: stored ones from `overrideOrigins`, else the given ones (spec section 3). */
export function readAddresses(
  { restBaseUrl, graphqlUrl, overrideOrigins }: Addresses & { readonly overrideOrigins: readonly string[] },
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
