import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { users } from '#server/platform/db/schema.ts';
import type { MailJob } from '#server/platform/mail/mailJob.ts';
import { createMemberMailTemplate } from '#server/platform/mail/mailTemplate.ts';
import type { MailContent } from '#server/platform/mail/message.ts';
import { oneLine } from '#server/platform/mail/oneLine.ts';
import { findEntitlementStatus } from './entitlementStatus.ts';

declare module '#server/platform/mail/mailJob.ts' {
  interface MailFacts {
    /** A decision about a company's request for a partner. The mail is not sent if the partner's state has changed. */
    readonly entitlementMail: {
      readonly entitlement: {
        readonly customerId: number;
        readonly partnerId: number;
        /** Set if the partner was denied. */
        readonly isDenied?: true;
      };
    };
  }
}

/** The decision about a requested partner, as a mail reports it. Texts are on one line. */
export interface EntitlementMessageFacts {
  readonly partnerTitle: string;
  /** Path of the partner's first page; null if the partner has none. */
  readonly path: string | null;
  /** Reason why the partner was denied; null if it was granted. */
  readonly refusal: string | null;
}

export function entitlementMessage(
  { partnerTitle, path, refusal }: EntitlementMessageFacts,
  { publicUrl }: { readonly publicUrl: string },
): Omit<MailContent, 'greeting'> {
  const [subject, outcome, label] =
    refusal === null
      ? [
          `${partnerTitle} is now available to everyone at your company`,
          'You can use the offer from now on.',
          'Open the offer',
        ]
      : [
          `Your request for ${partnerTitle} was declined`,
          `We can't offer it to your company. The reason: ${refusal}`,
          'Ask again',
        ];
  return {
    subject,
    paragraphs: [`You asked ${brand.marketplaceName} for ${partnerTitle}.`, outcome],
    actions: [
      path === null
        ? { label: 'Open your dashboard', address: publicUrl + paths.dashboard }
        : { label, address: publicUrl + path },
    ],
    notes: [],
  };
}

/**
 * Finds the facts of the mail to the person who requested a partner. Returns null if the partner's state no longer is
 * the one that was decided, or if the person has left the company.
 */
async function findDecidedPartner(
  db: Database,
  { entitlement: { customerId, partnerId, isDenied } }: MailJob<'entitlementMail'>,
  reader: typeof users.$inferSelect,
): Promise<EntitlementMessageFacts | null> {
  if (reader.customerId !== customerId) return null;
  const { title, pages, state, reason } = await findEntitlementStatus(db, customerId, partnerId);
  if (state !== (isDenied ? 'denied' : 'granted')) return null;
  return {
    partnerTitle: oneLine(title),
    path: pages[0] ?? null,
    refusal: reason === null ? null : oneLine(reason),
  };
}

export const entitlementMail = createMemberMailTemplate(findDecidedPartner, entitlementMessage);
