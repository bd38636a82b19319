import type { Privacy } from '#graphql/resolvers.ts';
import type { Part } from '#server/platform/part.ts';
import { chooseOfferNews, findPrivacy } from './privacy.ts';

export const privacyQueries = {
  privacy: async (_parent, _arguments, { services: { db }, requireSignedIn }) => {
    const { user } = await requireSignedIn();
    return toPrivacy(await findPrivacy(db, user));
  },
} satisfies Part['queries'];

export const privacyMutations = {
  chooseOfferNews: async (_parent, { offerNews }, { services: { db }, requireSignedIn }) =>
    toPrivacy(await chooseOfferNews(db, await requireSignedIn(), offerNews)),
} satisfies Part['mutations'];

function toPrivacy({ recorded, ...privacy }: Awaited<ReturnType<typeof findPrivacy>>): Privacy {
  return {
    ...privacy,
    recorded: recorded.map(({ id, name, occurredAt, context, properties }) => ({
      id: String(id),
      name,
      at: occurredAt,
      // `eventsSchema` has validated both columns.
      route: (context as { route: string }).route,
      properties: Object.entries(properties as Record<string, string | number>).map(([property, value]) => ({
        name: property,
        value: String(value),
      })),
    })),
  };
}
