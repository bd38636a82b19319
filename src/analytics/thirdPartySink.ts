import type { Config } from '#config/env.ts';
import type { Sink } from './sinks.ts';

/** Global Privacy Control, which TypeScript's types lack: https://w3c.github.io/gpc. */
interface PrivacyPreference {
  readonly globalPrivacyControl?: boolean;
}

/**
 * Creates the sink of the third party. It drops events if none or no key for this host is configured, or if the browser
 * sets Global Privacy Control. The first event loads the code; if that fails, events are dropped.
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
