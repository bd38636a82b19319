import { eq, isNull } from 'drizzle-orm';
import { addDays, marketplaceToday } from '#domain/days.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IssueCouponMutation } from '#graphql/hooks.ts';
import { coupons, partnerAccounts } from '#server/modules/offers/offerTables.ts';
import { offers } from '#server/modules/partners/partnerTables.ts';
import type { Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, outcomeOf, personWith, refusalOf } from './support/gettingIn.ts';
import {
  openPartnerPages,
  sampleAddresses,
  type AskByName,
  type PageByName,
  type SampleName,
} from './support/partnerPages.ts';
import { addPerson } from './support/person.ts';
import { askAs } from './support/signedIn.ts';
import { mailsOf, toolsFor } from './support/work.ts';

describe.each(databaseKinds)('the dealings with partners, on $name,', ({ open }) => {
  let api: Api;
  let ask: AskByName;
  let pageOf: PageByName;

  beforeAll(async () => {
    ({ api, ask, pageOf } = await openPartnerPages(open));
  });
  afterAll(() => api.close());

  const issue = (name: SampleName) => ask(name, 'IssueCoupon', { partnerId: 9 });
  const codeOf = async (name: SampleName) =>
    (dataOf(await issue(name)) as IssueCouponMutation).issueCoupon.coupon?.code;

  const connect = (name: SampleName, code: string, replaces: string | null = null) =>
    ask(name, 'ConnectAccount', {
      partnerId: 8,
      connection: { code, email: 'paint@acme.example' },
      replaces,
    });

  describe('coupons', () => {
    it('are one for each person, even under concurrent requests', async () => {
      const codes = await Promise.all(
        Array.from({ length: 20 }, (_, index) => codeOf(index % 2 === 0 ? 'owner' : 'user')),
      );
      expect(new Set(codes.filter((_, index) => index % 2 === 0)).size).toBe(1);
      expect(new Set(codes.filter((_, index) => index % 2 === 1)).size).toBe(1);
      expect(new Set(codes).size).toBe(2);
      const page = await pageOf('owner', '/partner/rapid-pass');
      expect(page?.dealings?.coupon?.code).toBe(codes[0]);
      expect((await pageOf('user', '/partner/rapid-pass'))?.dealings?.coupon?.code).toBe(codes[1]);
    });

    it('are mailed to the account address of a person who has one', async () => {
      const code = await codeOf('owner');
      await mailsOf(toolsFor(api.db));
      dataOf(await ask('owner', 'MailCoupon', { partnerId: 9 }));
      const { id: userId } = await personWith(api.db, sampleAddresses.owner);
      const [mail] = await mailsOf(toolsFor(api.db), { kind: 'couponMail', userId, partnerId: 9 });
      expect(mail).toMatchObject({ toAddress: sampleAddresses.owner, subject: 'Your Rapid Pass coupon' });
      expect(mail?.text).toContain(code ?? 'none');
      expect(mail?.text).toContain('https://market.example/partner/rapid-pass');
      const cells = [...(mail?.html ?? '').matchAll(/<td width="(\d+)" bgcolor="#(\w+)"/g)];
      const bars = cells.filter(([, , color]) => color === '000000').map(([, width]) => Number(width) / 2);
      const { barcode } = (await pageOf('owner', '/partner/rapid-pass'))?.dealings?.coupon ?? {};
      expect(bars).toEqual([...(barcode?.path ?? '').matchAll(/h(\d+)v/g)].map(([, width]) => Number(width)));
      expect(bars).not.toEqual([]);
      expect(outcomeOf(await ask('owner', 'MailCoupon', { partnerId: 8 }))).toBe('FORBIDDEN');
    });

    it('are issued only to people of companies that have the partner', async () => {
      for (const name of ['smallOwner', 'nobodysUser', 'administrator', 'affiliate'] as const) {
        expect([name, outcomeOf(await issue(name))]).toEqual([name, 'FORBIDDEN']);
      }
      expect((await issue('visitor')).statusCode).toBe(401);
    });

    it('are issued in the order of their last days, and never after them', async () => {
      const { customerId } = await personWith(api.db, sampleAddresses.owner);
      const held = await api.db.delete(coupons).where(isNull(coupons.userId)).returning();
      const today = marketplaceToday();
      await api.db.insert(coupons).values([
        { partnerId: 9, code: 'STAYSGOOD' },
        { partnerId: 9, code: 'NEXTWEEK', goodUntil: addDays(today, 7) },
        { partnerId: 9, code: 'TODAY', goodUntil: today },
        { partnerId: 9, code: 'OVER', goodUntil: addDays(today, -1) },
      ]);
      const issueToNewPerson = async () => {
        const person = await addPerson(api.db, { customerId });
        const answer = await askAs(api, await api.tokenOf(person.email), 'IssueCoupon', { partnerId: 9 });
        const { coupon, hasCoupons } = (dataOf(answer) as IssueCouponMutation).issueCoupon;
        return [coupon?.code, coupon?.goodUntil, coupon?.isOver, hasCoupons];
      };
      expect(await issueToNewPerson()).toEqual(['TODAY', today, false, true]);
      expect(await issueToNewPerson()).toEqual(['NEXTWEEK', addDays(today, 7), false, true]);
      await api.db
        .update(coupons)
        .set({ goodUntil: addDays(today, -1) })
        .where(eq(coupons.code, 'TODAY'));
      expect(await issueToNewPerson()).toEqual(['STAYSGOOD', null, false, false]);
      expect((await issueToNewPerson())[0]).toBeUndefined();
      await api.db.delete(coupons).where(eq(coupons.code, 'OVER'));
      await api.db.insert(coupons).values(held.map(({ partnerId, code }) => ({ partnerId, code })));
    });

    it('run out, and people can then wait for more', async () => {
      const { customerId } = await personWith(api.db, sampleAddresses.owner);
      const late = await addPerson(api.db, { customerId });
      const taken = await api.db.select().from(coupons);
      const free = taken.filter(({ userId }) => userId === null);
      await api.db.delete(coupons).where(eq(coupons.partnerId, 9));
      const token = await api.tokenOf(late.email);
      expect(dataOf(await askAs(api, token, 'IssueCoupon', { partnerId: 9 }))).toMatchObject({
        issueCoupon: { coupon: null, hasCoupons: false },
      });
      const wait = { partnerId: 9, awaited: 'coupon' };
      dataOf(await askAs(api, token, 'AwaitOffer', wait));
      dataOf(await askAs(api, token, 'AwaitOffer', wait));
      const page = dataOf(await askAs(api, token, 'PartnerPage', { path: '/partner/rapid-pass' }));
      expect(page).toMatchObject({
        partnerPage: { dealings: { coupon: null, hasCoupons: false, awaited: ['coupon'] } },
      });
      await api.db.insert(coupons).values(free.map(({ partnerId, code }) => ({ partnerId, code })));
    });
  });

  describe('an account', () => {
    it('is connected with a code of the partner, regardless of case and spaces', async () => {
      expect(dataOf(await connect('user', ' acme-4471 '))).toMatchObject({
        connectAccount: { account: { code: 'ACME-4471', email: 'paint@acme.example' } },
      });
      expect((await pageOf('owner', '/partner/ppg'))?.dealings?.account?.code).toBe('ACME-4471');
    });

    it('is shared by the company, and only an owner who names the current one can replace it', async () => {
      const meanwhile = 'Your company has connected another account meanwhile. Reload the page to see it.';
      for (const [name, replaces] of [
        ['user', null],
        ['owner', null],
        ['owner', 'BIRCH-2210'],
      ] as const) {
        const refusal = refusalOf(await connect(name, 'LINTEL-2026', replaces));
        expect([name, replaces, refusal.message]).toEqual([name, replaces, meanwhile]);
      }
      expect(outcomeOf(await connect('user', 'LINTEL-2026', 'ACME-4471'))).toBe('FORBIDDEN');
      expect(await api.db.select().from(partnerAccounts)).toMatchObject([{ code: 'ACME-4471' }]);
      dataOf(await connect('owner', 'LINTEL-2026', 'ACME-4471'));
      dataOf(await connect('owner', 'LINTEL-2026', 'ACME-4471'));
      expect(await api.db.select().from(partnerAccounts)).toMatchObject([{ code: 'LINTEL-2026' }]);
    });

    it('is connected once when two people of a company connect it at once', async () => {
      dataOf(await ask('owner', 'DisconnectAccount', { partnerId: 8 }));
      const answers = await Promise.all([connect('owner', 'LINTEL-2026'), connect('user', 'ACME-4471')]);
      expect(answers.map(outcomeOf).toSorted()).toEqual(['VALIDATION_FAILED', 'accepted']);
      dataOf(await ask('owner', 'DisconnectAccount', { partnerId: 8 }));
    });

    it.each<[string, string, string]>([
      ['NOBODY-1', 'a@b.example', "We don't recognize this code. Check it and try again."],
      ['', 'a@b.example', 'Please enter Code'],
      ['X'.repeat(65), 'a@b.example', 'Code must be up to 64 characters'],
      ['ACME-4471', 'nowhere', 'Email is not a valid email'],
    ])('is refused with %j and %j: %s', async (code, email, message) => {
      const connection = { code, email };
      const refusal = refusalOf(await ask('owner', 'ConnectAccount', { partnerId: 8, connection }));
      expect(refusal).toMatchObject({ message, extensions: { code: 'VALIDATION_FAILED' } });
      expect(refusal.extensions.validationErrors?.[0]?.members).toHaveLength(1);
    });

    it('goes to one of two companies that send the same code at once', async () => {
      const other = await addCompanyWithPaint();
      const answers = await Promise.all([
        connect('owner', 'BIRCH-2210'),
        askAs(api, other, 'ConnectAccount', {
          partnerId: 8,
          connection: { code: 'BIRCH-2210', email: 'x@y.example' },
        }),
      ]);
      const refused = answers.filter((answer) => outcomeOf(answer) === 'VALIDATION_FAILED');
      expect(refused.map((answer) => refusalOf(answer).message)).toEqual([
        'This code is already linked to another company.',
      ]);
    });

    it('can be disconnected only by an owner', async () => {
      dataOf(await ask('owner', 'DisconnectAccount', { partnerId: 8 }));
      dataOf(await connect('owner', 'ACME-4471'));
      expect(outcomeOf(await ask('user', 'DisconnectAccount', { partnerId: 8 }))).toBe('FORBIDDEN');
      dataOf(await ask('owner', 'DisconnectAccount', { partnerId: 8 }));
      expect((await pageOf('owner', '/partner/ppg'))?.dealings?.account).toBeNull();
    });
  });

  const askForCall = (changes: object) =>
    ask('user', 'RequestCall', {
      partnerId: 1,
      request: { phone: '5550100103', bestTime: 'morning', note: '  ', ...changes },
    });
  it('keep the last call that a person requests', async () => {
    dataOf(await askForCall({}));
    dataOf(await askForCall({ bestTime: 'evening', note: 'Our last filing' }));
    expect((await pageOf('user', '/partner/accelerate-tax'))?.dealings?.callRequest).toMatchObject({
      phone: '(555) 010-0103',
      bestTime: 'evening',
      note: 'Our last filing',
    });
    expect((await pageOf('owner', '/partner/accelerate-tax'))?.dealings?.callRequest).toBeNull();
    expect(refusalOf(await askForCall({ bestTime: 'midnight' })).message).toBe(
      'Please enter Best time to call',
    );
    expect(refusalOf(await askForCall({ note: 'x'.repeat(501) })).message).toBe(
      'Note must be up to 500 characters',
    );
    expect(refusalOf(await askForCall({ phone: '555' })).message).toBe('Phone must be 10 digits');
  });

  it('keep a foreign phone number in international format, if it is valid there', async () => {
    dataOf(await askForCall({ phone: '+442079460958' }));
    const page = await pageOf('user', '/partner/accelerate-tax');
    expect(page?.dealings?.callRequest?.phone).toBe('+44 20 7946 0958');
    expect(refusalOf(await askForCall({ phone: '+44 20 7946 0958 0958' })).message).toBe(
      'Phone must be a full number with its country code, like +44 20 7946 0958',
    );
  });

  it('refuse a call when no page of the partner offers one', async () => {
    const request = { phone: '5550100103', bestTime: 'morning' };
    expect(refusalOf(await ask('owner', 'RequestCall', { partnerId: 12, request }))).toMatchObject({
      message: "This partner doesn't offer calls",
      extensions: { code: 'VALIDATION_FAILED' },
    });
    expect((await pageOf('owner', '/partner/qxo'))?.dealings?.callRequest).toBeNull();
  });

  it('refuse to wait for an offer that has not ended', async () => {
    const refusal = refusalOf(await ask('owner', 'AwaitOffer', { partnerId: 8, awaited: 'offer' }));
    expect(refusal).toMatchObject({
      message: "This offer hasn't ended",
      extensions: { code: 'VALIDATION_FAILED' },
    });
    expect((await pageOf('owner', '/partner/ppg'))?.dealings?.awaited).toEqual([]);
  });

  it('end with the offer, except for waiting until it is back', async () => {
    const ended = { endsOn: new Date(Date.now() - 1_000) };
    await api.db.update(offers).set(ended);
    expect(outcomeOf(await ask('owner', 'IssueCoupon', { partnerId: 9 }))).toBe('OFFER_ENDED');
    const connection = { code: 'ACME-4471', email: 'a@b.example' };
    expect(outcomeOf(await ask('owner', 'ConnectAccount', { partnerId: 8, connection }))).toBe('OFFER_ENDED');
    expect(outcomeOf(await ask('owner', 'AwaitOffer', { partnerId: 8, awaited: 'offer' }))).toBe('accepted');
    await api.db.update(offers).set({ endsOn: null });
  });

  /** Adds another company with the paint supplier; returns the token of its owner. */
  async function addCompanyWithPaint() {
    const customerId = await addCustomerWith(api.db, [8]);
    const owner = await addPerson(api.db, { customerId });
    return api.tokenOf(owner.email);
  }
});
