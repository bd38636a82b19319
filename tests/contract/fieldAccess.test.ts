import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolvers } from '#server/graphql/resolvers.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { openSeeded } from './support/embedded.ts';
import { codesOf } from './support/gettingIn.ts';

/** A secret of the form that links have, which nobody was given. */
const secret = 'A'.repeat(43);
const newcomer = `{ userTypeId: 2, firstName: "N", lastName: "N", companyName: "N", email: "n@access.test",
  phone: "5550100100", password: "A short sentence", terms: true }`;

const certificate =
  '{ type: OTHER, holder: "N", issuer: "N", expiresOn: "2030-01-01", remindDays: [], recipientIds: [] }';

type Caller = 'anyone' | 'holders of a link' | 'signed in' | 'regular users' | 'owners' | 'administrators';

/**
 * Who may ask for each GraphQL field, and a document that asks for it. A link's holder is whoever knows its
 * secret, signed in or not.
 */
const fieldTable: Readonly<Record<string, { caller: Caller; query: string }>> = {
  configData: { caller: 'anyone', query: '{ configData { productName } }' },
  constantType: { caller: 'anyone', query: '{ constantType { roles { id name } userTypes { id name } } }' },
  offers: { caller: 'regular users', query: '{ offers { id partnerId state stateChangedOn endsOn } }' },
  partnerPage: { caller: 'anyone', query: '{ partnerPage(path: "/partner/sunbelt") { id } }' },
  recordLeads: { caller: 'regular users', query: 'mutation { recordLeads(leads: []) { id } }' },
  issueCoupon: { caller: 'regular users', query: 'mutation { issueCoupon(partnerId: 9) { id } }' },
  mailCoupon: { caller: 'regular users', query: 'mutation { mailCoupon(partnerId: 9) { accepted } }' },
  connectAccount: {
    caller: 'regular users',
    query: 'mutation { connectAccount(partnerId: 8, connection: {}) { id } }',
  },
  disconnectAccount: {
    caller: 'regular users',
    query: 'mutation { disconnectAccount(partnerId: 8) { id } }',
  },
  requestCall: {
    caller: 'regular users',
    query: 'mutation { requestCall(partnerId: 1, request: {}) { id } }',
  },
  awaitOffer: {
    caller: 'regular users',
    query: 'mutation { awaitOffer(partnerId: 1, awaited: OFFER) { id } }',
  },
  faq: { caller: 'regular users', query: '{ faq { groups { questions { id helped } } } }' },
  introduction: { caller: 'regular users', query: '{ introduction { sections { title } } }' },
  trainings: { caller: 'regular users', query: '{ trainings { trainings { id isCompleted } } }' },
  webinars: { caller: 'regular users', query: '{ webinars { upcoming { id joinUrl } } }' },
  rateAnswer: {
    caller: 'regular users',
    query: 'mutation { rateAnswer(questionId: 1, helped: true) { id } }',
  },
  markTraining: {
    caller: 'regular users',
    query: 'mutation { markTraining(id: "first-steps", completed: true) { id } }',
  },
  registerForWebinar: {
    caller: 'regular users',
    query: 'mutation { registerForWebinar(id: "none") { joinUrl } }',
  },
  unregisterFromWebinar: {
    caller: 'regular users',
    query: 'mutation { unregisterFromWebinar(id: "none") { id } }',
  },
  pendingProfile: {
    caller: 'holders of a link',
    query: `{ pendingProfile(ticket: "${secret}") { email firstName lastName companyName invitedBy missing } }`,
  },
  passwordResetLink: {
    caller: 'holders of a link',
    query: `{ passwordResetLink(token: "${secret}") { email } }`,
  },
  register: { caller: 'anyone', query: `mutation { register(registration: ${newcomer}) { accepted } }` },
  requestVerification: {
    caller: 'anyone',
    query: 'mutation { requestVerification(email: "n@access.test") { accepted } }',
  },
  requestPasswordReset: {
    caller: 'anyone',
    query: 'mutation { requestPasswordReset(email: "n@access.test") { accepted } }',
  },
  renewLink: {
    caller: 'holders of a link',
    query: `mutation { renewLink(token: "${secret}") { accepted } }`,
  },
  requestInvitation: {
    caller: 'holders of a link',
    query: `mutation { requestInvitation(token: "${secret}") { accepted } }`,
  },
  verifyEmail: {
    caller: 'holders of a link',
    query: `mutation { verifyEmail(token: "${secret}") { profileTicket } }`,
  },
  completeProfile: {
    caller: 'holders of a link',
    query: `mutation { completeProfile(ticket: "${secret}", profile: {}) { roleId isUnderReview } }`,
  },
  productRequests: { caller: 'regular users', query: '{ productRequests { id name status reference } }' },
  submitProductRequest: {
    caller: 'regular users',
    query: `mutation { submitProductRequest(request: { key: "access-test", name: "Nails", reason: "For the roof." })
      { id } }`,
  },
  withdrawProductRequest: {
    caller: 'regular users',
    query: 'mutation { withdrawProductRequest(id: "1") { id } }',
  },
  voteForProductRequest: {
    caller: 'regular users',
    query: 'mutation { voteForProductRequest(id: "1") { votes } }',
  },
  certificates: {
    caller: 'owners',
    query: '{ certificates(page: 1, size: 10) { total certificates { id holder } } }',
  },
  endingCertificates: { caller: 'owners', query: '{ endingCertificates { count firstOn } }' },
  certificate: { caller: 'owners', query: '{ certificate(id: "1") { id holder } }' },
  addCertificate: {
    caller: 'owners',
    query: `mutation { addCertificate(key: "field-access", certificate: ${certificate}) { id } }`,
  },
  changeCertificate: {
    caller: 'owners',
    query: `mutation { changeCertificate(id: "1", version: 1, certificate: ${certificate}) { id } }`,
  },
  renewCertificate: {
    caller: 'owners',
    query: `mutation { renewCertificate(key: "field-access-2", id: "1", version: 1, certificate: ${certificate}) { id } }`,
  },
  moveReminders: {
    caller: 'owners',
    query: 'mutation { moveReminders(id: "1", version: 1, move: STOP) { id } }',
  },
  deleteCertificate: { caller: 'owners', query: 'mutation { deleteCertificate(id: "1", version: 1) }' },
  company: { caller: 'owners', query: '{ company { id name source partners { id } } }' },
  chooseTimeZone: {
    caller: 'owners',
    query: 'mutation { chooseTimeZone(timeZone: "America/Denver") { id } }',
  },
  funnel: {
    caller: 'administrators',
    query:
      '{ funnel(chart: "session", from: "2026-11-01", to: "2026-11-20") { runs states { name entered } } }',
  },
  privacy: { caller: 'signed in', query: '{ privacy { offerNews recorded { name } recordedTotal } }' },
  chooseOfferNews: {
    caller: 'signed in',
    query: 'mutation { chooseOfferNews(offerNews: true) { offerNews } }',
  },
  team: { caller: 'owners', query: '{ team(page: 1, size: 10) { total members { id email } } }' },
  teamMember: { caller: 'owners', query: '{ teamMember(id: "3") { id email } }' },
  inviteMember: {
    caller: 'owners',
    query: `mutation { inviteMember(invitation: { firstName: "N", lastName: "N", email: "i@access.test", role: OWNER })
      { id } }`,
  },
  resendInvitation: { caller: 'owners', query: 'mutation { resendInvitation(id: "7") { id } }' },
  createInvitationLink: { caller: 'owners', query: 'mutation { createInvitationLink(id: "7") { url } }' },
  changeMemberRole: {
    caller: 'owners',
    query: 'mutation { changeMemberRole(id: "3", version: 1, role: OWNER) { id } }',
  },
  deactivateMember: {
    caller: 'owners',
    query: 'mutation { deactivateMember(id: "3", version: 1) { id } }',
  },
  reactivateMember: {
    caller: 'owners',
    query: 'mutation { reactivateMember(id: "3", version: 1) { id } }',
  },
  resetPassword: {
    caller: 'holders of a link',
    query: `mutation { resetPassword(token: "${secret}", password: "A short sentence") { accepted } }`,
  },
};

