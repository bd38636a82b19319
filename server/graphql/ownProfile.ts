import { ownDetailsSchema, passwordChangeSchema } from '#domain/ownProfile.ts';
import type { MutationResolvers, OwnProfile, QueryResolvers } from '#graphql/resolvers.ts';
import type { Person } from '#server/auth/person.ts';
import { changePassword, saveOwnDetails } from '#server/commands/ownProfile.ts';
import { parse } from '#server/http/parse.ts';
import type { GraphQLContext } from './context.ts';

export const ownProfileQueries: Pick<QueryResolvers<GraphQLContext>, 'ownProfile'> = {
  ownProfile: async (_parent, _arguments, { requireSignedIn }) => present((await requireSignedIn()).user),
};

/** Changes that everybody can make to their own profile. */
export const ownProfileMutations: Pick<
  MutationResolvers<GraphQLContext>,
  'saveOwnDetails' | 'changePassword'
> = {
  saveOwnDetails: async (_parent, { details }, { services, requestId, network, requireSignedIn }) => {
    const person = await requireSignedIn();
    const act = { person, requestId, network };
    return present(await saveOwnDetails(services, act, parse(ownDetailsSchema, details)));
  },
  changePassword: async (_parent, { change }, { services, requestId, network, requireSignedIn }) => {
    const person = await requireSignedIn();
    await changePassword(services, { person, requestId, network }, parse(passwordChangeSchema, change));
    return { accepted: true };
  },
};

function present({ firstName, lastName, email, phone, passwordHash }: Person['user']): OwnProfile {
  return { firstName, lastName, email, phone, hasPassword: passwordHash !== null };
}
