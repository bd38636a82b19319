import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Counts of searches that found no partner, by day in the marketplace's time zone. */
export const unfoundSearches = pgTable(
  'unfound_searches',
  {
    /** Text of the search, as `normalizeUnfoundSearch` normalizes it. */
    text: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    times: integer().notNull(),
    /**
     * Bit set of sixteen groups of logged-in people; a bit is set if somebody of the group made the search. So at most
     * as many bits are set as people searched, and a bit narrows a person down only to a sixteenth of all people.
     */
    groups: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.text, table.day] })],
);
