import { createHash } from 'node:crypto';

/** Somebody as the sample provider tells of them. */
export interface Account {
  readonly email: string;
  readonly isConfirmed: boolean;
  /** Full name; empty where none was given. */
  readonly name: string;
}

/** Who has come by, by subject; enough of them for people who try the product out. */
export interface Accounts {
  /** Keeps the account, and answers its subject: the same for each address, whenever it comes. */
  readonly add: (account: Account) => string;
  readonly find: (subject: string) => Account | undefined;
}

const most = 1_000;

export function createAccounts(): Accounts {
  const accounts = new Map<string, Account>();
  return {
    add: (account) => {
      const subject = createHash('sha256').update(account.email.toLowerCase()).digest('base64url');
      accounts.set(subject, account);
      const [oldest] = accounts.keys();
      if (oldest !== undefined && accounts.size > most) accounts.delete(oldest);
      return subject;
    },
    find: (subject) => accounts.get(subject),
  };
}