/** The codes that a stranger without a link is refused with; none where anyone may ask. */
const refusedWith: Readonly<Record<Caller, readonly string[]>> = {
  anyone: [],
  'holders of a link': ['LINK_INVALID'],
  'signed in': ['UNAUTHENTICATED'],
  'regular users': ['UNAUTHENTICATED'],
  owners: ['UNAUTHENTICATED'],
  administrators: ['UNAUTHENTICATED'],
};

it('a field that is not listed as public refuses a stranger by itself, whatever its resolver does', async () => {
  const { Query = {} } = resolvers;
  const kept = { ...Query };
  Query.offers = () => [];
  const api = await openApi(await openSeeded());
  Object.assign(Query, kept);
  const query = '{ offers { id } }';
  const refused = await api.graphql(query);
  const answered = await api.graphql(query, await api.tokenOf('admin@lintel.test'));
  await api.close();
  expect([refused.statusCode, codesOf(refused)]).toEqual([401, ['UNAUTHENTICATED']]);
  expect(answered.json()).toEqual({ data: { offers: [] } });
});

describe.each(databaseKinds)('on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });
  afterAll(() => api.close());

  it('lists every GraphQL field', async () => {
    const fields = '{ fields { name } }';
    const answer = await api.graphql(`{ __schema { queryType ${fields} mutationType ${fields} } }`);
    const { queryType, mutationType } = answer.json<{
      data: { __schema: Record<'queryType' | 'mutationType', { fields: { name: string }[] }> };
    }>().data.__schema;
    const names = [...queryType.fields, ...mutationType.fields].map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(fieldTable).toSorted());
  });

  it.each(Object.entries(fieldTable))('%s answers a stranger as its row says', async (_name, row) => {
    const answer = await api.graphql(row.query);
    const isProtected = refusedWith[row.caller].includes('UNAUTHENTICATED');
    expect(answer.statusCode).toBe(isProtected ? 401 : 200);
    expect(codesOf(answer)).toEqual(refusedWith[row.caller]);
  });
});
