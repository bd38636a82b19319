import * as v from 'valibot';
import { accountConnectionSchema } from '#domain/accountConnection.ts';
import { callRequestSchema } from '#domain/callRequest.ts';
import type { Lead } from '#domain/lead.ts';
import { limits } from '#domain/limits.ts';
import type { LeadInput, PartnerDealings } from '#graphql/resolvers.ts';
import { requireAccess } from '#server/platform/auth/authorize.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Mutations } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { awaitOffer } from './awaitOffer.ts';
import { connectAccount, disconnectAccount } from './connectAccount.ts';
import { findDealings } from './findDealings.ts';
import { issueCoupon } from './issueCoupon.ts';
import { mailCoupon } from './mailCoupon.ts';
import { toOffer } from './toOffer.ts';
import { toDealings } from './toPartnerPage.ts';
import { recordLeads } from './recordLeads.ts';
import { requestCall } from './requestCall.ts';
import { requireOffer, requireRunningOffer, type OfferUser } from './requireOffer.ts';

const leadsSchema = v.object({
  leads: v.pipe(
    v.array(v.object({ madeAt: v.pipe(v.string(), v.isoTimestamp()) })),
    v.maxLength(limits.pendingLeads, `At most ${limits.pendingLeads} leads can be sent at once`),
  ),
});

function toLead(lead: LeadInput): Lead {
  return { ...lead, madeAt: new Date(lead.madeAt).getTime() };
}

/** What people do on the pages of partners (screens 2.14). */
export const dealingMutations: Mutations<
  | 'recordLeads'
  | 'issueCoupon'
  | 'mailCoupon'
  | 'connectAccount'
  | 'disconnectAccount'
  | 'requestCall'
  | 'awaitOffer'
> = {
  recordLeads: async (_parent, sent, { services: { db }, requireSignedIn }) => {
    const person = await requireSignedIn();
    requireAccess(person, 'userPage');
    parse(leadsSchema, sent);
    const moved = await recordLeads(db, person, sent.leads.map(toLead));
    return moved.map(toOffer);
  },
  issueCoupon: async (_parent, { partnerId }, { services: { db }, requireSignedIn }) => {
    const user = await requireRunningOffer(db, await requireSignedIn(), partnerId);
    await issueCoupon(db, user);
    return answerDealings(db, user);
  },
  mailCoupon: async (_parent, { partnerId }, { services: { db }, requireSignedIn }) => {
    await mailCoupon(db, await requireOffer(db, await requireSignedIn(), partnerId));
    return { accepted: true };
  },
  connectAccount: async (
    _parent,
    { partnerId, connection, replaces },
    { services: { db }, requireSignedIn },
  ) => {
    const person = await requireSignedIn();
    const replaced = replaces ?? null;
    if (replaced !== null) requireAccess(person, 'ownerPage');
    const user = await requireRunningOffer(db, person, partnerId);
    await connectAccount(db, user, parse(accountConnectionSchema, connection), replaced);
    return answerDealings(db, user);
  },
  disconnectAccount: async (_parent, { partnerId }, { services: { db }, requireSignedIn }) => {
    const person = await requireSignedIn();
    requireAccess(person, 'ownerPage');
    const user = await requireOffer(db, person, partnerId);
    await disconnectAccount(db, user);
    return answerDealings(db, user);
  },
  requestCall: async (_parent, { partnerId, request }, { services: { db }, requireSignedIn }) => {
    const user = await requireRunningOffer(db, await requireSignedIn(), partnerId);
    await requestCall(db, user, parse(callRequestSchema, request));
    return answerDealings(db, user);
  },
  awaitOffer: async (_parent, { partnerId, awaited }, { services: { db }, requireSignedIn }) => {
    const user = await awaitOffer(db, await requireSignedIn(), partnerId, awaited);
    return answerDealings(db, user);
  },
};

/** What has become of what the person has with the partner. */
async function answerDealings(db: Database, user: OfferUser): Promise<PartnerDealings> {
  return toDealings(await findDealings(db, user));
}
