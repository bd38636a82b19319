import type { TrackedEventName } from './trackingPlan.ts';

export type TrackedProperties = Readonly<Record<string, string | number>>;

/** The context of an event (spec section 3). `ppUserId` and `ppCustomerId` are a dash if the person has none. */
export interface TrackingContext {
  readonly area: string;
  /** Id of the page (`domain/sitePages.ts`), never the address. */
  readonly route: string;
  readonly userId?: number;
  readonly userName?: string;
  readonly email?: string;
  readonly phone?: string | null;
  readonly ppUserId?: string;
  readonly ppCustomerId?: string;
  readonly roleName?: string;
  readonly customer?: unknown;
}

export interface TrackedEvent {
  /** A UUID by which repeated events are detected. */
  readonly messageId: string;
  readonly name: TrackedEventName;
  readonly properties: TrackedProperties;
  readonly context: TrackingContext;
  /** Time by the browser's clock, in ISO 8601. */
  readonly at: string;
  /** Id of the run in which a chart took the step; absent if the event belongs to no funnel. */
  readonly run?: string;
  /** Number of the event's step in the run, or of the step before the event. */
  readonly step?: number;
}
