import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, users } from '#server/platform/db/schema.ts';

/** Whether an answer of the FAQ helped somebody, as they said last. */
export const faqVotes = pgTable(
  'faq_votes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Id in `content/help/faq.json`. */
    questionId: integer('question_id').notNull(),
    helped: boolean().notNull(),
    votedAt: instant('voted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);

/** Trainings that somebody has ticked off. */
export const trainingCompletions = pgTable(
  'training_completions',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Id in `content/help/training.json`. */
    trainingId: text('training_id').notNull(),
    completedAt: instant('completed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.trainingId] })],
);

/** Who registered for which date of a webinar. */
export const webinarRegistrations = pgTable(
  'webinar_registrations',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Id in `content/help/webinars.json`. */
    webinarId: text('webinar_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    registeredAt: instant('registered_at').notNull().defaultNow(),
    /** When the person took it back; the row stays, so that its mail goes out once. */
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.webinarId, table.startsAt] })],
);
