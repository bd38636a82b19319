import { addDays, toDayAndHour, marketplaceTimeZone } from '#domain/days.ts';
import { usersEach } from './manyRows.ts';

/** Creates a query for a database with this number of customers. */
export type Question = (companies: number) => string;

/** Number of rows on a page. */
export const size = 25;

export const users = (given: string) =>
  `adminUsers(size: ${size}, ${given}) { total isCut rows { id lastName } }`;
const customers = (given: string) =>
  `adminCustomers(size: ${size}, ${given}) { total isCut rows { id name asksFor } }`;
const requests = (given: string) => `queuedRequests(size: ${size}, ${given}) { total rows { id name } }`;
const mails = (given: string) => `loggedMails(size: ${size}, ${given}) { total rows { id to } }`;
const auditEntries = (given: string) => `auditLog(size: ${size}, ${given}) { total rows { id label } }`;
const everything = (search: string) => `searchEverything(search: ${JSON.stringify(search)}) {
  users { total isCut rows { id customerName } } customers { total isCut rows { id users } }
  partners { total rows { id title } } requests { total rows { id reference } } }`;

/** Page at a share of the list of users, for this number of customers. */
const pageAt = (companies: number, share: number) =>
  Math.max(1, Math.floor((companies * usersEach * share) / size));

/** Every list, at both ends and in between. */
export const lists: Readonly<Record<string, Question>> = {
  'the first users': () => users('page: 1'),
  'the last users': (companies) => users(`page: ${(companies * usersEach) / size}`),
  'the newest users': () => users('page: 1, order: createdOn, descending: true'),
  'the users with the latest log-ins': () => users('page: 1, order: lastLogIn, descending: true'),
  'the users who never logged in': () => users('page: 1, order: lastLogIn'),
  'the users half-way': (companies) => users(`page: ${pageAt(companies, 1 / 2)}`),
  'the users two thirds of the way': (companies) =>
    users(`page: ${pageAt(companies, 2 / 3)}, descending: true`),
  'the users half-way by their creation': (companies) =>
    users(`page: ${pageAt(companies, 1 / 2)}, order: createdOn`),
  'the users half-way by their last log-in': (companies) =>
    users(`page: ${pageAt(companies, 1 / 2)}, order: lastLogIn, descending: true`),
  'the users a sixth of the way by their last log-in': (companies) =>
    users(`page: ${pageAt(companies, 1 / 6)}, order: lastLogIn`),
  'the users two thirds of the way by their last log-in': (companies) =>
    users(`page: ${pageAt(companies, 2 / 3)}, order: lastLogIn`),
  'the active users half-way': (companies) => users(`page: ${pageAt(companies, 0.48)}, statuses: [active]`),
  'the users of the role User half-way by their creation': (companies) =>
    users(`page: ${pageAt(companies, 0.45)}, roleIds: [3], order: createdOn`),
  'the administrators': () => users('page: 1, roleIds: [1]'),
  'the owners': () => users('page: 1, roleIds: [2], order: createdOn'),
  'the invited users': () => users('page: 1, statuses: [invited], order: lastLogIn, descending: true'),
  'the deactivated owners': () => users('page: 1, statuses: [deactivated], roleIds: [2]'),
  'the users of a customer': () => users('page: 1, customerId: "1"'),
  'the first customers': () => customers('page: 1'),
  'the customers in the middle': (companies) => customers(`page: ${companies / size / 2}`),
  'the last customers': (companies) => customers(`page: ${companies / size}`),
  'the newest customers': () => customers('page: 1, order: createdOn, descending: true'),
  'the customers with most users': () => customers('page: 1, order: users, descending: true'),
  'the customers of a partner': () => customers('page: 1, partnerId: "4"'),
  'the customers of a partner, by users': () => customers('page: 1, partnerId: "4", order: users'),
  'the customers without partners': () => customers('page: 1, withoutPartners: true'),
  'the customers who asked for a partner': () => customers('page: 1, askedForPartner: true'),
  'the customers who asked for a partner, by users': () =>
    customers('page: 1, askedForPartner: true, order: users, descending: true'),
  'the first requests': () => requests('page: 1'),
  'the open requests': () => requests('page: 1, statuses: [submitted, inReview, planned]'),
  'the most wanted requests': () => requests('page: 1, order: votes, descending: true'),
  'the newest mails': () => mails('page: 1'),
  'the abandoned mails': () => mails('page: 1, states: [givenUp]'),
  'the latest audit entries': () => auditEntries('page: 1'),
  'the audit entries about one user': () => auditEntries('page: 1, entity: user, entityId: "3"'),
  'the requests half-way': (companies) => requests(`page: ${pageAt(companies / usersEach, 1 / 2)}`),
  'the requests half-way by votes': (companies) =>
    requests(`page: ${pageAt(companies / usersEach, 1 / 2)}, order: votes`),
  'the planned requests half-way': (companies) =>
    requests(`page: ${pageAt(companies / usersEach, 1 / 10)}, statuses: [planned]`),
  'the mails half-way': (companies) => mails(`page: ${pageAt(companies, 1 / 2)}`),
  'the sent mails half-way': (companies) => mails(`page: ${pageAt(companies, 1 / 2)}, states: [sent]`),
  'the audit entries half-way': (companies) => auditEntries(`page: ${pageAt(companies, 1 / 2)}`),
  'the audit entries about users, half-way': (companies) =>
    auditEntries(`page: ${pageAt(companies, 1 / 6)}, entity: user`),
  'the audit entries of today': () => auditEntries(`page: 1, ${lastDays(1)}`),
  'the audit entries of thirty days': () => auditEntries(`page: 1, ${lastDays(30)}`),
  'the audit entries of thirty days, some pages on': () => auditEntries(`page: 20, ${lastDays(30)}`),
  'the audit entries of one person': () => auditEntries('page: 1, actorId: "2"'),
  'the applicants, who are all possible duplicates': () =>
    `affiliateApplications(size: ${size}, page: 1, search: "Applicant") { rows { id mayBeDuplicate } }`,
  'the partners': () => `adminPartners(size: ${size}, page: 1) { total rows { id customers } }`,
};

