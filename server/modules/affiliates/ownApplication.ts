import { eq } from 'drizzle-orm';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { affiliates } from '#server/platform/db/schema.ts';
import { transitionApplication, unknownApplication, type Application } from './transitionApplication.ts';

type OwnApplication = Omit<Application, 'userId'>;

export async function findOwnApplication(db: Database, { user }: Person): Promise<OwnApplication | null> {
  const [own] = await db.select().from(affiliates).where(eq(affiliates.userId, user.id));
  return own ?? null;
}

/**
 * Saves the person's answer to an administrator's question about their application, and returns the application.
 * @throws {Problem} NOT_FOUND if the person has no application; otherwise as `transitionApplication`
 */
export async function answerQuestion(
  db: Database,
  person: Person,
  { version, answer }: { readonly version: number; readonly answer: string },
): Promise<OwnApplication> {
  return db.transaction(async (transaction) => {
    const own = await findOwnApplication(transaction, person);
    if (!own) throw unknownApplication();
    const action = { type: 'answer', answer } as const;
    return (await transitionApplication(transaction, person, { id: own.id, version }, action)).after;
  });
}
