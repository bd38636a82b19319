/** Kinds of mails, and their names for administrators. */
export const mailNames = {
  verificationMail: 'Confirm an address',
  accountExistsMail: 'There is an account already',
  accountDeactivatedMail: 'The account is deactivated',
  invitationMail: 'Invitation',
  invitationRequestMail: 'Asked for a new invitation',
  passwordResetMail: 'Reset a password',
  passwordChangedMail: 'Password changed',
  singleSignOnLinkedMail: 'Single sign-on linked',
  webinarRegisteredMail: 'Registered for a webinar',
  couponMail: 'Coupon',
  certificateMail: 'Certificate reminder',
  productRequestMail: 'About a product request',
  applicationMail: 'About an application',
  entitlementMail: 'About a partner asked for',
  offerMail: 'News of offers',
  roleMail: 'New role',
} as const;

export type MailKind = keyof typeof mailNames;
