import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, userIdColumn } from '#server/platform/db/schema.ts';

/** Log-ins by single sign-on that have begun. */
export const ssoAttempts = pgTable(
  'sso_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    /** SHA-256 of the secret in the cookie of the browser where the log-in began. */
    browserHash: text('browser_hash').notNull(),
    nonce: text().notNull(),
    /** The code verifier of PKCE (RFC 7636). */
    codeVerifier: text('code_verifier').notNull(),
    /** Page that the person wanted: path, query, and hash; null if unknown. */
    returnUrl: text('return_url'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Permanent identities of people at identity providers (OpenID Connect Core, section 2: `iss` with `sub`). */
export const ssoIdentities = pgTable(
  'sso_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: userIdColumn(),
    linkedAt: instant('linked_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index().on(table.userId)],
);
