import { productNameKey } from '#domain/productRequest.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { SampleIds } from '#server/platform/sample/addSamplePeople.ts';
import { productRequests, productRequestVotes } from './requestTables.ts';

/** Product requests of the first sample customer, oldest first; the first of `voters` is the asker. */
const sampleProductRequests = [
  {
    name: 'Concrete delivery',
    category: 'Equipment & supplies',
    reason: 'We order ready-mix for every site, and would like one price list for all of them.',
    state: 'declined',
    stateReason: 'Suppliers deliver in their own region only, so no offer would reach all our customers.',
    askedAt: new Date('2026-09-14T15:00:00Z'),
    voters: ['owner@lintel.test'],
  },
  {
    name: 'Fleet tracking',
    category: 'Equipment & supplies',
    website: 'https://fleet-tracking.example',
    reason: 'Six vans are on the road, and the office does not know which one is closest to a call.',
    people: 6,
    contactBy: 'PHONE',
    state: 'inReview',
    askedAt: new Date('2026-10-02T15:00:00Z'),
    voters: ['user@lintel.test', 'owner@lintel.test'],
  },
  {
    name: 'Safety training videos',
    category: 'Growth & training',
    reason: 'New people should see the basics of working at heights before their first day.',
    people: 25,
    state: 'planned',
    askedAt: new Date('2026-11-05T15:00:00Z'),
    voters: ['user@lintel.test'],
  },
] as const;

export async function addSampleProductRequests(db: Database, sample: SampleIds): Promise<void> {
  const customerId = sample.customerId('Acme Builders');
  for (const [index, { voters, ...request }] of sampleProductRequests.entries()) {
    const [added] = await db
      .insert(productRequests)
      .values({
        ...request,
        customerId,
        userId: sample.userId(voters[0]),
        key: `sample-${index + 1}`,
        nameKey: productNameKey(request.name),
      })
      .returning({ id: productRequests.id });
    if (!added) throw new Error(`The sample request ${request.name} was not added`);
    await db
      .insert(productRequestVotes)
      .values(voters.map((email) => ({ requestId: added.id, userId: sample.userId(email) })));
  }
}
