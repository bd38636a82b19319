import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partners } from '#domain/partner.ts';
import { leads } from '#server/modules/offers/offerTables.ts';
import { offerStates } from '#server/modules/partners/partnerTables.ts';
import type { Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, outcomeOf } from './support/gettingIn.ts';
import {
  openPartnerPages,
  type AskByName,
  type PageByName,
  type SampleName,
} from './support/partnerPages.ts';

/** A lead as the pages send it. */
const lead = (changes: object = {}) => ({
  partnerId: 12,
  kind: 'callToAction',
  place: 'partnerPage',
  madeAt: new Date().toISOString(),
  ...changes,
});

describe.each(databaseKinds)('the pages of partners on $name', ({ open }) => {
  let api: Api;
  let ask: AskByName;
  let pageOf: PageByName;

  beforeAll(async () => {
    ({ api, ask, pageOf } = await openPartnerPages(open));
  });
  afterAll(() => api.close());

  const record = (name: SampleName, ...sent: object[]) => ask(name, 'RecordLeads', { leads: sent });

  const rowsOf = (partnerId: number) => api.db.select().from(leads).where(eq(leads.partnerId, partnerId));

  it.each(partners.flatMap(({ id, pages }) => pages.map((path) => [path, id] as const)))(
    '%s has all content that its template shows',
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

  it.each<[SampleName, boolean, boolean]>([
    // Viewer, whether they see Sunbelt (5), whether they see PPG (8).
    ['visitor', true, false],
    ['administrator', true, false],
    ['owner', true, true],
    ['user', true, true],
    ['smallOwner', true, false],
    ['nobodysUser', false, false],
    ['affiliate', true, false],
  ])('are visible to %s: Sunbelt %s, PPG %s', async (name, sunbelt, ppg) => {
    expect((await pageOf(name, '/partner/sunbelt')) !== null).toBe(sunbelt);
    expect((await pageOf(name, '/partner/ppg')) !== null).toBe(ppg);
  });

  it('show a visitor no data of people or companies', async () => {
    expect(await pageOf('visitor', '/partner/sunbelt')).toMatchObject({
      related: [],
      dealings: null,
      offer: { state: 'AVAILABLE', stateChangedBy: null },
    });
  });

  it.each(['', '/', '/partner/dibble', '/partner/none', '/dashboard', "/partner/ppg'--"])(
    'are null for the path %j',
    async (path) => {
      expect(await pageOf('owner', path)).toBeNull();
    },
  );

  it('refuse a path with a NUL', async () => {
    expect(outcomeOf(await ask('visitor', 'PartnerPage', { path: 'a\u0000' }))).toBe('VALIDATION_FAILED');
  });

  it('link to the other pages of the partner', async () => {
    const page = await pageOf('owner', '/lintel-advantage');
    expect(page).toMatchObject({ partnerId: 2, heading: 'Lintel Advantage' });
    expect(page?.otherPages).toEqual([
      { path: '/partner/lintel-marketplace', heading: 'Lintel Marketplace' },
    ]);
  });

  describe('leads', () => {
    it('are recorded once when they are sent repeatedly and concurrently', async () => {
      const madeAt = new Date().toISOString();
      const all = [lead({ madeAt }), lead({ madeAt, kind: 'learnMore' }), lead({ madeAt, place: 'card' })];
      await Promise.all(Array.from({ length: 10 }, () => record('user', ...all, ...all)));
      expect((await rowsOf(12)).map(({ kind, place }) => `${kind} ${place}`).toSorted()).toEqual([
        'callToAction card',
        'callToAction partnerPage',
        'learnMore partnerPage',
      ]);
    });

    it("start the offer only by the call to action of the partner's page", async () => {
      const only = { partnerId: 10 };
      expect(dataOf(await record('user', lead({ ...only, place: 'card' })))).toEqual({ recordLeads: [] });
      expect(dataOf(await record('user', lead({ ...only, kind: 'learnMore' })))).toEqual({
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

    it('do not change an offer that was used', async () => {
      await record('user', lead({ partnerId: 11 }));
      const rows = await api.db.select().from(offerStates).where(eq(offerStates.partnerId, 11));
      expect(rows).toMatchObject([{ state: 'USED' }]);
    });

    it('are dropped when the company does not have the partner', async () => {
      expect(dataOf(await record('smallOwner', lead({ partnerId: 8 }), lead({ partnerId: 99 })))).toEqual({
        recordLeads: [],
      });
      expect(await rowsOf(8)).toEqual([]);
    });

    it('count on the day of the click, at most 30 days ago and never in the future', async () => {
      const only = { partnerId: 3, kind: 'learnMore' };
      const dates = ['2999-01-01T00:00:00Z', '1999-01-01T00:00:00Z', new Date(Date.now() - 86_400_000)];
      await record('owner', ...dates.map((madeAt) => lead({ ...only, madeAt })));
      const days = (await rowsOf(3)).map(({ madeAt }) => Math.round((Date.now() - +madeAt) / 86_400_000));
      expect(days.toSorted((a, b) => a - b)).toEqual([0, 1, 30]);
    });

    it.each<[string, object[]]>([
      ['an invalid time', [lead({ madeAt: 'yesterday' })]],
      ['51 at once', Array.from({ length: 51 }, () => lead())],
    ])('are refused with %s', async (_what, sent) => {
      expect(outcomeOf(await record('owner', ...sent))).toBe('VALIDATION_FAILED');
    });

    it.each<SampleName>(['administrator', 'affiliate'])('are refused from the %s', async (name) => {
      expect(outcomeOf(await record(name, lead()))).toBe('FORBIDDEN');
    });
  });
});
