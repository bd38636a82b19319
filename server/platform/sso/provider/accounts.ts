import { createHash } from 'node:crypto';

/** An account of the sample provider. */
export interface Account {
  readonly email: string;
  readonly isConfirmed: boolean;
  /** Full name; empty where none was given. */
  readonly name: string;
}

export type Accounts = ReturnType<typeof createAccounts>;

/** Accounts that are kept at most: enough to try the product out. */
const most = 1_000;

/** Keeps accounts in memory, by subject. */
export function createAccounts() {
  const accounts = new Map<string, Account>();
  return {
    /** Keeps an account, and answers its subject, which depends on the email alone. */
    add: (account: Account): string => {
      const subject = createHash('sha256').update(account.email.toLowerCase()).digest('base64url');
      accounts.set(subject, account);
      const [oldest] = accounts.keys();
      if (oldest !== undefined && accounts.size > most) accounts.delete(oldest);
      return subject;
    },
    find: (subject: string) => accounts.get(subject),
  };
}
