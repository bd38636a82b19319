import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserType } from '#domain/userType.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { offerStates } from '#server/modules/partners/partnerTables.ts';
import { eq } from 'drizzle-orm';
import { openApi, type Api } from './support/api.ts';
import { applicationsOf } from './support/applications.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';

const query =
  '{ ownApplication { id referral { link business code { path size } registered confirmed loggedIn startedOffer } } }';

describe.each(databaseKinds)('the referrals of an affiliate, on $name,', ({ open }) => {
  let api: Api;
  let applications: ReturnType<typeof applicationsOf>;

  beforeAll(async () => {
    api = await openApi(await open(), { PUBLIC_URL: 'https://market.example' });
    applications = applicationsOf(api, await api.tokenOf('admin@lintel.test'));
  });
  afterAll(() => api.close());

  async function referralOf(email: string) {
    const answer = dataOf(await api.graphql(query, await api.tokenOf(email)));
    return (answer as { ownApplication: { referral: unknown } }).ownApplication.referral;
  }

  async function refer(sourceId: number, sourceTypeId: number = UserType.Affiliate) {
    const [customer] = await api.db
      .insert(customers)
      .values({ name: `Referred by ${sourceId}`, sourceId, sourceTypeId })
      .returning();
    if (!customer) throw new Error('The customer was not added');
    const person = await addPerson(api.db, { customerId: customer.id, emailVerified: false });
    const change = (changes: Partial<typeof users.$inferInsert>) =>
      api.db.update(users).set(changes).where(eq(users.id, person.id));
    return {
      confirm: () => change({ emailVerified: true }),
      logIn: () => change({ emailVerified: true, lastLogInAt: new Date() }),
      start: () =>
        api.db
          .insert(offerStates)
          .values({ customerId: customer.id, partnerId: 4, state: 'STARTED', changedOn: new Date() }),
    };
  }

  it('include a link, its code, and how far the referred businesses have come, without those of others', async () => {
    const { id, user } = await applications.apply({ state: 'approved' });
    const another = await applications.apply({ state: 'approved' });
    await refer(another.id);
    // A client can have the number of the affiliate, and must not count.
    await refer(id, UserType.Client);
    expect(await referralOf(user.email)).toEqual({
      link: `https://market.example/register?sponsor=${id}`,
      business: expect.any(String) as string,
      code: { path: expect.stringMatching(/^M\d/) as string, size: expect.any(Number) as number },
      registered: 0,
      confirmed: 0,
      loggedIn: 0,
      startedOffer: 0,
    });

    await refer(id);
    await (await refer(id)).confirm();
    await (await refer(id)).logIn();
    const started = await refer(id);
    await started.logIn();
    await started.start();
    // The person who started this offer has left since.
    await (await refer(id)).start();
    expect(await referralOf(user.email)).toMatchObject({
      registered: 5,
      confirmed: 4,
      loggedIn: 3,
      startedOffer: 2,
    });
  });

  it.each(['pending', 'infoRequested', 'rejected', 'suspended'] as const)(
    'are null while the application is %s',
    async (state) => {
      const { user } = await applications.apply({ state, question: 'Which trades?' });
      expect(await referralOf(user.email)).toBeNull();
    },
  );
});
