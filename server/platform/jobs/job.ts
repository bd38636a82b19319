import type { RemindDay } from '#domain/certificate.ts';
import type { MailKind } from '#domain/letter.ts';
import type { DecidedApplication } from '#server/modules/affiliates/applicationLetter.ts';
import type { DecidedRequest } from '#server/modules/requests/requestLetter.ts';

/** What the mail about a webinar tells of it. */
export interface MailedWebinar {
  readonly title: string;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly minutes: number;
  /** Where it is held: for whoever has chosen no time zone. */
  readonly timeZone: string;
}

/** What the mail of a reminder was queued for; where that is no longer so, it does not go out. */
export interface RemindedCertificate {
  readonly id: number;
  /** Its last day (YYYY-MM-DD). */
  readonly expiresOn: string;
  /** On so many days before that. */
  readonly days: RemindDay;
  /** Whether the person is an owner in the place of who was chosen. */
  readonly standIn: boolean;
}

/** The decision that a mail was queued for; where it is another one by now, it does not go out. */
export interface MailedRequest {
  readonly id: number;
  readonly state: DecidedRequest['state'];
}

/** The same of an application to be an affiliate. */
export interface MailedApplication {
  readonly id: number;
  readonly decision: DecidedApplication['decision'];
}

/** The partner that a mail was queued for; where it is decided otherwise by now, it does not go out. */
export interface MailedEntitlement {
  readonly customerId: number;
  readonly partnerId: number;
  /** Set where it was denied: the company does not have it. */
  readonly isDenied?: true;
}

/** News of a partner's offer that a mail was queued for; what is no longer so when it goes out is left out. */
export interface OfferNews {
  readonly partnerId: number;
  /** The company has the partner now, the offer runs again, or there are coupons again. */
  readonly about: 'granted' | 'returned' | 'coupons';
}

/** The role that a mail was queued for; where the person has another one by now, it does not go out. */
export interface MailedRole {
  readonly roleId: number;
  readonly formerRoleId: number;
  readonly customerId: number | null;
  /** Id of the owner who gave it; absent where an administrator did. */
  readonly ownerId?: number;
}

/** A mail about a person: who they are is looked up when it is sent, and links are made then. */
export interface MailJob {
  readonly kind: MailKind;
  readonly userId: number;
  /** Whose coupon it is, where it is about one. */
  readonly partnerId?: number;
  /** What `certificateMail` is about. */
  readonly certificate?: RemindedCertificate;
  /** What `productRequestMail` is about. */
  readonly productRequest?: MailedRequest;
  /** What `applicationMail` is about. */
  readonly application?: MailedApplication;
  /** Subject of `entitlementMail`. */
  readonly entitlement?: MailedEntitlement;
  /** Subject of `offerMail`, oldest first. */
  readonly news?: readonly OfferNews[];
  /** Subject of `roleMail`. */
  readonly role?: MailedRole;
  /** Subject of `webinarRegisteredMail`. */
  readonly webinar?: MailedWebinar;
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

export const recurringKinds = ['certificateReminders', 'couponNews', 'rollUp'] as const;

/** What is done again and again, each time as a new job; there is one of a kind. */
export interface RecurringJob {
  readonly kind: (typeof recurringKinds)[number];
}

/** What comes to a mail. */
export type Errand = MailJob | StrangerJob;

/** What is done beside the answers to requests. */
export type Job = Errand | RecurringJob;

export function isRecurring(job: Job): job is RecurringJob {
  return recurringKinds.some((kind) => kind === job.kind);
}
