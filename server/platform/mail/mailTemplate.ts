import type { LinkPurpose } from '#server/platform/auth/links.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { users } from '#server/platform/db/schema.ts';
import type { Message } from './message.ts';
import type { MailKind } from './mailNames.ts';
import type { MailJob } from './mailJob.ts';

/** Facts that every message may use. Names are on one line, and may be empty while nobody has given them. */
export interface TemplateData {
  /** First name of who gets the message. */
  readonly firstName: string;
  /** Full name of whom the message is about. */
  readonly personName: string;
  readonly companyName: string | null;
  /** Whether who gets the message has chosen a password. */
  readonly hasPassword: boolean;
  /** Full name of who invited the person; null where nobody did, or they are gone. */
  readonly inviterName: string | null;
  /** Title of the partner whose offer led the person to register; null where none did. */
  readonly wantedPartner: string | null;
  /** Note of the inviter to the person. */
  readonly invitationNote: string | null;
  /** Address at which people reach the product, without a slash at the end. */
  readonly publicUrl: string;
  /** Address that this message leads to, with its secret; the product itself where it has none. */
  readonly link: string;
}

export type WriteMessage = (facts: TemplateData) => Omit<Message, 'greeting'>;

/** A message of one kind, as its capability hands it in. */
export type MailTemplate<Kind extends MailKind = MailKind> = {
  /** Whether it goes to people alone who can log in. */
  readonly goesTo: 'members' | 'everybody';
  /** Set where it reports an event: every one is sent. Other templates are not repeated for a while. */
  readonly isNotice?: true;
  /** The purpose of its secret link and where it leads; absent where it has none. */
  readonly secretLink?: { readonly purpose: LinkPurpose; readonly path: string };
} & ({ readonly write: WriteMessage } | { readonly find: Lookup<Kind, WriteMessage> });

/** Looks up what a mail tells its reader; null where what it was queued for is no longer so. */
type Lookup<Kind extends MailKind, Found> = (
  db: Database,
  mail: MailJob<Kind>,
  reader: typeof users.$inferSelect,
) => Promise<Found | null>;

/** Makes a message that tells members of an event, and that is dropped once the event no longer holds. */
export function noticeToMembers<Kind extends MailKind, Found>(
  find: Lookup<Kind, Found>,
  message: (found: Found, facts: TemplateData) => Omit<Message, 'greeting'>,
): MailTemplate<Kind> {
  return {
    goesTo: 'members',
    isNotice: true,
    async find(db, mail, reader) {
      const found = await find(db, mail, reader);
      return found && ((facts) => message(found, facts));
    },
  };
}

export type MailTemplates = { readonly [Kind in MailKind]: MailTemplate<Kind> };
