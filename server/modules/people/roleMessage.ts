import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import { Role, roleNames } from '#domain/role.ts';
import type { MailContent } from '#server/platform/mail/message.ts';
import type { TemplateData } from '#server/platform/mail/mailTemplate.ts';

/** A person's new role, as a mail reports it. Names are on one line. */
export interface RoleMessageFacts {
  readonly roleId: number;
  readonly formerRoleId: number;
  /** Full name of the owner who gave the role; null if an administrator did. */
  readonly givenBy: string | null;
}

const product = brand.marketplaceName;

export function roleMessage(
  { roleId, formerRoleId, givenBy }: RoleMessageFacts,
  { companyName, publicUrl }: Pick<TemplateData, 'companyName' | 'publicUrl'>,
): Omit<MailContent, 'greeting'> {
  const { subject, allows, label, path } = wordsOf(roleId, companyName ?? 'your company');
  return {
    subject,
    paragraphs: [
      `Your role on ${product} changed from ${nameOf(formerRoleId)} to ${nameOf(roleId)}.`,
      [allows, ...lossesOf(roleId, formerRoleId)].join(' '),
      givenBy === null
        ? `An administrator of ${product} made this change. Please write to ${brand.supportEmail} if you think it is a mistake.`
        : `${givenBy} made this change. Ask them if you think it is a mistake.`,
    ],
    actions: [{ label, address: publicUrl + path }],
    notes: [
      'What you may do has changed already. If you are logged in now, your menus follow within 15 minutes.',
    ],
  };
}

function wordsOf(roleId: number, company: string) {
  const subject = `Your role at ${company} is now ${nameOf(roleId)}`;
  switch (roleId) {
    case Role.SystemAdmin:
      return {
        subject: `You are now an administrator of ${product}`,
        allows: 'You can now manage its users, customers, partners, product requests and affiliates.',
        label: 'Open the administration',
        path: paths.admin,
      };
    case Role.Owner:
      return {
        subject,
        allows: `You can use the partner offers and manage the team, certificates and details of ${company}.`,
        label: 'Open your account settings',
        path: paths.account,
      };
    case Role.User:
    default:
      return {
        subject,
        allows: `You can use the partner offers of ${company} and ask for new products.`,
        label: 'Open your dashboard',
        path: paths.dashboard,
      };
  }
}

function lossesOf(roleId: number, formerRoleId: number): readonly string[] {
  if (formerRoleId === Role.Affiliate) return ['You are no longer an affiliate.'];
  if (roleId === Role.SystemAdmin) return ['As an administrator you no longer belong to your company.'];
  if (formerRoleId === Role.SystemAdmin) return [`You no longer administer ${product}.`];
  return formerRoleId === Role.Owner ? ['You no longer manage its account.'] : [];
}

function nameOf(roleId: number): string {
  return roleNames[roleId] ?? `role ${roleId}`;
}
