import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trackedEventNames } from '#domain/trackingPlan.ts';
import { analyticsEvents } from '#server/modules/funnels/eventTables.ts';
import { funnelRuns, funnelSteps } from '#server/modules/funnels/funnelTables.ts';
import { sampleProperties } from '#tests/support/plannedEvents.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { runOf, sendSteps } from './support/funnels.ts';

const event = {
  messageId: randomUUID(),
  name: 'Call To Action',
  properties: { partnerId: 4, partner: 'Lendflow', place: 'card', category: 'Finance & tax' },
  context: { area: 'Marketplace', route: 'Dashboard', userId: 2, ppUserId: '—' },
  at: '2026-11-20T10:00:00.000Z',
};

/** Another event with the same content. */
const newEvent = () => ({ ...event, messageId: randomUUID() });

/** An event that is too long, although none of its texts is. */
const longEvent = {
  ...event,
  context: {
    ...event.context,
    ...Object.fromEntries(
      ['userName', 'email', 'phone', 'ppUserId', 'ppCustomerId', 'roleName'].map((name) => [
        name,
        'x'.repeat(400),
      ]),
    ),
    customer: { customerName: 'x'.repeat(400) },
  },
};

function withProperty(property: string, value: unknown) {
  return { ...event, properties: { ...event.properties, [property]: value } };
}

