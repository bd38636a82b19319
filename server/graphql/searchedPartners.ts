import type { QueryResolvers } from '#graphql/resolvers.ts';
import { customerOf } from '#server/auth/authorize.ts';
import { listSearchedPartners } from '#server/commands/listSearchedPartners.ts';
import type { GraphQLContext } from './context.ts';

export const searchedPartnerQueries: Pick<QueryResolvers<GraphQLContext>, 'searchedPartners'> = {
  searchedPartners: async (_parent, _arguments, { services, identify }) => {
    const person = await identify();
    const found = await listSearchedPartners(services.db, person && customerOf(person));
    return found.map(({ id, words, ...partner }) =>
      Object.assign(partner, { partnerId: id, words: [...words] }),
    );
  },
};
