import * as cells from './callers.ts';
import { field, link, type FieldRow } from './fieldRow.ts';

const noAction = 'action: { kind: NONE, label: "", url: "", iosUrl: "", androidUrl: "" }';

/** A listing with one page that can be published. */
const listing =
  '{ categoryId: "1", benefit: "N", value: "N", learnMoreUrl: "https://n.example", checkedOn: "2026-01-01", endsOn: "", ' +
  'placement: SHOWN, words: "", pages: [{ heading: "", summary: "N", gets: "N", audience: "N", terms: "N", shares: "N", ' +
  'action: { kind: EXTERNAL, label: "N", url: "https://n.example", iosUrl: "", androidUrl: "" }, ' +
  `steps: [{ title: "N", text: "N", ${noAction} }] }] }`;

/** Every field of the root type Query, with the outcome for each caller and a document. */
// A row stays on one line, so that it reads as a table.
// oxfmt-ignore
export const queryTable: readonly FieldRow[] = [
  field('configData', cells.anyone, '{ configData { productName } }'),
  field('constantType', cells.anyone, '{ constantType { roles { id name } userTypes { id name } } }'),
  ...link('pendingProfile', 'profile', (secret) => `{ pendingProfile(ticket: "${secret}") { email lastName companyName invitedBy missing } }`),
  ...link('passwordResetLink', 'passwordReset', (secret) => `{ passwordResetLink(token: "${secret}") { email } }`),

  field('searchedPartners', cells.anyone, '{ searchedPartners { partnerId words } }'),
  field('unfoundSearches', cells.administrators, '{ unfoundSearches { text times } }'),
  field('partnerPage', { ...cells.regularUsersOwn, anonymous: 'answers', administrator: 'answers', affiliate: 'answers' }, '{ partnerPage(path: "/partner/sunbelt") { id offer { stateChangedBy } dealings { account { code } } } }', 'a partner with a public page'),
  field('partnerPage', { ...cells.regularUsersOwn, anonymous: 'answers nothing', administrator: 'answers nothing', affiliate: 'answers nothing' }, '{ partnerPage(path: "/partner/lendflow") { id dealings { account { code } coupon { code } } } }', 'a partner that both companies have'),
  field('partnerPage', { ...cells.usersOfPartner, anonymous: 'answers nothing', otherOwner: 'answers nothing', administrator: 'answers nothing', affiliate: 'answers nothing' }, '{ partnerPage(path: "/partner/ppg") { id } }', 'a partner that only Acme Builders has'),
  field('partnerPage', cells.administrators, `{ partnerPage(path: "/partner/ppg", listing: ${listing}) { id summary } }`, 'the preview of a listing'),
  field('entitlementStatus', { ...cells.regularUsersOwn, otherOwner: 'answers' }, '{ entitlementStatus(partnerId: "3") { state reason askedBy } }', 'a partner that Acme Builders has asked for'),
  field('missingPartners', cells.regularUsersOwn, '{ missingPartners { id status { state reason askedBy } } }'),
  field('offers', cells.regularUsersOwn, '{ offers { id partnerId stateChangedBy } }'),
  field('partnerRequests', cells.regularUsersOwn, '{ partnerRequests { id status askedBy } }'),
  field('faq', cells.regularUsers, '{ faq { groups { questions { id helped } } } }'),
  field('introduction', cells.regularUsers, '{ introduction { sections { title } } }'),
  field('trainings', cells.regularUsers, '{ trainings { trainings { id isCompleted } } }'),
  field('webinars', cells.regularUsersOwn, '{ webinars { timeZone upcoming { id joinUrl } } }'),
  field('productRequests', cells.regularUsersOwn, '{ productRequests { id name askedBy } }'),

  field('certificates', cells.ownersOwn, '{ certificates(page: 1, size: 10) { total certificates { id holder } } }'),
  field('certificate', cells.ownersOfAcmeOwn, ({ certificate }) => `{ certificate(id: "${certificate}") { id holder } }`, 'a certificate'),
  field('endingCertificates', cells.ownersOwn, '{ endingCertificates { count firstOn } }'),
  field('company', cells.ownersOwn, '{ company { id name partners { title } } }'),
  field('team', cells.ownersOwn, '{ team(page: 1, size: 10) { total members { id lastName email } } }'),
  field('teamMember', cells.ownersOfAcmeOwn, ({ user }) => `{ teamMember(id: "${user}") { id lastName } }`, 'a member'),

  field('ownProfile', cells.own, '{ ownProfile { firstName lastName email phone hasPassword } }'),
  field('privacy', cells.own, '{ privacy { offerNews recorded { route } recordedTotal } }'),
  field('ownApplication', cells.applicants, '{ ownApplication { state question } }'),

  field('searchEverything', cells.administrators, '{ searchEverything(search: "acme") { users { total rows { id } } customers { rows { id name } } partners { rows { id title } } requests { rows { id } } } }'),
  field('partnerTitles', cells.administrators, '{ partnerTitles { id title } }'),
  field('overview', cells.administrators, '{ overview { customers openRequests { total since } } }'),
  field('queuedRequests', cells.administrators, '{ queuedRequests(page: 1, size: 10) { total rows { id name note customerName } } }'),
  field('queuedRequest', cells.administrators, ({ request }) => `{ queuedRequest(id: "${request}") { id askedByEmail note } }`, 'a request'),
  field('affiliateApplications', cells.administrators, '{ affiliateApplications(page: 1, size: 10) { total rows { id email } } }'),
  field('affiliateApplication', cells.administrators, ({ application }) => `{ affiliateApplication(id: "${application}") { application { id } duplicates { email } } }`, 'an application'),
  field('adminUsers', cells.administrators, '{ adminUsers(page: 1, size: 10) { total rows { id email } } }'),
  field('adminUser', cells.administrators, ({ user }) => `{ adminUser(id: "${user}") { phone sessions { begunOn } events { name } } }`, 'a user'),
  field('adminCustomers', cells.administrators, '{ adminCustomers(page: 1, size: 10) { total rows { id name } } }'),
  field('adminCustomer', cells.administrators, ({ customer }) => `{ adminCustomer(id: "${customer}") { customer { name } team { active } } }`, 'a customer'),
  field('adminPartners', cells.administrators, '{ adminPartners(page: 1, size: 10) { total rows { id customers } } }'),
  field('adminPartner', cells.administrators, '{ adminPartner(id: "2") { draft { changedBy } editions { note } } }', 'a partner'),
  field('adminCategories', cells.administrators, '{ adminCategories { draftVersion published { id partners } } }'),
  field('explainAccess', cells.administrators, ({ user }) => `{ explainAccess(userId: "${user}", path: "/dashboard") { isAllowed user { email } } }`, 'a user'),
  field('auditLog', cells.administrators, '{ auditLog(page: 1, size: 10) { total rows { id action actorName } } }'),
  field('loggedMails', cells.administrators, '{ loggedMails(page: 1, size: 10) { total rows { id to } } }'),
  field('loggedMail', cells.administrators, ({ mail }) => `{ loggedMail(id: "${mail}") { id text } }`, 'a mail'),
  field('funnel', cells.administrators, '{ funnel(chart: "session", from: "2026-11-01", to: "2026-11-20") { runs } }'),
];
