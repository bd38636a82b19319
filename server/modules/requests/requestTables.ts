import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { contactWays, openProductRequestStates, productRequestStates } from '#domain/productRequest.ts';
import { partners } from '#server/modules/partners/partnerTables.ts';
import { customerIdColumn, instant, userIdColumn, users } from '#server/platform/db/schema.ts';

const openStates = openProductRequestStates.map((state) => `'${state}'`).join(', ');

/** Products that companies ask the marketplace to offer. Only `productRequestMachine` changes the state. */
export const productRequests = pgTable(
  'product_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: customerIdColumn(),
    userId: userIdColumn(),
    /** Idempotency key, chosen by the page that submitted the request. */
    key: text().notNull(),
    name: text().notNull(),
    /** `productNameKey` of the name; a company has at most one open request for each key. */
    nameKey: text('name_key').notNull(),
    /** Name of a category, or Other; null if none was chosen. */
    category: text(),
    website: text(),
    reason: text().notNull(),
    /** Number of people who would use the product. */
    people: integer(),
    /** Way in which the asker wants to be contacted; null for no contact. */
    contactBy: text('contact_by', { enum: contactWays }),
    state: text({ enum: productRequestStates }).notNull().default('submitted'),
    stateReason: text('state_reason'),
    /** The partner who has the product; null if the product is not available, or available without a partner. */
    partnerId: integer('partner_id').references(() => partners.id),
    mergedIntoId: integer('merged_into_id').references((): AnyPgColumn => productRequests.id),
    askedAt: instant('asked_at').notNull().defaultNow(),
    /** The administrator who handles the request. */
    assigneeId: integer('assignee_id').references(() => users.id),
    /** Note of the administrators, which only they read. */
    note: text(),
    /** Number of votes, the asker's included; a trigger counts them. */
    votes: integer().notNull().default(0),
    /** Rises with each change except votes; a decision about an older version is refused. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index().on(table.customerId),
    index().on(table.mergedIntoId),
    // Serves the queue of the administrators, by state and time.
    index().on(table.state, table.askedAt, table.id),
    index().on(table.askedAt, table.id),
    index().on(table.votes, table.askedAt, table.id),
    index('product_requests_containing').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
    uniqueIndex().on(table.userId, table.key),
    uniqueIndex()
      .on(table.customerId, table.nameKey)
      // Inlines the states, since the condition of an index takes no parameters.
      .where(sql`${table.state} in (${sql.raw(openStates)})`),
  ],
);

/** Votes for product requests, the asker's included. */
export const productRequestVotes = pgTable(
  'product_request_votes',
  {
    requestId: integer('request_id')
      .notNull()
      .references(() => productRequests.id),
    userId: userIdColumn(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.userId] })],
);
