import { createHash } from 'node:crypto';

/** An account of the sample provider. */
export interface Account {
  readonly email: string;
  readonly isConfirmed: boolean;
  /** Full name; empty if none was typed. */
  readonly name: string;
}

export type AccountStore = ReturnType<typeof createAccountStore>;

/** Maximum of accounts, enough to try the product out. */
const most = 1_000;

/** Creates the store of accounts by subject, in memory; drops the oldest of more than 1,000 accounts. */
export function createAccountStore() {
  const accounts = new Map<string, Account>();
  return {
    /** Stores an account and returns its subject, which depends only on the email. */
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
