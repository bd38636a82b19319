/** Things that the documents and requests of the tables name; they belong to Acme Builders unless noted. */
export interface Things {
  /** Ids. */
  readonly customer: number;
  readonly user: number;
  readonly request: number;
  /** A request for which neither the Owner nor the User has voted. */
  readonly colleaguesRequest: number;
  readonly certificate: number;
  readonly colleague: number;
  readonly deactivated: number;
  readonly invited: number;
  /** A pending application of somebody who is not a caller. */
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