describe.each(databaseKinds)('the endpoint of events on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });
  afterAll(() => api.close());
  beforeEach(() => api.db.delete(analyticsEvents));

  function send(events: unknown, headers: Record<string, string> = {}) {
    return api.call({
      method: 'POST',
      url: '/api/app/events',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ events }),
    });
  }

  function kept() {
    return api.db.select().from(analyticsEvents).orderBy(desc(analyticsEvents.id));
  }

  it('saves the events of a visitor without the user that they name', async () => {
    const answer = await send([event]);
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    expect(await kept()).toMatchObject([
      { name: event.name, properties: event.properties, userId: null, occurredAt: new Date(event.at) },
    ]);
  });

  it('saves the user id only for events whose user is that of the token', async () => {
    const before = {
      ...newEvent(),
      name: 'Login Visited',
      properties: {},
      context: { area: 'Login', route: 'Login' },
    };
    await send([before, event], bearer(await api.tokenOf('owner@lintel.test')));
    const owners = (await kept()).map(({ name, userId }) => [name, userId]);
    expect(owners).toEqual([
      [event.name, event.context.userId],
      ['Login Visited', null],
    ]);
  });

  it('saves no user for an event that names another person than the token', async () => {
    await send([event], bearer(await api.tokenOf('user@lintel.test')));
    expect((await kept())[0]?.userId).toBeNull();
  });

  it('saves events with an invalid token, without a user', async () => {
    expect((await send([event], bearer('over'))).statusCode).toBe(202);
    expect((await kept())[0]?.userId).toBeNull();
  });

  it('accepts the text/plain body of a beacon', async () => {
    expect((await send([event], { 'content-type': 'text/plain;charset=UTF-8' })).statusCode).toBe(202);
    expect(await kept()).toHaveLength(1);
  });

  it('accepts every planned event with all its properties', async () => {
    const { context, at } = event;
    const events = trackedEventNames.map((name) => ({
      messageId: randomUUID(),
      name,
      properties: sampleProperties(name),
      context,
      at,
    }));
    expect((await send(events)).statusCode).toBe(202);
    expect(await kept()).toHaveLength(events.length);
  });

  it('saves an event once, however often it is sent', async () => {
    const other = newEvent();
    const answers = await Promise.all([send([event, other]), send([other, event])]);
    answers.push(await send([event, event]));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    const ids = (await kept()).map(({ messageId }) => messageId);
    expect(ids.toSorted()).toEqual([event.messageId, other.messageId].toSorted());
  });

  it('saves each event without a message id, as pages opened before an update send them', async () => {
    const before = { ...event, messageId: undefined };
    await send([before, before]);
    const ids = (await kept()).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);
  });

  it('saves the run and the step of an event, which join it to the steps of the funnel', async () => {
    const steps = runOf(
      ['opened', 'opening'],
      ['page.shown', 'filling.type.choosing'],
      ['cancel.requested', 'cancelled'],
    );
    const run = steps[0]?.run ?? '';
    await sendSteps(api, [...steps, ...runOf(['opened', 'opening'])]);
    const named = (name: string, properties: object, step: number) => ({
      ...newEvent(),
      name,
      properties,
      run,
      step,
    });
    await send([
      named('Registration Cancelled', { step: 'type' }, 3),
      named('Registration Visited', { entry: 'client' }, 2),
      newEvent(),
    ]);
    const joined = await api.db
      .select({ number: funnelSteps.number, to: funnelSteps.toState, name: analyticsEvents.name })
      .from(funnelSteps)
      .innerJoin(funnelRuns, eq(funnelRuns.id, funnelSteps.runId))
      .leftJoin(
        analyticsEvents,
        and(eq(analyticsEvents.run, funnelRuns.key), eq(analyticsEvents.step, funnelSteps.number)),
      )
      .where(and(eq(funnelRuns.key, run), lte(funnelSteps.number, 3)))
      .orderBy(asc(funnelSteps.number));
    expect(joined).toEqual([
      { number: 1, to: 'opening', name: null },
      { number: 2, to: 'filling.type.choosing', name: 'Registration Visited' },
      { number: 3, to: 'cancelled', name: 'Registration Cancelled' },
    ]);
    expect((await kept()).map((row) => [row.run, row.step])).toEqual([
      [null, null],
      [run, 2],
      [run, 3],
    ]);
  });

  it('drops unknown keys of the context', async () => {
    await send([{ ...event, context: { ...event.context, accessToken: 'secret', customer: { iban: 'x' } } }]);
    expect((await kept())[0]?.context).toEqual({ ...event.context, customer: {} });
  });

  it('accepts a batch of 50 events, and refuses one of 51 as a whole', async () => {
    expect((await send(Array.from({ length: 51 }, newEvent))).statusCode).toBe(400);
    expect(await kept()).toHaveLength(0);
    expect((await send(Array.from({ length: 50 }, newEvent))).statusCode).toBe(202);
    expect(await kept()).toHaveLength(50);
  });

  it.each<[string, unknown]>([
    ['no list', undefined],
    ['an empty list', []],
    ['a string', 'event'],
    ['an unplanned event', [{ ...event, name: 'Page Viewed' }]],
    ['an event named like a built-in property', [{ ...event, name: 'constructor' }]],
    ['an object as a property', [withProperty('partner', { a: 1 })]],
    ['an event that is too long as a whole', [longEvent]],
    ['a NUL character', [withProperty('partner', 'a\u0000b')]],
    ['a lone surrogate', [withProperty('partner', '\ud83d')]],
    ['no context', [{ ...event, context: undefined }]],
    ['a message id that is no UUID', [{ ...event, messageId: '1' }]],
    ['a run id that is not random', [{ ...event, run: '1', step: 1 }]],
    ['a step number of 0', [{ ...event, run: 'a'.repeat(32), step: 0 }]],
    ['no time', [{ ...event, at: undefined }]],
    ['an invalid time', [{ ...event, at: '2026-13-45T99:00:00Z' }]],
    ['one invalid event among valid ones', [event, { ...event, name: 'x' }]],
  ])('refuses %s', async (_what, events) => {
    const answer = await send(events);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'VALIDATION_FAILED' } });
    expect(await kept()).toHaveLength(0);
  });

  it.each<[string, object, string, string]>([
    [
      'an unplanned event',
      { ...event, name: 'Page Viewed' },
      'The event "Page Viewed" is not in the tracking plan',
      'name',
    ],
    [
      'an unplanned property',
      withProperty('token', 'x'),
      'Call To Action: the property "token" is not in the tracking plan',
      'properties.token',
    ],
    [
      'a missing property',
      withProperty('category', undefined),
      'Call To Action: the property "category" is missing',
      'properties.category',
    ],
    [
      'a string for a number',
      withProperty('partnerId', '4'),
      'Call To Action: the property "partnerId" must be a whole number',
      'properties.partnerId',
    ],
    [
      'a fraction for a whole number',
      withProperty('partnerId', 4.5),
      'Call To Action: the property "partnerId" must be a whole number',
      'properties.partnerId',
    ],
    [
      'a number for a string',
      withProperty('partner', 4),
      'Call To Action: the property "partner" must be a text',
      'properties.partner',
    ],
    [
      'a value outside the list',
      withProperty('place', 'footer'),
      'Call To Action: the property "place" must be one of: card, partnerPage',
      'properties.place',
    ],
    [
      'a string that is too long',
      withProperty('partner', 'x'.repeat(401)),
      'Call To Action: the property "partner" must be up to 400 characters long',
      'properties.partner',
    ],
  ])('names the event and the property when it refuses %s', async (_what, bad, message, member) => {
    const answer = await send([event, bad]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: { message, validationErrors: [{ message, members: [`events.1.${member}`] }] },
    });
    expect(await kept()).toHaveLength(0);
  });

  it('refuses a batch of more than 64 kB', async () => {
    const answer = await send([{ ...event, rest: 'x'.repeat(65_536) }]);
    expect(answer.statusCode).toBe(413);
    expect(answer.body).toContain('at most 64 kB can be sent');
  });

  it('refuses text that is not JSON, and an infinite number', async () => {
    const headers = { 'content-type': 'text/plain' };
    const post = (payload: string) => api.call({ method: 'POST', url: '/api/app/events', headers, payload });
    expect((await post('hello')).json()).toMatchObject({ error: { code: 'MALFORMED_JSON' } });
    const infinite = JSON.stringify({ events: [event] }).replace('"partnerId":4', '"partnerId":1e999');
    expect((await post(infinite)).statusCode).toBe(400);
  });
});
