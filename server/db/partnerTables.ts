import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PartnerPageContent } from '#domain/partnerPage.ts';
import { customers, instant, users } from './schema.ts';

export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
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
});

export const offers = pgTable('offers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  partnerId: integer('partner_id')
    .notNull()
    .unique()
    .references(() => partners.id),
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
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
    content: jsonb().$type<PartnerPageContent>().notNull(),
  },
  (table) => [index().on(table.partnerId)],
);

/** Which partners a customer has. */
export const entitlements = pgTable(
  'entitlements',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.partnerId] })],
);

/** How far a customer is with a partner's offer; no row means that it is available. */
export const offerStates = pgTable(
  'offer_states',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
    state: text({ enum: ['STARTED', 'USED'] }).notNull(),
    changedOn: instant('changed_on').notNull(),
    /** Who brought it there; null where nobody of the customer did. */
    changedById: integer('changed_by_id').references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.partnerId] })],
);
