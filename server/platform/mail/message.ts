import type { Database } from '#server/platform/db/database.ts';

/** Content of a mail, as plain text; renderers escape it. */
export interface Message {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Code that HTML shows as a barcode as well. */
  readonly barcode?: string;
  /** Links; HTML shows the first one as a button. */
  readonly actions: readonly { readonly label: string; readonly address: string }[];
  /** Hints below the actions. */
  readonly notes: readonly string[];
  /** Address that unsubscribes; mail programs may call it by themselves (RFC 8058). */
  readonly unsubscribeLink?: string;
}

/** A rendered mail to one person. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeLink?: string | undefined;
}

interface DeliveryOptions {
  /** The same for each attempt at one mail, so that mail servers recognize a repetition. */
  readonly messageId: string;
  /** Ends the attempt. */
  readonly signal: AbortSignal;
  /** Records the delivery: in one transaction with it where possible, or else right after. */
  readonly done: (db: Database) => Promise<void>;
}

/** Delivers a mail; rejects where that fails. */
export type Deliver = (db: Database, mail: Mail, options: DeliveryOptions) => Promise<void>;
