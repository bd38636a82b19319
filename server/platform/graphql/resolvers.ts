import { GraphQLScalarType } from 'graphql';
import { brand } from '#domain/brand.ts';
import { Role, roleNames } from '#domain/role.ts';
import { UserType } from '#domain/userType.ts';
import type { Resolvers } from '#graphql/resolvers.ts';
import { customerOf, requireAccess } from '#server/platform/auth/authorize.ts';
import { listOffers } from '#server/modules/offers/listOffers.ts';
import { presentOffer } from '#server/modules/offers/presentOffer.ts';
import { accessExplanationQueries } from '#server/modules/access/accessExplanationResolvers.ts';
import {
  affiliateApplicationMutations,
  affiliateApplicationQueries,
} from '#server/modules/affiliates/applicationResolvers.ts';
import { adminCustomerMutations, adminCustomerQueries } from '#server/modules/customers/customerResolvers.ts';
import { adminPartnerMutations, adminPartnerQueries } from '#server/modules/publishing/partnerResolvers.ts';
import { adminUserMutations, adminUserQueries } from '#server/modules/people/userResolvers.ts';
import { auditQueries } from '#server/modules/audit/auditResolvers.ts';
import {
  certificateMutations,
  certificateQueries,
} from '#server/modules/certificates/certificateResolvers.ts';
import { companyMutations, companyQueries } from '#server/modules/companies/companyResolvers.ts';
import type { GraphQLContext } from './context.ts';
import { funnelQueries } from '#server/modules/funnels/funnelResolvers.ts';
import { gettingInMutations, gettingInQueries } from '#server/modules/registration/registrationResolvers.ts';
import { helpMutations, helpQueries } from '#server/modules/help/helpResolvers.ts';
import { overviewQueries } from '#server/modules/overview/overviewResolvers.ts';
import {
  ownApplicationMutations,
  ownApplicationQueries,
} from '#server/modules/affiliates/ownApplicationResolvers.ts';
import { loggedMailMutations, loggedMailQueries } from '#server/modules/mails/mailResolvers.ts';
import { ownProfileMutations, ownProfileQueries } from '#server/modules/people/ownProfileResolvers.ts';
import { partnerPageMutations, partnerPageQueries } from '#server/modules/offers/partnerPageResolvers.ts';
import {
  partnerRequestMutations,
  partnerRequestQueries,
} from '#server/modules/entitlements/partnerRequestResolvers.ts';
import { privacyMutations, privacyQueries } from '#server/modules/privacy/privacyResolvers.ts';
import {
  productRequestMutations,
  productRequestQueries,
} from '#server/modules/requests/productRequestResolvers.ts';
import {
  queuedRequestMutations,
  queuedRequestQueries,
} from '#server/modules/requests/queuedRequestResolvers.ts';
import {
  searchedPartnerMutations,
  searchedPartnerQueries,
} from '#server/modules/partners/searchedPartnerResolvers.ts';
import { searchQueries } from '#server/modules/overview/searchResolvers.ts';
import { teamMutations, teamQueries } from '#server/modules/people/teamResolvers.ts';

const dateTime = new GraphQLScalarType<Date | string, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
});

export const resolvers: Resolvers<GraphQLContext> = {
  DateTime: dateTime,
  Query: {
    configData: () => ({
      productName: brand.marketplaceName,
      supportEmail: brand.supportEmail,
      newsletterUrl: brand.newsletterUrl,
    }),
    constantType: () => ({
      roles: Object.values(Role).map((id) => ({ id, name: roleNames[id] ?? `Role ${id}` })),
      userTypes: Object.entries(UserType).map(([name, id]) => ({ id, name })),
    }),
    offers: async (_parent, _arguments, { services, requireSignedIn }) => {
      const person = await requireSignedIn();
      requireAccess(person, 'userPage');
      const offers = await listOffers(services.db, customerOf(person));
      return offers.map(presentOffer);
    },
    ...accessExplanationQueries,
    ...affiliateApplicationQueries,
    ...adminCustomerQueries,
    ...adminPartnerQueries,
    ...adminUserQueries,
    ...auditQueries,
    ...certificateQueries,
    ...companyQueries,
    ...funnelQueries,
    ...gettingInQueries,
    ...helpQueries,
    ...loggedMailQueries,
    ...overviewQueries,
    ...ownApplicationQueries,
    ...ownProfileQueries,
    ...partnerPageQueries,
    ...partnerRequestQueries,
    ...privacyQueries,
    ...productRequestQueries,
    ...searchedPartnerQueries,
    ...queuedRequestQueries,
    ...searchQueries,
    ...teamQueries,
  },
  Mutation: {
    ...affiliateApplicationMutations,
    ...adminCustomerMutations,
    ...adminPartnerMutations,
    ...adminUserMutations,
    ...certificateMutations,
    ...companyMutations,
    ...gettingInMutations,
    ...helpMutations,
    ...loggedMailMutations,
    ...ownApplicationMutations,
    ...ownProfileMutations,
    ...partnerPageMutations,
    ...partnerRequestMutations,
    ...privacyMutations,
    ...productRequestMutations,
    ...queuedRequestMutations,
    ...searchedPartnerMutations,
    ...teamMutations,
  },
};
