import type { TrackedEventName } from './trackingPlan.ts';

/** Values of an event's properties by their names. */
export type TrackedProperties = Readonly<Record<string, string | number>>;

/** The person as analytics reads them (spec section 3); absent numbers of the pay provider become a dash. */
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

/** One event on its way to a sink. */
export interface TrackedEvent {
  /** A UUID, the same however often the event is sent: what is sent twice is kept once. */
  readonly messageId: string;
  readonly name: TrackedEventName;
  readonly properties: TrackedProperties;
  readonly context: TrackingContext;
  /** Time of the browser, ISO 8601. */
  readonly at: string;
  /** The run of the funnel's chart that took the step; absent where the chart is of no funnel, or none is under way. */
  readonly run?: string;
  /** The number in the run of the step that the event was tracked with, or of the last one before it. */
  readonly step?: number;
}
