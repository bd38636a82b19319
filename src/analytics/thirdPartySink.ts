import type { Config } from '#config/env.ts';
import type { Sink } from './sink.ts';

/** Not yet among the types of browsers: https://w3c.github.io/gpc. */
interface PrivacyPreference {
  readonly globalPrivacyControl?: boolean;
}

/**
 * Sends events to the third party, where it has a key for this host and the browser asks for no Global
 * Privacy Control. Its code comes with the first of these events; where it does not come, they are dropped.
 */
export function createThirdPartySink(service: Config['analytics'], page: Window): Sink {
  const key = service?.keys.find(({ host }) => host === page.location.hostname)?.key;
  let client: Promise<Sink> | undefined;
  return (event) => {
    if (!service || !key || (page.navigator as PrivacyPreference).globalPrivacyControl) return;
    client ??= import('./thirdPartyClient.ts').then((code) =>
      code.createThirdPartyClient(service.endpoint, key, page),
    );
    // Events that come before the code wait here in turn.
    client.then((send) => send(event)).catch(() => undefined);
  };
}
