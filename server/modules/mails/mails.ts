import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { MailState } from '#domain/mail.ts';
import { fullName } from '#domain/userInfo.ts';
import { extendInvitation, toAuditedInvitation } from '#server/modules/people/renewInvitation.ts';
import { audit, type Administrator } from '#server/platform/audit/audit.ts';
import type { Database } from '#server/platform/db/database.ts';
import { hiddenUserCondition } from '#server/platform/db/hidden.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { PageRequest } from '#server/platform/lists/pageOf.ts';
import { pageCondition, readCountedPage, type Page } from '#server/platform/lists/readPage.ts';
import { sumRowCounts } from '#server/platform/lists/rowCounts.ts';
import { countFoundRows } from '#server/platform/lists/countFoundRows.ts';
import { textContains } from '#server/platform/lists/textMatches.ts';
import { findChosenMail, type ChosenMail } from '#server/platform/mail/chooseMail.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { mails } from '#server/platform/mail/mailTables.ts';
import { expediteMail, withdrawMail } from '#server/platform/mail/withdrawMail.ts';
import { findMessageWriter } from '#server/platform/mail/writeMail.ts';
import type { MailTemplates } from '#server/platform/mail/mailTemplate.ts';
import type { Services } from '#server/platform/services/services.ts';

export type LoggedMail = typeof mails.$inferSelect;

export interface MailListQuery extends PageRequest {
  /** Empty for all states. */
  readonly states: readonly MailState[];
  /** A part of the address or of the subject; empty for all. */
  readonly search: string;
}

const newestFirst = { by: [mails.id], descending: true };

export async function listMails(db: Database, query: MailListQuery): Promise<Page<LoggedMail>> {
  const condition = isSelected(query);
  const { rows: found, ...counted } =
    query.search === ''
      ? { rows: condition, ...(await sumRowCounts(db, mails, query.states, and(isHidden, hasState(query)))) }
      : await countFoundRows(db, { table: mails, id: mails.id }, condition);
  return readCountedPage(counted, { page: query, order: newestFirst }, (reading) =>
    select(db, pageCondition(db, { table: mails, id: mails.id }, found, reading)).orderBy(...reading.orderBy),
  );
}

/** Table, filter, order, and query of the list, for its export as CSV. */
export const mailListSource = {
  table: mails,
  match: (_db: Database, query: MailListQuery) => ({ rows: isSelected(query) }),
  orderOf: () => newestFirst,
  select,
};

function select(db: Database, which: SQL | undefined) {
  return db.select().from(mails).where(which).$dynamic();
}

const isHidden = hiddenUserCondition(mails.userId);
const isListed = not(isHidden);

function isSelected(query: MailListQuery): SQL | undefined {
  const text = sql`lower(${mails.toAddress} || ' ' || ${mails.subject})`;
  return and(isListed, hasState(query), query.search === '' ? undefined : textContains(text, query.search));
}

function hasState({ states }: MailListQuery): SQL | undefined {
  return states.length > 0 ? inArray(mails.state, [...states]) : undefined;
}

/** @throws {Problem} NOT_FOUND */
export async function findMail(db: Database, id: number): Promise<LoggedMail> {
  const [mail] = await select(db, and(eq(mails.id, id), isListed));
  if (!mail) throw unknownMail();
  return mail;
}

/**
 * Queues a mail again, with new links, to the person's current address; makes a failing mail due at once. Resending an
 * invitation restarts its seven days, and adds a second entry to the audit log, for the user.
 * @throws {Problem} NOT_FOUND; ACTION_REFUSED if the content of the mail is out of date
 */
export async function resendMail(
  { db, templates }: Pick<Services, 'db' | 'templates'>,
  administrator: Administrator,
  id: number,
): Promise<LoggedMail> {
  return db.transaction(async (transaction) => {
    const mail = await findMail(transaction, id);
    const { user } = await requireStillTrue(transaction, mail, templates);
    const renewed = mail.kind === 'invitationMail' ? await extendInvitation(transaction, user.id) : null;
    const changes = {
      before: renewed && toAuditedInvitation(user),
      after: renewed && toAuditedInvitation(renewed),
    };
    if (!(await expediteMail(transaction, mail.job))) {
      await withdrawMail(transaction, mail.job);
      await enqueueMail(transaction, mail.job);
    }
    await audit(transaction, administrator, {
      action: 'mail.resend',
      entityId: id,
      label: `${mail.subject}, to ${mail.toAddress}`,
      ...changes,
    });
    if (renewed) {
      await audit(transaction, administrator, {
        action: 'user.resendInvitation',
        entityId: user.id,
        label: `${fullName(user)}, ${user.email}`,
        ...changes,
      });
    }
    return findMail(transaction, id);
  });
}

async function requireStillTrue(
  db: Database,
  { job, kind, toAddress }: LoggedMail,
  templates: MailTemplates,
): Promise<ChosenMail> {
  const chosen = await findChosenMail(db, job, templates);
  if (chosen?.mail.kind === kind && (await findMessageWriter(db, chosen, templates)) !== null) return chosen;
  throw new Problem(
    'ACTION_REFUSED',
    `What this mail told ${toAddress} is out of date, so we don't send it again`,
  );
}

export function unknownMail(): Problem {
  return new Problem('NOT_FOUND', "We don't know that mail");
}
