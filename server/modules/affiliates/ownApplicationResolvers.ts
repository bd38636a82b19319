import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { registrationBy } from '#domain/paths.ts';
import { requiredText } from '#domain/textFields.ts';
import type { OwnApplication, Referral } from '#graphql/resolvers.ts';
import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { drawQrCode } from '#server/platform/markup/qrCode.ts';
import type { Services } from '#server/platform/services/services.ts';
import { countReferrals } from './countReferrals.ts';
import { answerQuestion, findOwnApplication } from './ownApplication.ts';

const answerSchema = v.object({ answer: requiredText('Answer', limits.applicationWordsLength) });

export const ownApplicationQueries: Queries<'ownApplication'> = {
  ownApplication: async (_parent, _arguments, { services, requireSignedIn }) => {
    const own = await findOwnApplication(services.db, await requireSignedIn());
    return own && present(services, own);
  },
};

/** What applicants do with their application. */
export const ownApplicationMutations: Mutations<'answerApplicationQuestion'> = {
  answerApplicationQuestion: async (_parent, { version, ...sent }, { services, requireSignedIn }) => {
    const person = await requireSignedIn();
    const { answer } = parse(answerSchema, sent);
    return present(services, await answerQuestion(services.db, person, { version, answer }));
  },
};

async function present(
  services: Services,
  {
    id,
    companyName,
    state,
    question,
    answer,
    reason,
    version,
  }: NonNullable<Awaited<ReturnType<typeof findOwnApplication>>>,
): Promise<OwnApplication> {
  const referral = state === 'approved' ? await readReferral(services, id, companyName) : null;
  return { id, state, question, answer, reason, referral, version };
}

async function readReferral(
  { db, publicUrl }: Services,
  affiliateId: number,
  business: string,
): Promise<Referral> {
  const link = publicUrl() + registrationBy(affiliateId);
  return { link, business, code: drawQrCode(link), ...(await countReferrals(db, affiliateId)) };
}
