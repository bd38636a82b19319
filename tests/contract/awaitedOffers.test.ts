import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, marketplaceToday } from '#domain/days.ts';
import type { Listing } from '#domain/listing.ts';
import { Role } from '#domain/role.ts';
import type { AdminPartnerDetail } from '#graphql/resolvers.ts';
import { listingOf } from '#server/modules/publishing/listing.ts';
import { findListedPartner } from '#server/modules/publishing/partners.ts';
import { mails } from '#server/platform/mail/mailTables.ts';
import { offerWaits } from '#server/modules/offers/offerTables.ts';
import { entitlements, offers } from '#server/modules/partners/partnerTables.ts';
import type { users } from '#server/platform/db/schema.ts';
import type { Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, outcomeOf, queued, refusalOf } from './support/gettingIn.ts';
import { openPartnerPages, type AskByName, type PageByName } from './support/partnerPages.ts';
import { addPerson } from './support/person.ts';
import { emptyQueue, mailsOf, outboxOf, toolsFor, workThrough } from './support/work.ts';

type User = typeof users.$inferSelect;

const lendflow = 4;
const wait = { partnerId: lendflow, awaited: 'offer' };

interface Detail {
  readonly adminPartner: AdminPartnerDetail;
}

const mailTo = ({ id: userId }: User) => ({
  kind: 'offerMail' as const,
  userId,
  news: [{ partnerId: lendflow, about: 'returned' as const }],
});

describe.each(databaseKinds)('an offer that people wait for on $name', ({ open }) => {
  let api: Api;
  let ask: AskByName;
  let pageOf: PageByName;
  let listing: Listing;
  let customerId: number;

  beforeAll(async () => {
    ({ api, ask, pageOf } = await openPartnerPages(open));
    listing = await publishedListing();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.delete(offerWaits);
    await emptyQueue(api.db);
    customerId = await addCustomerWith(api.db, [lendflow]);
    await setEnd(sql`now() - interval '1 hour'`);
  });

  async function publishedListing(): Promise<Listing> {
    const partner = await findListedPartner(api.db, lendflow);
    return (await listingOf(api.db, partner)).read(api.db);
  }

  const setEnd = (endsOn: ReturnType<typeof sql> | null) =>
    api.db.update(offers).set({ endsOn }).where(eq(offers.partnerId, lendflow));

  async function endOf() {
    const [offer] = await api.db.select().from(offers).where(eq(offers.partnerId, lendflow));
    return offer?.endsOn;
  }

  /** Somebody who waits. */
  async function waiting(changes: Partial<User> = {}): Promise<User> {
    const person = await addPerson(api.db, { customerId, roleId: Role.User, ...changes });
    await api.db.insert(offerWaits).values({ userId: person.id, partnerId: lendflow, awaits: 'offer' });
    return person;
  }

  async function draft(changes: Partial<Listing>): Promise<number> {
    const detail = dataOf(await ask('administrator', 'AdminPartner', { id: String(lendflow) }));
    const { draftVersion: version } = (detail as Detail).adminPartner;
    const answer = await ask('administrator', 'SaveListing', {
      partnerId: lendflow,
      version,
      listing: { ...listing, ...changes },
    });
    return (dataOf(answer) as { saveListing: AdminPartnerDetail }).saveListing.draftVersion;
  }

  const publishVersion = (version: number) =>
    ask('administrator', 'PublishListing', { partnerId: lendflow, version, note: null });

  async function publish(changes: Partial<Listing>): Promise<void> {
    expect(outcomeOf(await publishVersion(await draft(changes)))).toBe('accepted');
  }

  const waitsOf = async () => (await api.db.select().from(offerWaits)).map(({ userId }) => userId);

  it('is told to each of them once, as soon as it is published to run again', async () => {
    const [first, second] = [await waiting(), await waiting({ roleId: Role.Owner, firstName: 'Nadia' })];
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

  it('can be waited for again once it ends again', async () => {
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

  it('is told to nobody who could not open it, and they go on waiting', async () => {
    const elsewhere = await addCustomerWith(api.db, [1]);
    const people = [
      await waiting({ status: 'deactivated' }),
      await waiting({ customerId: elsewhere }),
      await waiting({ customerId: null, roleId: Role.SystemAdmin }),
      await waiting({ roleId: Role.Affiliate }),
    ];
    await publish({ endsOn: '' });
    expect(await queued(api.db)).toEqual([]);
    expect(await waitsOf()).toHaveLength(people.length);
  });

  it('is told of to nobody while it has ended, in a preview, or where it ran already', async () => {
    const { id } = await waiting();
    // What ends in the middle of a day goes on to do so.
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

  it('stays ended where its other words are corrected, and nobody is told; it ends on no other day that is over', async () => {
    const { id } = await waiting();
    await setEnd(sql`now() - interval '3 days'`);
    const ended = await publishedListing();
    const before = await endOf();
    await publish({ endsOn: ended.endsOn, value: 'Corrected' });
    expect(await publishedListing()).toEqual({ ...ended, value: 'Corrected' });
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

  const waitingCount = async () =>
    (dataOf(await ask('administrator', 'AdminPartner', { id: String(lendflow) })) as Detail).adminPartner
      .waiting;

  it('says to administrators how many are mailed once it runs again', async () => {
    await Promise.all([waiting(), waiting(), waiting({ status: 'deactivated' })]);
    expect(await waitingCount()).toBe(2);
    await publish({ endsOn: '' });
    expect([await waitingCount(), (await queued(api.db)).length]).toEqual([0, 2]);
  });

  it('is listed as ended from the moment when it is', async () => {
    expect(await isListedAsEnded()).toEqual([true]);
    for (const end of [sql`now() + interval '1 minute'`, null]) {
      await setEnd(end);
      expect(await isListedAsEnded()).toEqual([false]);
    }
  });

  it('tells nothing to who waits for coupons alone', async () => {
    const { id: userId } = await addPerson(api.db, { customerId });
    await api.db.insert(offerWaits).values({ userId, partnerId: lendflow, awaits: 'coupon' });
    await publish({ endsOn: '' });
    expect([await queued(api.db), await waitsOf()]).toEqual([[], [userId]]);
  });

  it('is told by no mail where that is no longer so when it goes out', async () => {
    const person = await addPerson(api.db, { customerId, roleId: Role.User });
    const told = async () => (await mailsOf(toolsFor(api.db), mailTo(person))).length;
    await setEnd(null);
    expect(await told()).toBe(1);
    const [mail] = await api.db
      .select()
      .from(mails)
      .where(and(eq(mails.userId, person.id), eq(mails.kind, 'offerMail')));
    const resend = () => ask('administrator', 'ResendMail', { id: String(mail?.id) });
    expect(outcomeOf(await resend())).toBe('accepted');
    await setEnd(sql`now() - interval '1 hour'`);
    expect(await told()).toBe(0);
    expect(outcomeOf(await resend())).toBe('ACTION_REFUSED');
    await setEnd(null);
    await api.db.delete(entitlements).where(eq(entitlements.customerId, customerId));
    expect(await told()).toBe(0);
  });

  it('is waited for by nobody who asks while it is published: they learn that it runs', async () => {
    const { asking } = await api.db.transaction(async (transaction) => {
      // As publishing holds it until all who wait are told.
      await transaction.update(offers).set({ endsOn: null }).where(eq(offers.partnerId, lendflow));
      const asked = ask('owner', 'AwaitOffer', wait);
      await delay(200);
      return { asking: asked };
    });
    expect(outcomeOf(await asking)).toBe('VALIDATION_FAILED');
    expect(await waitsOf()).toEqual([]);
  });
});
