import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import type { AdminUser, AdminUserPage } from '#graphql/resolvers.ts';
import { userCounts } from '#server/platform/lists/countTables.ts';
import { users } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf } from './support/gettingIn.ts';

describe.each(databaseKinds)('users, counted as they change, on $name', ({ open }) => {
  let api: Api;
  let token: string;

  beforeAll(async () => {
    api = await openApi(await open());
    token = await api.tokenOf('admin@lintel.test');
  });
  afterAll(() => api.close());

  async function list(given: string, page = 1): Promise<AdminUserPage> {
    const answer = await api.graphql(`{ adminUsers(page: ${page}, ${given}) { total rows { id } } }`, token);
    return (dataOf(answer) as { adminUsers: AdminUserPage }).adminUsers;
  }

  it('are counted correctly right after inserts, updates, and deletes', async () => {
    const customerId = await addCustomerWith(api.db, [1]);
    const before = (await list('size: 1, statuses: [invited]')).total;
    const added = await api.db
      .insert(users)
      .values(
        Array.from({ length: 300 }, (_, number) => ({
          email: `counted-${number}@count.test`,
          firstName: 'Counted',
          lastName: 'Person',
          roleId: Role.User,
          customerId,
          status: 'active' as const,
          emailVerified: true,
          profileComplete: true,
        })),
      )
      .returning({ id: users.id });
    await api.db.update(users).set({ status: 'invited' }).where(eq(users.customerId, customerId));
    await api.db.delete(users).where(eq(users.id, added[0]?.id ?? 0));
    expect((await list('size: 1, statuses: [invited]')).total).toBe(before + 299);
    // Each of 300 users wrote twice three rows, which were added up meanwhile.
    expect((await api.db.select().from(userCounts)).length).toBeLessThan(1_000);
    expect((await list('size: 1')).total).toBe(await api.db.$count(users));
    await api.db.delete(users).where(eq(users.customerId, customerId));
    expect((await list('size: 1')).total).toBe(await api.db.$count(users));
  });

  it.each(['name', 'createdOn', 'lastLogIn'])(
    'appear once each on the pages sorted by %s, even after their values change',
    async (order) => {
      const customerId = await addCustomerWith(api.db, [1]);
      const people = Array.from({ length: 120 }, (_, number) => ({
        email: `${order}-${number}@pages.test`.toLowerCase(),
        firstName: 'Paged',
        lastName: `${['', '0', 'b', 'Å', 'Żuk', '王'][number % 6]}${'mostly'[number % 6]} ${number}`,
        roleId: Role.User,
        customerId,
        status: 'active' as const,
        emailVerified: true,
        profileComplete: true,
        createdAt: new Date(Date.now() - number * 86_400_000),
        lastLogInAt: number % 3 === 0 ? null : new Date(Date.now() - number * 40_000_000),
      }));
      const added = await api.db.insert(users).values(people).returning({ id: users.id });
      const every = (nth: number) => added.filter((_, index) => index % nth === 0).map(({ id }) => id);
      await api.db
        .update(users)
        .set({ lastName: sql`reverse(last_name)` })
        .where(inArray(users.id, every(3)));
      await api.db
        .update(users)
        .set({ lastLogInAt: sql`now()` })
        .where(inArray(users.id, every(4)));
      for (const descending of [false, true]) {
        const inOrder = `order: ${order}, descending: ${descending}`;
        const whole = await list(`size: 100, ${inOrder}`);
        const seen: AdminUser['id'][] = [];
        for (let page = 1; seen.length < whole.total; page += 1) {
          const { rows } = await list(`size: 7, ${inOrder}`, page);
          expect(rows.length).toBeGreaterThan(0);
          seen.push(...rows.map(({ id }) => id));
        }
        expect(new Set(seen).size).toBe(await api.db.$count(users));
        expect(seen.slice(0, 100)).toEqual(whole.rows.map(({ id }) => id));
      }
      await api.db.delete(users).where(eq(users.customerId, customerId));
    },
  );
});
