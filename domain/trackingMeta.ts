import type { TrackedProperties } from './trackedEvent.ts';
import type { PlannedProperty, TrackedEventName, trackingPlan } from './trackingPlan.ts';

/** Marks a property that is read from the chart's event. */
export const fromEvent = { from: 'event' } as const;

/** Marks a property that is read from the chart's context after the step. */
export const fromContext = { from: 'context' } as const;

type GivenProperty = string | number | typeof fromEvent | typeof fromContext;

export interface AnyTrackingMeta {
  readonly track: TrackedEventName;
  readonly properties?: Readonly<Record<string, GivenProperty>>;
}

declare const chart: unique symbol;

/** The `meta` of a chart with these events and this context; only `trackingOf` makes one. */
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

/** The source, if it or a member of its union has a field of this name and type. */
type Source<From, Holder, Key extends PropertyKey, Value> = Holder extends { readonly [Field in Key]: Value }
  ? From
  : never;

type Given<Property extends PlannedProperty, Key extends PropertyKey, Event, Context> =
  | ValueOf<Property>
  | Source<typeof fromEvent, Event, Key, ValueOf<Property>>
  | Source<typeof fromContext, Context, Key, ValueOf<Property>>;

type Properties = Readonly<Record<string, PlannedProperty>>;
type TrackingPlan = Readonly<Record<string, { readonly properties: Properties }>>;

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
 * Makes the function `track` of a chart with these events and this context: it takes a planned event, and each of its
 * properties as a value or as the source to read it from. Unplanned names and values do not compile. The compiler
 * knows that some event of the chart has a field, but not which event a transition takes: the walks through the
 * charts compare what is sent with the plan.
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

/** The properties whose values are constant. */
export function knownProperties({ properties = {} }: AnyTrackingMeta): TrackedProperties {
  const given = Object.entries(properties);
  return Object.fromEntries(
    given.filter((entry): entry is [string, string | number] => typeof entry[1] !== 'object'),
  );
}
