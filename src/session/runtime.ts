import { createContext, use } from 'react';
import type { ActorRefFrom, InspectionEvent } from 'xstate';
import type { Observed, Queries } from '#api/queries.ts';
import type { Request } from '#api/request.ts';
import type { CategoryEntry } from '#domain/marketplace.ts';
import type { PartnerSearch } from '#domain/partnerSearch.ts';
import type { appMachine } from '#machines/appMachine.ts';
import type { ShownCatalog } from './showcase.ts';

/** The charts that run as long as the app. */
export function lastingCharts(app: ActorRefFrom<typeof appMachine>) {
  const { session, activity, connection, notifications } = app.getSnapshot().children;
  if (!session || !activity || !connection || !notifications) throw new Error('The app has not started.');
  return { session, activity, connection, notifications };
}

/** Suggests addresses for a typed text; none if the service fails. */
export type SuggestAddresses = (typed: string) => Promise<readonly string[]>;

/** Everything that views read and send to, created by `createApp`. */
export interface Runtime extends Readonly<ReturnType<typeof lastingCharts>> {
  readonly app: ActorRefFrom<typeof appMachine>;
  readonly inspect: (inspected: InspectionEvent) => void;
  readonly queries: Queries;
  readonly catalog: ShownCatalog;
  /** Browser settings that outlive the person, such as the collapsed menu. */
  readonly storage: {
    readonly read: (key: 'menuCollapsed') => boolean | null;
    readonly write: (key: 'menuCollapsed', isCollapsed: boolean) => void;
  };
  /** Categories of the person with this id: `fetch` loads them once, `observe` follows them. */
  readonly categories: {
    readonly fetch: (userId: number | undefined) => Promise<CategoryEntry[]>;
    readonly observe: (userId: number | undefined) => Observed<CategoryEntry[]>;
  };
  readonly ssoLoginUrl: string | null;
  /** Rejects if the search cannot be loaded. */
  readonly loadPartnerSearch: () => Promise<PartnerSearch>;
  readonly countUnfoundSearch: (search: string) => void;
  /** Null if no service is configured; its script loads at the first call. */
  readonly suggestAddresses: SuggestAddresses | null;
  /** Address to return to; null if none was given or it is not allowed. */
  readonly returnTo: string | null;
  readonly areAffiliatesReviewed: boolean;
  /** Whether this browser keeps a session over a reload. */
  readonly isSessionLasting: boolean;
  /** Whether the address with this router key is current and no navigation is under way. */
  readonly isInForce: (key: string) => boolean;
  /** Query of the latest requested address, which may not be rendered yet. */
  readonly latestQuery: () => string;
  /** Loads the code of the pages behind the log-in while the person types. */
  readonly preloadSignedIn: () => void;
  readonly preloadPage: (href: string) => void;
  /** Makes a call whose refusal the page shows itself. */
  readonly request: Request;
  /** Saves a file under a name; answers the response headers. Rejects with a `CallFailure`. */
  readonly download: (path: string, name: string) => Promise<Headers>;
}

const RuntimeContext = createContext<Runtime | null>(null);

export const RuntimeProvider = RuntimeContext.Provider;

export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('RuntimeProvider is missing above this component.');
  return runtime;
}
