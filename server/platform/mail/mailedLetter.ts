import type { MailKind } from './letterNames.ts';
import type { LinkPurpose } from '#server/platform/auth/links.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { users } from '#server/platform/db/schema.ts';
import type { Letter } from './letter.ts';
import type { MailJob } from './mailJob.ts';

/** What every letter may tell of. Names are on one line, and may be empty where nobody has told them yet. */
export interface LetterFacts {
  /** First name of who gets the letter. */
  readonly firstName: string;
  /** Full name of whom the letter is about. */
  readonly personName: string;
  readonly companyName: string | null;
  /** Whether who gets the letter has chosen a password. */
  readonly hasPassword: boolean;
  /** Full name of who invited the person; null where nobody did, or they are gone. */
  readonly inviterName: string | null;
  /** Title of the partner whose offer led the person to register; null where none did. */
  readonly wantedPartner: string | null;
  /** What they wrote to the person. */
  readonly invitationNote: string | null;
  /** Where people reach the product, without a slash at the end. */
  readonly publicUrl: string;
  /** Where this letter leads with its secret; the product itself where it has none. */
  readonly link: string;
}

export type WriteLetter = (facts: LetterFacts) => Omit<Letter, 'greeting'>;

/** The letter of a kind of mail, as the capability hands it in that has something to tell. */
export type MailedLetter = {
  /** Set where it tells of something that happened: each time counts. Any other is not sent again for a while. */
  readonly isNotice?: true;
  /** Set where it goes to people alone who can log in. */
  readonly isForMembers?: true;
  /** What the link in it is for, and where it leads; none has no secret. */
  readonly secretLink?: { readonly purpose: LinkPurpose; readonly path: string };
} & ({ readonly write: WriteLetter } | Lookup<WriteLetter>);

/** Looks up what a mail tells; a capability reads of the job what it put there. */
interface Lookup<Found> {
  /** Null where what the mail was queued for is no longer so. */
  find(db: Database, mail: MailJob, reader: typeof users.$inferSelect): Promise<Found | null>;
}

/** The letter to members about something that happened, which it does not tell where that is no longer so. */
export function noticeToMembers<Found>(
  find: Lookup<Found>['find'],
  letter: (found: Found, facts: LetterFacts) => Omit<Letter, 'greeting'>,
): MailedLetter {
  return {
    isNotice: true,
    isForMembers: true,
    async find(db, mail, reader) {
      const found = await find(db, mail, reader);
      return found && ((facts) => letter(found, facts));
    },
  };
}

export type Letters = Readonly<Record<MailKind, MailedLetter>>;
