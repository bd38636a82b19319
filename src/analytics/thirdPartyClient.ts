import {
  PostHogCore,
  type PostHogCoreOptions,
  type PostHogEventProperties,
  type PostHogFetchOptions,
  type PostHogPersistedProperty,
} from '@posthog/core';
import type { TrackedEvent } from '#domain/trackedEvent.ts';
import type { Sink } from './sinks.ts';

/** Milliseconds from an event to the call that sends it, as in our own collector. */
const gatherFor = 1_000;

/** Maximum number of events in a call, which may outlive the page: browsers allow 64 KiB. */
const mostInOneCall = 20;

/** The SDK's own properties (`$…`) that are sent: they identify the person, and disable geolocation by IP address. */
const ownProperties = new Set(['$anon_distinct_id', '$process_person_profile', '$geoip_disable']);

/** A client on the core of PostHog's SDKs, since their SDK for browsers probes storages, and adds page and screen. */
class ThirdPartyClient extends PostHogCore {
  readonly #page: Window;
  readonly #memory: Partial<Record<PostHogPersistedProperty, unknown>> = {};

  constructor(key: string, page: Window, options: PostHogCoreOptions) {
    super(key, options);
    this.#page = page;
  }

  fetch(url: string, options: PostHogFetchOptions): Promise<Response> {
    return this.#page.fetch(url, { ...options, credentials: 'omit', keepalive: true });
  }

  /** Flushes and ignores failures, which the SDK would write to the console. */
  protected override flushAutomatic(): Promise<void> {
    return this.flush().catch(() => undefined);
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the SDK declares it so.
  getPersistedProperty<T>(name: PostHogPersistedProperty): T | undefined {
    return this.#memory[name] as T | undefined;
  }

  setPersistedProperty(name: PostHogPersistedProperty, value: unknown): void {
    this.#memory[name] = value ?? undefined;
  }

  getLibraryId(): string {
    return '@posthog/core';
  }

  getLibraryVersion(): string {
    return '';
  }

  getCustomUserAgent(): undefined {
    return undefined;
  }
}

/**
 * Creates a sink that sends events through the third party's SDK: message id, name, properties, and time, with the user
 * and customer context of the spec (section 3). It stores nothing in the browser, so a visitor who loads another page
 * counts as a new one.
 */
export function createThirdPartyClient(endpoint: string, key: string, page: Window): Sink {
  const client = new ThirdPartyClient(key, page, {
    host: endpoint,
    flushAt: mostInOneCall,
    maxBatchSize: mostInOneCall,
    flushInterval: gatherFor,
    // A page that is being left has no time for compression.
    disableCompression: true,
    disableRemoteFeatureFlags: true,
    disableSurveys: true,
    disableGeoip: true,
    before_send: (event) => {
      const kept = Object.entries(event.properties ?? {}).filter(
        ([name]) => !name.startsWith('$') || ownProperties.has(name),
      );
      return { ...event, properties: Object.fromEntries(kept) };
    },
  });
  let person: number | undefined;

  function follow({ context, at }: TrackedEvent): void {
    if (context.userId === person) return;
    // Without a reset, two people who use one browser would count as one.
    if (person !== undefined) client.reset();
    if (context.userId !== undefined) {
      client.identify(String(context.userId), undefined, { timestamp: new Date(at) });
    }
    person = context.userId;
  }

  const sendWaiting = (): void => void client.flush().catch(() => undefined);
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') sendWaiting();
  });
  page.addEventListener('pagehide', sendWaiting);

  return (event) => {
    follow(event);
    const properties = { ...event.context, ...event.properties } as PostHogEventProperties;
    client.capture(event.name, properties, { timestamp: new Date(event.at), uuid: event.messageId });
  };
}
