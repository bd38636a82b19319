import { and, eq, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { entitlementSources } from '#domain/entitlement.ts';
import type { PartnerPageContent } from '#domain/partnerPage.ts';
import { customerIdColumn, instant, userIdColumn, users } from '#server/platform/db/schema.ts';

export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  /** Position in lists of categories; equal positions are sorted by id. */
  position: integer().notNull().default(0),
});

export const partners = pgTable('partners', {
  id: integer().primaryKey(),
  name: text().notNull(),
  title: text().notNull(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => categories.id),
  /** Paths of the partner's pages in this product, the main one first. */
  pages: text().array().notNull(),
  externalUrl: text('external_url').notNull(),
  /** Search words: what people call the offer; null until they are copied from the partner's record. */
  words: text().array(),
  /** Whether administrators keep the partner out of "More partners". */
  isKeptOut: boolean('is_kept_out').notNull().default(false),
});

/** Creates a required column that refers to a partner. */
export const partnerIdColumn = () =>
  integer('partner_id')
    .notNull()
    .references(() => partners.id);

export const offers = pgTable('offers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  partnerId: partnerIdColumn().unique(),
  benefit: text().notNull(),
  value: text().notNull(),
  /** Time at which somebody last checked that the offer is still valid. */
  checkedOn: instant('checked_on').notNull().defaultNow(),
  /** Time at which the offer ends; null if it has no end. */
  endsOn: instant('ends_on'),
});

/** Contents of partners' pages, by path. */
export const partnerPages = pgTable(
  'partner_pages',
  {
    path: text().primaryKey(),
    partnerId: partnerIdColumn(),
    content: jsonb().$type<PartnerPageContent>().notNull(),
  },
  (table) => [index().on(table.partnerId)],
);

/** Partners that customers have. A row gives the customer access to the partner, and nothing else does. */
export const entitlements = pgTable(
  'entitlements',
  {
    customerId: customerIdColumn(),
    partnerId: partnerIdColumn(),
    grantedAt: instant('granted_at').notNull().defaultNow(),
    /** The administrator who granted the partner; null if it came with the plan. */
    grantedById: integer('granted_by_id').references(() => users.id),
    /** Reason why the customer has the partner: by the plan, an administrator, or a request of the company. */
    source: text({ enum: entitlementSources }).notNull().default('plan'),
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.partnerId] }),
    index('entitlements_of_partner').on(table.partnerId, table.customerId),
  ],
);

/** Partners that customers do not have, and that somebody denied to or requested for the customer. */
export const missingEntitlements = pgTable(
  'missing_entitlements',
  {
    customerId: customerIdColumn(),
    partnerId: partnerIdColumn(),
    state: text({ enum: ['denied', 'requested'] }).notNull(),
    reason: text().notNull(),
    at: instant('at').notNull().defaultNow(),
    /** The administrator who denied the partner, or the person of the company who requested it. */
    byId: userIdColumn('by_id'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.partnerId] }),
    index().on(table.byId),
    // Serves the list of customers with open requests, which are few of all rows.
    index('missing_entitlements_requested')
      .on(table.customerId, table.at)
      .where(sql`${table.state} = 'requested'`),
    // Serves the overview, which shows since when the oldest of them waits.
    index('missing_entitlements_waiting')
      .on(table.at)
      .where(sql`${table.state} = 'requested'`),
  ],
);

/** Condition that joins a row of a customer to the row of its partner. */
export const customerPartnerCondition = (
  table: typeof entitlements | typeof missingEntitlements,
  customerId: number,
) => and(eq(table.partnerId, partners.id), eq(table.customerId, customerId));

/** Progress of customers with partners' offers; without a row the offer is available. */
export const offerStates = pgTable(
  'offer_states',
  {
    customerId: customerIdColumn(),
    partnerId: partnerIdColumn(),
    state: text({ enum: ['STARTED', 'USED'] }).notNull(),
    changedOn: instant('changed_on').notNull(),
    /** The person of the customer who changed the state; null if nobody did. */
    changedById: integer('changed_by_id').references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.partnerId] }),
    // Serves a trigger, which finds the offers that show a person's name.
    index('offer_states_by_person').on(table.changedById),
  ],
);
