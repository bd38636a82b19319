import { eq } from 'drizzle-orm';
import { forbidden } from '#server/platform/auth/authorize.ts';
import { lockOwnCompany } from '#server/platform/auth/ownCompany.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers } from '#server/platform/db/schema.ts';
import type { Customer } from './findCompany.ts';

/**
 * Keeps the address of this owner's company; null takes it away.
 * @throws {Problem} FORBIDDEN for whoever owns no company (any more)
 */
export async function keepCompanyAddress(
  db: Database,
  owner: Person,
  address: string | null,
): Promise<Customer> {
  return db.transaction(async (transaction) => {
    const customerId = await lockOwnCompany(transaction, owner);
    const [kept] = await transaction
      .update(customers)
      .set({ address })
      .where(eq(customers.id, customerId))
      .returning();
    if (!kept) throw forbidden();
    return kept;
  });
}
