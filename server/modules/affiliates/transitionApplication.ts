import { eq, sql } from 'drizzle-orm';
import { transition } from 'xstate';
import { isUnderReview, type ApplicationState } from '#domain/affiliate.ts';
import { roleKind } from '#domain/role.ts';
import {
  affiliateApplicationMachine,
  type ApplicationEvent,
  type ApplicationRelation,
} from '#machines/affiliateApplicationMachine.ts';
import { findChangerName } from '#server/platform/audit/audit.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { affiliates } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';

type Row = typeof affiliates.$inferSelect;

/** An application as the database holds it: of a person, since the house never applied. */
export type Application = Row & { readonly userId: number };

type Unsigned<Event> = Event extends unknown ? Omit<Event, 'by'> : never;

/** An event of the chart, by whoever sends it. */
export type ApplicationAction = Unsigned<ApplicationEvent>;

/** What an administrator decides. */
export type ApplicationDecision = Exclude<ApplicationAction, { type: 'answer' }>;

const relations: readonly ApplicationRelation[] = ['applicant', 'administrator'];

const done: Readonly<Record<ApplicationAction['type'], string>> = {
  requestInfo: 'asked about',
  answer: 'answered',
  approve: 'approved',
  reject: 'rejected',
  reopen: 'reopened',
  suspend: 'suspended',
  reinstate: 'reinstated',
};

const is: Readonly<Record<ApplicationState, string>> = {
  pending: 'waiting for a decision',
  infoRequested: 'waiting for an answer',
  approved: 'approved',
  rejected: 'rejected',
  suspended: 'suspended',
};

/** An application before and after an action. */
export interface ApplicationTransition {
  readonly before: Application;
  readonly after: Application;
}

/**
 * Does with an application what its chart allows this person; in a transaction, which holds it. Of two at once one
 * waits for the other, and is judged by what that left behind.
 * @throws {Problem} NOT_FOUND for whoever may not know of it, as where there is none; CONFLICT where somebody
 *   changed it since this version; FORBIDDEN where it is not theirs to do; ACTION_REFUSED where it is not
 *   possible (any more)
 */
export async function transitionApplication(
  db: Database,
  person: Person,
  { id, version }: { readonly id: number; readonly version: number },
  action: ApplicationAction,
): Promise<ApplicationTransition> {
  const before = await lockApplication(db, id);
  const by = before && relationTo(person, before);
  if (!before || !by) throw unknownApplication();
  if (version !== before.version) throw await changedMeanwhile(db, before, by);
  const event: ApplicationEvent = { ...action, by };
  if (!restore(before).can(event)) throw refusalOf(before, action);

  const [next] = transition(affiliateApplicationMachine, restore(before), event);
  const decision = isUnderReview(next.value)
    ? { decidedById: null, decidedAt: null }
    : { decidedById: person.user.id, decidedAt: sql`now()` };
  const [after] = await db
    .update(affiliates)
    .set({ state: next.value, ...next.context, ...decision, version: before.version + 1 })
    .where(eq(affiliates.id, id))
    .returning();
  if (!after) throw new Error(`The application ${id} was not moved`);
  return { before, after: { ...after, userId: before.userId } };
}

/** Any value of what the actions are given, to ask the chart which of them are possible. */
const given = { reason: 'A reason', question: 'A question', answer: 'An answer' };

/** What the chart allows this administrator to decide now; none for whoever applied. */
export function possibleDecisions(person: Person, row: Application): ApplicationDecision['type'][] {
  const by = relationTo(person, row);
  if (by !== 'administrator') return [];
  const types = Object.keys(done) as ApplicationAction['type'][];
  return types.filter((type) => type !== 'answer').filter((type) => restore(row).can({ ...given, type, by }));
}

export function unknownApplication(): Problem {
  return new Problem('NOT_FOUND', "We don't know that application");
}

async function lockApplication(db: Database, id: number): Promise<Application | null> {
  const [row] = await db.select().from(affiliates).where(eq(affiliates.id, id)).for('no key update');
  return row && row.userId !== null ? { ...row, userId: row.userId } : null;
}

function relationTo({ user }: Person, { userId }: Application): ApplicationRelation | null {
  // Nobody decides about themselves, whatever they have become since they applied.
  if (user.id === userId) return 'applicant';
  return roleKind(user.roleId) === 'systemAdmin' ? 'administrator' : null;
}

function restore({ state, reason, question, answer }: Row) {
  return affiliateApplicationMachine.resolveState({ value: state, context: { reason, question, answer } });
}

/** Which administrator was quicker is not the applicant's to read. */
async function changedMeanwhile(db: Database, row: Row, by: ApplicationRelation): Promise<Problem> {
  const who = by === 'administrator' ? await findChangerName(db, 'application', row) : 'Somebody';
  return new Problem('CONFLICT', `${who} changed the application of ${row.companyName} since you opened it`);
}

function refusalOf(row: Row, action: ApplicationAction): Problem {
  const application = `the application of ${row.companyName}`;
  if (relations.some((by) => restore(row).can({ ...action, by }))) {
    return new Problem('FORBIDDEN', `You cannot decide that ${application} is ${done[action.type]}`);
  }
  if ('reason' in action && action.reason.trim() === '') {
    return new Problem('ACTION_REFUSED', `Say why ${application} is ${done[action.type]}`);
  }
  if ('question' in action && action.question.trim() === '') {
    return new Problem('ACTION_REFUSED', `Say what you want to know about ${application}`);
  }
  return new Problem(
    'ACTION_REFUSED',
    `The application of ${row.companyName} is ${is[row.state]}, so it can't be ${done[action.type]}`,
  );
}
