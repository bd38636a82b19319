import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { applicationStates } from '#domain/affiliate.ts';
import { memberStatuses } from '#domain/team.ts';

/** A point in time. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true });
}

/** A required reference to a user. */
export const userReference = (column = 'user_id') =>
  integer(column)
    .notNull()
    .references(() => users.id);

/** A required reference to a customer. */
export const customerReference = () =>
  integer('customer_id')
    .notNull()
    .references(() => customers.id);

/** What this installation keeps about itself: when it was seeded, its secret. */
export const installation = pgTable('installation', {
  key: text().primaryKey(),
  value: text().notNull(),
});

export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    typeName: text('type_name'),
    /** The company's address, in one line as an owner typed it. */
    address: text(),
    /** A name of the IANA time zone database, by which its days begin; null means the house's own. */
    timeZone: text('time_zone'),
    sourceId: integer('source_id'),
    /** `UserType` of domain: who the customer came from. */
    sourceTypeId: integer('source_type_id'),
    sample: boolean().notNull().default(false),
    /** A sample row while the server runs without sample data. */
    hidden: boolean().notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Rises with each change by an administrator: what was decided on an older one is not done. */
    version: integer().notNull().default(1),
    /** How many active users it has, and how many partners; the database itself keeps count. */
    activeUsers: integer('active_users').notNull().default(0),
    partnerCount: integer('partner_count').notNull().default(0),
    /** The key by which administrators search and order customers. */
    lowerName: text('lower_name').generatedAlwaysAs(sql`lower(name)`),
  },
  (table) => [
    // Each order of the administrators' list, with all that a page far from both ends is counted out by.
    index('customers_by_name').on(table.lowerName, table.id, table.hidden),
    index('customers_by_creation').on(table.createdAt, table.id, table.hidden),
    index('customers_by_users').on(table.activeUsers, table.id, table.hidden),
    index('customers_without_partners')
      .on(table.id)
      .where(sql`${table.partnerCount} = 0`),
    // How many an affiliate has referred.
    index('customers_by_source').on(table.sourceTypeId, table.sourceId),
    index('customers_of_sample')
      .on(table.id)
      .where(sql`${table.sample}`),
    index('customers_containing').using('gin', table.lowerName.op('gin_trgm_ops')),
  ],
);

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case: addresses that differ in letter case alone are one account. */
    email: text().notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text(),
    ppUserId: text('pp_user_id'),
    ppCustomerId: text('pp_customer_id'),
    roleId: integer('role_id').notNull(),
    customerId: integer('customer_id').references(() => customers.id),
    status: text({ enum: memberStatuses }).notNull(),
    emailVerified: boolean('email_verified').notNull(),
    /** Whether nobody but the owner who handed on an invitation says that the address is theirs. */
    addressVouchedFor: boolean('address_vouched_for').notNull().default(false),
    profileComplete: boolean('profile_complete').notNull(),
    /** argon2id; null where the person has set no password yet. */
    passwordHash: text('password_hash'),
    /** SHA-256 of the secret that the browser holds that registered; null where none or two did. */
    registrantHash: text('registrant_hash'),
    jobTitle: text('job_title'),
    /** A name of the IANA time zone database; null means the product's own. */
    timeZone: text('time_zone'),
    termsAcceptedAt: instant('terms_accepted_at'),
    /** Whether the person asked for news of offers. */
    offerNews: boolean('offer_news').notNull().default(false),
    /** Ends mails about offers for whoever holds it; null until the first of them. */
    unsubscribeToken: text('unsubscribe_token').unique(),
    heardFrom: text('heard_from'),
    /** Page of the offer that led to registering; the first log-in leads back to it. */
    wantedPath: text('wanted_path'),
    /** Who invited the person; null where they registered. */
    invitedById: integer('invited_by_id').references((): AnyPgColumn => users.id),
    /** When they were invited last, from where the invitation runs. */
    invitedAt: instant('invited_at'),
    /** What whoever invited them wrote to them. */
    invitationNote: text('invitation_note'),
    lastLogInAt: instant('last_log_in_at'),
    /** Rises with each change that somebody else makes: what was decided on an older one is not done. */
    version: integer().notNull().default(1),
    sample: boolean().notNull().default(false),
    /** As of a customer. */
    hidden: boolean().notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The text that a search looks at: name and e-mail in lower case. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`lower(first_name || ' ' || last_name || ' ' || email)`,
    ),
    /** The order in which administrators read users: by last name. */
    sortName: text('sort_name').generatedAlwaysAs(sql`lower(last_name || ' ' || first_name)`),
    /** The same by their last log-ins: those who never did come first, as long as they have been there. */
    sortLogIn: instant('sort_log_in').generatedAlwaysAs(
      sql`coalesce(last_log_in_at, (created_at at time zone 'UTC' - interval '1000 years') at time zone 'UTC')`,
    ),
  },
  (table) => [
    index('users_to_search').on(table.customerId, table.searchText),
    // By these, people are found who may be the same as another one.
    index('users_of_mail_domain').on(sql`split_part(${table.email}, '@', 2)`, table.id),
    index('users_of_phone').on(table.phone, table.id),
    index('users_of_sample')
      .on(table.id)
      .where(sql`${table.sample}`),
    // In the order of a company's list of its people.
    index('users_of_customer').on(
      table.customerId,
      sql`lower(${table.lastName})`,
      sql`lower(${table.firstName})`,
      table.id,
    ),
    index('users_containing').using('gin', table.searchText.op('gin_trgm_ops')),
    // Each order of the administrators' list, with all that they filter it by: none of those passed over is looked up.
    index('users_by_name').on(table.sortName, table.id, table.hidden, table.roleId, table.status),
    index('users_by_creation').on(table.createdAt, table.id, table.hidden, table.roleId, table.status),
    index('users_by_last_log_in').on(table.sortLogIn, table.id, table.hidden, table.roleId, table.status),
    index('users_of_role').on(table.roleId, table.sortName, table.id),
    index('users_of_status').on(table.status, table.sortName, table.id),
  ],
);

