import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, marketplaceToday } from '#domain/days.ts';
import { paths } from '#domain/paths.ts';
import type { Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { outcomeOf, refusalOf } from './support/gettingIn.ts';
import { createListingAdministrator, type ListingAdministrator } from './support/listings.ts';
import { openPartnerPages, type AskByName } from './support/partnerPages.ts';

describe.each(databaseKinds)('a listing of a partner on $name', ({ open }) => {
  let api: Api;
  let ask: AskByName;
  let administrator: ListingAdministrator;

  beforeAll(async () => {
    ({ api, ask } = await openPartnerPages(open));
    administrator = createListingAdministrator(api, ask);
  });
  afterAll(() => api.close());

  it('is not published with faults, which are reported at their fields', async () => {
    const before = await administrator.publishedOf(9);
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
    const { draftVersion } = await administrator.save(9, unfit);
    const refused = await administrator.act('PublishListing', {
      partnerId: 9,
      version: draftVersion,
      note: null,
    });
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
    expect(
      outcomeOf(await administrator.act('PartnerPage', { path: paths.hdRapidPass, listing: unfit })),
    ).toBe('VALIDATION_FAILED');
    expect(await administrator.publishedOf(9)).toEqual(before);
    expect(
      outcomeOf(await administrator.act('DiscardListing', { partnerId: 9, version: draftVersion })),
    ).toBe('accepted');
    expect((await administrator.detailOf(9)).draft).toBeNull();
  });

  it('is not published with a past last day or a future date of its check, which a draft may have', async () => {
    const before = await administrator.publishedOf(10);
    const today = marketplaceToday();
    const nonsense = { ...before, endsOn: addDays(today, -1), checkedOn: addDays(today, 1) };
    const { draftVersion } = await administrator.save(10, nonsense);
    const refused = await administrator.act('PublishListing', {
      partnerId: 10,
      version: draftVersion,
      note: null,
    });
    expect(refusalOf(refused).extensions.validationErrors).toEqual([
      { members: ['checkedOn'], message: 'Checked on is in the future: enter today or an earlier day' },
      { members: ['endsOn'], message: 'Last day has passed: enter a later day, or leave it empty' },
    ]);
    expect(await administrator.publishedOf(10)).toEqual(before);
    const { published } = await administrator.publish(10, { ...before, endsOn: today, checkedOn: today });
    expect(published).toMatchObject({ endsOn: today, checkedOn: today });
    await administrator.publish(10, before);
  });

  it('needs the pages of the partner and an existing category', async () => {
    const before = await administrator.publishedOf(3);
    const [page] = before.pages;
    if (!page) throw new Error('Insureon has no page');
    for (const listing of [
      { ...before, pages: [] },
      { ...before, pages: [page, page] },
      { ...before, categoryId: '99' },
    ]) {
      const { draftVersion } = await administrator.save(3, listing);
      const answer = await administrator.act('PublishListing', { partnerId: 3, version: draftVersion });
      expect(outcomeOf(answer)).toBe('VALIDATION_FAILED');
    }
    expect(await administrator.publishedOf(3)).toEqual(before);
    await administrator.act('DiscardListing', {
      partnerId: 3,
      version: (await administrator.detailOf(3)).draftVersion,
    });
  });

  it('is not changed from an old version', async () => {
    const listing = await administrator.publishedOf(7);
    const { draftVersion: version } = await administrator.detailOf(7);
    const both = await Promise.all(
      ['One', 'Two'].map((value) =>
        administrator.act('SaveListing', { partnerId: 7, version, listing: { ...listing, value } }),
      ),
    );
    expect(both.map(outcomeOf).toSorted()).toEqual(['CONFLICT', 'accepted']);
    const { draft, draftVersion } = await administrator.detailOf(7);
    expect(['One', 'Two']).toContain(draft?.listing.value);
    for (const operation of ['SaveListing', 'PublishListing', 'DiscardListing']) {
      expect(outcomeOf(await administrator.act(operation, { partnerId: 7, version, listing }))).toBe(
        'CONFLICT',
      );
    }
    expect(
      outcomeOf(await administrator.act('DiscardListing', { partnerId: 7, version: draftVersion })),
    ).toBe('accepted');
    for (const operation of ['PublishListing', 'DiscardListing']) {
      const again = await administrator.act(operation, { partnerId: 7, version: draftVersion + 1 });
      expect(outcomeOf(again)).toBe('ACTION_REFUSED');
    }
    // A new draft does not reuse a version of an earlier one.
    await administrator.save(7, listing);
    expect(outcomeOf(await administrator.act('SaveListing', { partnerId: 7, version, listing }))).toBe(
      'CONFLICT',
    );
    await administrator.act('DiscardListing', {
      partnerId: 7,
      version: (await administrator.detailOf(7)).draftVersion,
    });
  });

  it.each(['owner', 'user', 'affiliate', 'visitor'] as const)(
    'cannot be previewed by the %s',
    async (name) => {
      const listing = await administrator.publishedOf(5);
      const answer = await ask(name, 'PartnerPage', { path: paths.sunBelt, listing });
      expect(outcomeOf(answer)).toBe(name === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    },
  );
});
