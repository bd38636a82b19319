import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PartnerId } from '#domain/partner.ts';
import { Role } from '#domain/role.ts';
import { coupons, offerWaits } from '#server/modules/offers/offerTables.ts';
import { notifyOfCoupons } from '#server/modules/offers/notifyOfCoupons.ts';
import { users } from '#server/platform/db/schema.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { mails } from '#server/platform/mail/mailTables.ts';
import type { JobTools } from '#server/platform/worker/doJob.ts';
import { openApi, type Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, outcomeOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { emptyQueue, outboxOf, toolsFor, workThrough } from './support/work.ts';

const { InsureOn: insureon, PPG: ppg, HDRapidPass: pass } = PartnerId;

describe.each(databaseKinds)('news of offers on $name', ({ open }) => {
  let api: Api;
  let administrator: string;
  let customerId: number;
  let version: number;

  beforeAll(async () => {
    api = await openApi(await open());
    administrator = await api.tokenOf('admin@lintel.test');
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await emptyQueue(api.db);
    await api.db.delete(offerWaits);
    version = 1;
    customerId = await addCustomerWith(api.db, [4, pass]);
  });

  const person = (offerNews: boolean, changes: Partial<typeof users.$inferInsert> = {}) =>
    addPerson(api.db, { customerId, roleId: Role.User, offerNews, ...changes });

  async function switchOn(...partnerIds: readonly number[]): Promise<void> {
    const changes = partnerIds.map((id) => `{ partnerId: "${id}", granted: true }`).join(', ');
    dataOf(
      await api.graphql(
        `mutation { setEntitlements(customerId: "${customerId}", version: ${version}, changes: [${changes}]) {
          customer { version } } }`,
        administrator,
      ),
    );
    version += 1;
  }

  async function mailed(tools: Partial<JobTools> = {}) {
    await workThrough(toolsFor(api.db, tools));
    const sent = await outboxOf(api.db);
    return sent.map(({ toAddress, subject }) => [toAddress, subject]);
  }

  it('goes only to the subscribed, active members of a company that gets a partner', async () => {
    const { email } = await person(true);
    await person(false);
    await person(true, { status: 'deactivated' });
    await person(true, { customerId: await addCustomerWith(api.db, [4]) });
    await switchOn(ppg);
    expect(await mailed()).toEqual([[email, 'PPG is now available to everyone at your company']]);
  });

  it('is not mailed to the person who requested the partner, who gets the decision instead', async () => {
    const { email } = await person(true);
    const token = await api.tokenOf(email);
    dataOf(await api.graphql(`mutation { requestPartner(partnerId: "${ppg}", reason: "x") { id } }`, token));
    await switchOn(ppg);
    expect(await api.db.select().from(jobs)).toMatchObject([{ job: { kind: 'entitlementMail' } }]);
  });

  it('of one day is one mail, and the next mail follows a day later', async () => {
    const { id, email } = await person(true);
    await switchOn(ppg);
    await switchOn(insureon);
    expect(await mailed()).toEqual([[email, 'News of 2 offers']]);
    const [mail] = await outboxOf(api.db);
    for (const text of ['PPG is now available', 'Insureon is now available', '/partner/ppg']) {
      expect(mail?.text).toContain(text);
    }
    await switchOn(PartnerId.Cardone);
    expect(await mailed()).toHaveLength(1);
    const [waiting] = await api.db
      .select({ hours: sql<number>`round(extract(epoch from ${jobs.dueAt} - now()) / 3600)::int` })
      .from(jobs);
    expect(waiting).toEqual({ hours: 24 });
    await api.db
      .update(mails)
      .set({ at: sql`now() - interval '25 hours'` })
      .where(eq(mails.userId, id));
    await emptyQueue(api.db);
    await switchOn(PartnerId.HireRight);
    expect(await mailed()).toEqual([[email, 'HireRight is now available to everyone at your company']]);
  });

  it('that arrives during a delivery waits for a day', async () => {
    await person(true);
    await switchOn(ppg);
    const deliver: JobTools['deliver'] = async (db, _mail, { done }) => {
      await switchOn(insureon);
      await done(db);
    };
    await mailed({ deliver });
    const waiting = await api.db.select().from(jobs);
    expect(waiting).toMatchObject([{ job: { news: [{ partnerId: insureon, about: 'granted' }] } }]);
    expect(waiting[0]?.dueAt.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  });

  it('that no longer holds is left out, and no mail goes out without other news', async () => {
    await person(true);
    await switchOn(ppg, insureon);
    dataOf(
      await api.graphql(
        `mutation { setEntitlements(customerId: "${customerId}", version: ${version}, changes: [
          { partnerId: "${ppg}", granted: false, reason: "By mistake" },
          { partnerId: "${insureon}", granted: false, reason: "By mistake" }]) { customer { version } } }`,
        administrator,
      ),
    );
    expect(await mailed()).toEqual([]);
  });

  it('of coupons goes once to the people who wait for them', async () => {
    const { id: userId, email } = await person(false);
    await api.db.delete(coupons).where(and(eq(coupons.partnerId, pass), isNull(coupons.userId)));
    await api.db.insert(offerWaits).values({ userId, partnerId: pass, awaits: 'coupon' });
    await notifyOfCoupons(api.db);
    expect(await mailed()).toEqual([]);
    await api.db.insert(coupons).values({ partnerId: pass, code: `NEW${userId}` });
    await notifyOfCoupons(api.db);
    await notifyOfCoupons(api.db);
    expect(await mailed()).toEqual([[email, 'Rapid Pass has new coupons']]);
    expect(await api.db.select().from(offerWaits)).toEqual([]);
  });

  it('stops, with queued mails, by the unsubscribe link of a mail and by no other link', async () => {
    const { id, email } = await person(true);
    await switchOn(ppg);
    await mailed();
    const [mail] = await outboxOf(api.db);
    const link = /https:\S+\/unsubscribe\?token=[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
    const url = link.replace('https://market.example', '');
    await api.db.insert(offerWaits).values({ userId: id, partnerId: pass, awaits: 'coupon' });
    await switchOn(insureon);
    const readSubscription = async () => {
      const [user] = await api.db.select().from(users).where(eq(users.id, id));
      return [user?.offerNews, (await api.db.select().from(jobs)).length];
    };
    // A mail scanner that opens the page must not unsubscribe the person.
    const page = await api.call({ url });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Stop these emails');
    const unsubscribe = (address: string) =>
      api.call({
        method: 'POST',
        url: address,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    const wrongLink = await unsubscribe(`${url.slice(0, -3)}abc`);
    expect(await readSubscription()).toEqual([true, 1]);
    const answer = await unsubscribe(url);
    expect(answer.body).toContain('You get no more emails about offers');
    // A wrong link gets the same page, so that nobody can find out which links exist.
    expect(wrongLink.body.replaceAll(/nonce="[^"]*"/g, '')).toBe(
      answer.body.replaceAll(/nonce="[^"]*"/g, ''),
    );
    expect(await readSubscription()).toEqual([false, 0]);
    expect(await api.db.select().from(offerWaits)).toEqual([]);
    await switchOn(PartnerId.Cardone);
    expect(await mailed()).toEqual([[email, 'PPG is now available to everyone at your company']]);
  });

  it('stops with the switch in the settings', async () => {
    const { id, email } = await person(true);
    await switchOn(ppg);
    await api.db.insert(offerWaits).values({ userId: id, partnerId: pass, awaits: 'coupon' });
    const off = await api.graphql(
      'mutation { chooseOfferNews(offerNews: false) { offerNews } }',
      await api.tokenOf(email),
    );
    expect(outcomeOf(off)).toBe('accepted');
    expect([await api.db.select().from(offerWaits), await mailed()]).toEqual([[], []]);
  });
});
