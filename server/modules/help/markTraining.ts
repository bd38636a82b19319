import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { validationFailed } from '#server/platform/http/parse.ts';
import { readHelpContent, type Training } from './help.ts';
import { trainingCompletions } from './helpTables.ts';

/**
 * Ticks a training off for a person, or removes the tick, and returns the training.
 * @throws {Problem} VALIDATION_FAILED for an unknown training
 */
export async function markTraining(
  db: Database,
  userId: number,
  trainingId: string,
  completed: boolean,
): Promise<Training> {
  const training = readHelpContent().training.trainings.find(({ id }) => id === trainingId);
  if (!training) {
    throw validationFailed([{ message: 'This training is no longer in the list', members: ['id'] }]);
  }
  if (completed) {
    await db.insert(trainingCompletions).values({ userId, trainingId }).onConflictDoNothing();
  } else {
    await db
      .delete(trainingCompletions)
      .where(and(eq(trainingCompletions.userId, userId), eq(trainingCompletions.trainingId, trainingId)));
  }
  return training;
}

/** Reads the ids of the trainings that the person has ticked off. */
export async function findCompletedTrainingIds(db: Database, userId: number): Promise<ReadonlySet<string>> {
  const { trainingId: id, userId: personId } = trainingCompletions;
  const completed = await db.select({ id }).from(trainingCompletions).where(eq(personId, userId));
  return new Set(completed.map((training) => training.id));
}
