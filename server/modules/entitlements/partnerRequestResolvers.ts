import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { requiredText } from '#domain/textFields.ts';
import { unknownPartner } from '#server/modules/partners/unknownPartner.ts';
import { customerOf, requireAccess } from '#server/platform/auth/authorize.ts';
import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import { listMissingPartners } from './listMissingPartners.ts';
import { listPartnerRequests } from './partnerRequests.ts';
import { findEntitlementStatus, requireCompany } from './entitlementStatus.ts';
import { toMissingPartner, toPartnerRequest, toEntitlementStatus } from './toEntitlementStatus.ts';
import { requestPartner } from './requestPartner.ts';

const requestSchema = v.object({ reason: requiredText('Reason', limits.productReasonLength) });

/** What people of a company read of partners that it does not have. */
export const partnerRequestQueries: Queries<'entitlementStatus' | 'missingPartners' | 'partnerRequests'> = {
  entitlementStatus: async (_parent, { partnerId }, { services, requireSignedIn }) => {
    const person = await requireSignedIn();
    requireAccess(person, 'userPage');
    const id = parseId(partnerId, unknownPartner);
    return toEntitlementStatus(id, await findEntitlementStatus(services.db, requireCompany(person), id));
  },
  missingPartners: async (_parent, _arguments, { services, requireSignedIn }) => {
    const person = await requireSignedIn();
    requireAccess(person, 'userPage');
    const missing = await listMissingPartners(services.db, customerOf(person));
    return missing.map(toMissingPartner);
  },
  partnerRequests: async (_parent, _arguments, { services, requireSignedIn }) => {
    const person = await requireSignedIn();
    requireAccess(person, 'userPage');
    return (await listPartnerRequests(services.db, person)).map(toPartnerRequest);
  },
};

/** What people of a company do about partners that it does not have. */
export const partnerRequestMutations: Mutations<'requestPartner'> = {
  requestPartner: async (_parent, { partnerId, ...sent }, { services, requireSignedIn }) => {
    const person = await requireSignedIn();
    requireAccess(person, 'userPage');
    const { reason } = parse(requestSchema, sent);
    const id = parseId(partnerId, unknownPartner);
    return toEntitlementStatus(id, await requestPartner(services.db, person, id, reason));
  },
};
