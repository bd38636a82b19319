import { isMarketplaceSource } from '#domain/affiliate.ts';
import { daysBetween } from '#domain/days.ts';
import { productRequestReference } from '#domain/productRequest.ts';
import { UserType } from '#domain/userType.ts';
import type {
  AdminCustomer,
  AdminCustomerDetail,
  Entitlement as PresentedEntitlement,
} from '#graphql/resolvers.ts';
import type { ListedCustomer } from '#server/modules/companies/listedCustomers.ts';
import type { Entitlement } from '#server/modules/entitlements/entitlements.ts';
import type { CustomerDetail } from './customer.ts';

export function toAdminCustomer({ customer, sourceName, asksFor }: ListedCustomer): AdminCustomer {
  const { id, name, typeName, sourceId, sourceTypeId, activeUsers, partnerCount, createdAt, version } =
    customer;
  const [sourceTypeName = null] =
    Object.entries(UserType).find(([, typeId]) => typeId === sourceTypeId) ?? [];
  return {
    id,
    name,
    typeName,
    source:
      sourceId === null
        ? null
        : {
            id: sourceId,
            typeId: sourceTypeId,
            typeName: sourceTypeName,
            name: isMarketplaceSource(customer) ? null : sourceName,
          },
    users: activeUsers,
    partners: partnerCount,
    asksFor: [...asksFor],
    createdOn: createdAt,
    version,
  };
}

export function toAdminCustomerDetail(detail: CustomerDetail): AdminCustomerDetail {
  const { listed, entitlements, team, openRequests, endingCertificates, today } = detail;
  return {
    customer: toAdminCustomer(listed),
    entitlements: entitlements.map(toEntitlement),
    team: {
      active: team.get('active') ?? 0,
      invited: team.get('invited') ?? 0,
      deactivated: team.get('deactivated') ?? 0,
    },
    openRequests: {
      rows: openRequests.rows.map(({ id, name, state, askedAt }) => ({
        id,
        reference: productRequestReference(id),
        name,
        status: state,
        askedOn: askedAt,
      })),
      total: openRequests.total,
    },
    endingCertificates: {
      rows: endingCertificates.rows.map(({ id, type, holder, expiresOn }) => ({
        id,
        type,
        holder,
        expiresOn,
        daysLeft: daysBetween(today, expiresOn),
      })),
      total: endingCertificates.total,
    },
  };
}

export function toEntitlement({ partner, state, source, ...others }: Entitlement): PresentedEntitlement {
  const { reason, since, by } = others;
  return {
    partnerId: partner.id,
    partnerTitle: partner.title,
    state,
    source,
    reason,
    since,
    by,
  };
}
