import { eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { roleKind } from '#domain/role.ts';
import {
  certificateFiles,
  certificateRecipients,
  certificateReminders,
  certificates,
} from '#server/modules/certificates/certificateTables.ts';
import { analyticsEvents } from '#server/modules/funnels/eventTables.ts';
import { faqVotes, trainingCompletions, webinarRegistrations } from '#server/modules/help/helpTables.ts';
import {
  callRequests,
  coupons,
  leads,
  offerWaits,
  partnerAccounts,
} from '#server/modules/offers/offerTables.ts';
import { entitlements, missingEntitlements, offerStates } from '#server/modules/partners/partnerTables.ts';
import {
  partnerRequests,
  productRequests,
  productRequestVotes,
} from '#server/modules/requests/requestTables.ts';
import type { Person } from '#server/platform/auth/person.ts';
import { affiliates, customers, links, sessions, users } from '#server/platform/db/schema.ts';
import { mails } from '#server/platform/mail/mailTables.ts';
import { ssoIdentities } from '#server/platform/sso/ssoTables.ts';

type ColumnsOf<Table extends PgTable> = Table['_']['columns'];
type ColumnOf<Table extends PgTable> = keyof ColumnsOf<Table> & string;

/** The rows of a table that are about a person. */
export interface KeptRecords {
  /** Under which they stand in the file. */
  readonly name: string;
  readonly table: PgTable;
  /** Which rows they are. */
  readonly about: (person: Person) => SQL;
  /** Columns that the person gets, in this order. */
  readonly given: readonly string[];
  /** All others, and why they stay here. */
  readonly leftOut: Readonly<Record<string, string>>;
}

const secret = 'lets whoever has it in, or helps to';
const fixed = 'the same for every row';
const owner = 'the person who asks';
const inner = 'how the house works on it';
const counted = 'counted from rows that are theirs to see elsewhere';

/** Every column is given or left out for a reason: one that is new does not compile until it is decided. */
function records<Table extends PgTable, Given extends ColumnOf<Table>>(
  name: string,
  table: Table,
  about: (person: Person) => SQL,
  given: readonly Given[],
  leftOut: Readonly<Record<Exclude<ColumnOf<Table>, Given>, string>>,
): KeptRecords {
  return { name, table, about, given, leftOut };
}

/** What goes into the file beside the events, in this order. */
export const keptRecords: readonly KeptRecords[] = [
  records(
    'person',
    users,
    ({ user }) => eq(users.id, user.id),
    // prettier-ignore
    [
      'id', 'email', 'firstName', 'lastName', 'phone', 'jobTitle', 'timeZone', 'roleId',
      'customerId', 'ppUserId', 'ppCustomerId', 'status', 'emailVerified', 'addressVouchedFor',
      'profileComplete',
      'createdAt', 'termsAcceptedAt', 'lastLogInAt', 'offerNews', 'heardFrom', 'wantedPath',
      'invitedById', 'invitedAt', 'invitationNote', 'sample', 'version',
    ],
    {
      passwordHash: secret,
      registrantHash: secret,
      unsubscribeToken: secret,
      searchText: 'name and e-mail once more',
      sortName: 'the name once more',
      sortLogIn: 'the last log-in once more',
    },
  ),
  records(
    'company',
    customers,
    ({ user }) => eq(customers.id, user.customerId ?? 0),
    ['id', 'name', 'typeName', 'address', 'timeZone', 'sourceId', 'sourceTypeId', 'sample', 'createdAt'],
    { version: inner, activeUsers: counted, partnerCount: counted, lowerName: 'the name once more' },
  ),
  records(
    'partnersOfCompany',
    entitlements,
    ({ user }) => eq(entitlements.customerId, user.customerId ?? 0),
    ['partnerId', 'grantedAt', 'source'],
    { customerId: fixed, grantedById: inner, reason: inner },
  ),
  records(
    'partnersAskedFor',
    missingEntitlements,
    ({ user }) => eq(missingEntitlements.byId, user.id),
    ['customerId', 'partnerId', 'state', 'reason', 'at'],
    { byId: owner },
  ),
  records(
    'partnerRequests',
    partnerRequests,
    ({ user }) => eq(partnerRequests.userId, user.id),
    ['id', 'customerId', 'partnerId', 'reason', 'askedAt', 'outcome', 'outcomeReason', 'decidedAt'],
    { userId: owner },
  ),
  records(
    'affiliateApplication',
    affiliates,
    ({ user }) => eq(affiliates.userId, user.id),
    // prettier-ignore
    [
      'id', 'companyName', 'website', 'sponsorId', 'state', 'appliedAt',
      'reason', 'question', 'answer', 'decidedAt',
    ],
    { userId: owner, decidedById: inner, version: inner },
  ),
  records(
    'singleSignOn',
    ssoIdentities,
    ({ user }) => eq(ssoIdentities.userId, user.id),
    ['issuer', 'subject', 'linkedAt'],
    { userId: owner },
  ),
  records(
    'sessions',
    sessions,
    ({ user }) => eq(sessions.userId, user.id),
    ['createdAt', 'rotatedAt', 'expiresAt', 'endsAt', 'revokedAt', 'remember'],
    { id: secret, generation: secret, userId: owner },
  ),
  records(
    'mailedLinks',
    links,
    ({ user }) => eq(links.userId, user.id),
    ['id', 'purpose', 'createdAt', 'expiresAt', 'usedAt', 'supersededAt', 'handedOn'],
    { tokenHash: secret, userId: owner },
  ),
  records(
    'productRequests',
    productRequests,
    ({ user }) => eq(productRequests.userId, user.id),
    // prettier-ignore
    [
      'id', 'customerId', 'name', 'category', 'website', 'reason', 'people', 'contactBy',
      'state', 'stateReason', 'partnerId', 'mergedIntoId', 'askedAt', 'key', 'nameKey',
    ],
    { userId: owner, assigneeId: inner, note: inner, version: inner, votes: counted },
  ),
  records(
    'productRequestVotes',
    productRequestVotes,
    ({ user }) => eq(productRequestVotes.userId, user.id),
    ['requestId', 'at'],
    { userId: owner },
  ),
  records(
    'mails',
    mails,
    ({ user }) => eq(mails.userId, user.id),
    ['id', 'kind', 'toAddress', 'subject', 'text', 'state', 'attempts', 'at'],
    { userId: owner, jobId: inner, job: inner, failure: inner },
  ),
  records(
    'leads',
    leads,
    ({ user }) => eq(leads.userId, user.id),
    ['id', 'customerId', 'partnerId', 'kind', 'place', 'madeAt', 'madeOn', 'receivedAt'],
    { userId: owner },
  ),
  records(
    'offerStates',
    offerStates,
    ({ user }) => eq(offerStates.changedById, user.id),
    ['customerId', 'partnerId', 'state', 'changedOn'],
    { changedById: owner },
  ),
  records(
    'coupons',
    coupons,
    ({ user }) => eq(coupons.userId, user.id),
    ['id', 'partnerId', 'code', 'goodUntil', 'issuedAt'],
    { userId: owner },
  ),
  records(
    'awaitedOffers',
    offerWaits,
    ({ user }) => eq(offerWaits.userId, user.id),
    ['partnerId', 'awaits', 'since'],
    { userId: owner },
  ),
  records(
    'partnerAccounts',
    partnerAccounts,
    ({ user }) => eq(partnerAccounts.connectedById, user.id),
    ['customerId', 'partnerId', 'code', 'email', 'connectedAt'],
    { connectedById: owner },
  ),
  records(
    'callRequests',
    callRequests,
    ({ user }) => eq(callRequests.userId, user.id),
    ['partnerId', 'phone', 'bestTime', 'note', 'requestedAt'],
    { userId: owner },
  ),
  records(
    'faqVotes',
    faqVotes,
    ({ user }) => eq(faqVotes.userId, user.id),
    ['questionId', 'helped', 'votedAt'],
    { userId: owner },
  ),
  records(
    'completedTrainings',
    trainingCompletions,
    ({ user }) => eq(trainingCompletions.userId, user.id),
    ['trainingId', 'completedAt'],
    { userId: owner },
  ),
  records(
    'webinarRegistrations',
    webinarRegistrations,
    ({ user }) => eq(webinarRegistrations.userId, user.id),
    ['webinarId', 'startsAt', 'registeredAt', 'cancelledAt'],
    { userId: owner },
  ),
  records(
    'certificates',
    certificates,
    ofCertificates,
    // prettier-ignore
    [
      'id', 'customerId', 'type', 'holder', 'issuer', 'number', 'issuedOn', 'expiresOn',
      'remindDays', 'snoozedUntil', 'remindersStoppedAt', 'renewedById', 'archivedAt',
      'createdAt', 'version', 'key',
    ],
    {},
  ),
  records(
    'certificatesRemindedOf',
    certificateRecipients,
    ({ user }) => eq(certificateRecipients.userId, user.id),
    ['certificateId'],
    { userId: owner },
  ),
  records(
    'certificateReminders',
    certificateReminders,
    (person) => within(certificateReminders.certificateId, person),
    ['certificateId', 'days', 'told', 'settledAt'],
    {},
  ),
  records(
    'certificateFiles',
    certificateFiles,
    (person) => within(certificateFiles.certificateId, person),
    ['certificateId', 'name', 'type', 'size'],
    { content: 'each file can be downloaded by itself' },
  ),
];

/** What was recorded of what they did; the last part of the file, since it may be long. */
export const keptEvents: KeptRecords = records(
  'recordedEvents',
  analyticsEvents,
  ({ user }) => eq(analyticsEvents.userId, user.id),
  ['id', 'messageId', 'name', 'properties', 'context', 'run', 'step', 'occurredAt', 'receivedAt'],
  { userId: owner },
);

/** An owner's are those of the company, anybody else's those that they are reminded of. */
function ofCertificates({ user: { id, customerId, roleId } }: Person): SQL {
  if (roleKind(roleId) === 'owner') return eq(certificates.customerId, customerId ?? 0);
  return sql`exists (select from ${certificateRecipients}
    where ${certificateRecipients.certificateId} = ${certificates.id} and ${certificateRecipients.userId} = ${id})`;
}

function within(certificateId: AnyPgColumn, person: Person): SQL {
  return sql`${certificateId} in (select ${certificates.id} from ${certificates} where ${ofCertificates(person)})`;
}
