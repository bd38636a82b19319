import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Searches that found no partner, by day of the house's clocks. */
export const unfoundSearches = pgTable(
  'unfound_searches',
  {
    /** A search, as `countedSearch` spells it. */
    text: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    times: integer().notNull(),
    /**
     * A bit for each of sixteen groups of people who searched while logged in. No more bits are set than people
     * searched, and a bit narrows them down to a sixteenth of all.
     */
    groups: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.text, table.day] })],
);
