import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnProfileQuery } from '#graphql/profileHooks.ts';
import { analyticsEvents } from '#server/modules/funnels/eventTables.ts';
import { users } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, personWith } from './support/gettingIn.ts';
import { askAs } from './support/signedIn.ts';

describe.each(databaseKinds)('the privacy settings of a person on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });
  afterAll(() => api.close());

  async function privacyOf(email: string) {
    return (dataOf(await askAs(api, await api.tokenOf(email), 'OwnProfile')) as OwnProfileQuery).privacy;
  }

  async function record(userId: number | null, minutes: readonly number[]) {
    await api.db.insert(analyticsEvents).values(
      minutes.map((minute) => ({
        name: 'Call To Action',
        properties: { partnerId: minute, place: 'card' },
        context: { area: 'Marketplace', route: 'Dashboard', email: 'somebody@lintel.test' },
        userId,
        occurredAt: new Date(Date.UTC(2026, 10, 20, 10, minute)),
      })),
    );
  }

  it('include the last fifty of their own recorded events, newest first, and the total', async () => {
    const { id } = await personWith(api.db, 'user@lintel.test');
    const other = await personWith(api.db, 'owner@birch.test');
    const minutes = Array.from({ length: 60 }, (_, minute) => (minute * 7) % 60);
    await record(id, minutes);
    await record(other.id, [61]);
    await record(null, [62]);
    const { recorded, recordedTotal } = await privacyOf('user@lintel.test');
    expect(recordedTotal).toBe(60);
    expect(recorded).toHaveLength(50);
    expect(recorded[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: 'Call To Action',
      at: '2026-11-20T10:59:00.000Z',
      route: 'Dashboard',
      properties: [
        { name: 'place', value: 'card' },
        { name: 'partnerId', value: '59' },
      ],
    });
    expect(recorded.map(({ at }) => at)).toEqual(
      recorded
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(await privacyOf('owner@birch.test')).toMatchObject({ recordedTotal: 1 });
  });

  it.each(['admin@lintel.test', 'owner@lintel.test', 'user@newroof.test', 'affiliate@lintel.test'])(
    'include the choice of offer mails, which every role can change: %s',
    async (email) => {
      const token = await api.tokenOf(email);
      const before = await api.db.select().from(users).orderBy(users.id);
      expect((await privacyOf(email)).offerNews).toBe(false);
      const chosen = dataOf(await askAs(api, token, 'ChooseOfferNews', { offerNews: true }));
      expect(chosen).toMatchObject({ chooseOfferNews: { offerNews: true } });
      expect((await privacyOf(email)).offerNews).toBe(true);
      const others = (rows: typeof before) => rows.filter((row) => row.email !== email);
      expect(others(await api.db.select().from(users).orderBy(users.id))).toEqual(others(before));
      await askAs(api, token, 'ChooseOfferNews', { offerNews: false });
      expect((await privacyOf(email)).offerNews).toBe(false);
      await api.db.update(users).set({ offerNews: false }).where(eq(users.email, email));
    },
  );

  it('answer 401 to a visitor', async () => {
    expect((await askAs(api, undefined, 'OwnProfile')).statusCode).toBe(401);
    expect((await askAs(api, undefined, 'ChooseOfferNews', { offerNews: true })).statusCode).toBe(401);
  });
});
