/** Entities whose changes the audit log records. */
export const auditedEntities = [
  'productRequest',
  'application',
  'user',
  'customer',
  'partner',
  'mail',
  'categories',
  /** A list of the administration, taken as a file. */
  'list',
] as const;

export type AuditedEntity = (typeof auditedEntities)[number];

/** What they do, and how the log says it; files have the names. */
export const auditActions = {
  'review.began': 'Began to review a product request',
  'request.planned': 'Planned a product',
  'request.madeAvailable': 'Made a product available',
  'request.declined': 'Declined a product request',
  'request.merged': 'Merged a product request',
  'request.withdrawn': 'Withdrew a product request',
  'request.handled': 'Assigned or noted a product request',
  'vote.given': 'Voted for a product request',
  'info.requested': 'Asked an applicant a question',
  'application.approved': 'Approved an application',
  'application.rejected': 'Rejected an application',
  'application.reopened': 'Reopened an application',
  'affiliate.suspended': 'Suspended an affiliate',
  'affiliate.reinstated': 'Reinstated an affiliate',
  'user.invited': 'Invited a user',
  'user.roleChanged': "Changed a user's role",
  'user.deactivated': 'Deactivated a user',
  'user.reactivated': 'Reactivated a user',
  'user.signedOut': 'Logged a user out everywhere',
  'user.unlocked': "Unlocked a user's login",
  'user.resetLinkSent': 'Sent a link to choose a password',
  'user.invitationResent': 'Sent an invitation again',
  'profile.saved': 'Changed their own details',
  'password.changed': 'Changed their own password',
  'user.verificationResent': 'Sent the mail again that confirms an address',
  'customer.entitlementsSet': "Changed a customer's partners",
  'partner.draftSaved': 'Saved a draft of a partner',
  'partner.draftDiscarded': 'Discarded a draft of a partner',
  'partner.published': 'Published a partner',
  'categories.draftSaved': 'Saved a draft of the categories',
  'categories.draftDiscarded': 'Discarded a draft of the categories',
  'categories.published': 'Published the categories',
  'mail.resent': 'Sent a mail again',
  'users.exported': 'Downloaded users',
  'customers.exported': 'Downloaded customers',
  'partners.exported': 'Downloaded partners',
  'requests.exported': 'Downloaded product requests',
  'affiliates.exported': 'Downloaded affiliates',
  'audit.exported': 'Downloaded the audit log',
  'outbox.exported': 'Downloaded the outbox',
} as const;

export type AuditAction = keyof typeof auditActions;

/** Names of the actions whose words have this in them. */
export function findAuditActions(text: string): readonly string[] {
  const sought = text.toLowerCase();
  return Object.entries(auditActions).flatMap(([action, words]) =>
    words.toLowerCase().includes(sought) ? [action] : [],
  );
}
