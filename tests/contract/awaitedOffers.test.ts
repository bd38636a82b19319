import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, marketplaceToday } from '#domain/days.ts';
import type { Listing } from '#domain/listing.ts';
import { Role } from '#domain/role.ts';
import { mails } from '#server/platform/mail/mailTables.ts';
import { offerWaits } from '#server/modules/offers/offerTables.ts';
import { entitlements, offers } from '#server/modules/partners/partnerTables.ts';
import type { users } from '#server/platform/db/schema.ts';
import type { Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { createListingAdministrator, type ListingAdministrator } from './support/listings.ts';
import { dataOf, outcomeOf, queued, refusalOf } from './support/gettingIn.ts';
import { openPartnerPages, type AskByName, type PageByName } from './support/partnerPages.ts';
import { addPerson } from './support/person.ts';
import { emptyQueue, mailsOf, outboxOf, toolsFor, workThrough } from './support/work.ts';

type User = typeof users.$inferSelect;

const lendflow = 4;
const wait = { partnerId: lendflow, awaited: 'offer' };

const mailTo = ({ id: userId }: User) => ({
  kind: 'offerMail' as const,
  userId,
  news: [{ partnerId: lendflow, about: 'returned' as const }],
});

describe.each(databaseKinds)('an offer that people wait for on $name', ({ open }) => {
  let api: Api;
  let ask: AskByName;
  let pageOf: PageByName;
  let administrator: ListingAdministrator;
  let listing: Listing;
  let customerId: number;

  beforeAll(async () => {
    ({ api, ask, pageOf } = await openPartnerPages(open));
    administrator = createListingAdministrator(api, ask);
    listing = await administrator.publishedOf(lendflow);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.delete(offerWaits);
    await emptyQueue(api.db);
    customerId = await addCustomerWith(api.db, [lendflow]);
    await setEnd(sql`now() - interval '1 hour'`);
  });

  const setEnd = (endsOn: ReturnType<typeof sql> | null) =>
    api.db.update(offers).set({ endsOn }).where(eq(offers.partnerId, lendflow));

  async function endOf() {
    const [offer] = await api.db.select().from(offers).where(eq(offers.partnerId, lendflow));
    return offer?.endsOn;
  }

  /** Adds a person who waits for the offer. */
  async function addWaiting(changes: Partial<User> = {}): Promise<User> {
    const person = await addPerson(api.db, { customerId, roleId: Role.User, ...changes });
    await api.db.insert(offerWaits).values({ userId: person.id, partnerId: lendflow, awaits: 'offer' });
    return person;
  }

  async function draft(changes: Partial<Listing>): Promise<number> {
    return (await administrator.save(lendflow, { ...listing, ...changes })).draftVersion;
  }

  const publishVersion = (version: number) =>
    ask('administrator', 'PublishListing', { partnerId: lendflow, version, note: null });

  const publish = (changes: Partial<Listing>) => administrator.publish(lendflow, { ...listing, ...changes });

  const waitsOf = async () => (await api.db.select().from(offerWaits)).map(({ userId }) => userId);

  it('is mailed once to each of them when it is published to run again', async () => {
    const [first, second] = [
      await addWaiting(),
      await addWaiting({ roleId: Role.Owner, firstName: 'Nadia' }),
    ];
    await publish({ endsOn: '2031-03-14' });
    const jobs = await queued(api.db);
    expect(jobs).toHaveLength(2);
    expect(jobs).toEqual(expect.arrayContaining([first, second].map(mailTo)));
    await workThrough(toolsFor(api.db));
    const sent = await outboxOf(api.db);
    expect(sent.map(({ toAddress }) => toAddress).toSorted()).toEqual([first.email, second.email].toSorted());
    const mail = sent.find(({ toAddress }) => toAddress === second.email);
    expect(mail?.subject).toBe('The offer from Lendflow is back');
    expect(mail?.text).toContain('You asked Lintel Marketplace to tell you about offers.');
    expect(mail?.text).toContain(
      `The offer from Lendflow is back: ${listing.benefit} It runs until 03/14/2031.`,
    );
    expect(mail?.text).toContain('https://market.example/partner/lendflow');

    await emptyQueue(api.db);
    await setEnd(sql`now() - interval '1 hour'`);
    await publish({ endsOn: '' });
    expect(await queued(api.db)).toEqual([]);
  });

  it('can be waited for again after it ends again', async () => {
    expect(outcomeOf(await ask('owner', 'AwaitOffer', wait))).toBe('accepted');
    expect((await pageOf('owner', '/partner/lendflow'))?.dealings?.awaited).toEqual(['offer']);
    await publish({ endsOn: '' });
    expect((await pageOf('owner', '/partner/lendflow'))?.dealings?.awaited).toEqual([]);
    expect(refusalOf(await ask('owner', 'AwaitOffer', wait)).message).toBe("This offer hasn't ended");
    await setEnd(sql`now() - interval '1 hour'`);
    expect(outcomeOf(await ask('owner', 'AwaitOffer', wait))).toBe('accepted');
    await emptyQueue(api.db);
    await publish({ endsOn: '' });
    const [mail] = await queued(api.db);
    expect(mail).toMatchObject({ kind: 'offerMail' });
  });

  it('is not mailed to people who cannot open it, and they keep waiting', async () => {
    const elsewhere = await addCustomerWith(api.db, [1]);
    const people = [
      await addWaiting({ status: 'deactivated' }),
      await addWaiting({ customerId: elsewhere }),
      await addWaiting({ customerId: null, roleId: Role.SystemAdmin }),
      await addWaiting({ roleId: Role.Affiliate }),
    ];
    await publish({ endsOn: '' });
    expect(await queued(api.db)).toEqual([]);
    expect(await waitsOf()).toHaveLength(people.length);
  });

  it('is not mailed while it has ended, in a preview, or if it runs already', async () => {
    const { id } = await addWaiting();
    // An offer that ends in the middle of a day keeps that moment.
    await setEnd(sql`now()`);
    await publish({ endsOn: marketplaceToday() });
    expect([await queued(api.db), await waitsOf()]).toEqual([[], [id]]);

    const endsOn = addDays(marketplaceToday(), 7);
    const version = await draft({ endsOn });
    dataOf(
      await ask('administrator', 'PartnerPage', {
        path: '/partner/lendflow',
        listing: { ...listing, endsOn },
      }),
    );
    expect([await queued(api.db), await waitsOf()]).toEqual([[], [id]]);
    await setEnd(null);
    expect(outcomeOf(await publishVersion(version))).toBe('accepted');
    expect([await queued(api.db), await waitsOf()]).toEqual([[], [id]]);
  });

  it('stays ended without mails when its text is corrected, and cannot end on another past day', async () => {
    const { id } = await addWaiting();
    await setEnd(sql`now() - interval '3 days'`);
    const ended = await administrator.publishedOf(lendflow);
    const before = await endOf();
    await publish({ endsOn: ended.endsOn, value: 'Corrected' });
    expect(await administrator.publishedOf(lendflow)).toEqual({ ...ended, value: 'Corrected' });
    expect(await endOf()).toEqual(before);
    expect([await queued(api.db), await waitsOf()]).toEqual([[], [id]]);
    for (const endsOn of [-1, 1].map((days) => addDays(ended.endsOn, days))) {
      expect(outcomeOf(await publishVersion(await draft({ endsOn })))).toBe('VALIDATION_FAILED');
    }
    await publish({ endsOn: ended.endsOn });
  });

  async function isListedAsEnded() {
    const answer = await ask('administrator', 'AdminPartners', { page: 1, size: 1, search: 'Lendflow' });
    const { adminPartners } = dataOf(answer) as { adminPartners: { rows: { hasEnded: boolean }[] } };
    return adminPartners.rows.map(({ hasEnded }) => hasEnded);
  }

  const waitingCount = async () => (await administrator.detailOf(lendflow)).waiting;

  it('shows administrators how many people its return will be mailed to', async () => {
    await Promise.all([addWaiting(), addWaiting(), addWaiting({ status: 'deactivated' })]);
    expect(await waitingCount()).toBe(2);
    await publish({ endsOn: '' });
    expect([await waitingCount(), (await queued(api.db)).length]).toEqual([0, 2]);
  });

  it('is listed as ended from the moment it ends', async () => {
    expect(await isListedAsEnded()).toEqual([true]);
    for (const end of [sql`now() + interval '1 minute'`, null]) {
      await setEnd(end);
      expect(await isListedAsEnded()).toEqual([false]);
    }
  });

  it('is not mailed to people who wait only for coupons', async () => {
    const { id: userId } = await addPerson(api.db, { customerId });
    await api.db.insert(offerWaits).values({ userId, partnerId: lendflow, awaits: 'coupon' });
    await publish({ endsOn: '' });
    expect([await queued(api.db), await waitsOf()]).toEqual([[], [userId]]);
  });

  it('is not mailed if it has ended or is not included any more when the mail is sent', async () => {
    const person = await addPerson(api.db, { customerId, roleId: Role.User });
    const countMails = async () => (await mailsOf(toolsFor(api.db), mailTo(person))).length;
    await setEnd(null);
    expect(await countMails()).toBe(1);
    const [mail] = await api.db
      .select()
      .from(mails)
      .where(and(eq(mails.userId, person.id), eq(mails.kind, 'offerMail')));
    const resend = () => ask('administrator', 'ResendMail', { id: String(mail?.id) });
    expect(outcomeOf(await resend())).toBe('accepted');
    await setEnd(sql`now() - interval '1 hour'`);
    expect(await countMails()).toBe(0);
    expect(outcomeOf(await resend())).toBe('ACTION_REFUSED');
    await setEnd(null);
    await api.db.delete(entitlements).where(eq(entitlements.customerId, customerId));
    expect(await countMails()).toBe(0);
  });

  it('refuses a new wait while it is being published, since it runs', async () => {
    const { asking } = await api.db.transaction(async (transaction) => {
      // A publication holds this lock until all mails are queued.
      await transaction.update(offers).set({ endsOn: null }).where(eq(offers.partnerId, lendflow));
      const asked = ask('owner', 'AwaitOffer', wait);
      await delay(200);
      return { asking: asked };
    });
    expect(outcomeOf(await asking)).toBe('VALIDATION_FAILED');
    expect(await waitsOf()).toEqual([]);
  });
});
