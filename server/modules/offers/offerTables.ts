import { bigint, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { callTimes } from '#domain/callRequest.ts';
import { leadKinds, leadPlaces } from '#domain/lead.ts';
import { partners } from '#server/modules/partners/partnerTables.ts';
import { customers, instant, users } from '#server/platform/db/schema.ts';

const ofPerson = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id);

const ofPartner = () =>
  integer('partner_id')
    .notNull()
    .references(() => partners.id);

/** A person's interest in a partner's offer, by what was pressed and where; one row a day, however often. */
export const leads = pgTable(
  'leads',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ofPerson(),
    customerId: integer('customer_id').references(() => customers.id),
    partnerId: ofPartner(),
    kind: text({ enum: leadKinds }).notNull(),
    place: text({ enum: leadPlaces }).notNull(),
    /** When it was pressed, which may be long before it could be sent. */
    madeAt: instant('made_at').notNull(),
    /** The day of that, in UTC. */
    madeOn: date('made_on').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.userId, table.partnerId, table.kind, table.place, table.madeOn),
    index().on(table.partnerId, table.madeAt),
  ],
);

/** Codes that partners gave us to hand out, each to one person. */
export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    partnerId: ofPartner(),
    code: text().notNull(),
    /** The last day on which a counter takes it, by the house's clocks; null where it stays good. */
    goodUntil: date('good_until'),
    /** Null while nobody has it. */
    userId: integer('user_id').references(() => users.id),
    issuedAt: instant('issued_at'),
  },
  (table) => [
    unique().on(table.partnerId, table.code),
    // One for each person; those that nobody has yet do not count as the same.
    unique().on(table.partnerId, table.userId),
  ],
);

/** Who wants to hear when an offer is back, or when there are coupons again. */
export const offerWaits = pgTable(
  'offer_waits',
  {
    userId: ofPerson(),
    partnerId: ofPartner(),
    awaits: text({ enum: ['offer', 'coupon'] }).notNull(),
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.partnerId, table.awaits] }),
    index().on(table.partnerId, table.awaits),
  ],
);

/** Codes that a partner has printed on its letters: what a customer may connect an account with. */
export const partnerCodes = pgTable(
  'partner_codes',
  {
    partnerId: ofPartner(),
    code: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.code] })],
);

/** A customer's account at a partner: one for each, and a code for one customer alone. */
export const partnerAccounts = pgTable(
  'partner_accounts',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    partnerId: ofPartner(),
    code: text().notNull(),
    /** Where the partner may write to. */
    email: text().notNull(),
    connectedById: integer('connected_by_id')
      .notNull()
      .references(() => users.id),
    connectedAt: instant('connected_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.partnerId] }),
    unique().on(table.partnerId, table.code),
  ],
);

/** Who asked a partner for a call; asking again replaces what was asked before. */
export const callRequests = pgTable(
  'call_requests',
  {
    userId: ofPerson(),
    partnerId: ofPartner(),
    phone: text().notNull(),
    bestTime: text('best_time', { enum: callTimes }).notNull(),
    note: text(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.partnerId] })],
);
