import { createContext, use } from 'react';
import type { ActorRefFrom, InspectionEvent } from 'xstate';
import type { ObservedQuery, RestQueries } from '#api/queries.ts';
import type { SendOperation } from '#api/request.ts';
import type { CategoryEntry } from '#domain/marketplace.ts';
import type { PartnerIndex } from '#domain/partnerSearch.ts';
import type { appMachine } from '#machines/appMachine.ts';
import type { ShownCatalog } from './showcase.ts';

/** Returns the charts that run as long as the app. Throws before the app has started. */
export function getLastingCharts(app: ActorRefFrom<typeof appMachine>) {
  const { session, activity, connection, notifications } = app.getSnapshot().children;
  if (!session || !activity || !connection || !notifications) throw new Error('The app has not started.');
  return { session, activity, connection, notifications };
}

/** Suggests postal addresses for typed text; resolves with none if the service fails. */
export type SuggestAddresses = (typed: string) => Promise<readonly string[]>;

/** Everything that views read and send events to, created by `createApp`. */
export interface Runtime extends Readonly<ReturnType<typeof getLastingCharts>> {
  readonly app: ActorRefFrom<typeof appMachine>;
  readonly inspect: (inspected: InspectionEvent) => void;
  readonly queries: RestQueries;
  readonly catalog: ShownCatalog;
  /** Settings of the browser that are kept when the person logs out, such as the collapsed menu. */
  readonly storage: {
    readonly read: (key: 'menuCollapsed') => boolean | null;
    readonly write: (key: 'menuCollapsed', isCollapsed: boolean) => void;
  };
  /** Categories of the person with this id: `fetch` loads them if the cache is stale, `observe` reports each change. */
  readonly categories: {
    readonly fetch: (userId: number | undefined) => Promise<CategoryEntry[]>;
    readonly observe: (userId: number | undefined) => ObservedQuery<CategoryEntry[]>;
  };
  readonly ssoLoginUrl: string | null;
  /** Loads the code and the data of the partner search. Rejects if one of them cannot be loaded. */
  readonly loadPartnerSearch: () => Promise<PartnerIndex>;
  readonly countUnfoundSearch: (search: string) => void;
  /** Suggests postal addresses; null if no service is configured. The first call loads the service's script. */
  readonly suggestAddresses: SuggestAddresses | null;
  /** Address of the site to which the person can return; null if none was given, or if it is not allowed. */
  readonly returnTo: string | null;
  readonly areAffiliatesReviewed: boolean;
  /** Whether this browser keeps a session over a reload. */
  readonly isSessionLasting: boolean;
  /** Whether the address with this router key is current, and no navigation is in progress. */
  readonly isInForce: (key: string) => boolean;
  /** Returns the query of the address that was requested last, which may not be rendered yet. */
  readonly latestQuery: () => string;
  /** Loads the code for signed-in people in advance, while the person types. */
  readonly preloadSignedIn: () => void;
  readonly preloadPage: (href: string) => void;
  /** Sends an operation; refusals are shown by the page, and not as a notice. */
  readonly request: SendOperation;
  /** Downloads a file under a name, and resolves with the response headers. Rejects with a `CallFailure`. */
  readonly download: (path: string, name: string) => Promise<Headers>;
}

const RuntimeContext = createContext<Runtime | null>(null);

export const RuntimeProvider = RuntimeContext.Provider;

export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('RuntimeProvider is missing above this component.');
  return runtime;
}
