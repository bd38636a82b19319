import { GraphQLScalarType } from 'graphql';
import { brand } from '#domain/brand.ts';
import { Role, roleNames } from '#domain/role.ts';
import { UserType } from '#domain/userType.ts';
import type { Resolvers } from '#graphql/resolvers.ts';
import { customerOf, requireAccess } from '#server/auth/authorize.ts';
import { listOffers } from '#server/commands/listOffers.ts';
import { presentOffer } from '#server/present/offer.ts';
import { accessExplanationQueries } from './accessExplanation.ts';
import { affiliateApplicationMutations, affiliateApplicationQueries } from './affiliateApplications.ts';
import { adminCustomerMutations, adminCustomerQueries } from './adminCustomers.ts';
import { adminPartnerMutations, adminPartnerQueries } from './adminPartners.ts';
import { adminUserMutations, adminUserQueries } from './adminUsers.ts';
import { auditQueries } from './auditLog.ts';
import { certificateMutations, certificateQueries } from './certificates.ts';
import { companyMutations, companyQueries } from './company.ts';
import type { GraphQLContext } from './context.ts';
import { funnelQueries } from './funnels.ts';
import { gettingInMutations, gettingInQueries } from './gettingIn.ts';
import { helpMutations, helpQueries } from './help.ts';
import { overviewQueries } from './overview.ts';
import { ownApplicationMutations, ownApplicationQueries } from './ownApplication.ts';
import { loggedMailMutations, loggedMailQueries } from './loggedMails.ts';
import { ownProfileMutations, ownProfileQueries } from './ownProfile.ts';
import { partnerPageMutations, partnerPageQueries } from './partnerPages.ts';
import { partnerRequestMutations, partnerRequestQueries } from './partnerRequests.ts';
import { privacyMutations, privacyQueries } from './privacy.ts';
import { productRequestMutations, productRequestQueries } from './productRequests.ts';
import { queuedRequestMutations, queuedRequestQueries } from './queuedRequests.ts';
import { searchedPartnerMutations, searchedPartnerQueries } from './searchedPartners.ts';
import { searchQueries } from './searchEverything.ts';
import { teamMutations, teamQueries } from './team.ts';

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
