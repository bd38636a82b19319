import { randomInt } from 'node:crypto';
import { addDays, marketplaceToday } from '#domain/days.ts';
import { partners } from '#domain/partner.ts';
import { readPartnerContent } from '#server/modules/partners/readPartnerContent.ts';
import type { Database } from '#server/platform/db/database.ts';
import { coupons, partnerCodes } from './offerTables.ts';

/** Letters and digits that cannot be mistaken for one another. */
const alphabet = '23456789ACDEFGHJKMNPQRTUVWXYZ';

/** Days for which sample coupons are good. */
const daysGood = 180;

function randomCode(): string {
  return Array.from({ length: 10 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** Adds what partners would supply: coupons to hand out, and codes that connect accounts. */
export async function addSampleOffers(db: Database): Promise<void> {
  for (const partner of partners) {
    const { sampleCoupons, sampleCodes, endsAfterDays = daysGood } = readPartnerContent(partner);
    // A coupon ends no later than its offer.
    const goodUntil = addDays(marketplaceToday(), Math.min(daysGood, endsAfterDays));
    const partnerId = partner.id;
    const drawn = new Set<string>();
    while (drawn.size < sampleCoupons) drawn.add(randomCode());
    if (drawn.size > 0) {
      await db.insert(coupons).values(Array.from(drawn, (code) => ({ partnerId, code, goodUntil })));
    }
    if (sampleCodes.length > 0) {
      await db.insert(partnerCodes).values(sampleCodes.map((code) => ({ partnerId, code })));
    }
  }
}
