import * as cells from './callers.ts';
import { field, link, type FieldRow } from './fieldRow.ts';

const newcomer = `{ userTypeId: 2, firstName: "N", lastName: "N", companyName: "N", email: "n@access.test",
  phone: "5550100100", password: "A short sentence", terms: true }`;

const certificate =
  '{ type: OTHER, holder: "N", issuer: "N", expiresOn: "2030-01-01", remindDays: [], recipientIds: [] }';

/** A well-formed listing without content. */
const listing =
  '{ categoryId: "", benefit: "", value: "", learnMoreUrl: "", checkedOn: "", endsOn: "", placement: SHOWN, words: "", pages: [] }';

const lead = '{ partnerId: 1, kind: callToAction, place: partnerPage, madeAt: "2026-11-20T10:00:00Z" }';

/**
 * Every field of the root type Mutation, with the outcome for each caller and a document. Each document changes
 * something for the callers for whom it succeeds.
 */
// A row stays on one line, so that it reads as a table.
// oxfmt-ignore
export const mutationTable: readonly FieldRow[] = [
  field('register', cells.anyone, `mutation { register(registration: ${newcomer}) { accepted } }`),
  field('requestVerification', cells.anyone, 'mutation { requestVerification(email: "n@access.test") { accepted } }'),
  field('countUnfoundSearch', cells.anyone, 'mutation { countUnfoundSearch(search: "zamboni") { accepted } }'),
  field('requestPasswordReset', cells.anyone, 'mutation { requestPasswordReset(email: "n@access.test") { accepted } }'),
  ...link('renewLink', 'verification', (secret) => `mutation { renewLink(token: "${secret}") { accepted } }`),
  ...link('requestInvitation', 'invitation', (secret) => `mutation { requestInvitation(token: "${secret}") { accepted } }`),
  ...link('verifyEmail', 'verification', (secret) => `mutation { verifyEmail(token: "${secret}") { profileTicket } }`),
  ...link('completeProfile', 'profile', (secret) => `mutation { completeProfile(ticket: "${secret}", profile: {
    firstName: "N", lastName: "N", companyName: "N", phone: "5550100100", password: "A short sentence", terms: true }) { roleId } }`),
  ...link('resetPassword', 'passwordReset', (secret) => `mutation { resetPassword(token: "${secret}", password: "A short sentence") { accepted } }`),

  field('recordLeads', cells.regularUsersOwn, `mutation { recordLeads(leads: [${lead}]) { id stateChangedBy } }`),
  field('issueCoupon', cells.usersOfPartner, 'mutation { issueCoupon(partnerId: 9) { coupon { code } } }', 'a partner that only Acme Builders has'),
  field('mailCoupon', cells.regularUsers, 'mutation { mailCoupon(partnerId: 4) { accepted } }', "the caller's own coupon"),
  field('connectAccount', cells.usersOfPartner, 'mutation { connectAccount(partnerId: 8, connection: { code: "ACME-4471", email: "n@access.test" }) { account { code } } }', 'a partner that only Acme Builders has'),
  field('connectAccount', { ...cells.usersOfPartner, user: 'FORBIDDEN' }, 'mutation { connectAccount(partnerId: 8, connection: { code: "ACME-4471", email: "n@access.test" }, replaces: "N") { id } }', 'an account to be replaced'),
  field('disconnectAccount', cells.owners, 'mutation { disconnectAccount(partnerId: 4) { id } }', 'a partner that both companies have'),
  field('requestCall', cells.regularUsers, 'mutation { requestCall(partnerId: 1, request: { phone: "5550100100", bestTime: "morning" }) { id } }', 'a partner that both companies have'),
  field('awaitOffer', cells.regularUsers, 'mutation { awaitOffer(partnerId: 1, awaited: coupon) { id } }', 'a partner that both companies have'),
  field('requestPartner', cells.regularUsers, 'mutation { requestPartner(partnerId: "12", reason: "For the roof") { id } }', 'a partner that neither company has'),
  field('rateAnswer', cells.regularUsers, 'mutation { rateAnswer(questionId: 1, helped: true) { id } }'),
  field('markTraining', cells.regularUsers, 'mutation { markTraining(id: "first-steps", completed: true) { id } }', 'a training'),
  field('registerForWebinar', cells.regularUsers, ({ webinar }) => `mutation { registerForWebinar(id: "${webinar}") { joinUrl } }`, 'a webinar'),
  field('unregisterFromWebinar', cells.regularUsers, ({ registeredWebinar }) => `mutation { unregisterFromWebinar(id: "${registeredWebinar}") { id } }`, 'a webinar'),
  field('submitProductRequest', cells.regularUsersOwn, 'mutation { submitProductRequest(request: { key: "access-test", name: "Nails", reason: "For the roof." }) { id askedBy } }'),
  field('withdrawProductRequest', cells.peopleOfAcme, ({ request }) => `mutation { withdrawProductRequest(id: "${request}") { id askedBy } }`, "the User's own request"),
  field('withdrawProductRequest', cells.ownersOfAcmeOwn, ({ colleaguesRequest }) => `mutation { withdrawProductRequest(id: "${colleaguesRequest}") { id askedBy } }`, "a colleague's request"),
  field('voteForProductRequest', { ...cells.usersOfPartner, otherOwner: 'NOT_FOUND' }, ({ colleaguesRequest }) => `mutation { voteForProductRequest(id: "${colleaguesRequest}") { votes } }`, "a colleague's request"),

  field('addCertificate', cells.owners, `mutation { addCertificate(key: "access-test", certificate: ${certificate}) { id } }`),
  field('addCertificate', { ...cells.ownersOfAcme, otherOwner: 'VALIDATION_FAILED' }, ({ user }) => `mutation { addCertificate(key: "access-test", certificate: ${certificate.replace('recipientIds: []', `recipientIds: ["${user}"]`)}) { id } }`, 'a member to be reminded'),
  field('changeCertificate', cells.ownersOfAcme, (things) => `mutation { changeCertificate(id: "${things.certificate}", version: 1, certificate: ${certificate}) { id } }`, 'a certificate'),
  field('renewCertificate', cells.ownersOfAcme, (things) => `mutation { renewCertificate(key: "access-test", id: "${things.certificate}", version: 1, certificate: ${certificate}) { id } }`, 'a certificate'),
  field('changeReminders', cells.ownersOfAcmeOwn, (things) => `mutation { changeReminders(id: "${things.certificate}", version: 1, action: stop) { id holder } }`, 'a certificate'),
  field('deleteCertificate', cells.ownersOfAcme, (things) => `mutation { deleteCertificate(id: "${things.certificate}", version: 1) }`, 'a certificate'),
  field('chooseTimeZone', cells.ownersOwn, 'mutation { chooseTimeZone(timeZone: "America/Denver") { id name } }'),
  field('keepCompanyAddress', cells.ownersOwn, 'mutation { keepCompanyAddress(address: "1 Main St") { id name } }'),
  field('inviteMember', cells.owners, 'mutation { inviteMember(invitation: { firstName: "N", lastName: "N", email: "i@access.test", role: owner }) { id } }'),
  field('resendInvitation', cells.ownersOfAcmeOwn, ({ invited }) => `mutation { resendInvitation(id: "${invited}") { id lastName } }`, 'an invited person'),
  field('createInvitationLink', cells.ownersOfAcme, ({ invited }) => `mutation { createInvitationLink(id: "${invited}") { url } }`, 'an invited person'),
  field('changeMemberRole', cells.ownersOfAcmeOwn, ({ user }) => `mutation { changeMemberRole(id: "${user}", version: 1, role: owner) { id lastName } }`, 'a member'),
  field('deactivateMember', cells.ownersOfAcmeOwn, ({ user }) => `mutation { deactivateMember(id: "${user}", version: 1) { id lastName } }`, 'a member'),
  field('reactivateMember', cells.ownersOfAcmeOwn, ({ deactivated }) => `mutation { reactivateMember(id: "${deactivated}", version: 1) { id lastName } }`, 'a member'),

  field('saveOwnDetails', cells.signedIn, 'mutation { saveOwnDetails(details: { firstName: "N", lastName: "N", phone: "5550100100" }) { email lastName } }'),
  field('changePassword', cells.signedIn, 'mutation { changePassword(change: { oldPassword: "Build-up-faster-1", password: "A short sentence" }) { accepted } }'),
  field('chooseOfferNews', cells.own, 'mutation { chooseOfferNews(offerNews: true) { offerNews recorded { route } } }'),
  field('answerApplicationQuestion', { ...cells.own, user: 'NOT_FOUND', owner: 'NOT_FOUND', otherOwner: 'NOT_FOUND', administrator: 'NOT_FOUND' }, 'mutation { answerApplicationQuestion(version: 1, answer: "N") { state question } }'),

  field('decideRequests', cells.administrators, ({ request }) => `mutation { decideRequests(rows: [{ id: "${request}", version: 1 }], decision: { decision: startReview }) { problem } }`, 'a request'),
  field('handleRequest', cells.administrators, ({ request }) => `mutation { handleRequest(id: "${request}", version: 1, note: "N") { id } }`, 'a request'),
  field('decideApplications', cells.administrators, ({ application }) => `mutation { decideApplications(rows: [{ id: "${application}", version: 1 }], decision: { decision: approve }) { problem } }`, 'an application'),
  field('actOnUsers', cells.administrators, ({ colleague }) => `mutation { actOnUsers(rows: [{ id: "${colleague}", version: 1 }], action: { type: deactivate, reason: "N" }) { problem } }`, 'a user'),
  field('inviteUser', cells.administrators, ({ customer }) => `mutation { inviteUser(customerId: "${customer}", firstName: "N", lastName: "N", email: "u@access.test", role: user) { id } }`, 'a customer'),
  field('setEntitlements', cells.administrators, ({ customer }) => `mutation { setEntitlements(customerId: "${customer}", version: 1, changes: [{ partnerId: "12", granted: true }]) { customer { id } } }`, 'a customer'),
  field('saveListing', cells.administrators, `mutation { saveListing(partnerId: "1", version: 0, listing: ${listing}) { draftVersion } }`, 'a partner'),
  field('discardListing', cells.administrators, 'mutation { discardListing(partnerId: "2", version: 1) { draftVersion } }', 'a partner'),
  field('publishListing', cells.administrators, 'mutation { publishListing(partnerId: "2", version: 1) { draftVersion } }', 'a partner'),
  field('saveCategories', cells.administrators, 'mutation { saveCategories(version: 1, categories: []) { draftVersion } }'),
  field('discardCategories', cells.administrators, 'mutation { discardCategories(version: 1) { draftVersion } }'),
  field('publishCategories', cells.administrators, 'mutation { publishCategories(version: 1) { draftVersion } }'),
  field('resendMail', cells.administrators, ({ mail }) => `mutation { resendMail(id: "${mail}") { id } }`, 'a mail'),
];
