export const auditedEntities = [
  'productRequest',
  'application',
  'user',
  'customer',
  'partner',
  'mail',
  'categories',
  /** A list of the administration, downloaded as a file. */
  'list',
] as const;

export type AuditedEntity = (typeof auditedEntities)[number];

/** Description of each action in the audit log. A key is `{entity}.{action}`; charts and calls use the same names. */
export const auditActions = {
  'productRequest.startReview': 'Started the review of a product request',
  'productRequest.plan': 'Planned a product',
  'productRequest.makeAvailable': 'Made a product available',
  'productRequest.decline': 'Declined a product request',
  'productRequest.merge': 'Merged a product request',
  'productRequest.handle': 'Assigned or noted a product request',
  'application.requestInfo': 'Asked an applicant a question',
  'application.approve': 'Approved an application',
  'application.reject': 'Rejected an application',
  'application.reopen': 'Reopened an application',
  'application.suspend': 'Suspended an affiliate',
  'application.reinstate': 'Reinstated an affiliate',
  'user.invite': 'Invited a user',
  'user.changeRole': "Changed a user's role",
  'user.deactivate': 'Deactivated a user',
  'user.reactivate': 'Reactivated a user',
  'user.signOut': 'Logged a user out everywhere',
  'user.unlock': "Unlocked a user's login",
  'user.sendResetLink': 'Sent a link to choose a password',
  'user.resendInvitation': 'Sent an invitation again',
  'user.resendVerification': 'Sent the mail again that confirms an address',
  'user.saveProfile': 'Changed their own details',
  'user.changePassword': 'Changed their own password',
  'customer.setEntitlements': "Changed a customer's partners",
  'partner.saveDraft': 'Saved a draft of a partner',
  'partner.discardDraft': 'Discarded a draft of a partner',
  'partner.publish': 'Published a partner',
  'categories.saveDraft': 'Saved a draft of the categories',
  'categories.discardDraft': 'Discarded a draft of the categories',
  'categories.publish': 'Published the categories',
  'mail.resend': 'Sent a mail again',
  'list.export.users': 'Downloaded users',
  'list.export.customers': 'Downloaded customers',
  'list.export.partners': 'Downloaded partners',
  'list.export.requests': 'Downloaded product requests',
  'list.export.affiliates': 'Downloaded affiliates',
  'list.export.audit': 'Downloaded the audit log',
  'list.export.outbox': 'Downloaded the outbox',
} as const satisfies Readonly<Record<`${AuditedEntity}.${string}`, string>>;

export type AuditAction = keyof typeof auditActions;

export function findAuditActions(text: string): readonly string[] {
  const sought = text.toLowerCase();
  return Object.entries(auditActions).flatMap(([action, words]) =>
    words.toLowerCase().includes(sought) ? [action] : [],
  );
}
