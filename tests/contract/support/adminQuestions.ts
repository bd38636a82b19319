import { addDays, clockIn, marketplaceTimeZone } from '#domain/days.ts';
import { usersEach } from './manyRows.ts';

/** Asks for something of a database of so many customers. */
export type Question = (companies: number) => string;

/** How many rows a page has. */
export const size = 25;

export const users = (given: string) =>
  `adminUsers(size: ${size}, ${given}) { total isCut rows { id lastName } }`;
const customers = (given: string) =>
  `adminCustomers(size: ${size}, ${given}) { total isCut rows { id name asksFor } }`;
const requests = (given: string) => `queuedRequests(size: ${size}, ${given}) { total rows { id name } }`;
const mails = (given: string) => `loggedMails(size: ${size}, ${given}) { total rows { id to } }`;
const acts = (given: string) => `auditLog(size: ${size}, ${given}) { total rows { id label } }`;
const everything = (search: string) => `searchEverything(search: ${JSON.stringify(search)}) {
  users { total isCut rows { id customerName } } customers { total isCut rows { id users } }
  partners { total rows { id title } } requests { total rows { id reference } } }`;

/** The page on which the users of so many customers are, so far down the list. */
const pageAt = (companies: number, share: number) =>
  Math.max(1, Math.floor((companies * usersEach * share) / size));

/** Every list, from both ends and far from them. */
export const lists: Readonly<Record<string, Question>> = {
  'the first users': () => users('page: 1'),
  'the last users': (companies) => users(`page: ${(companies * usersEach) / size}`),
  'the newest users': () => users('page: 1, order: createdOn, descending: true'),
  'the users who logged in last': () => users('page: 1, order: lastLogIn, descending: true'),
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
  'the plain users half-way by their creation': (companies) =>
    users(`page: ${pageAt(companies, 0.45)}, roleIds: [3], order: createdOn`),
  'the administrators': () => users('page: 1, roleIds: [1]'),
  'the owners': () => users('page: 1, roleIds: [2], order: createdOn'),
  'those who are invited': () => users('page: 1, statuses: [invited], order: lastLogIn, descending: true'),
  'owners who are deactivated': () => users('page: 1, statuses: [deactivated], roleIds: [2]'),
  'users of a customer': () => users('page: 1, customerId: "1"'),
  'the first customers': () => customers('page: 1'),
  'the customers in the middle': (companies) => customers(`page: ${companies / size / 2}`),
  'the last customers': (companies) => customers(`page: ${companies / size}`),
  'the newest customers': () => customers('page: 1, order: createdOn, descending: true'),
  'the customers of most users': () => customers('page: 1, order: users, descending: true'),
  'the customers of a partner': () => customers('page: 1, partnerId: "4"'),
  'the customers of a partner, by users': () => customers('page: 1, partnerId: "4", order: users'),
  'the customers without partners': () => customers('page: 1, withoutPartners: true'),
  'the customers who asked for a partner': () => customers('page: 1, askedForPartner: true'),
  'the customers who asked, of most users': () =>
    customers('page: 1, askedForPartner: true, order: users, descending: true'),
  'the first requests': () => requests('page: 1'),
  'the open requests': () => requests('page: 1, statuses: [submitted, inReview, planned]'),
  'the most wanted requests': () => requests('page: 1, order: votes, descending: true'),
  'the newest mails': () => mails('page: 1'),
  'the mails that were given up': () => mails('page: 1, states: [givenUp]'),
  'the latest acts': () => acts('page: 1'),
  'the acts about one user': () => acts('page: 1, entity: user, entityId: "3"'),
  'the requests half-way': (companies) => requests(`page: ${pageAt(companies / usersEach, 1 / 2)}`),
  'the requests half-way by votes': (companies) =>
    requests(`page: ${pageAt(companies / usersEach, 1 / 2)}, order: votes`),
  'the planned requests half-way': (companies) =>
    requests(`page: ${pageAt(companies / usersEach, 1 / 10)}, statuses: [planned]`),
  'the mails half-way': (companies) => mails(`page: ${pageAt(companies, 1 / 2)}`),
  'the mails that were sent, half-way': (companies) =>
    mails(`page: ${pageAt(companies, 1 / 2)}, states: [sent]`),
  'the acts half-way': (companies) => acts(`page: ${pageAt(companies, 1 / 2)}`),
  'the acts about users, half-way': (companies) => acts(`page: ${pageAt(companies, 1 / 6)}, entity: user`),
  'the acts of today': () => acts(`page: 1, ${lastDays(1)}`),
  'the acts of thirty days': () => acts(`page: 1, ${lastDays(30)}`),
  'the acts of thirty days, some pages on': () => acts(`page: 20, ${lastDays(30)}`),
  'the acts of one person': () => acts('page: 1, actorId: "2"'),
  'the applicants, of whom all may be the same': () =>
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
  'a search for acts': () => acts('page: 1, search: "c4ca4238"'),
};

const lastDays = (days: number) => {
  const today = clockIn(marketplaceTimeZone, new Date()).day;
  return `from: "${addDays(today, 1 - days)}", to: "${today}"`;
};

/** What counts all there is: it takes longer where there is more, and is there in time all the same. */
export const countings: Readonly<Record<string, Question>> = {
  'the overview': () =>
    'overview { customers waitingCustomers { total since } activeUsers openRequests { total since } failingMails abandonedMails }',
  'a funnel of the last seven days': () =>
    `funnel(chart: "registration", ${lastDays(7)}) { runs transitions { count } }`,
  'a funnel of the last thirty days': () =>
    `funnel(chart: "registration", ${lastDays(30)}) { runs transitions { count } }`,
};
