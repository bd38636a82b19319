import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { requiredText } from '#domain/textFields.ts';
import { fullName } from '#domain/userInfo.ts';
import type { PartnerRequest } from '#graphql/resolvers.ts';
import { unknownPartner } from '#server/modules/partners/unknownPartner.ts';
import { customerIdOf } from '#server/platform/auth/authorize.ts';
import { requireRegularUser } from '#server/platform/graphql/ownerRequests.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import type { Part } from '#server/platform/part.ts';
import { findEntitlementStatus, requireCompany } from './entitlementStatus.ts';
import { listMissingPartners } from './listMissingPartners.ts';
import { listPartnerRequests } from './partnerRequests.ts';
import { requestPartner } from './requestPartner.ts';

const requestSchema = v.object({ reason: requiredText('Reason', limits.productReasonLength) });

const statuses = { granted: 'available', denied: 'declined' } as const;

/** Queries of a company's people about requests for partners. */
export const partnerRequestQueries = {
  entitlementStatus: async (_parent, { partnerId }, context) => {
    const person = await requireRegularUser(context);
    const id = parseId(partnerId, unknownPartner);
    return { id, ...(await findEntitlementStatus(context.services.db, requireCompany(person), id)) };
  },
  missingPartners: async (_parent, _arguments, context) => {
    const person = await requireRegularUser(context);
    return listMissingPartners(context.services.db, customerIdOf(person));
  },
  partnerRequests: async (_parent, _arguments, context) => {
    const person = await requireRegularUser(context);
    const found = await listPartnerRequests(context.services.db, person);
    return found.map(({ request, partner, asker }): PartnerRequest => ({
      id: request.id,
      partner,
      status: request.outcome === null ? 'submitted' : statuses[request.outcome],
      statusReason: request.outcomeReason,
      askedBy: fullName(asker),
      askedOn: request.askedAt,
    }));
  },
} satisfies Part['queries'];

export const partnerRequestMutations = {
  requestPartner: async (_parent, { partnerId, ...sent }, context) => {
    const person = await requireRegularUser(context);
    const { reason } = parse(requestSchema, sent);
    const id = parseId(partnerId, unknownPartner);
    return { id, ...(await requestPartner(context.services.db, person, id, reason)) };
  },
} satisfies Part['mutations'];
