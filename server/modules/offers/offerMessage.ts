import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import type { MailContent } from '#server/platform/mail/message.ts';
import type { MailJob } from '#server/platform/mail/mailJob.ts';

/** News of a partner's offer, as a queued mail stores it. The mail omits news that is no longer true by then. */
export interface OfferNews {
  readonly partnerId: number;
  /** Event: the company got the partner, the ended offer runs again, or there are coupons again. */
  readonly about: 'granted' | 'returned' | 'coupons';
}

declare module '#server/platform/mail/mailJob.ts' {
  interface MailFacts {
    /** News of offers, in the order in which they were queued. */
    readonly offerMail: { readonly news: readonly OfferNews[] };
  }
}

export type OfferMailJob = MailJob<'offerMail'>;

/** News of one partner's offer, as the mail reports it. Texts are on one line. */
interface MailedOffer extends Pick<OfferNews, 'about'> {
  readonly partnerTitle: string;
  readonly benefit: string;
  /** The last day of the offer (MM/DD/YYYY); null if the offer has no end. */
  readonly lastDay: string | null;
  /** Path of the partner's first page; null if the partner has none. */
  readonly path: string | null;
}

export interface OfferMessageFacts {
  readonly news: readonly MailedOffer[];
  /** Path of the page that ends mails about offers, with the person's token. */
  readonly unsubscribePath: string;
}

const subjects = {
  granted: (title) => `${title} is now available to everyone at your company`,
  returned: (title) => `The offer from ${title} is back`,
  coupons: (title) => `${title} has new coupons`,
} as const satisfies Record<OfferNews['about'], (title: string) => string>;

export function offerMessage(
  { news, unsubscribePath }: OfferMessageFacts,
  { publicUrl }: { readonly publicUrl: string },
): Omit<MailContent, 'greeting'> {
  const [first] = news;
  const unsubscribeLink = publicUrl + unsubscribePath;
  const lines = news.map(({ about, partnerTitle, lastDay, benefit }) => {
    const until = lastDay === null ? '' : ` It runs until ${lastDay}.`;
    return `${subjects[about](partnerTitle)}: ${benefit}${until}`;
  });
  return {
    subject:
      first && news.length === 1
        ? subjects[first.about](first.partnerTitle)
        : `News of ${news.length} offers`,
    paragraphs: lines,
    actions: [
      ...news.map(({ partnerTitle, path }) => ({
        label: path === null ? 'Open your dashboard' : `Open ${partnerTitle}`,
        address: publicUrl + (path ?? paths.dashboard),
      })),
      { label: 'Stop emails about offers', address: unsubscribeLink },
    ],
    notes: [`You asked ${brand.marketplaceName} to tell you about offers. We do so at most once a day.`],
    unsubscribeLink,
  };
}
