import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Searches that found no partner, by day in the marketplace's time zone. */
export const unfoundSearches = pgTable(
  'unfound_searches',
  {
    /** A search, as `countedSearch` normalizes it. */
    text: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    times: integer().notNull(),
    /**
     * A bit for each of sixteen groups of logged-in people, set if somebody of the group searched for the text. So at
     * most as many bits are set as people searched, and a bit does not reveal who of a sixteenth of all people it was.
     */
    groups: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.text, table.day] })],
);
