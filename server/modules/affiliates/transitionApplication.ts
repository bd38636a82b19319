import { eq, sql } from 'drizzle-orm';
import { transition } from 'xstate';
import { isUnderReview, type ApplicationState } from '#domain/affiliate.ts';
import { toRoleKind } from '#domain/role.ts';
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

/** A row of `affiliates` that has a person. Only the row of the marketplace itself has none. */
export type Application = Row & { readonly userId: number };

type WithoutBy<Event> = Event extends unknown ? Omit<Event, 'by'> : never;

/** An event of the chart without `by`, the sender's relation to the application. */
type ApplicationAction = WithoutBy<ApplicationEvent>;

export type ApplicationDecision = Exclude<ApplicationAction, { type: 'answer' }>;

const relations: readonly ApplicationRelation[] = ['applicant', 'administrator'];

const participles: Readonly<Record<ApplicationAction['type'], string>> = {
  requestInfo: 'asked about',
  answer: 'answered',
  approve: 'approved',
  reject: 'rejected',
  reopen: 'reopened',
  suspend: 'suspended',
  reinstate: 'reinstated',
};

const stateDescriptions: Readonly<Record<ApplicationState, string>> = {
  pending: 'waiting for a decision',
  infoRequested: 'waiting for an answer',
  approved: 'approved',
  rejected: 'rejected',
  suspended: 'suspended',
};

/**
 * Applies an action to an application, if the chart allows it to this person, and returns the row before and after the
 * action. Runs in the caller's transaction, and locks the row to serialize concurrent actions.
 * @throws {Problem} NOT_FOUND if the application does not exist, or if the person may not know of it; CONFLICT if the
 *   application has another version; FORBIDDEN if the chart allows the action only to people in another relation;
 *   ACTION_REFUSED if the application's state does not allow it
 */
export async function transitionApplication(
  db: Database,
  person: Person,
  { id, version }: { readonly id: number; readonly version: number },
  action: ApplicationAction,
): Promise<Readonly<Record<'before' | 'after', Application>>> {
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
  if (!after) throw new Error(`The application ${id} was not updated`);
  return { before, after: { ...after, userId: before.userId } };
}

/** Arguments that every action accepts, for asking the chart which actions are possible. */
const anyArguments = { reason: 'A reason', question: 'A question', answer: 'An answer' };

/** Lists the decisions that the chart allows a person now; empty for the applicant and for non-administrators. */
export function possibleDecisions(person: Person, row: Application): ApplicationDecision['type'][] {
  const by = relationTo(person, row);
  if (by !== 'administrator') return [];
  const types = Object.keys(participles) as ApplicationAction['type'][];
  return types
    .filter((type) => type !== 'answer')
    .filter((type) => restore(row).can({ ...anyArguments, type, by }));
}

export function unknownApplication(): Problem {
  return new Problem('NOT_FOUND', "We don't know that application");
}

async function lockApplication(db: Database, id: number): Promise<Application | null> {
  const [row] = await db.select().from(affiliates).where(eq(affiliates.id, id)).for('no key update');
  return row && row.userId !== null ? { ...row, userId: row.userId } : null;
}

function relationTo({ user }: Person, { userId }: Application): ApplicationRelation | null {
  // Applicants have this relation even as administrators, since nobody decides about themselves.
  if (user.id === userId) return 'applicant';
  return toRoleKind(user.roleId) === 'systemAdmin' ? 'administrator' : null;
}

function restore({ state, reason, question, answer }: Row) {
  return affiliateApplicationMachine.resolveState({ value: state, context: { reason, question, answer } });
}

/** Creates a CONFLICT that names who changed the application; for the applicant it says "Somebody". */
async function changedMeanwhile(db: Database, row: Row, by: ApplicationRelation): Promise<Problem> {
  const who = by === 'administrator' ? await findChangerName(db, 'application', row) : 'Somebody';
  return new Problem('CONFLICT', `${who} changed the application of ${row.companyName} since you opened it`);
}

function refusalOf(row: Row, action: ApplicationAction): Problem {
  const application = `the application of ${row.companyName}`;
  if (relations.some((by) => restore(row).can({ ...action, by }))) {
    return new Problem('FORBIDDEN', `You cannot decide that ${application} is ${participles[action.type]}`);
  }
  if ('reason' in action && action.reason.trim() === '') {
    return new Problem('ACTION_REFUSED', `Say why ${application} is ${participles[action.type]}`);
  }
  if ('question' in action && action.question.trim() === '') {
    return new Problem('ACTION_REFUSED', `Say what you want to know about ${application}`);
  }
  return new Problem(
    'ACTION_REFUSED',
    `The application of ${row.companyName} is ${stateDescriptions[row.state]}, so it can't be ${participles[action.type]}`,
  );
}
