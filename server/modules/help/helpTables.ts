import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, userIdColumn } from '#server/platform/db/schema.ts';

/** Votes of people about whether an answer of the FAQ helped them; a new vote replaces the person's previous one. */
export const faqVotes = pgTable(
  'faq_votes',
  {
    userId: userIdColumn(),
    /** Id of the question in `content/help/faq.json`. */
    questionId: integer('question_id').notNull(),
    helped: boolean().notNull(),
    votedAt: instant('voted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);

/** Trainings that people have ticked off. */
export const trainingCompletions = pgTable(
  'training_completions',
  {
    userId: userIdColumn(),
    /** Id of the training in `content/help/training.json`. */
    trainingId: text('training_id').notNull(),
    completedAt: instant('completed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.trainingId] })],
);

/** Registrations of people for dates of webinars. */
export const webinarRegistrations = pgTable(
  'webinar_registrations',
  {
    userId: userIdColumn(),
    /** Id of the webinar in `content/help/webinars.json`. */
    webinarId: text('webinar_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    registeredAt: instant('registered_at').notNull().defaultNow(),
    /** Time at which the person unregistered; the row stays, so that registering again sends no second mail. */
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.webinarId, table.startsAt] })],
);
