import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { customerIdOf } from '#server/platform/auth/authorize.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import { parse } from '#server/platform/http/parse.ts';
import type { Part } from '#server/platform/part.ts';
import { countUnfoundSearch } from './countUnfoundSearch.ts';
import { listSearchedPartners } from './listSearchedPartners.ts';
import { listUnfoundSearches } from './unfoundSearches.ts';

const unfoundSchema = v.object({ search: v.pipe(v.string(), v.maxLength(limits.searchLength)) });

export const searchedPartnerQueries = {
  searchedPartners: async (_parent, _arguments, { services, identify }) => {
    const person = await identify();
    const found = await listSearchedPartners(services.db, person && customerIdOf(person));
    return found.map(({ id, ...partner }) => Object.assign(partner, { partnerId: id }));
  },
  unfoundSearches: async (_parent, _arguments, context) => {
    await requireAdministrator(context);
    return listUnfoundSearches(context.services.db);
  },
} satisfies Part['queries'];

export const searchedPartnerMutations = {
  countUnfoundSearch: async (_parent, sent, { services: { db }, identify, network }) => {
    const { search } = parse(unfoundSchema, sent);
    const person = await identify();
    await countUnfoundSearch(db, search, { userId: person?.user.id ?? null, network });
    return { accepted: true };
  },
} satisfies Part['mutations'];
