import type { EventObject } from 'xstate';
import type { TrackingMeta } from '#domain/trackingMeta.ts';

/** Types of a chart's `setup`. `Internal` are untracked events of the chart's own actors. */
export interface ChartTypes<Event extends EventObject, Context, Internal extends EventObject = never> {
  context: Context;
  events: Event | Internal;
  meta: TrackingMeta<Event, Context>;
}
