/** What mails there are. */
export type MailKind =
  | 'verificationMail'
  | 'accountExistsMail'
  | 'accountDeactivatedMail'
  | 'invitationMail'
  | 'passwordResetMail'
  | 'passwordChangedMail'
  | 'singleSignOnLinkedMail'
  /** To who invited the person, that their invitation has expired. */
  | 'invitationRequestMail'
  /** The coupon that the person has taken. */
  | 'couponMail';

/** A mail about a person: who they are is looked up when it is sent, and links are made then. */
export interface MailJob {
  readonly kind: MailKind;
  readonly userId: number;
  /** Whose coupon it is, where it is about one. */
  readonly partnerId?: number;
  /**
   * Set by the worker: `chosen` is the one to be sent of all that ask for the same mail; `sent` stays in the
   * queue as long as the same mail is not to be sent again.
   */
  readonly stage?: 'chosen' | 'sent';
}

/**
 * Requests of strangers by e-mail address: whether there is an account for it is found out when the job is done,
 * so that the answer takes as long for every address.
 */
interface StrangerJob {
  readonly kind: 'verificationRequest' | 'passwordResetRequest';
  readonly email: string;
}

/** What is done after the answer to a request. */
export type Job = MailJob | StrangerJob;
