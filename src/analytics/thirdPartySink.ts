import type { Config } from '#config/env.ts';
import type { Sink } from './sinks.ts';

/** The property of Global Privacy Control (https://w3c.github.io/gpc), which TypeScript's `Navigator` lacks. */
interface PrivacyPreference {
  readonly globalPrivacyControl?: boolean;
}

/**
 * Creates the sink of the third-party analytics service. It drops events if no service or no key for this host is
 * configured, if the browser sets Global Privacy Control, or if the code, which the first event loads, fails to load.
 */
export function createThirdPartySink(service: Config['analytics'], page: Window): Sink {
  const key = service?.keys.find(({ host }) => host === page.location.hostname)?.key;
  let client: Promise<Sink> | undefined;
  return (event) => {
    if (!service || !key || (page.navigator as PrivacyPreference).globalPrivacyControl) return;
    client ??= import('./thirdPartyClient.ts').then((code) =>
      code.createThirdPartyClient(service.endpoint, key, page),
    );
    // Events wait here until the code is loaded.
    client.then((send) => send(event)).catch(() => undefined);
  };
}
