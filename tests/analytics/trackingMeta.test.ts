import { expect, expectTypeOf, it } from 'vitest';
import { setup, type StateMachine } from 'xstate';
import type { everyChart } from '#charts/everyChart.ts';
import { fromContext, fromEvent, trackingOf, type TrackingMeta } from '#domain/trackingMeta.ts';

type Event =
  | { type: 'register.pressed'; place: 'header' | 'landing'; method: string }
  | { type: 'logOut.requested' };

interface Context {
  readonly userType: 'Client' | 'Affiliate';
  readonly step: number;
}

const track = trackingOf<Event, Context>();

/** Lines that must not compile: `tsc -p tests/tsconfig.json` fails if one of them does. */
const refused = () => [
  // @ts-expect-error -- nobody planned an event of this name
  track('Login Succes', { method: 'sso' }),
  // @ts-expect-error -- the property is missing
  track('Login Success', {}),
  // @ts-expect-error -- all properties are missing
  track('Login Success'),
  // @ts-expect-error -- the value is of another type
  track('Login Success', { method: 7 }),
  // @ts-expect-error -- the value is not one of those planned
  track('Login Success', { method: 'magic' }),
  // @ts-expect-error -- the property is one of another event
  track('Login Success', { method: 'sso', step: 'type' }),
  // @ts-expect-error -- the property is in no event of the plan
  track('Login Success', { method: 'sso', tone: 'calm' }),
  // @ts-expect-error -- the event has no properties
  track('Logout', { method: 'sso' }),
  // @ts-expect-error -- no event of the chart has such a field
  track('Registration Visited', { entry: fromEvent }),
  // @ts-expect-error -- the event's field may have other values
  track('Login Success', { method: fromEvent }),
  // @ts-expect-error -- the context has no such field
  track('Registration Visited', { entry: fromContext }),
  // @ts-expect-error -- the context's field is of another type
  track('Registration Cancelled', { step: fromContext }),
  // @ts-expect-error -- the context has it, the events do not
  track('Registration Complete', { userType: fromEvent }),
];

const plan = {
  'Page Left': {
    owner: 'Growth',
    version: 1,
    since: '2026-11-26',
    properties: {
      place: { type: 'string', isRequired: false, isPersonal: false, description: 'Where to' },
    },
  },
} as const;

it('tracking meta has the planned values, and the source of the others', () => {
  expect([
    track('Logout'),
    track('Login Success', { method: 'password' }),
    track('Registration Button', { place: fromEvent }),
    track('Registration Complete', { userType: fromContext }),
  ]).toEqual([
    { track: 'Logout' },
    { track: 'Login Success', properties: { method: 'password' } },
    { track: 'Registration Button', properties: { place: { from: 'event' } } },
    { track: 'Registration Complete', properties: { userType: { from: 'context' } } },
  ]);
});

it('tracking meta may omit optional properties, and no others', () => {
  const trackOptional = trackingOf<Event, Context, typeof plan>();
  const compiles = [trackOptional('Page Left', {}), trackOptional('Page Left', { place: fromEvent })];
  // @ts-expect-error -- the value is of another type
  const wrong = trackOptional('Page Left', { place: 7 });
  expect([...compiles, wrong].map(({ properties }) => properties)).toEqual([
    {},
    { place: fromEvent },
    { place: 7 },
  ]);
});

it('tracking meta is the only meta that a chart accepts', () => {
  const types = {} as { context: Context; events: Event; meta: TrackingMeta<Event, Context> };
  const context = { userType: 'Client', step: 1 } as const;
  const machine = setup({ types }).createMachine({
    context,
    on: { 'register.pressed': { meta: track('Registration Button', { place: fromEvent }) } },
  });
  const written = setup({ types }).createMachine({
    context,
    // @ts-expect-error -- an object that is written out is not held against the plan
    on: { 'register.pressed': { meta: { track: 'Login Success', properties: { step: 7 } } } },
  });
  const trackOther = trackingOf<{ type: 'other'; place: 'header' }, object>();
  const borrowed = setup({ types }).createMachine({
    context,
    // @ts-expect-error -- the events are those of another chart
    on: { 'register.pressed': { meta: trackOther('Registration Button', { place: fromEvent }) } },
  });
  expect([machine, written, borrowed].map(({ id }) => id)).toEqual(['(machine)', '(machine)', '(machine)']);
  expect(refused).toBeTypeOf('function');
});

// oxlint-disable typescript/no-explicit-any -- the other types of a chart do not matter here.
type MetaOf<Chart> =
  Chart extends StateMachine<any, any, any, any, any, any, any, any, any, any, any, any, infer Meta, any, any>
    ? Meta
    : never;

/** Charts whose meta has another type than that of `trackingOf`. */
type Untyped = {
  [Name in keyof typeof everyChart]: MetaOf<(typeof everyChart)[Name]> extends TrackingMeta<any, any>
    ? never
    : Name;
}[keyof typeof everyChart];

it('tracking meta is the type of the meta of every chart', () => {
  expectTypeOf<Untyped>().toBeNever();
});
