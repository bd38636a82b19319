import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { validationFailed } from '#server/platform/http/parse.ts';
import { readHelpContent, type FaqQuestion } from './help.ts';
import { faqVotes } from './helpTables.ts';

/** Records whether an answer helped a person. @throws {Problem} VALIDATION_FAILED for an unknown question */
export async function rateAnswer(
  db: Database,
  userId: number,
  questionId: number,
  helped: boolean,
): Promise<FaqQuestion> {
  const question = readHelpContent()
    .faq.groups.flatMap(({ questions }) => questions)
    .find(({ id }) => id === questionId);
  if (!question) {
    throw validationFailed([
      { message: 'This question is no longer among the answers', members: ['questionId'] },
    ]);
  }
  await db
    .insert(faqVotes)
    .values({ userId, questionId, helped })
    .onConflictDoUpdate({
      target: [faqVotes.userId, faqVotes.questionId],
      set: { helped, votedAt: sql`now()` },
    });
  return question;
}

/** Reads the person's votes: whether an answer helped them, by the id of the question. */
export async function findFaqVotes(db: Database, userId: number): Promise<ReadonlyMap<number, boolean>> {
  const votes = await db.select().from(faqVotes).where(eq(faqVotes.userId, userId));
  return new Map(votes.map(({ questionId, helped }) => [questionId, helped]));
}
