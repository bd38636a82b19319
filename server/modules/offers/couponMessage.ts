import { and, eq } from 'drizzle-orm';
import { formatDay } from '#domain/formatDay.ts';
import { partnerPages, partners } from '#server/modules/partners/partnerTables.ts';
import type { MailContent } from '#server/platform/mail/message.ts';
import type { TemplateData, MailTemplate } from '#server/platform/mail/mailTemplate.ts';
import { coupons } from './offerTables.ts';

declare module '#server/platform/mail/mailJob.ts' {
  interface MailFacts {
    readonly couponMail: { readonly partnerId: number };
  }
}

export interface CouponMessageFacts {
  readonly code: string;
  /** The last day on which the coupon is valid (YYYY-MM-DD); null if the coupon has no end. */
  readonly goodUntil: string | null;
  readonly partnerTitle: string;
  /** Path of one of the partner's pages. */
  readonly path: string;
}

export const couponMail: MailTemplate<'couponMail'> = {
  goesTo: 'members',
  async find(db, { partnerId }, { id }) {
    const [coupon] = await db
      .select({
        code: coupons.code,
        goodUntil: coupons.goodUntil,
        partnerTitle: partners.title,
        path: partnerPages.path,
      })
      .from(coupons)
      .innerJoin(partners, eq(partners.id, coupons.partnerId))
      .innerJoin(partnerPages, eq(partnerPages.partnerId, partners.id))
      .where(and(eq(coupons.userId, id), eq(coupons.partnerId, partnerId)))
      .limit(1);
    return coupon ? (facts) => couponMessage(coupon, facts) : null;
  },
};

export function couponMessage(
  { code, goodUntil, partnerTitle, path }: CouponMessageFacts,
  { publicUrl }: Pick<TemplateData, 'publicUrl'>,
): Omit<MailContent, 'greeting'> {
  return {
    barcode: code,
    subject: `Your ${partnerTitle} coupon`,
    paragraphs: [
      `Here is your coupon code: ${code}`,
      `Show it at checkout. It is yours alone${goodUntil === null ? '' : `, and good until ${formatDay(goodUntil)}`}.`,
    ],
    actions: [{ label: 'Open the offer', address: publicUrl + path }],
    notes: ['You get this email because you asked for it on the page of the offer.'],
  };
}
