import { and, desc, eq, sql } from 'drizzle-orm';
import type { AuditedEntity } from '#domain/audit.ts';
import { audit, type Administrator, findChangerName } from '#server/platform/audit/audit.ts';
import type { AuditedValues } from '#server/platform/audit/auditTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { drafts, editions } from './publishingTables.ts';

/** Something of the catalogue that is changed as a draft first, and published as a whole. */
export interface Publishable<Content> {
  /** Under which its draft and its editions are kept. */
  readonly subject: string;
  /** How the audit log names it. */
  readonly audited: {
    readonly entity: Extract<AuditedEntity, 'partner' | 'categories'>;
    readonly entityId: number;
    readonly label: string;
  };
  /** What people see now. */
  readonly read: (db: Database) => Promise<Content>;
  /**
   * Shows people this instead; answers with what they see then.
   * @throws {Problem} VALIDATION_FAILED where it is not fit for that
   */
  readonly write: (db: Database, content: Content) => Promise<Content>;
  /** What the audit log tells of it. */
  readonly tell: (content: Content) => AuditedValues;
}

/** A draft, and who changed it last. */
export interface Draft<Content> {
  /** Null while nobody is changing anything. */
  readonly content: Content | null;
  /** 0 where there never was one. */
  readonly version: number;
  readonly changedAt: Date;
  readonly changedBy: Name | null;
}

/** What was published once. */
export interface Edition<Content> {
  readonly number: number;
  readonly content: Content;
  readonly note: string | null;
  readonly publishedAt: Date;
  readonly publishedBy: Name | null;
}

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

const nameOfUser = { firstName: users.firstName, lastName: users.lastName };

/** The draft of a subject; null where there never was one. */
export async function findDraft<Content>(
  db: Database,
  { subject }: Publishable<Content>,
): Promise<Draft<Content> | null> {
  const [found] = await db
    .select({ draft: drafts, changedBy: nameOfUser })
    .from(drafts)
    .leftJoin(users, eq(users.id, drafts.changedById))
    .where(eq(drafts.subject, subject));
  if (!found) return null;
  const { content, version, changedAt } = found.draft;
  return { content: content as Content | null, version, changedAt, changedBy: found.changedBy };
}

/** All that was published of a subject, the newest first; none before anybody has published something. */
export async function listEditions<Content>(
  db: Database,
  { subject }: Publishable<Content>,
): Promise<readonly Edition<Content>[]> {
  const found = await db
    .select({ edition: editions, publishedBy: nameOfUser })
    .from(editions)
    .leftJoin(users, eq(users.id, editions.publishedById))
    .where(eq(editions.subject, subject))
    .orderBy(desc(editions.number));
  return found.map(({ edition, publishedBy }) => ({
    number: edition.number,
    content: edition.content as Content,
    note: edition.note,
    publishedAt: edition.publishedAt,
    publishedBy,
  }));
}

/**
 * Keeps what was changed, for nobody to see but administrators.
 * @throws {Problem} CONFLICT where somebody changed the draft since
 */
export async function saveDraft<Content>(
  db: Database,
  administrator: Administrator,
  publishable: Publishable<Content>,
  { version, content }: { readonly version: number; readonly content: Content },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const before =
      (await lockDraft(transaction, publishable, version)) ?? (await publishable.read(transaction));
    const next = await setDraft(transaction, administrator, publishable, { version, content });
    const { entity, ...audited } = publishable.audited;
    await audit(transaction, administrator, {
      ...audited,
      action: `${entity}.saveDraft`,
      before: publishable.tell(before),
      after: publishable.tell(content),
      version: next,
    });
  });
}

/**
 * Forgets the draft.
 * @throws {Problem} as `saveDraft`; ACTION_REFUSED where there is none
 */
export async function discardDraft<Content>(
  db: Database,
  administrator: Administrator,
  publishable: Publishable<Content>,
  version: number,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const content = await lockDraft(transaction, publishable, version);
    if (content === null) throw nothingToPublish();
    const next = await setDraft(transaction, administrator, publishable, { version, content: null });
    const { entity, ...audited } = publishable.audited;
    await audit(transaction, administrator, {
      ...audited,
      action: `${entity}.discardDraft`,
      before: publishable.tell(content),
      after: publishable.tell(await publishable.read(transaction)),
      version: next,
    });
  });
}

/**
 * Shows people what the draft holds, and keeps what they saw until now.
 * @throws {Problem} as `discardDraft`; VALIDATION_FAILED where the draft is not fit for that
 */
export async function publishDraft<Content>(
  db: Database,
  administrator: Administrator,
  publishable: Publishable<Content>,
  { version, note }: { readonly version: number; readonly note: string | null },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const content = await lockDraft(transaction, publishable, version);
    if (content === null) throw nothingToPublish();
    const before = await publishable.read(transaction);
    const after = await publishable.write(transaction, content);
    await addEdition(transaction, administrator, publishable, { before, after, note });
    const next = await setDraft(transaction, administrator, publishable, { version, content: null });
    const { entity, ...audited } = publishable.audited;
    await audit(transaction, administrator, {
      ...audited,
      action: `${entity}.publish`,
      before: publishable.tell(before),
      after: publishable.tell(after),
      reason: note,
      version: next,
    });
  });
}

function nothingToPublish(): Problem {
  return new Problem('ACTION_REFUSED', 'The draft no longer exists');
}

/** The draft, which nobody else changes until the transaction ends. */
async function lockDraft<Content>(db: Database, { subject, audited }: Publishable<Content>, version: number) {
  await db.insert(drafts).values({ subject }).onConflictDoNothing();
  const [row] = await db.select().from(drafts).where(eq(drafts.subject, subject)).for('update');
  if (!row) throw new Error(`The draft of ${subject} is gone`);
  if (row.version !== version) throw await changedMeanwhile(db, audited, row.version);
  return row.content as Content | null;
}

async function changedMeanwhile(
  db: Database,
  { entity, entityId, label }: Publishable<unknown>['audited'],
  version: number,
): Promise<Problem> {
  const who = await findChangerName(db, entity, { id: entityId, version });
  return new Problem('CONFLICT', `${who} changed the draft of ${label} since you opened it`);
}

/** Answers the new version of the draft, which is locked. */
async function setDraft<Content>(
  db: Database,
  { person }: Administrator,
  { subject }: Publishable<Content>,
  { version, content }: { readonly version: number; readonly content: Content | null },
): Promise<number> {
  const next = version + 1;
  await db
    .update(drafts)
    .set({ content, version: next, changedAt: sql`now()`, changedById: person.user.id })
    .where(and(eq(drafts.subject, subject), eq(drafts.version, version)));
  return next;
}

async function addEdition<Content>(
  db: Database,
  { person }: Administrator,
  { subject }: Publishable<Content>,
  {
    before,
    after,
    note,
  }: { readonly before: Content; readonly after: Content; readonly note: string | null },
): Promise<void> {
  const [{ last } = { last: 0 }] = await db
    .select({ last: sql<number>`coalesce(max(${editions.number}), 0)`.mapWith(Number) })
    .from(editions)
    .where(eq(editions.subject, subject));
  if (last === 0) await db.insert(editions).values({ subject, number: 1, content: before });
  await db.insert(editions).values({
    subject,
    number: Math.max(last, 1) + 1,
    content: after,
    note,
    publishedById: person.user.id,
  });
}
