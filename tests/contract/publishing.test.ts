import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, houseToday } from '#domain/days.ts';
import { listingFaults, noAction, type Listing } from '#domain/listing.ts';
import { partners as registry } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';
import { unchangedShowcase } from '#domain/showcase.ts';
import type { AdminPartnerDetail } from '#graphql/resolvers.ts';
import { listingOf } from '#server/admin/listing.ts';
import { findListedPartner } from '#server/admin/partners.ts';
import { auditEntries } from '#server/db/auditTables.ts';
import { partnerPages, partners } from '#server/db/partnerTables.ts';
import type { Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, outcomeOf, refusalOf } from './support/gettingIn.ts';
import { openPartnerPages, type AskByName, type PageByName } from './support/partnerPages.ts';

const everyPartner = registry.map(({ id, title }) => ({ id, title }));

describe.each(databaseKinds)('what is published of partners on $name', ({ open }) => {
  let api: Api;
  let ask: AskByName;
  let pageOf: PageByName;

  beforeAll(async () => {
    ({ api, ask, pageOf } = await openPartnerPages(open));
  });
  afterAll(() => api.close());

  const act = (operation: string, variables: object) => ask('administrator', operation, variables);

  async function detailOf(id: number): Promise<AdminPartnerDetail> {
    const data = dataOf(await act('AdminPartner', { id: String(id) })) as {
      adminPartner: AdminPartnerDetail;
    };
    return data.adminPartner;
  }

  async function save(partnerId: number, listing: Listing): Promise<AdminPartnerDetail> {
    const { draftVersion } = await detailOf(partnerId);
    const answer = await act('SaveListing', { partnerId, version: draftVersion, listing });
    return (dataOf(answer) as { saveListing: AdminPartnerDetail }).saveListing;
  }

  async function publish(partnerId: number, listing: Listing, note: string | null = null) {
    const { draftVersion } = await save(partnerId, listing);
    const answer = await act('PublishListing', { partnerId, version: draftVersion, note });
    return (dataOf(answer) as { publishListing: AdminPartnerDetail }).publishListing;
  }

  async function publishedOf(id: number): Promise<Listing> {
    const { partner } = await findListedPartner({ db: api.db, sampleData: true }, id);
    return (await listingOf(api.db, partner)).read(api.db);
  }

  /** What the page says of it that comes before anybody logs in. */
  async function shownToVisitors(): Promise<unknown> {
    const { body } = await api.call({ url: '/' });
    const [, config = '{}'] = /<script id="config"[^>]*>(.*?)<\/script>/.exec(body) ?? [];
    return (JSON.parse(config) as { showcase: unknown }).showcase;
  }

  async function latestEntries(count: number) {
    return api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(count);
  }

  it.each(everyPartner)(
    'is what the house delivered, and fit to be published again: $title',
    async ({ id }) => {
      const before = await publishedOf(id);
      const pages = await api.db.select().from(partnerPages);
      expect(listingFaults(before, { today: houseToday(), published: before })).toEqual([]);
      expect((await publish(id, before)).published).toEqual(before);
      expect(await publishedOf(id)).toEqual(before);
      // Nothing of it was lost on the way through the form.
      expect(await api.db.select().from(partnerPages)).toEqual(expect.arrayContaining(pages));
    },
  );

  it('is seen by nobody while it is a draft, and by everybody at once when it is published', async () => {
    const before = await publishedOf(12);
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
    const saved = await save(12, withStep);
    expect(saved.draft).toMatchObject({ listing: withStep, changedBy: 'Alex Morgan' });
    expect(saved.published).toEqual(before);
    expect(await pageOf('owner', paths.qxo)).not.toMatchObject({ summary: 'Shingles, delivered.' });

    const preview = dataOf(await act('PartnerPage', { path: paths.qxo, listing: withStep }));
    expect(await publishedOf(12)).toEqual(before);
    const answer = await act('PublishListing', {
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
    // The last day is one that the house's clocks still show.
    expect(new Date(seen?.offer.endsOn ?? 0).toISOString()).toBe('2031-03-15T04:59:59.000Z');
    // What was previewed is what came.
    const { related: _related, ...own } = seen ?? { related: [] };
    expect(preview).toMatchObject({
      partnerPage: {
        ...own,
        offer: { ...seen?.offer, state: 'AVAILABLE', stateChangedBy: null, stateChangedOn: null },
      },
    });

    expect(await shownToVisitors()).toEqual({
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
      action: 'partner.published',
      entity: 'partner',
      entityId: '12',
      label: 'QXO',
      before: { Value: before.value, Button: 'Open an account: https://qxo.example/account' },
      after: { Value: '12% off shingles', 'Last day': '03/14/2031', 'What people get': 'Delivery\nReturns' },
      reason: 'Spring prices',
    });
    expect(drafted).toMatchObject({ action: 'partner.draftSaved', after: { Value: '12% off shingles' } });
    const { editions, draft } = await detailOf(12);
    expect(draft).toBeNull();
    expect(editions.at(0)).toMatchObject({ note: 'Spring prices', publishedBy: 'Alex Morgan' });
    const back = await publish(12, editions.at(-1)?.listing as Listing);
    expect(back.published).toEqual(before);
    await expect.poll(shownToVisitors, { timeout: 10_000 }).toEqual(unchangedShowcase);
  });

  it('is nothing that is not fit for it: each fault is told at its field, and nothing is changed', async () => {
    const before = await publishedOf(9);
    const pages = before.pages.map((page) =>
      Object.assign({}, page, {
        gets: '\n',
        steps: page.steps.map((step) =>
          Object.assign({}, step, {
            title: '',
            action: { ...step.action, url: 'http://rapid-pass.example' },
          }),
        ),
      }),
    );
    const unfit = {
      ...before,
      categoryId: '',
      value: 'Far more than a dimension line has room for',
      learnMoreUrl: 'http://rapid-pass.example/offers',
      checkedOn: '2026-02-30',
      pages,
    };
    const { draftVersion } = await save(9, unfit);
    const refused = await act('PublishListing', { partnerId: 9, version: draftVersion, note: null });
    const { code, validationErrors = [] } = refusalOf(refused).extensions;
    expect(code).toBe('VALIDATION_FAILED');
    const faults = new Map(validationErrors.map(({ members, message }) => [members[0], message]));
    expect(Object.fromEntries(faults)).toMatchObject({
      categoryId: 'Please enter Category',
      value: 'Value must be up to 24 characters',
      learnMoreUrl: 'Learn more must be an address that begins with https://',
      checkedOn: 'Checked on is not a valid day',
      'pages.0.gets': 'Please enter What people get',
      'pages.0.steps.0.title': 'Please enter Title',
      'pages.0.steps.0.action.url': 'Where it leads must be an address that begins with https://',
    });
    expect(outcomeOf(await act('PartnerPage', { path: paths.hdRapidPass, listing: unfit }))).toBe(
      'VALIDATION_FAILED',
    );
    expect(await publishedOf(9)).toEqual(before);
    expect(outcomeOf(await act('DiscardListing', { partnerId: 9, version: draftVersion }))).toBe('accepted');
    expect((await detailOf(9)).draft).toBeNull();
  });

  it('ends on no day that is over, and was checked on none that is still to come; a draft may say so', async () => {
    const before = await publishedOf(10);
    const today = houseToday();
    const nonsense = { ...before, endsOn: addDays(today, -1), checkedOn: addDays(today, 1) };
    const { draftVersion } = await save(10, nonsense);
    const refused = await act('PublishListing', { partnerId: 10, version: draftVersion, note: null });
    expect(refusalOf(refused).extensions.validationErrors).toEqual([
      { members: ['checkedOn'], message: 'Checked on is in the future: enter today or an earlier day' },
      { members: ['endsOn'], message: 'Last day has passed: enter a later day, or leave it empty' },
    ]);
    expect(await publishedOf(10)).toEqual(before);
    const { published } = await publish(10, { ...before, endsOn: today, checkedOn: today });
    expect(published).toMatchObject({ endsOn: today, checkedOn: today });
    await publish(10, before);
  });

  it('keeps the words that people search by, each once, and what they were before', async () => {
    const before = await publishedOf(10);
    expect(before.words.split('\n')).toContain('doctor');
    const { published } = await publish(10, { ...before, words: ' sauna, Massage \n\nsauna\nMassage' });
    expect(published.words).toBe('sauna\nMassage');
    const [row] = await api.db.select().from(partners).where(eq(partners.id, 10));
    expect(row?.words).toEqual(['sauna', 'Massage']);
    const [entry] = await latestEntries(1);
    expect(entry).toMatchObject({ after: { 'Search words': 'sauna\nMassage' } });
    await publish(10, before);
  });

  it('says whether companies without the partner are shown it, and the log says so too', async () => {
    const before = await publishedOf(10);
    expect(before.placement).toBe('SHOWN');
    const { published } = await publish(10, { ...before, placement: 'KEPT_OUT' });
    expect(published.placement).toBe('KEPT_OUT');
    const [row] = await api.db.select().from(partners).where(eq(partners.id, 10));
    expect(row?.isKeptOut).toBe(true);
    const [entry] = await latestEntries(1);
    expect(entry).toMatchObject({
      before: { 'More partners': 'Shown to companies without this partner' },
      after: { 'More partners': 'Not shown' },
    });
    await publish(10, before);
  });

  it('has as many pages as the partner, and a category that is there', async () => {
    const before = await publishedOf(3);
    const [page] = before.pages;
    if (!page) throw new Error('Insureon has no page');
    for (const listing of [
      { ...before, pages: [] },
      { ...before, pages: [page, page] },
      { ...before, categoryId: '99' },
    ]) {
      const { draftVersion } = await save(3, listing);
      const answer = await act('PublishListing', { partnerId: 3, version: draftVersion });
      expect(outcomeOf(answer)).toBe('VALIDATION_FAILED');
    }
    expect(await publishedOf(3)).toEqual(before);
    await act('DiscardListing', { partnerId: 3, version: (await detailOf(3)).draftVersion });
  });

  it('is overwritten by nobody who has not seen what it is now', async () => {
    const listing = await publishedOf(7);
    const { draftVersion: version } = await detailOf(7);
    const both = await Promise.all(
      ['One', 'Two'].map((value) =>
        act('SaveListing', { partnerId: 7, version, listing: { ...listing, value } }),
      ),
    );
    expect(both.map(outcomeOf).toSorted()).toEqual(['CONFLICT', 'accepted']);
    const { draft, draftVersion } = await detailOf(7);
    expect(['One', 'Two']).toContain(draft?.listing.value);
    for (const operation of ['SaveListing', 'PublishListing', 'DiscardListing']) {
      expect(outcomeOf(await act(operation, { partnerId: 7, version, listing }))).toBe('CONFLICT');
    }
    expect(outcomeOf(await act('DiscardListing', { partnerId: 7, version: draftVersion }))).toBe('accepted');
    for (const operation of ['PublishListing', 'DiscardListing']) {
      const again = await act(operation, { partnerId: 7, version: draftVersion + 1 });
      expect(outcomeOf(again)).toBe('MOVE_REFUSED');
    }
    // A draft that is begun anew is none of those before.
    await save(7, listing);
    expect(outcomeOf(await act('SaveListing', { partnerId: 7, version, listing }))).toBe('CONFLICT');
    await act('DiscardListing', { partnerId: 7, version: (await detailOf(7)).draftVersion });
  });

  it('is listed with what waits to be published', async () => {
    interface Listed {
      readonly adminPartners: {
        readonly total: number;
        readonly rows: readonly { title: string; isDrafted: boolean }[];
      };
    }
    const list = async (given: object) =>
      (dataOf(await act('AdminPartners', { page: 1, size: 100, ...given })) as Listed).adminPartners;
    const titlesOf = ({ rows }: Listed['adminPartners']) => rows.map(({ title }) => title);
    await save(11, await publishedOf(11));
    expect(await list({})).toMatchObject({ total: 12 });
    expect(titlesOf(await list({ isDrafted: true }))).toEqual(['HireRight']);
    expect(titlesOf(await list({ search: 'rIg' }))).toEqual(['HireRight']);
    expect(titlesOf(await list({ search: 'hirerite' }))).toEqual(['HireRight']);
    expect(titlesOf(await list({ categoryId: '1' }))).toEqual(['Accelerate Tax', 'Lendflow']);
    expect(titlesOf(await list({ order: 'TITLE' })).slice(0, 2)).toEqual(['10X Health', 'Accelerate Tax']);
    expect(titlesOf(await list({ order: 'CUSTOMERS' }))).toHaveLength(12);
    await act('DiscardListing', { partnerId: 11, version: (await detailOf(11)).draftVersion });
  });

  it.each(['owner', 'user', 'affiliate', 'visitor'] as const)(
    'is a matter of administrators, not of %s',
    async (name) => {
      const listing = await publishedOf(5);
      const answer = await ask(name, 'PartnerPage', { path: paths.sunBelt, listing });
      expect(outcomeOf(answer)).toBe(name === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    },
  );
});
