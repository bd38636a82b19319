import type { Database } from '#server/platform/db/database.ts';
import type { SampleIds } from '#server/platform/sample/addSamplePeople.ts';
import { sampleCustomers } from '#server/platform/sample/sampleCustomers.ts';
import { entitlements, offerStates } from './partnerTables.ts';

/** Adds the partners that sample customers have, and the customers' progress with the offers. */
export async function addSampleEntitlements(db: Database, sample: SampleIds): Promise<void> {
  for (const { name, partnerIds, states, startedBy } of sampleCustomers) {
    const customerId = sample.customerId(name);
    const changedById = sample.userId(startedBy);
    if (partnerIds.length > 0) {
      await db.insert(entitlements).values(partnerIds.map((partnerId) => ({ customerId, partnerId })));
    }
    if (states.length > 0) {
      await db.insert(offerStates).values(
        states.map(({ partnerId, state, changedOn }) => {
          return { customerId, partnerId, state, changedOn, changedById };
        }),
      );
    }
  }
}
