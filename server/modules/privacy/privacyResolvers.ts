import type { Privacy } from '#graphql/resolvers.ts';
import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import { chooseOfferNews, findPrivacy } from './privacy.ts';

export const privacyQueries: Queries<'privacy'> = {
  privacy: async (_parent, _arguments, { services: { db }, requireSignedIn }) => {
    const { user } = await requireSignedIn();
    return toPrivacy(await findPrivacy(db, user));
  },
};

export const privacyMutations: Mutations<'chooseOfferNews'> = {
  chooseOfferNews: async (_parent, { offerNews }, { services: { db }, requireSignedIn }) =>
    toPrivacy(await chooseOfferNews(db, await requireSignedIn(), offerNews)),
};

function toPrivacy({ recorded, ...privacy }: Awaited<ReturnType<typeof findPrivacy>>): Privacy {
  return {
    ...privacy,
    recorded: recorded.map(({ id, name, occurredAt, context, properties }) => ({
      id: String(id),
      name,
      at: occurredAt,
      // The collector has checked both columns.
      route: (context as { route: string }).route,
      properties: Object.entries(properties as Record<string, string | number>).map(([property, value]) => ({
        name: property,
        value: String(value),
      })),
    })),
  };
}
