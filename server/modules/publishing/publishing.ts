import { desc, eq, sql } from 'drizzle-orm';
import type { AuditedEntity } from '#domain/audit.ts';
import { fullName } from '#domain/userInfo.ts';
import { audit, findChangerName, type Administrator } from '#server/platform/audit/audit.ts';
import type { AuditedValues } from '#server/platform/audit/auditTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { drafts, editions } from './publishingTables.ts';

/** Content of the catalog that administrators change as a draft first, and publish as a whole. */
export interface PublishableContent<Content> {
  /** Key of the draft and the editions: `partner:9`, or `categories`. */
  readonly subject: string;
  /** Entity that the audit log names for changes of the content. */
  readonly audited: {
    readonly entity: Extract<AuditedEntity, 'partner' | 'categories'>;
    readonly entityId: number;
    readonly label: string;
  };
  /** Reads the published content. */
  readonly read: (db: Database) => Promise<Content>;
  /**
   * Publishes this content, and returns the published content.
   * @throws {Problem} VALIDATION_FAILED if the content cannot be published
   */
  readonly write: (db: Database, content: Content) => Promise<Content>;
  /** Describes the content for the audit log. */
  readonly describe: (content: Content) => AuditedValues;
}

const nameOfUser = { firstName: users.firstName, lastName: users.lastName };

/** Reads the draft and editions of a subject for administrators; `present` converts each content to an object. */
export async function findDraftAndEditions<Content, Presented extends object>(
  db: Database,
  { subject }: PublishableContent<Content>,
  present: (content: Content) => Presented,
) {
  const [found] = await db
    .select({ draft: drafts, changedBy: nameOfUser })
    .from(drafts)
    .leftJoin(users, eq(users.id, drafts.changedById))
    .where(eq(drafts.subject, subject));
  const content = (found?.draft.content ?? null) as Content | null;
  const published = await db
    .select({ edition: editions, publishedBy: nameOfUser })
    .from(editions)
    .leftJoin(users, eq(users.id, editions.publishedById))
    .where(eq(editions.subject, subject))
    .orderBy(desc(editions.number));
  return {
    /** The draft; null if there is none. */
    draft:
      found && content !== null
        ? {
            ...present(content),
            changedOn: found.draft.changedAt,
            changedBy: found.changedBy && fullName(found.changedBy),
          }
        : null,
    /** Version of the draft; 0 before the first draft. */
    draftVersion: found?.draft.version ?? 0,
    /** Editions, newest first; empty before the first publication. */
    editions: published.map(({ edition: { number, note, publishedAt, ...edition }, publishedBy }) =>
      Object.assign(present(edition.content as Content), {
        number,
        note,
        // Edition 1 has neither a time nor an author, since it is the content from before the first publication.
        publishedOn: number === 1 ? null : publishedAt,
        publishedBy: publishedBy && fullName(publishedBy),
      }),
    ),
  };
}

/** Reads the contents of all editions of a subject. */
export async function listEditions<Content>(db: Database, { subject }: PublishableContent<Content>) {
  const published = await db.select().from(editions).where(eq(editions.subject, subject));
  return published.map(({ content }) => content as Content);
}

/** Saves a draft, which only administrators see. @throws {Problem} CONFLICT if the draft has another version */
export async function saveDraft<Content>(
  db: Database,
  administrator: Administrator,
  publishable: PublishableContent<Content>,
  { version, content }: { readonly version: number; readonly content: Content },
): Promise<void> {
  await changeDraft(db, administrator, publishable, version, 'saveDraft', async (transaction, draft) => ({
    draft: content,
    before: draft ?? (await publishable.read(transaction)),
    after: content,
  }));
}

/** @throws {Problem} CONFLICT if the draft has another version; ACTION_REFUSED without a draft */
export async function discardDraft<Content>(
  db: Database,
  administrator: Administrator,
  publishable: PublishableContent<Content>,
  version: number,
): Promise<void> {
  await changeDraft(db, administrator, publishable, version, 'discardDraft', async (transaction, draft) => ({
    draft: null,
    before: requireDraft(draft),
    after: await publishable.read(transaction),
  }));
}

/**
 * Publishes the draft as a new edition. The first publication also stores the previous content, as edition 1.
 * @throws {Problem} as `discardDraft`; VALIDATION_FAILED if the draft cannot be published
 */
export async function publishDraft<Content>(
  db: Database,
  administrator: Administrator,
  publishable: PublishableContent<Content>,
  { version, note }: { readonly version: number; readonly note: string | null },
): Promise<void> {
  await changeDraft(db, administrator, publishable, version, 'publish', async (transaction, draft) => {
    const content = requireDraft(draft);
    const before = await publishable.read(transaction);
    const after = await publishable.write(transaction, content);
    const { subject } = publishable;
    const [{ last } = { last: 0 }] = await transaction
      .select({ last: sql<number>`coalesce(max(${editions.number}), 0)`.mapWith(Number) })
      .from(editions)
      .where(eq(editions.subject, subject));
    if (last === 0) await transaction.insert(editions).values({ subject, number: 1, content: before });
    await transaction.insert(editions).values({
      subject,
      number: Math.max(last, 1) + 1,
      content: after,
      note,
      publishedById: administrator.person.user.id,
    });
    return { draft: null, before, after, reason: note };
  });
}

function requireDraft<Content>(draft: Content | null): Content {
  if (draft === null) throw new Problem('ACTION_REFUSED', 'The draft no longer exists');
  return draft;
}

interface DraftChange<Content> {
  /** The new content of the draft; null deletes the draft. */
  readonly draft: Content | null;
  /** Content before the change, for the audit log. */
  readonly before: Content;
  readonly after: Content;
  readonly reason?: string | null;
}

/**
 * Locks a draft, changes it, raises its version, and audits the change.
 * @throws {Problem} CONFLICT if the draft has another version
 */
async function changeDraft<Content>(
  db: Database,
  administrator: Administrator,
  { subject, audited: { entity, ...audited }, describe }: PublishableContent<Content>,
  version: number,
  act: 'saveDraft' | 'discardDraft' | 'publish',
  change: (transaction: Database, draft: Content | null) => Promise<DraftChange<Content>>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.insert(drafts).values({ subject }).onConflictDoNothing();
    const [row] = await transaction.select().from(drafts).where(eq(drafts.subject, subject)).for('update');
    if (!row) throw new Error(`The draft of ${subject} is gone`);
    if (row.version !== version) {
      const who = await findChangerName(transaction, entity, { id: audited.entityId, version: row.version });
      throw new Problem('CONFLICT', `${who} changed the draft of ${audited.label} since you opened it`);
    }
    const { draft, before, after, ...facts } = await change(transaction, row.content as Content | null);
    const next = version + 1;
    await transaction
      .update(drafts)
      .set({
        content: draft,
        version: next,
        changedAt: sql`now()`,
        changedById: administrator.person.user.id,
      })
      .where(eq(drafts.subject, subject));
    await audit(transaction, administrator, {
      ...audited,
      ...facts,
      action: `${entity}.${act}`,
      before: describe(before),
      after: describe(after),
      version: next,
    });
  });
}
