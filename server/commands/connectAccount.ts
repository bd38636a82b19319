import { and, eq, sql } from 'drizzle-orm';
import type { AccountConnection } from '#domain/accountConnection.ts';
import type { OfferUser } from '#server/auth/requireOffer.ts';
import type { Database } from '#server/db/database.ts';
import { partnerAccounts, partnerCodes } from '#server/db/offerTables.ts';
import { Problem } from '#server/http/problem.ts';

function refuseCode(message: string): Problem {
  return new Problem('VALIDATION_FAILED', message, { validationErrors: [{ message, members: ['code'] }] });
}

/**
 * Connects the company's account at a partner; one that is connected already is changed. A code belongs to one
 * company alone.
 * @throws {Problem} VALIDATION_FAILED where the partner has given out no such code, or another company has it
 */
export async function connectAccount(
  db: Database,
  { userId, customerId, partnerId }: OfferUser,
  { code, email }: AccountConnection,
): Promise<void> {
  await db.transaction(async (transaction) => {
    // Two companies with one code, one after the other.
    const [known] = await transaction
      .select({ code: partnerCodes.code })
      .from(partnerCodes)
      .where(and(eq(partnerCodes.partnerId, partnerId), eq(partnerCodes.code, code)))
      .for('update');
    if (!known) throw refuseCode("We don't recognize this code. Check it and try again.");
    const [holder] = await transaction
      .select({ customerId: partnerAccounts.customerId })
      .from(partnerAccounts)
      .where(and(eq(partnerAccounts.partnerId, partnerId), eq(partnerAccounts.code, code)));
    if (holder && holder.customerId !== customerId) {
      throw refuseCode('This code is already linked to another company.');
    }
    await transaction
      .insert(partnerAccounts)
      .values({ customerId, partnerId, code, email, connectedById: userId })
      .onConflictDoUpdate({
        target: [partnerAccounts.customerId, partnerAccounts.partnerId],
        set: { code, email, connectedById: userId, connectedAt: sql`now()` },
      });
  });
}

/** Takes the company's account at a partner away; its code is free again. */
export async function disconnectAccount(db: Database, { customerId, partnerId }: OfferUser): Promise<void> {
  await db
    .delete(partnerAccounts)
    .where(and(eq(partnerAccounts.customerId, customerId), eq(partnerAccounts.partnerId, partnerId)));
}
