import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { applicationStates } from '#domain/affiliate.ts';
import { memberStatuses } from '#domain/team.ts';

export function instant(name: string) {
  return timestamp(name, { withTimezone: true });
}

/** Creates a column with a required reference to a user. */
export const userIdColumn = (column = 'user_id') =>
  integer(column)
    .notNull()
    .references(() => users.id);

/** Creates a column with a required reference to a customer. */
export const customerIdColumn = () =>
  integer('customer_id')
    .notNull()
    .references(() => customers.id);

/** Facts of this installation: its brand, its secret, and when it was seeded. */
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
    /** Postal address, in one line as an owner typed it. */
    address: text(),
    /** IANA name of the company's time zone; null for that of the marketplace. */
    timeZone: text('time_zone'),
    sourceId: integer('source_id'),
    /** `UserType` of the source that referred the customer. */
    sourceTypeId: integer('source_type_id'),
    sample: boolean().notNull().default(false),
    /** Whether this is a sample row while the server runs without sample data. */
    hidden: boolean().notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Increases with each change by an administrator; a decision on an older version is refused. */
    version: integer().notNull().default(1),
    /** Numbers of active users and of partners, maintained by triggers. */
    activeUsers: integer('active_users').notNull().default(0),
    partnerCount: integer('partner_count').notNull().default(0),
    /** Name in lower case, by which administrators search and sort customers. */
    lowerName: text('lower_name').generatedAlwaysAs(sql`lower(name)`),
  },
  (table) => [
    // One index for each sort order of the administrators' list, with the columns by which paging filters.
    index('customers_by_name').on(table.lowerName, table.id, table.hidden),
    index('customers_by_creation').on(table.createdAt, table.id, table.hidden),
    index('customers_by_users').on(table.activeUsers, table.id, table.hidden),
    index('customers_without_partners')
      .on(table.id)
      .where(sql`${table.partnerCount} = 0`),
    // Counts the referrals of an affiliate.
    index('customers_by_source').on(table.sourceTypeId, table.sourceId),
    index('customers_of_sample')
      .on(table.id)
      .where(sql`${table.sample}`),
    index('customers_containing').using('gin', table.lowerName.op('gin_trgm_ops')),
  ],
);

/** The version of partners, offers, and categories, in one row: triggers raise it with each change of theirs. */
export const catalogVersion = pgTable(
  'catalog_version',
  { id: integer().primaryKey().default(1), version: integer().notNull() },
  ({ id }) => [check('catalog_version_one_row', sql`${id} = 1`)],
);

/**
 * Versions of customers' offers: triggers raise them with each change of entitlements, progress, and names in it. A table
 * of its own without a foreign key, so that such a change waits for nobody who has locked the customer.
 */
