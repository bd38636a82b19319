import { bigint, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { callTimes } from '#domain/callRequest.ts';
import { leadKinds, leadPlaces } from '#domain/lead.ts';
import { partnerIdColumn } from '#server/modules/partners/partnerTables.ts';
import { customerIdColumn, customers, instant, userIdColumn, users } from '#server/platform/db/schema.ts';

/** Presses that show interest in an offer: what was pressed (`kind`), and where (`place`); one row per day for each. */
export const leads = pgTable(
  'leads',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userIdColumn(),
    customerId: integer('customer_id').references(() => customers.id),
    partnerId: partnerIdColumn(),
    kind: text({ enum: leadKinds }).notNull(),
    place: text({ enum: leadPlaces }).notNull(),
    /** Time at which the person pressed, by the browser's clock; at most 30 days before the lead was received. */
    madeAt: instant('made_at').notNull(),
    /** The day of `madeAt` in UTC. */
    madeOn: date('made_on').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.userId, table.partnerId, table.kind, table.place, table.madeOn),
    index().on(table.partnerId, table.madeAt),
  ],
);

/** Coupon codes that partners supplied, each for one person. */
export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    partnerId: partnerIdColumn(),
    code: text().notNull(),
    /** The last valid day, in the marketplace's time zone; null if the coupon has no end. */
    goodUntil: date('good_until'),
    /** The person who has the coupon; null while it is free. */
    userId: integer('user_id').references(() => users.id),
    issuedAt: instant('issued_at'),
  },
  (table) => [
    unique().on(table.partnerId, table.code),
    // Allows one coupon per person and partner; free coupons do not conflict, since null is distinct.
    unique().on(table.partnerId, table.userId),
  ],
);

/** People who want to be notified when an offer runs again, or when there are coupons again. */
export const offerWaits = pgTable(
  'offer_waits',
  {
    userId: userIdColumn(),
    partnerId: partnerIdColumn(),
    awaits: text({ enum: ['offer', 'coupon'] }).notNull(),
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.partnerId, table.awaits] }),
    index().on(table.partnerId, table.awaits),
  ],
);

/** Codes that partners have given out; a customer connects an account with one of them. */
export const partnerCodes = pgTable(
  'partner_codes',
  { partnerId: partnerIdColumn(), code: text().notNull() },
  (table) => [primaryKey({ columns: [table.partnerId, table.code] })],
);

/** Customers' accounts at partners: one for each customer and partner, and each with another code. */
export const partnerAccounts = pgTable(
  'partner_accounts',
  {
    customerId: customerIdColumn(),
    partnerId: partnerIdColumn(),
    code: text().notNull(),
    /** The email address to which the partner writes. */
    email: text().notNull(),
    connectedById: userIdColumn('connected_by_id'),
    connectedAt: instant('connected_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.partnerId] }),
    unique().on(table.partnerId, table.code),
  ],
);

/** Requests of people to be called by a partner; a new request replaces the previous one. */
export const callRequests = pgTable(
  'call_requests',
  {
    userId: userIdColumn(),
    partnerId: partnerIdColumn(),
    phone: text().notNull(),
    bestTime: text('best_time', { enum: callTimes }).notNull(),
    note: text(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.partnerId] })],
);
