import type { TrackedProperties } from './trackedEvent.ts';
import type { PlannedProperty, TrackedEventName, trackingPlan } from './trackingPlan.ts';

/** Marks a property whose value is read from the chart's event. */
export const fromEvent = { from: 'event' } as const;

/** Marks a property whose value is read from the chart's context after the transition. */
export const fromContext = { from: 'context' } as const;

type GivenProperty = string | number | typeof fromEvent | typeof fromContext;

export interface AnyTrackingMeta {
  readonly track: TrackedEventName;
  readonly properties?: Readonly<Record<string, GivenProperty>>;
}

declare const chart: unique symbol;

/** The `meta` of a transition in a chart with these events and this context; only `trackingOf` creates it. */
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

/** `From` if `Holder`, or a member of that union, has a field `Key` of type `Value`; otherwise never. */
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
 * Creates the function `track` of a chart with these events and this context. `track` takes an event of the plan, and
 * for each property a value or the source to read it from. Other names and values do not compile. The compiler knows
 * only that some event of the chart has a field, not which event a transition takes: the tests that walk through the
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

/** Returns the properties with constant values. */
export function selectConstantProperties({ properties = {} }: AnyTrackingMeta): TrackedProperties {
  const given = Object.entries(properties);
  return Object.fromEntries(
    given.filter((entry): entry is [string, string | number] => typeof entry[1] !== 'object'),
  );
}
