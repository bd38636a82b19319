/** Something to press in a message: the first one as a button, others as links. */
interface Action {
  readonly label: string;
  readonly address: string;
}

/** What a mail says, as plain text: whoever renders it for a medium escapes it for that. */
export interface Message {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Code of a coupon, which HTML shows as a barcode as well. */
  readonly barcode?: string;
  readonly actions: readonly Action[];
  /** What is good to know, below the actions. */
  readonly notes: readonly string[];
  /** Address that ends templates like this one; mail programs ask it as well (RFC 8058). */
  readonly unsubscribeLink?: string;
}

/** A mail as it leaves: to one person, at the address that the database holds for them. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeLink?: string | undefined;
}
