import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productNameKey } from '#domain/productRequest.ts';
import { Role } from '#domain/role.ts';
import { productRequests } from '#server/modules/requests/requestTables.ts';
import type { users } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { applicationsOf } from './support/applications.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, refusalOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { changeRole, deactivate, outcomesOf, sendAction } from './support/userActions.ts';

interface Problems {
  readonly rows: readonly { readonly problem: string | null }[];
}

const userChangedBy = (who: string) => `${who} changed X since you opened it`;
const applicationChangedBy = (who: string) => `${who} changed the application of Elm since you opened it`;
const requestChangedBy = (who: string) => `${who} changed PR-n since you opened it`;

describe.each(databaseKinds)('a conflict message on $name', ({ open }) => {
  let api: Api;
  let quicker: string;
  let slower: string;
  let customerId: number;
  let user: typeof users.$inferSelect;
  let owner: string;

  beforeAll(async () => {
    api = await openApi(await open());
    const dana = { roleId: Role.SystemAdmin, firstName: 'Dana', lastName: 'Quick' };
    quicker = await api.tokenOf((await addPerson(api.db, dana)).email);
    slower = await api.tokenOf('admin@lintel.test');
    customerId = await addCustomerWith(api.db, [1]);
    owner = await api.tokenOf((await addPerson(api.db, { customerId })).email);
    user = await addPerson(api.db, { customerId, roleId: Role.User });
  });
  afterAll(() => api.close());

  /** Acts on the user; returns the problem, with X in place of the email address. */
  async function actOnUser(version: number, action: string, token = slower) {
    const [made] = outcomesOf(await sendAction(api, token, [[user.id, version]], action));
    return made?.problem?.replace(/\S+@\S+/, 'X');
  }

  it('names the administrator who changed a user, and else says "Somebody"', async () => {
    await actOnUser(1, changeRole(Role.Owner), quicker);
    expect(await actOnUser(1, deactivate)).toBe(userChangedBy('Dana Quick'));
    await api.tokenOf(user.email);
    expect(await actOnUser(1, deactivate)).toBe(userChangedBy('Dana Quick'));
    const fields = `id: "${user.id}", version: 2`;
    dataOf(await api.graphql(`mutation { deactivateMember(${fields}) { id } }`, owner));
    expect(await actOnUser(2, deactivate)).toBe(userChangedBy('Somebody'));
    const late = refusalOf(await api.graphql(`mutation { deactivateMember(${fields}) { id } }`, owner));
    expect(late.message).toBe('Somebody changed this person since you opened the list');
  });

  it('does not name an administrator who only sent an invitation again', async () => {
    const invited = { status: 'invited', emailVerified: false, profileComplete: false } as const;
    user = await addPerson(api.db, { ...invited, customerId, version: 2 });
    await actOnUser(2, 'type: resendVerification', quicker);
    expect(await actOnUser(1, deactivate)).toBe(userChangedBy('Somebody'));
  });

  it('names the administrator who changed an application, but not to the applicant', async () => {
    const { apply, answerAs } = applicationsOf(api, slower);
    const { id, user: applicant } = await apply({ companyName: 'Elm' });
    const late = async (version: number) =>
      (await applicationsOf(api, slower).decide([[id, version]], 'approve'))[0]?.problem;
    await applicationsOf(api, quicker).decide([[id, 1]], 'requestInfo, question: "Who?"');
    expect(await late(1)).toBe(applicationChangedBy('Dana Quick'));
    expect(refusalOf(await answerAs(applicant.email, 1, 'Us')).message).toBe(
      applicationChangedBy('Somebody'),
    );
    dataOf(await answerAs(applicant.email, 2, 'Us'));
    expect(await late(2)).toBe(applicationChangedBy('Somebody'));
  });

  it('names the administrator who changed a product request, until somebody else changes it', async () => {
    const name = 'Cranes';
    const [request] = await api.db
      .insert(productRequests)
      .values({
        customerId,
        userId: user.id,
        key: 'quicker',
        name,
        nameKey: productNameKey(name),
        reason: name,
      })
      .returning();
    if (!request) throw new Error('The request was not added');
    const { id } = request;
    const review = async (token: string) => {
      const mutation = `mutation { rows: decideRequests(rows: [{ id: "${id}", version: 1 }],
        decision: { decision: startReview }) { problem } }`;
      return (dataOf(await api.graphql(mutation, token)) as Problems).rows[0]?.problem?.replace(
        /PR-\d+/,
        'PR-n',
      );
    };
    const note = async () =>
      refusalOf(
        await api.graphql(`mutation { handleRequest(id: "${id}", version: 1, note: "Mine") { id } }`, slower),
      ).message.replace(/PR-\d+/, 'PR-n');
    expect(await review(quicker)).toBeUndefined();
    expect(await review(slower)).toBe(requestChangedBy('Dana Quick'));
    expect(await note()).toBe(requestChangedBy('Dana Quick'));
    dataOf(await api.graphql(`mutation { voteForProductRequest(id: "${id}") { votes } }`, owner));
    expect(await review(slower)).toBe(requestChangedBy('Dana Quick'));
    await api.db
      .update(productRequests)
      .set({ state: 'withdrawn', version: sql`${productRequests.version} + 1` })
      .where(eq(productRequests.id, id));
    expect(await review(slower)).toBe(requestChangedBy('Somebody'));
    expect(await note()).toBe(requestChangedBy('Somebody'));
  });

  const save = (token: string) =>
    api.graphql(
      'mutation { saveCategories(version: 0, categories: [{ categoryId: "", name: "New" }]) { draftVersion } }',
      token,
    );

  it('names the administrator who changed a draft', async () => {
    dataOf(await save(quicker));
    expect(refusalOf(await save(slower)).message).toMatch(/^Dana Quick changed the draft of /);
  });
});
