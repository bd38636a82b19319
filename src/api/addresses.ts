import type { Config } from '#config/env.ts';
import type { BrowserStorage } from './storage.ts';

/** Returns the backends' URLs (spec section 3): stored ones whose origin is in `overrideOrigins`, else configured. */
export function readBackendUrls(
  config: Pick<Config, 'restBaseUrl' | 'graphqlUrl' | 'overrideOrigins'>,
  storage: BrowserStorage,
) {
  const override = (key: 'apiBaseUrl' | 'graphqlUrl'): string | null => {
    const stored = storage.read(key);
    if (stored === null) return null;
    const { origin, username, password } = new URL(stored);
    return config.overrideOrigins.includes(origin) && username + password === '' ? stored : null;
  };
  return {
    restBaseUrl: override('apiBaseUrl')?.replace(/\/+$/, '') ?? config.restBaseUrl,
    graphqlUrl: override('graphqlUrl') ?? config.graphqlUrl,
  };
}
