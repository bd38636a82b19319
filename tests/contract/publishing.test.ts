import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketplaceToday } from '#domain/days.ts';
import { findListingFaults, noAction, type Listing } from '#domain/listing.ts';
import { partners as registry } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';
import { unchangedShowcase } from '#domain/showcase.ts';
import { auditEntries } from '#server/platform/audit/auditTables.ts';
import { partnerPages, partners } from '#server/modules/partners/partnerTables.ts';
import type { Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, outcomeOf } from './support/gettingIn.ts';
import { createListingAdministrator, type ListingAdministrator } from './support/listings.ts';
import { openPartnerPages, type PageByName } from './support/partnerPages.ts';

const everyPartner = registry.map(({ id, title }) => ({ id, title }));

describe.each(databaseKinds)('the published listing of a partner on $name', ({ open }) => {
  let api: Api;
  let pageOf: PageByName;
  let administrator: ListingAdministrator;

  beforeAll(async () => {
    const pages = await openPartnerPages(open);
    ({ api, pageOf } = pages);
    administrator = createListingAdministrator(api, pages.ask);
  });
  afterAll(() => api.close());

  /** The showcase in the configuration of the landing page. */
  async function readShowcase(): Promise<unknown> {
    const { body } = await api.call({ url: '/' });
    const [, config = '{}'] = /<script id="config"[^>]*>(.*?)<\/script>/.exec(body) ?? [];
    return (JSON.parse(config) as { showcase: unknown }).showcase;
  }

  async function latestEntries(count: number) {
    return api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(count);
  }

  it.each(everyPartner)(
    'comes with the product, and can be published again unchanged: $title',
    async ({ id }) => {
      const before = await administrator.publishedOf(id);
      const pages = await api.db.select().from(partnerPages);
      expect(findListingFaults(before, { today: marketplaceToday(), published: before })).toEqual([]);
      expect((await administrator.publish(id, before)).published).toEqual(before);
      expect(await administrator.publishedOf(id)).toEqual(before);
      // The form lost nothing of it.
      expect(await api.db.select().from(partnerPages)).toEqual(expect.arrayContaining(pages));
    },
  );

  it('is hidden as a draft, and visible to everybody once it is published', async () => {
    const before = await administrator.publishedOf(12);
    const [page] = before.pages;
    if (!page) throw new Error('QXO has no page');
    const changed: Listing = {
      ...before,
      benefit: 'Shingles by the pallet.',
      value: '12% off shingles',
      endsOn: '2031-03-14',
      pages: [{ ...page, summary: 'Shingles, delivered.', gets: ' Delivery \n\nReturns', action: noAction }],
    };
    const [step] = page.steps;
    if (!step) throw new Error('QXO has no steps');
    const withStep = {
      ...changed,
      pages: changed.pages.map((each) =>
        Object.assign({}, each, {
          steps: [
            {
              ...step,
              action: { ...noAction, kind: 'EXTERNAL', label: 'Order', url: 'https://qxo.example/o' },
            },
          ],
        }),
      ),
    } satisfies Listing;
    const saved = await administrator.save(12, withStep);
    expect(saved.draft).toMatchObject({ listing: withStep, changedBy: 'Alex Morgan' });
    expect(saved.published).toEqual(before);
    expect(await pageOf('owner', paths.qxo)).not.toMatchObject({ summary: 'Shingles, delivered.' });

    const preview = dataOf(await administrator.act('PartnerPage', { path: paths.qxo, listing: withStep }));
    expect(await administrator.publishedOf(12)).toEqual(before);
    const answer = await administrator.act('PublishListing', {
      partnerId: 12,
      version: saved.draftVersion,
      note: 'Spring prices',
    });
    expect(outcomeOf(answer)).toBe('accepted');
    const seen = await pageOf('owner', paths.qxo);
    expect(seen).toMatchObject({
      summary: 'Shingles, delivered.',
      gets: ['Delivery', 'Returns'],
      callToAction: null,
      steps: [{ action: { __typename: 'ExternalAction', label: 'Order', url: 'https://qxo.example/o' } }],
      offer: { benefit: 'Shingles by the pallet.', value: '12% off shingles' },
    });
    // The last day ends at midnight in the time zone of the marketplace.
    expect(new Date(seen?.offer.endsOn ?? 0).toISOString()).toBe('2031-03-15T04:59:59.000Z');
    // The preview equals the published page.
    const { related: _related, ...own } = seen ?? { related: [] };
    expect(preview).toMatchObject({
      partnerPage: {
        ...own,
        offer: { ...seen?.offer, state: 'AVAILABLE', stateChangedBy: null, stateChangedOn: null },
      },
    });

    expect(await readShowcase()).toEqual({
      categories: null,
      offers: [
        {
          partnerId: 12,
          category: 'Equipment & supplies',
          benefit: 'Shingles by the pallet.',
          value: '12% off shingles',
        },
      ],
    });

    const [entry, drafted] = await latestEntries(2);
    expect(entry).toMatchObject({
      action: 'partner.publish',
      entity: 'partner',
      entityId: '12',
      label: 'QXO',
      before: { Value: before.value, Button: 'Open an account: https://qxo.example/account' },
      after: { Value: '12% off shingles', 'Last day': '03/14/2031', 'What people get': 'Delivery\nReturns' },
      reason: 'Spring prices',
    });
    expect(drafted).toMatchObject({ action: 'partner.saveDraft', after: { Value: '12% off shingles' } });
    const { editions, draft } = await administrator.detailOf(12);
    expect(draft).toBeNull();
    expect(editions.at(0)).toMatchObject({ note: 'Spring prices', publishedBy: 'Alex Morgan' });
    const back = await administrator.publish(12, editions.at(-1)?.listing as Listing);
    expect(back.published).toEqual(before);
    await expect.poll(readShowcase, { timeout: 10_000 }).toEqual(unchangedShowcase);
  });

  it('keeps each search word once, and audits the change', async () => {
    const before = await administrator.publishedOf(10);
    expect(before.words.split('\n')).toContain('doctor');
    const { published } = await administrator.publish(10, {
      ...before,
      words: ' sauna, Massage \n\nsauna\nMassage',
    });
    expect(published.words).toBe('sauna\nMassage');
    const [row] = await api.db.select().from(partners).where(eq(partners.id, 10));
    expect(row?.words).toEqual(['sauna', 'Massage']);
    const [entry] = await latestEntries(1);
    expect(entry).toMatchObject({ after: { 'Search words': 'sauna\nMassage' } });
    await administrator.publish(10, before);
  });

  it('decides whether companies without the partner see it, and audits the change', async () => {
    const before = await administrator.publishedOf(10);
    expect(before.placement).toBe('SHOWN');
    const { published } = await administrator.publish(10, { ...before, placement: 'KEPT_OUT' });
    expect(published.placement).toBe('KEPT_OUT');
    const [row] = await api.db.select().from(partners).where(eq(partners.id, 10));
    expect(row?.isKeptOut).toBe(true);
    const [entry] = await latestEntries(1);
    expect(entry).toMatchObject({
      before: { 'More partners': 'Shown to companies without this partner' },
      after: { 'More partners': 'Not shown' },
    });
    await administrator.publish(10, before);
  });

  it('is filtered by draft, search, and category, and sorted, in the list of partners', async () => {
    interface Listed {
      readonly adminPartners: {
        readonly total: number;
        readonly rows: readonly { title: string; isDrafted: boolean }[];
      };
    }
    const list = async (given: object) =>
      (dataOf(await administrator.act('AdminPartners', { page: 1, size: 100, ...given })) as Listed)
        .adminPartners;
    const titlesOf = ({ rows }: Listed['adminPartners']) => rows.map(({ title }) => title);
    await administrator.save(11, await administrator.publishedOf(11));
    expect(await list({})).toMatchObject({ total: 12 });
    expect(titlesOf(await list({ isDrafted: true }))).toEqual(['HireRight']);
    expect(titlesOf(await list({ search: 'rIg' }))).toEqual(['HireRight']);
    expect(titlesOf(await list({ search: 'hirerite' }))).toEqual(['HireRight']);
    expect(titlesOf(await list({ categoryId: '1' }))).toEqual(['Accelerate Tax', 'Lendflow']);
    expect(titlesOf(await list({ order: 'title' })).slice(0, 2)).toEqual(['10X Health', 'Accelerate Tax']);
    expect(titlesOf(await list({ order: 'customers' }))).toHaveLength(12);
    await administrator.act('DiscardListing', {
      partnerId: 11,
      version: (await administrator.detailOf(11)).draftVersion,
    });
  });
});
