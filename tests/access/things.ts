/** What the documents and requests of the tables name. Where nothing else is said it is Acme Builders'. */
export interface Things {
  /** Ids. */
  readonly customer: number;
  readonly user: number;
  readonly request: number;
  /** One that its Owner and its User have not voted for. */
  readonly colleaguesRequest: number;
  readonly certificate: number;
  readonly colleague: number;
  readonly deactivated: number;
  readonly invited: number;
  /** An application that waits for a decision; nobody's of the callers. */
  readonly application: number;
  readonly mail: number;
  readonly outboxMail: number;
  /** Dates of webinars: the callers have registered for the second. */
  readonly webinar: string;
  readonly registeredWebinar: string;
  /** Secrets of links that were given to people of a third company. */
  readonly links: Readonly<Record<'verification' | 'invitation' | 'profile' | 'passwordReset', string>>;
  /** Somebody of that company, who can log in. */
  readonly newcomer: { readonly email: string; readonly password: string; readonly refreshToken: string };
}