export const offersVersions = pgTable('offers_versions', {
  customerId: integer('customer_id').primaryKey(),
  version: integer().notNull().default(1),
});

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case: addresses that differ only in letter case are one account. */
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
    /** Whether nobody has confirmed the address, but an owner passed an invitation on to the person. */
    addressVouchedFor: boolean('address_vouched_for').notNull().default(false),
    profileComplete: boolean('profile_complete').notNull(),
    /** argon2id hash; null until the person sets a password. */
    passwordHash: text('password_hash'),
    /** SHA-256 of the secret of the browser that registered the person; null without one, or if two browsers did. */
    registrantHash: text('registrant_hash'),
    jobTitle: text('job_title'),
    /** IANA name of the person's time zone; null for that of the marketplace. */
    timeZone: text('time_zone'),
    termsAcceptedAt: instant('terms_accepted_at'),
    /** Whether the person asked for news of offers. */
    offerNews: boolean('offer_news').notNull().default(false),
    /** Secret that unsubscribes from mails about offers; null until the first of them. */
    unsubscribeToken: text('unsubscribe_token').unique(),
    heardFrom: text('heard_from'),
    /** Page of the offer that led the person to register; the first log-in leads back to it. */
    wantedPath: text('wanted_path'),
    /** The inviter; null for a person who registered, or whom the server invited at its start. */
    invitedById: integer('invited_by_id').references((): AnyPgColumn => users.id),
    /** Time of the last invitation, which determines when it expires. */
    invitedAt: instant('invited_at'),
    /** Note of the inviter to the person. */
    invitationNote: text('invitation_note'),
    lastLogInAt: instant('last_log_in_at'),
    /** Increases with each change by somebody else; a decision on an older version is refused. */
    version: integer().notNull().default(1),
    sample: boolean().notNull().default(false),
    /** Whether this is a sample row while the server runs without sample data. */
    hidden: boolean().notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Text for searches: name and email in lower case. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`lower(first_name || ' ' || last_name || ' ' || email)`,
    ),
    /** Sort key for last names. */
    sortName: text('sort_name').generatedAlwaysAs(sql`lower(last_name || ' ' || first_name)`),
    /** Sort key for the last log-in; users who never logged in come first, by creation time. */
    sortLogIn: instant('sort_log_in').generatedAlwaysAs(
      sql`coalesce(last_log_in_at, (created_at at time zone 'UTC' - interval '1000 years') at time zone 'UTC')`,
    ),
  },
  (table) => [
    index('users_to_search').on(table.customerId, table.searchText),
    // Two indexes to find people who may be duplicates.
    index('users_of_mail_domain').on(sql`split_part(${table.email}, '@', 2)`, table.id),
    index('users_of_phone').on(table.phone, table.id),
    index('users_of_sample')
      .on(table.id)
      .where(sql`${table.sample}`),
    // The sort order in which owners see the people of their company.
    index('users_of_customer').on(
      table.customerId,
      sql`lower(${table.lastName})`,
      sql`lower(${table.firstName})`,
      table.id,
    ),
    index('users_containing').using('gin', table.searchText.op('gin_trgm_ops')),
    // One index for each sort order of the administrators' list, with columns of filters: paging reads only the index.
    index('users_by_name').on(table.sortName, table.id, table.hidden, table.roleId, table.status),
    index('users_by_creation').on(table.createdAt, table.id, table.hidden, table.roleId, table.status),
    index('users_by_last_log_in').on(table.sortLogIn, table.id, table.hidden, table.roleId, table.status),
    index('users_of_role').on(table.roleId, table.sortName, table.id),
    index('users_of_status').on(table.status, table.sortName, table.id),
  ],
);

/** Affiliates: the marketplace itself, and people who applied. */
export const affiliates = pgTable(
  'affiliates',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 4001 }),
    /** Null for the marketplace. */
    userId: integer('user_id')
      .unique()
      .references(() => users.id),
    companyName: text('company_name').notNull(),
    website: text(),
    /** The affiliate who referred this one; null for the marketplace. */
    sponsorId: integer('sponsor_id').references((): AnyPgColumn => affiliates.id),
    state: text({ enum: applicationStates }).notNull(),
    appliedAt: instant('applied_at').notNull().defaultNow(),
    /** Reason of a rejection or suspension; the applicant reads it. */
    reason: text(),
    /** The last question to the applicant, and the applicant's answer. */
    question: text(),
    answer: text(),
    /** The administrator who decided; null before a decision, and after automatic approval. */
    decidedById: integer('decided_by_id').references(() => users.id),
    decidedAt: instant('decided_at'),
    /** Increases with each change; a decision on an older version is refused. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index().on(table.state, table.appliedAt, table.id),
    index().on(table.appliedAt, table.id),
    index('affiliates_by_company').on(sql`lower(${table.companyName})`, table.id),
  ],
);

/** Links that were mailed or passed on; only the hashes of their secrets are stored. */
export const links = pgTable(
  'links',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userIdColumn(),
    purpose: text({ enum: ['verification', 'invitation', 'profile', 'passwordReset'] }).notNull(),
    /** SHA-256 of the secret, base64url. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Whether a person passes the link on; following such a link does not prove that somebody reads the mail. */
    handedOn: boolean('handed_on').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** Time at which a newer link replaced this one. */
    supersededAt: instant('superseded_at'),
  },
  (table) => [index().on(table.userId, table.purpose)],
);

/** Sessions: one row for each log-in, for all tokens that descend from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: userIdColumn(),
    /** Generation of the valid refresh token; tokens with lower numbers are spent. */
    generation: integer().notNull().default(1),
    /** Time of the last renewal; null before the first. */
    rotatedAt: instant('rotated_at'),
    /** Whether "Keep me logged in" was on. */
    remember: boolean().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** End of the session unless it is renewed; later after each renewal, but never after `endsAt`. */
    expiresAt: instant('expires_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index().on(table.userId), index().on(table.endsAt)],
);
