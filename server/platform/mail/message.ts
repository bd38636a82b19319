import type { Database } from '#server/platform/db/database.ts';

/** Content of a mail, as plain text; renderers escape it. */
export interface MailContent {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Code of a coupon; the HTML also shows it as a barcode. */
  readonly barcode?: string;
  /** Links; the HTML shows the first one as a button. */
  readonly actions: readonly { readonly label: string; readonly address: string }[];
  /** Hints below the actions. */
  readonly notes: readonly string[];
  /** Address to unsubscribe; mail programs may call it on their own (RFC 8058). */
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
  /** Id of the mail, the same for each attempt, so that mail servers recognize a repetition. */
  readonly messageId: string;
  /** Aborts the attempt. */
  readonly signal: AbortSignal;
  /** Records the delivery: in the same transaction if possible, or else right after it. */
  readonly done: (db: Database) => Promise<void>;
}

/** Delivers a mail; rejects on failure. */
export type Deliver = (db: Database, mail: Mail, options: DeliveryOptions) => Promise<void>;
