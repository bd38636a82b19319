/** A mail to a person: who they are is looked up when it is sent, and links are made then. */
type MailJob =
  | { readonly kind: 'verificationMail'; readonly userId: number }
  | { readonly kind: 'accountExistsMail'; readonly userId: number }
  | { readonly kind: 'invitationMail'; readonly userId: number }
  | { readonly kind: 'passwordChangedMail'; readonly userId: number }
  | { readonly kind: 'singleSignOnLinkedMail'; readonly userId: number }
  /** To who invited the person, that their invitation has expired. */
  | { readonly kind: 'invitationRequestMail'; readonly userId: number };

/**
 * Requests of strangers by e-mail address: whether there is an account for it is found out when the job is done,
 * so that the answer takes as long for every address.
 */
type StrangerJob =
  | { readonly kind: 'verificationRequest'; readonly email: string }
  | { readonly kind: 'passwordResetRequest'; readonly email: string };

/** What is done after the answer to a request. */
export type Job = MailJob | StrangerJob;
