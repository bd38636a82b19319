import * as v from 'valibot';
import { accountConnectionSchema } from '#domain/accountConnection.ts';
import { callRequestSchema } from '#domain/callRequest.ts';
import { limits } from '#domain/limits.ts';
import { fullName } from '#domain/userInfo.ts';
import { requireAccess } from '#server/platform/auth/authorize.ts';
import { requireOwner, requireRegularUser } from '#server/platform/graphql/ownerRequests.ts';
import type { FieldResolvers } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import type { Part } from '#server/platform/part.ts';
import { connectAccount, disconnectAccount } from './connectAccount.ts';
import { findPartnerActivity } from './findPartnerActivity.ts';
import { issueCoupon, mailCoupon } from './issueCoupon.ts';
import { listOffersOfPerson } from './listCustomerOffers.ts';
import { awaitOffer } from './offerWaits.ts';
import { recordLeads } from './recordLeads.ts';
import { requestCall } from './requestCall.ts';
import { requireOffer } from './requireOffer.ts';

const leadsSchema = v.object({
  leads: v.pipe(
    v.array(v.object({ madeAt: v.pipe(v.string(), v.isoTimestamp()) })),
    v.maxLength(limits.pendingLeads, `At most ${limits.pendingLeads} leads can be sent at once`),
  ),
});

export const offerQueries = {
  offers: async (_parent, _arguments, context) => {
    const person = await requireRegularUser(context);
    return listOffersOfPerson(context.services.db, person);
  },
} satisfies Part['queries'];

export const offerFields: FieldResolvers<'Offer'> = {
  state: ({ progress }) => progress?.state ?? 'AVAILABLE',
  stateChangedOn: ({ progress }) => progress && progress.changedOn,
  stateChangedBy: ({ changedBy }) => changedBy && fullName(changedBy),
};

/** Mutations of regular users on the pages of partners (screens 2.14). */
export const offerMutations = {
  recordLeads: async (_parent, sent, context) => {
    const person = await requireRegularUser(context);
    parse(leadsSchema, sent);
    const made = sent.leads.map((lead) => ({ ...lead, madeAt: new Date(lead.madeAt).getTime() }));
    return recordLeads(context.services.db, person, made);
  },
  issueCoupon: async (_parent, { partnerId }, { services: { db }, requireSignedIn }) => {
    const user = await requireOffer(db, await requireSignedIn(), partnerId, 'running');
    await issueCoupon(db, user);
    return findPartnerActivity(db, user);
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
    const user = await requireOffer(db, person, partnerId, 'running');
    await connectAccount(db, user, parse(accountConnectionSchema, connection), replaced);
    return findPartnerActivity(db, user);
  },
  disconnectAccount: async (_parent, { partnerId }, context) => {
    const { db } = context.services;
    const user = await requireOffer(db, await requireOwner(context), partnerId);
    await disconnectAccount(db, user);
    return findPartnerActivity(db, user);
  },
  requestCall: async (_parent, { partnerId, request }, { services: { db }, requireSignedIn }) => {
    const user = await requireOffer(db, await requireSignedIn(), partnerId, 'running');
    await requestCall(db, user, parse(callRequestSchema, request));
    return findPartnerActivity(db, user);
  },
  awaitOffer: async (_parent, { partnerId, awaited }, { services: { db }, requireSignedIn }) =>
    findPartnerActivity(db, await awaitOffer(db, await requireSignedIn(), partnerId, awaited)),
} satisfies Part['mutations'];