/** Who refers businesses: the house itself, and people who applied to. */
export const affiliates = pgTable(
  'affiliates',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 4001 }),
    /** Null for the house. */
    userId: integer('user_id')
      .unique()
      .references(() => users.id),
    companyName: text('company_name').notNull(),
    website: text(),
    /** The affiliate who referred this one; null for the house. */
    sponsorId: integer('sponsor_id').references((): AnyPgColumn => affiliates.id),
    state: text({ enum: applicationStates }).notNull(),
    appliedAt: instant('applied_at').notNull().defaultNow(),
    /** Why it was rejected, or suspended; the applicant reads it. */
    reason: text(),
    /** What the applicant was asked last, and what they answered to that. */
    question: text(),
    answer: text(),
    /** The administrator who decided; null while nobody has, and where it was approved by itself. */
    decidedById: integer('decided_by_id').references(() => users.id),
    decidedAt: instant('decided_at'),
    /** Rises with each change: what was decided on an older one is not done. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index().on(table.state, table.appliedAt, table.id),
    index().on(table.appliedAt, table.id),
    index('affiliates_by_company').on(sql`lower(${table.companyName})`, table.id),
  ],
);

/** Secrets that were mailed or handed out once; only their hashes are kept. */
export const links = pgTable(
  'links',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: ['verification', 'invitation', 'profile', 'passwordReset'] }).notNull(),
    /** SHA-256 of the secret, base64url. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Whether a person hands it on: whoever follows it has not shown that they read a mail. */
    handedOn: boolean('handed_on').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** When a newer one took its place. */
    supersededAt: instant('superseded_at'),
  },
  (table) => [index().on(table.userId, table.purpose)],
);

/** One row per log-in: the family of all tokens that descend from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The refresh token in force names this number; those of lower ones were spent by a renewal. */
    generation: integer().notNull().default(1),
    /** When the generation last rose; null until the first renewal. */
    rotatedAt: instant('rotated_at'),
    /** "Keep me logged in" was on. */
    remember: boolean().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Moves with each renewal, never past `endsAt`. */
    expiresAt: instant('expires_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index().on(table.userId), index().on(table.endsAt)],
);
