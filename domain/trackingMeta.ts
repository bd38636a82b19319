import type { TrackedProperties } from './trackedEvent.ts';
import type { PlannedProperty, TrackedEventName, TrackingPlan, trackingPlan } from './trackingPlan.ts';

/** The event that the chart took has the property under its name. */
export const fromEvent = { from: 'event' } as const;

/** The chart's context has it after the step. */
export const fromContext = { from: 'context' } as const;

type GivenProperty = string | number | typeof fromEvent | typeof fromContext;

/** `meta` of a transition as those read it who know nothing of its chart. */
export interface AnyTrackingMeta {
  readonly track: TrackedEventName;
  /** None where the event has none. */
  readonly properties?: Readonly<Record<string, GivenProperty>>;
}

declare const chart: unique symbol;

/** `meta` of a chart with these events and this context: nothing but its `trackingOf` makes one. */
export interface TrackingMeta<Event, Context> extends AnyTrackingMeta {
  readonly [chart]: { readonly event: Event; readonly context: Context };
}

type ValueOf<Property extends PlannedProperty> = Property extends {
  readonly enum: readonly (infer Value)[];
}
  ? Value
  : Property['type'] extends 'integer'
    ? number
    : string;

/** The source, where it, or one of a union, has a field of this name with such a value. */
type Source<From, Holder, Key extends PropertyKey, Value> = Holder extends { readonly [Field in Key]: Value }
  ? From
  : never;

type Given<Property extends PlannedProperty, Key extends PropertyKey, Event, Context> =
  | ValueOf<Property>
  | Source<typeof fromEvent, Event, Key, ValueOf<Property>>
  | Source<typeof fromContext, Context, Key, ValueOf<Property>>;

type Properties = Readonly<Record<string, PlannedProperty>>;

type Required<Planned extends Properties> = {
  [Key in keyof Planned]: Planned[Key]['isRequired'] extends true ? Key : never;
}[keyof Planned];

type GivenProperties<Planned extends Properties, Event, Context> = {
  readonly [Key in Required<Planned>]: Given<Planned[Key], Key, Event, Context>;
} & {
  readonly [Key in Exclude<keyof Planned, Required<Planned>>]?: Given<Planned[Key], Key, Event, Context>;
};

type Arguments<Planned extends Properties, Event, Context> = keyof Planned extends never
  ? readonly []
  : readonly [properties: GivenProperties<Planned, Event, Context>];

type Track<Event, Context, Plan extends TrackingPlan> = <Name extends keyof Plan>(
  name: Name,
  ...properties: Arguments<Plan[Name]['properties'], Event, Context>
) => TrackingMeta<Event, Context>;

/**
 * Makes the `meta` of transitions of a chart with these events and this context: a planned event, and each of its
 * properties, as a value or by where it is to be read. Other names and values do not compile; objects that are
 * written out would, with properties that nobody planned. The compiler knows that some event of the chart has a field,
 * not which one a transition takes: the walks through the charts hold what is sent against the plan.
 */
export function trackingOf<Event, Context, Plan extends TrackingPlan = typeof trackingPlan>(): Track<
  Event,
  Context,
  Plan
> {
  const track = (name: keyof Plan, properties?: object) => ({
    track: name,
    ...(properties && { properties }),
  });
  return track as unknown as Track<Event, Context, Plan>;
}

/** The values that a transition gives by itself. */
export function knownProperties({ properties = {} }: AnyTrackingMeta): TrackedProperties {
  const given = Object.entries(properties);
  return Object.fromEntries(
    given.filter((entry): entry is [string, string | number] => typeof entry[1] !== 'object'),
  );
}
