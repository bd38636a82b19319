import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Searches that found no partner, by day of the house's clocks, without who made them. */
export const unfoundSearches = pgTable(
  'unfound_searches',
  {
    /** As `countedSearch` spells it. */
    text: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    times: integer().notNull(),
    /**
     * Bits for groups of people: each person is in one of sixteen for a text. Bits that are set are never more than
     * people, and none tells who it was.
     */
    groups: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.text, table.day] })],
);
