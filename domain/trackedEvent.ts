import type { TrackedEventName } from './trackingPlan.ts';

export type TrackedProperties = Readonly<Record<string, string | number>>;

/** The context of an event (spec section 3); a missing number of the payment provider becomes a dash. */
export interface TrackingContext {
  readonly area: string;
  /** The page's id (`domain/sitePages.ts`), never its address. */
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
  /** A UUID by which events that are sent twice are kept once. */
  readonly messageId: string;
  readonly name: TrackedEventName;
  readonly properties: TrackedProperties;
  readonly context: TrackingContext;
  /** Time of the browser, ISO 8601. */
  readonly at: string;
  /** The run of the funnel's chart that took the step; absent without one. */
  readonly run?: string;
  /** Number in the run of the event's step, or of the last step before it. */
  readonly step?: number;
}
