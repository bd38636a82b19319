import type { Database } from '#server/platform/db/database.ts';
import type { Mail } from './message.ts';

/** What goes with a mail. */
interface DeliveryOptions {
  /** The same for each attempt at one mail, so that mail servers can tell a repetition. */
  readonly messageId: string;
  /** Ends the attempt. */
  readonly signal: AbortSignal;
  /** Writes down that the mail is out: with it where that is possible, else right after. */
  readonly done: (db: Database) => Promise<void>;
}

/** Has a mail go out; rejects where it did not. */
export type Deliver = (db: Database, mail: Mail, options: DeliveryOptions) => Promise<void>;
