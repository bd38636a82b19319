import { and, eq, sql } from 'drizzle-orm';
import type { AccountConnection } from '#domain/accountConnection.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { partnerAccounts, partnerCodes } from './offerTables.ts';
import type { OfferUser } from './requireOffer.ts';

function refuseCode(message: string): Problem {
  return new Problem('VALIDATION_FAILED', message, { validationErrors: [{ message, members: ['code'] }] });
}

/**
 * Connects the company's account at a partner. A code belongs to one company alone, and a company has one: what is
 * connected is replaced only where it is the one that `replaced` names.
 * @throws {Problem} VALIDATION_FAILED where the partner has given out no such code, another company has it, or the
 *   company has another account
 */
export async function connectAccount(
  db: Database,
  { userId, customerId, partnerId }: OfferUser,
  { code, email }: AccountConnection,
  replaced: string | null,
): Promise<void> {
  await db.transaction(async (transaction) => {
    // Two companies with one code, one after the other.
    const [known] = await transaction
      .select({ code: partnerCodes.code })
      .from(partnerCodes)
      .where(and(eq(partnerCodes.partnerId, partnerId), eq(partnerCodes.code, code)))
      .for('update');
    if (!known) throw refuseCode("We don't recognise this code. Check it and try again.");
    const [holder] = await transaction
      .select({ customerId: partnerAccounts.customerId })
      .from(partnerAccounts)
      .where(and(eq(partnerAccounts.partnerId, partnerId), eq(partnerAccounts.code, code)));
    if (holder && holder.customerId !== customerId) {
      throw refuseCode('This code is already linked to another company.');
    }
    const connected = await transaction
      .insert(partnerAccounts)
      .values({ customerId, partnerId, code, email, connectedById: userId })
      .onConflictDoUpdate({
        target: [partnerAccounts.customerId, partnerAccounts.partnerId],
        set: { code, email, connectedById: userId, connectedAt: sql`now()` },
        // The same once more, after an answer that was lost, is no other.
        setWhere: sql`(${partnerAccounts.code} = ${code} and ${partnerAccounts.email} = ${email}) or ${partnerAccounts.code} = ${replaced}`,
      })
      .returning({ code: partnerAccounts.code });
    if (connected.length === 0) {
      throw refuseCode('Your company has connected another account meanwhile. Reload the page to see it.');
    }
  });
}

/** Takes the company's account at a partner away; its code is free again. */
export async function disconnectAccount(db: Database, { customerId, partnerId }: OfferUser): Promise<void> {
  await db
    .delete(partnerAccounts)
    .where(and(eq(partnerAccounts.customerId, customerId), eq(partnerAccounts.partnerId, partnerId)));
}
