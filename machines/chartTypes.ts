import type { EventObject } from 'xstate';
import type { TrackingMeta } from '#domain/trackingMeta.ts';

/** Types for a chart's `setup`. `Internal`: events from the chart's own actors, which cannot be tracked. */
export interface ChartTypes<Event extends EventObject, Context, Internal extends EventObject = never> {
  context: Context;
  events: Event | Internal;
  meta: TrackingMeta<Event, Context>;
}
