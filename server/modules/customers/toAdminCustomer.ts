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
import type { findCustomer } from './customer.ts';

export function toAdminCustomer({ customer, sourceName, asksFor }: ListedCustomer): AdminCustomer {
  const { sourceId, sourceTypeId } = customer;
  const sourceType = Object.entries(UserType).find(([, typeId]) => typeId === sourceTypeId);
  const name = isMarketplaceSource(customer) ? null : sourceName;
  return {
    ...customer,
    source:
      sourceId === null
        ? null
        : { id: sourceId, typeId: sourceTypeId, typeName: sourceType?.[0] ?? null, name },
    users: customer.activeUsers,
    partners: customer.partnerCount,
    asksFor,
    createdOn: customer.createdAt,
  };
}

export function toAdminCustomerDetail({
  listed,
  entitlements,
  team,
  openRequests,
  endingCertificates,
  today,
}: Awaited<ReturnType<typeof findCustomer>>): AdminCustomerDetail {
  return {
    customer: toAdminCustomer(listed),
    entitlements: entitlements.map(toEntitlement),
    team: {
      active: team.get('active') ?? 0,
      invited: team.get('invited') ?? 0,
      deactivated: team.get('deactivated') ?? 0,
    },
    openRequests: {
      ...openRequests,
      rows: openRequests.rows.map((request) => ({
        ...request,
        reference: productRequestReference(request.id),
        status: request.state,
        askedOn: request.askedAt,
      })),
    },
    endingCertificates: {
      ...endingCertificates,
      rows: endingCertificates.rows.map((certificate) => ({
        ...certificate,
        daysLeft: daysBetween(today, certificate.expiresOn),
      })),
    },
  };
}

export function toEntitlement({ partner, ...entitlement }: Entitlement): PresentedEntitlement {
  return { ...entitlement, partnerId: partner.id, partnerTitle: partner.title };
}