export const searches: Readonly<Record<string, Question>> = {
  'a search for one': () => users('page: 1, search: "person-77@"'),
  'a search for nobody': () => users('page: 1, search: "nobody of that name"'),
  'a search for nearly all': () => users('page: 1, search: "many.test"'),
  'a search for nearly all, far down': () => users('page: 20, search: "many.test", order: createdOn'),
  'a search for one in thirteen': () => users('page: 1, search: "cleo", order: lastLogIn, descending: true'),
  'a search by two letters': () => users('page: 1, search: "ad"'),
  'a search by two letters of nobody': () => users('page: 1, search: "zq"'),
  'a search within a customer': () => users('page: 1, customerId: "1", search: "person"'),
  'a search for one customer': () => customers('page: 1, search: "company roofs e"'),
  'a search for no customer': () => customers('page: 1, search: "nobody of that name"'),
  'a search for all customers': () => customers('page: 1, search: "company"'),
  'a search over everything for one': () => everything('person-77@'),
  'a search over everything by two letters': () => everything('ad'),
  'a search over everything for nearly all': () => everything('many.test'),
  'a search over everything for a reference': () => everything('PR-000001'),
  'a search for customers of a partner': () => customers('page: 1, search: "roofs", partnerId: "4"'),
  'a search for a request': () => requests('page: 1, search: "PR-000077"'),
  'a search for a request by name': () => requests('page: 1, search: "c4ca4238"'),
  'a search for mails': () => mails('page: 1, search: "person-77@"'),
  'a search for audit entries': () => auditEntries('page: 1, search: "c4ca4238"'),
};

const lastDays = (days: number) => {
  const today = toDayAndHour(marketplaceTimeZone, new Date()).day;
  return `from: "${addDays(today, 1 - days)}", to: "${today}"`;
};

/** Queries that count all rows: they take longer if there are more, but stay within the limit. */
export const countings: Readonly<Record<string, Question>> = {
  'the overview': () =>
    'overview { customers waitingCustomers { total since } activeUsers openRequests { total since } failingMails abandonedMails }',
  'a funnel of the last seven days': () =>
    `funnel(chart: "registration", ${lastDays(7)}) { runs transitions { count } }`,
  'a funnel of the last thirty days': () =>
    `funnel(chart: "registration", ${lastDays(30)}) { runs transitions { count } }`,
};
