import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EditedCategory } from '#domain/categoryList.ts';
import type { Listing } from '#domain/listing.ts';
import type { AdminCategories, AdminPartnerDetail } from '#graphql/resolvers.ts';
import { publishableCategories } from '#server/modules/publishing/categories.ts';
import { createListing } from '#server/modules/publishing/listing.ts';
import { findListedPartner } from '#server/modules/publishing/partners.ts';
import type { PublishableContent } from '#server/modules/publishing/publishing.ts';
import { categories } from '#server/modules/partners/partnerTables.ts';
import { openApi, type Api } from './support/api.ts';
import { everyDatabaseKind } from './support/databases.ts';
import { dataOf, outcomeOf, refusalOf } from './support/gettingIn.ts';
import { askAs } from './support/signedIn.ts';

const partnerId = 12;
const used = '1 partner is filed under Travel. File them under another category first';
const gone = 'This category is gone. Choose another one';

describe.each(everyDatabaseKind)(
  'a category that is removed while a partner is filed under it, on $name',
  (kind) => {
    let api: Api;
    let token: string;
    let listing: PublishableContent<Listing>;
    let filedElsewhere: Listing;
    let filedThere: Listing;
    let withIt: readonly EditedCategory[];
    let withoutIt: readonly EditedCategory[];

    beforeAll(async () => {
      api = await openApi(await kind.open());
      token = await api.tokenOf('admin@lintel.test');
      const partner = await findListedPartner(api.db, partnerId);
      listing = await createListing(api.db, partner);
      filedElsewhere = await listing.read(api.db);
      filedThere = { ...filedElsewhere, categoryId: '7' };
      withoutIt = await publishableCategories.read(api.db);
      withIt = [...withoutIt, { categoryId: '7', name: 'Travel' }];
    });
    afterAll(() => api.close());
    beforeEach(async () => {
      await listing.write(api.db, filedElsewhere);
      await api.db.insert(categories).values({ id: 7, name: 'Travel', position: 7 }).onConflictDoNothing();
    });

    const act = (operation: string, variables: object) => askAs(api, token, operation, variables);

    /** Drafts the removal of the category; returns its publication. */
    async function draftRemoval(): Promise<() => Promise<LightMyRequestResponse>> {
      const { adminCategories } = dataOf(await act('AdminCategories', {})) as {
        adminCategories: AdminCategories;
      };
      const version = adminCategories.draftVersion;
      dataOf(await act('SaveCategories', { version, categories: withoutIt }));
      return () => act('PublishCategories', { version: version + 1, note: null });
    }

    /** Drafts the partner under the category; returns its publication. */
    async function draftFiling(): Promise<() => Promise<LightMyRequestResponse>> {
      const { adminPartner } = dataOf(await act('AdminPartner', { id: String(partnerId) })) as {
        adminPartner: AdminPartnerDetail;
      };
      const version = adminPartner.draftVersion;
      dataOf(await act('SaveListing', { partnerId, version, listing: filedThere }));
      return () => act('PublishListing', { partnerId, version: version + 1, note: null });
    }

    /** The answer to a publication during an uncommitted publication of this content by somebody else. */
    async function answerDuring<Content>(
      published: PublishableContent<Content>,
      content: Content,
      publish: () => Promise<LightMyRequestResponse>,
    ) {
      const { answer } = await api.db.transaction(async (transaction) => {
        await published.write(transaction, content);
        const begun = publish();
        await delay(200);
        return { answer: begun };
      });
      return answer;
    }

    it('is not removed after the partner is filed', async () => {
      const refused = refusalOf(await answerDuring(listing, filedThere, await draftRemoval()));
      expect([refused.extensions.code, refused.message]).toEqual(['VALIDATION_FAILED', used]);
      expect(await publishableCategories.read(api.db)).toEqual(withIt);
    });

    it('takes no partner after it is removed', async () => {
      const refused = refusalOf(await answerDuring(publishableCategories, withoutIt, await draftFiling()));
      expect([refused.extensions.code, refused.message]).toEqual(['VALIDATION_FAILED', gone]);
      const rows = await api.db.select().from(categories).where(eq(categories.id, 7));
      expect(rows).toEqual([]);
    });

    it.each([1, 2, 3, 4, 5])('is removed, or takes the partner, never both (%i)', async () => {
      const both = [await draftRemoval(), await draftFiling()];
      const answers = await Promise.all(both.map((publish) => publish()));
      expect(answers.map(outcomeOf).toSorted()).toEqual(['VALIDATION_FAILED', 'accepted']);
      const refused = answers.filter((answer) => outcomeOf(answer) !== 'accepted').map(refusalOf);
      expect([used, gone]).toContain(refused[0]?.message);
    });
  },
);
