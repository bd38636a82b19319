import type { LinkPurpose } from '#server/platform/auth/links.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { users } from '#server/platform/db/schema.ts';
import type { MailContent } from './message.ts';
import type { MailKind } from './mailNames.ts';
import type { MailJob } from './mailJob.ts';

/** Facts for the message of every mail. Each name is on one line and may be empty. */
export interface TemplateData {
  /** First name of the reader; empty if the name may not be the reader's own. */
  readonly firstName: string;
  /** Full name of the person about whom the message is. */
  readonly personName: string;
  readonly companyName: string | null;
  /** Whether the reader has a password. */
  readonly hasPassword: boolean;
  /** Full name of the inviter; null without one, or if they are no longer active. */
  readonly inviterName: string | null;
  /** Title of the partner whose offer led the person to register; null without one. */
  readonly wantedPartner: string | null;
  /** Note of the inviter to the person. */
  readonly invitationNote: string | null;
  /** Address at which people reach the product, without a slash at the end. */
  readonly publicUrl: string;
  /** Address to which the message leads, with its secret; by default that of the product. */
  readonly link: string;
}

export type WriteMessage = (facts: TemplateData) => Omit<MailContent, 'greeting'>;

/** The template of a kind of mail, exported by its capability. */
export type MailTemplate<Kind extends MailKind = MailKind> = {
  /** `members` if the mail goes only to active people with a confirmed address. */
  readonly goesTo: 'members' | 'everybody';
  /** Set if the mail reports an event, so that it is never suppressed as a repetition. */
  readonly isNotice?: true;
  /** Purpose and path of the link with a secret, if the mail has one. */
  readonly secretLink?: { readonly purpose: LinkPurpose; readonly path: string };
} & ({ readonly write: WriteMessage } | { readonly find: Lookup<Kind, WriteMessage> });

/** Looks up facts of a mail; resolves with null if there is no reason for the mail any more. */
type Lookup<Kind extends MailKind, Found> = (
  db: Database,
  mail: MailJob<Kind>,
  reader: typeof users.$inferSelect,
) => Promise<Found | null>;

/** Makes the template of a notice to members; if `find` resolves with null, no mail is sent. */
export function createMemberMailTemplate<Kind extends MailKind, Found>(
  find: Lookup<Kind, Found>,
  message: (found: Found, facts: TemplateData) => Omit<MailContent, 'greeting'>,
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
