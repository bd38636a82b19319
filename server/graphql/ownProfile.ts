import { ownDetailsSchema, passwordChangeSchema } from '#domain/ownProfile.ts';
import type { MutationResolvers, OwnProfile, QueryResolvers } from '#graphql/resolvers.ts';
import type { Person } from '#server/auth/person.ts';
import { changePassword, saveOwnDetails } from '#server/commands/ownProfile.ts';
import { parse } from '#server/http/parse.ts';
import type { GraphQLContext } from './context.ts';

export const ownProfileQueries: Pick<QueryResolvers<GraphQLContext>, 'ownProfile'> = {
  ownProfile: async (_parent, _arguments, { requireSignedIn }) => present((await requireSignedIn()).user),
};

/** What people change of themselves, whatever their role. */
export const ownProfileMutations: Pick<
  MutationResolvers<GraphQLContext>,
  'saveOwnDetails' | 'changePassword'
> = {
  saveOwnDetails: async (_parent, { details }, { services, requestId, requireSignedIn }) => {
    const person = await requireSignedIn();
    return present(await saveOwnDetails(services, { person, requestId }, parse(ownDetailsSchema, details)));
  },
  changePassword: async (_parent, { change }, { services, requestId, network, requireSignedIn }) => {
    const person = await requireSignedIn();
    await changePassword(services, { person, requestId }, parse(passwordChangeSchema, change), network);
    return { accepted: true };
  },
};

function present({ firstName, lastName, email, phone, passwordHash }: Person['user']): OwnProfile {
  return { firstName, lastName, email, phone, hasPassword: passwordHash !== null };
}
