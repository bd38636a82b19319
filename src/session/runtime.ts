import { createContext, use } from 'react';
import type { ActorRefFrom, InspectionEvent } from 'xstate';
import type { Observed, Queries } from '#api/queries.ts';
import type { Request } from '#api/request.ts';
import type { CategoryEntry } from '#domain/marketplace.ts';
import type { PartnerSearch } from '#domain/partnerSearch.ts';
import type { activityMachine } from '#machines/activityMachine.ts';
import type { appMachine } from '#machines/appMachine.ts';
import type { connectionMachine } from '#machines/connectionMachine.ts';
import type { notificationsMachine } from '#machines/notificationsMachine.ts';
import type { sessionMachine } from '#machines/sessionMachine.ts';
import type { ShownCatalogue } from './showcase.ts';

/** The charts that run as long as the app, whoever is here. */
interface LastingCharts {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly activity: ActorRefFrom<typeof activityMachine>;
  readonly connection: ActorRefFrom<typeof connectionMachine>;
  readonly notifications: ActorRefFrom<typeof notificationsMachine>;
}

export function lastingCharts(app: ActorRefFrom<typeof appMachine>): LastingCharts {
  const { session, activity, connection, notifications } = app.getSnapshot().children;
  if (!session || !activity || !connection || !notifications) throw new Error('The app has not started.');
  return { session, activity, connection, notifications };
}

/** Offers addresses that begin with the typed text or resemble it; none when the service fails. */
export type SuggestAddresses = (typed: string) => Promise<readonly string[]>;

/** All that views may read and send to: made once by `createApp`, outside React. */
export interface Runtime extends LastingCharts {
  readonly app: ActorRefFrom<typeof appMachine>;
  /** Looks at charts that a component runs, as at those of the app. */
  readonly inspect: (inspected: InspectionEvent) => void;
  readonly queries: Queries;
  readonly catalogue: ShownCatalogue;
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
  /** Loads the partner search; rejects when it cannot be loaded. */
  readonly loadPartnerSearch: () => Promise<PartnerSearch>;
  /** Counts a search that found no partner. */
  readonly countUnfoundSearch: (search: string) => void;
  /** Offers addresses by a script that runs at the first call; null when none is configured. */
  readonly suggestAddresses: SuggestAddresses | null;
  /** Address to return to; null where none was given or it is not allowed. */
  readonly returnTo: string | null;
  /** True when administrators decide who becomes an affiliate. */
  readonly areAffiliatesReviewed: boolean;
  /** True when this browser keeps a session over a reload. */
  readonly isSessionLasting: boolean;
  /** True while the address with this router key is current and no navigation is under way. */
  readonly isInForce: (key: string) => boolean;
  /** Query of the address that the person asked for last, which may not be drawn yet. */
  readonly latestQuery: () => string;
  /** Fetches the code of the pages behind the log-in, while the person still types. */
  readonly preloadSignedIn: () => void;
  /** Fetches code and data of the page at this address, where the person may open it. */
  readonly preloadPage: (href: string) => void;
  /** Makes a call whose refusal the page tells itself. */
  readonly request: Request;
  /**
   * Fetches a file and saves it under this name; answers the headers of the response. Rejects with a `CallFailure`.
   */
  readonly download: (path: string, name: string) => Promise<Headers>;
}

const RuntimeContext = createContext<Runtime | null>(null);

export const RuntimeProvider = RuntimeContext.Provider;

export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('RuntimeProvider is missing above this component.');
  return runtime;
}
