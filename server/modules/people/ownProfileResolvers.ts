import { ownDetailsSchema, passwordChangeSchema } from '#domain/ownProfile.ts';
import type { OwnProfile } from '#graphql/resolvers.ts';
import { findReferrerName } from '#server/modules/companies/company.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { parse } from '#server/platform/http/parse.ts';
import type { Part } from '#server/platform/part.ts';
import { changePassword, saveOwnDetails } from './ownProfile.ts';

export const ownProfileQueries = {
  ownProfile: async (_parent, _arguments, { services: { db }, requireSignedIn }) => {
    const { user, customer } = await requireSignedIn();
    return toOwnProfile(db, user, customer);
  },
} satisfies Part['queries'];

export const ownProfileMutations = {
  saveOwnDetails: async (_parent, { details }, { services, requestId, network, requireSignedIn }) => {
    const person = await requireSignedIn();
    const act = { person, requestId, network };
    const saved = await saveOwnDetails(services, act, parse(ownDetailsSchema, details));
    return toOwnProfile(services.db, saved, person.customer);
  },
  changePassword: async (_parent, { change }, { services, requestId, network, requireSignedIn }) => {
    const person = await requireSignedIn();
    await changePassword(services, { person, requestId, network }, parse(passwordChangeSchema, change));
    return { accepted: true };
  },
} satisfies Part['mutations'];

async function toOwnProfile(
  db: Database,
  { firstName, lastName, email, phone, passwordHash }: Person['user'],
  customer: Person['customer'],
): Promise<OwnProfile> {
  const referredBy = customer && (await findReferrerName(db, customer));
  return { firstName, lastName, email, phone, hasPassword: passwordHash !== null, referredBy };
}
