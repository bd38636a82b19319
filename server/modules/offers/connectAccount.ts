import { and, eq, sql } from 'drizzle-orm';
import type { AccountConnection } from '#domain/accountConnection.ts';
import type { Database } from '#server/platform/db/database.ts';
import { validationFailed } from '#server/platform/http/parse.ts';
import { partnerAccounts, partnerCodes } from './offerTables.ts';
import type { OfferUser } from './requireOffer.ts';

const refuseCode = (message: string) => validationFailed([{ message, members: ['code'] }]);

/**
 * Connects the company's account at a partner by a code that the partner gave out. A code belongs to one company, and a
 * company has one account at a partner; an existing account is replaced only if `replaced` is its code.
 * @throws {Problem} VALIDATION_FAILED if the partner has not given out the code, if another company has it, or if the
 *   company has another account
 */
export async function connectAccount(
  db: Database,
  { userId, customerId, partnerId }: OfferUser,
  { code, email }: AccountConnection,
  replaced: string | null,
): Promise<void> {
  await db.transaction(async (transaction) => {
    // Locks the code, to serialize companies that connect the same one.
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
    const connected = await transaction
      .insert(partnerAccounts)
      .values({ customerId, partnerId, code, email, connectedById: userId })
      .onConflictDoUpdate({
        target: [partnerAccounts.customerId, partnerAccounts.partnerId],
        set: { code, email, connectedById: userId, connectedAt: sql`now()` },
        // Lets a repeated request succeed, since the response to the first may have been lost.
        setWhere: sql`(${partnerAccounts.code} = ${code} and ${partnerAccounts.email} = ${email}) or ${partnerAccounts.code} = ${replaced}`,
      })
      .returning({ code: partnerAccounts.code });
    if (connected.length === 0) {
      throw refuseCode('Your company has connected another account meanwhile. Reload the page to see it.');
    }
  });
}

/** Disconnects the company's account at a partner; any company can use the account's code then. */
export async function disconnectAccount(db: Database, { customerId, partnerId }: OfferUser): Promise<void> {
  await db
    .delete(partnerAccounts)
    .where(and(eq(partnerAccounts.customerId, customerId), eq(partnerAccounts.partnerId, partnerId)));
}
