import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partners } from '#domain/partner.ts';
import type { IssueCouponMutation, PartnerPageQuery } from '#graphql/hooks.ts';
import { coupons, leads, partnerAccounts } from '#server/db/offerTables.ts';
import { offers, offerStates } from '#server/db/partnerTables.ts';
import { users } from '#server/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { everyDatabaseKind } from './support/databases.ts';
import { dataOf, outcomeOf, refusalOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { askAs } from './support/signedIn.ts';
import { mailsOf, toolsFor } from './support/work.ts';

const people = {
  administrator: 'admin@lintel.test',
  owner: 'owner@lintel.test',
  user: 'user@lintel.test',
  smallOwner: 'owner@birch.test',
  nobodysUser: 'user@newroof.test',
  affiliate: 'affiliate@lintel.test',
} as const;

type Name = keyof typeof people | 'visitor';

/** A lead as the pages send it. */
const lead = (changes: object = {}) => ({
  partnerId: 12,
  kind: 'CALL_TO_ACTION',
  place: 'PARTNER_PAGE',
  madeAt: new Date().toISOString(),
  ...changes,
});

describe.each(everyDatabaseKind)('the pages of partners on $name', ({ open }) => {
  let api: Api;
  let tokens: Readonly<Record<Name, string | undefined>>;

  beforeAll(async () => {
    api = await openApi(await open());
    const entries = await Promise.all(
      Object.entries(people).map(async ([name, email]) => [name, await api.tokenOf(email)] as const),
    );
    tokens = { ...Object.fromEntries(entries), visitor: undefined } as typeof tokens;
  });
  afterAll(() => api.close());

  async function pageOf(name: Name, path: string) {
    const answer = dataOf(await askAs(api, tokens[name], 'PartnerPage', { path })) as PartnerPageQuery;
    return answer.partnerPage;
  }

  const ask = (name: Name, operation: string, variables: object) =>
    askAs(api, tokens[name], operation, variables);

  const record = (name: Name, ...sent: object[]) => ask(name, 'RecordLeads', { leads: sent });

  const rowsOf = (partnerId: number) => api.db.select().from(leads).where(eq(leads.partnerId, partnerId));

  const issue = (name: Name) => ask(name, 'IssueCoupon', { partnerId: 9 });
  const codeOf = async (name: Name) =>
    (dataOf(await issue(name)) as IssueCouponMutation).issueCoupon.coupon?.code;

  const connect = (name: Name, code: string, email = 'paint@acme.example') =>
    ask(name, 'ConnectAccount', { partnerId: 8, connection: { code, email } });

  it.each(partners.flatMap(({ id, pages }) => pages.map((path) => [path, id] as const)))(
    '%s says everything that its template shows',
    async (path, partnerId) => {
      const page = await pageOf('owner', path);
      expect(page).toMatchObject({ id: path, partnerId, offer: { partnerId } });
      expect(page?.gets.length).toBeGreaterThan(0);
      expect(page?.steps.length).toBeGreaterThan(0);
      expect(page?.callToAction ?? page?.steps[0]?.action).not.toBeNull();
      expect(page?.related).toHaveLength(3);
      expect(page?.related.map((offer) => offer.partnerId)).not.toContain(partnerId);
    },
  );

  it.each<[Name, boolean, boolean]>([
    // Who, whether they see Sunbelt (5), whether they see PPG (8).
    ['visitor', true, false],
    ['administrator', true, false],
    ['owner', true, true],
    ['user', true, true],
    ['smallOwner', true, false],
    ['nobodysUser', false, false],
    ['affiliate', true, false],
  ])('%s: Sunbelt %s, PPG %s', async (name, sunbelt, ppg) => {
    expect((await pageOf(name, '/partner/sunbelt')) !== null).toBe(sunbelt);
    expect((await pageOf(name, '/partner/ppg')) !== null).toBe(ppg);
  });

  it('shows a visitor nothing of anybody', async () => {
    expect(await pageOf('visitor', '/partner/sunbelt')).toMatchObject({
      related: [],
      dealings: null,
      offer: { state: 'AVAILABLE', stateChangedBy: null },
    });
  });

  it.each(['', '/', '/partner/dibble', '/partner/none', '/dashboard', "/partner/ppg'--"])(
    'knows no page at %j',
    async (path) => {
      expect(await pageOf('owner', path)).toBeNull();
    },
  );

  it('leads from each page of a partner to its other ones', async () => {
    const page = await pageOf('owner', '/lintel-advantage');
    expect(page).toMatchObject({ partnerId: 2, heading: 'Lintel Advantage' });
    expect(page?.otherPages).toEqual([
      { path: '/partner/lintel-marketplace', heading: 'Lintel Marketplace' },
    ]);
  });

  describe('leads', () => {
    it('are recorded once, however often and at once they are sent', async () => {
      const madeAt = new Date().toISOString();
      const all = [lead({ madeAt }), lead({ madeAt, kind: 'LEARN_MORE' }), lead({ madeAt, place: 'CARD' })];
      await Promise.all(Array.from({ length: 10 }, () => record('user', ...all, ...all)));
      expect((await rowsOf(12)).map(({ kind, place }) => `${kind} ${place}`).toSorted()).toEqual([
        'callToAction card',
        'callToAction partnerPage',
        'learnMore partnerPage',
      ]);
    });

    it("start the offer by the call-to-action of the partner's page alone", async () => {
      const only = { partnerId: 10 };
      expect(dataOf(await record('user', lead({ ...only, place: 'CARD' })))).toEqual({ recordLeads: [] });
      expect(dataOf(await record('user', lead({ ...only, kind: 'LEARN_MORE' })))).toEqual({
        recordLeads: [],
      });
      expect(dataOf(await record('user', lead(only)))).toMatchObject({
        recordLeads: [{ state: 'STARTED', stateChangedBy: 'Sam Reed' }],
      });
      expect(dataOf(await record('owner', lead(only)))).toEqual({ recordLeads: [] });
      expect((await pageOf('owner', '/partner/10x-health-system'))?.offer).toMatchObject({
        state: 'STARTED',
        stateChangedBy: 'Sam Reed',
      });
    });

    it('leave an offer that was used as it is', async () => {
      await record('user', lead({ partnerId: 11 }));
      const rows = await api.db.select().from(offerStates).where(eq(offerStates.partnerId, 11));
      expect(rows).toMatchObject([{ state: 'USED' }]);
    });

    it('are dropped where the company does not have the partner', async () => {
      expect(dataOf(await record('smallOwner', lead({ partnerId: 8 }), lead({ partnerId: 99 })))).toEqual({
        recordLeads: [],
      });
      expect(await rowsOf(8)).toEqual([]);
    });

    it('count on the day they were made, which is never in the future nor long ago', async () => {
      const only = { partnerId: 3, kind: 'LEARN_MORE' };
      const dates = ['2999-01-01T00:00:00Z', '1999-01-01T00:00:00Z', new Date(Date.now() - 86_400_000)];
      await record('owner', ...dates.map((madeAt) => lead({ ...only, madeAt })));
      const days = (await rowsOf(3)).map(({ madeAt }) => Math.round((Date.now() - +madeAt) / 86_400_000));
      expect(days.toSorted((a, b) => a - b)).toEqual([0, 1, 30]);
    });

    it.each<[string, object[]]>([
      ['a time that is none', [lead({ madeAt: 'yesterday' })]],
      ['51 at once', Array.from({ length: 51 }, () => lead())],
    ])('are refused with %s', async (_what, sent) => {
      expect(outcomeOf(await record('owner', ...sent))).toBe('VALIDATION_FAILED');
    });

    it.each<Name>(['administrator', 'affiliate'])('are not taken of %s', async (name) => {
      expect(outcomeOf(await record(name, lead()))).toBe('FORBIDDEN');
    });
  });

  describe('coupons', () => {
    it('are one for each person, asked for however often at once', async () => {
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

    it('are mailed to whoever has one, at the address that we hold', async () => {
      const code = await codeOf('owner');
      await mailsOf(toolsFor(api.db));
      dataOf(await ask('owner', 'MailCoupon', { partnerId: 9 }));
      const [owner] = await api.db.select().from(users).where(eq(users.email, people.owner));
      const [mail] = await mailsOf(toolsFor(api.db), {
        kind: 'couponMail',
        userId: owner?.id ?? 0,
        partnerId: 9,
      });
      expect(mail).toMatchObject({ toAddress: people.owner, subject: 'Your Rapid Pass coupon' });
      expect(mail?.text).toContain(code ?? 'none');
      expect(mail?.text).toContain('https://market.example/partner/rapid-pass');
      expect(outcomeOf(await ask('owner', 'MailCoupon', { partnerId: 8 }))).toBe('FORBIDDEN');
    });

    it('are for people of companies that have the partner', async () => {
      for (const name of ['smallOwner', 'nobodysUser', 'administrator', 'affiliate'] as const) {
        expect([name, outcomeOf(await issue(name))]).toEqual([name, 'FORBIDDEN']);
      }
      expect((await issue('visitor')).statusCode).toBe(401);
    });

    it('run out; whoever asks then can wait for more', async () => {
      const { customerId } = await personCalled(people.owner);
      const late = await addPerson(api.db, { customerId });
      const taken = await api.db.select().from(coupons);
      const free = taken.filter(({ userId }) => userId === null);
      await api.db.delete(coupons).where(eq(coupons.partnerId, 9));
      const token = await api.tokenOf(late.email);
      expect(dataOf(await askAs(api, token, 'IssueCoupon', { partnerId: 9 }))).toMatchObject({
        issueCoupon: { coupon: null, hasCoupons: false },
      });
      const wait = { partnerId: 9, awaited: 'COUPON' };
      dataOf(await askAs(api, token, 'AwaitOffer', wait));
      dataOf(await askAs(api, token, 'AwaitOffer', wait));
      const page = dataOf(await askAs(api, token, 'PartnerPage', { path: '/partner/rapid-pass' }));
      expect(page).toMatchObject({
        partnerPage: { dealings: { coupon: null, hasCoupons: false, awaited: ['COUPON'] } },
      });
      await api.db.insert(coupons).values(free.map(({ partnerId, code }) => ({ partnerId, code })));
    });
  });

  describe('an account', () => {
    it('is connected with a code of the partner, in whatever letters it was typed', async () => {
      expect(dataOf(await connect('user', ' acme-4471 '))).toMatchObject({
        connectAccount: { account: { code: 'ACME-4471', email: 'paint@acme.example' } },
      });
      expect((await pageOf('owner', '/partner/ppg'))?.dealings?.account?.code).toBe('ACME-4471');
    });

    it('is one for the company: another code takes the place of the first', async () => {
      dataOf(await connect('owner', 'LINTEL-2026'));
      expect(await api.db.select().from(partnerAccounts)).toMatchObject([{ code: 'LINTEL-2026' }]);
    });

    it.each<[string, string, string]>([
      ['NOBODY-1', 'a@b.example', "We don't recognise this code. Check it and try again."],
      ['', 'a@b.example', 'Please enter Code'],
      ['X'.repeat(65), 'a@b.example', 'Code must be up to 64 characters'],
      ['ACME-4471', 'nowhere', 'Email is not a valid email'],
    ])('is refused with %j and %j: %s', async (code, email, message) => {
      const refusal = refusalOf(await connect('owner', code, email));
      expect(refusal).toMatchObject({ message, extensions: { code: 'VALIDATION_FAILED' } });
      expect(refusal.extensions.validationErrors?.[0]?.members).toHaveLength(1);
    });

    it('goes to one of two companies that send the same code at once', async () => {
      const other = await companyWithPaint();
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

    it('is taken away by an owner alone', async () => {
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
  it('keeps the call that a person asks for last', async () => {
    dataOf(await askForCall({}));
    dataOf(await askForCall({ bestTime: 'evening', note: 'Our last filing' }));
    expect((await pageOf('user', '/partner/accelerate-tax'))?.dealings?.callRequest).toMatchObject({
      phone: '(555) 010-0103',
      bestTime: 'EVENING',
      note: 'Our last filing',
    });
    expect((await pageOf('owner', '/partner/accelerate-tax'))?.dealings?.callRequest).toBeNull();
    expect(refusalOf(await askForCall({ bestTime: 'midnight' })).message).toBe(
      'Please enter Best time to call',
    );
    expect(refusalOf(await askForCall({ phone: '555' })).message).toBe('Phone must be 10 digits');
  });

  it('ends what an offer has to give when the offer ends, but for hearing of it again', async () => {
    const ended = { endsOn: new Date(Date.now() - 1_000) };
    await api.db.update(offers).set(ended);
    expect(outcomeOf(await ask('owner', 'IssueCoupon', { partnerId: 9 }))).toBe('OFFER_ENDED');
    const connection = { code: 'ACME-4471', email: 'a@b.example' };
    expect(outcomeOf(await ask('owner', 'ConnectAccount', { partnerId: 8, connection }))).toBe('OFFER_ENDED');
    expect(outcomeOf(await ask('owner', 'AwaitOffer', { partnerId: 8, awaited: 'OFFER' }))).toBe('accepted');
    await api.db.update(offers).set({ endsOn: null });
  });

  async function personCalled(email: string) {
    const [person] = await api.db.select().from(users).where(eq(users.email, email));
    if (!person) throw new Error(`Nobody is called ${email}`);
    return person;
  }

  /** The token of an owner whose company has the paint supplier too. */
  async function companyWithPaint() {
    const customerId = await addCustomerWith(api.db, [8]);
    const owner = await addPerson(api.db, { customerId });
    return api.tokenOf(owner.email);
  }
});
