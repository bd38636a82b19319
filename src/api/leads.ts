import type { Lead } from '#domain/lead.ts';
import { RecordLeadsDocument } from '#graphql/leadRequests.ts';
import type { Request } from './request.ts';

/** Has leads recorded; the offers that they start are shown so at once. Rejects with a `CallFailure`. */
export async function recordLeads(request: Request, leads: readonly Lead[]): Promise<void> {
  await request(RecordLeadsDocument, {
    leads: leads.map(({ partnerId, kind, place, madeAt }) => ({
      partnerId,
      kind,
      place,
      madeAt: new Date(madeAt).toISOString(),
    })),
  });
}
