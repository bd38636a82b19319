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

/** One event on its way to a sink. `at` is the time of the browser, ISO 8601. */
export interface TrackedEvent {
  readonly name: TrackedEventName;
  readonly properties: TrackedProperties;
  readonly context: TrackingContext;
  readonly at: string;
}
