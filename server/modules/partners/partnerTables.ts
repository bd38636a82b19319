import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { entitlementSources } from '#domain/entitlement.ts';
import type { PartnerPageContent } from '#domain/partnerPage.ts';
import { customerReference, instant, userReference, users } from '#server/platform/db/schema.ts';

export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  /** Where it stands among the others; by its id where two stand at the same place. */
  position: integer().notNull().default(0),
});

export const partners = pgTable('partners', {
  id: integer().primaryKey(),
  name: text().notNull(),
  title: text().notNull(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => categories.id),
  /** Pages of the partner in this product, the one it is known by first. */
  pages: text().array().notNull(),
  externalUrl: text('external_url').notNull(),
  /** Search words: names that people use for the offer; null until they are copied from its record. */
  words: text().array(),
  /** Administrators keep it out of "More partners". */
  isKeptOut: boolean('is_kept_out').notNull().default(false),
});

/** A required reference to a partner. */
export const partnerReference = () =>
  integer('partner_id')
    .notNull()
    .references(() => partners.id);

export const offers = pgTable('offers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  partnerId: partnerReference().unique(),
  benefit: text().notNull(),
  value: text().notNull(),
  /** When somebody last looked whether the offer holds. */
  checkedOn: instant('checked_on').notNull().defaultNow(),
  /** When it ends; null where it stays. */
  endsOn: instant('ends_on'),
});

/** What the pages of the partners say. */
export const partnerPages = pgTable(
  'partner_pages',
  {
    path: text().primaryKey(),
    partnerId: partnerReference(),
    content: jsonb().$type<PartnerPageContent>().notNull(),
  },
  (table) => [index().on(table.partnerId)],
);

/** Which partners a customer has: a row is a grant, and nothing else lets anybody in. */
export const entitlements = pgTable(
  'entitlements',
  {
    customerId: customerReference(),
    partnerId: partnerReference(),
    grantedAt: instant('granted_at').notNull().defaultNow(),
    /** The administrator who granted it; null where it came by itself. */
    grantedById: integer('granted_by_id').references(() => users.id),
    /** Why they have it: it came with the plan, an administrator gave it, or the company asked for it. */
    source: text({ enum: entitlementSources }).notNull().default('plan'),
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.partnerId] }),
    index('entitlements_of_partner').on(table.partnerId, table.customerId),
  ],
);

/** Partners that a customer does not have, where there is more to say: they were denied, or are asked for. */
export const missingEntitlements = pgTable(
  'missing_entitlements',
  {
    customerId: customerReference(),
    partnerId: partnerReference(),
    state: text({ enum: ['denied', 'requested'] }).notNull(),
    reason: text().notNull(),
    at: instant('at').notNull().defaultNow(),
    /** The administrator who denied it, or who of the company asked. */
    byId: userReference('by_id'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.partnerId] }),
    index().on(table.byId),
    // Who waits for a decision: few of all who were ever denied a partner.
    index('missing_entitlements_requested')
      .on(table.customerId, table.at)
      .where(sql`${table.state} = 'requested'`),
  ],
);

/** How far a customer is with a partner's offer; no row means that it is available. */
export const offerStates = pgTable(
  'offer_states',
  {
    customerId: customerReference(),
    partnerId: partnerReference(),
    state: text({ enum: ['STARTED', 'USED'] }).notNull(),
    changedOn: instant('changed_on').notNull(),
    /** Who brought it there; null where nobody of the customer did. */
    changedById: integer('changed_by_id').references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.partnerId] })],
);
