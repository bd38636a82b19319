import { randomInt } from 'node:crypto';
import { addDays, marketplaceToday } from '#domain/days.ts';
import { partners } from '#domain/partner.ts';
import { readPartnerContent } from '#server/modules/partners/readPartnerContent.ts';
import type { Database } from '#server/platform/db/database.ts';
import { coupons, partnerCodes } from './offerTables.ts';

/** Letters and digits that nobody mistakes for one another. */
const alphabet = '23456789ACDEFGHJKMNPQRTUVWXYZ';

/** Days for which sample coupons are valid. */
const daysGood = 180;

function randomCode(): string {
  return Array.from({ length: 10 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** Adds what partners would supply: coupons, and codes with which companies connect accounts. */
export async function addSampleOffers(db: Database): Promise<void> {
  for (const partner of partners) {
    const { sampleCoupons, sampleCodes, endsAfterDays = daysGood } = readPartnerContent(partner);
    // Ends coupons with their offer at the latest.
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
