import { and, eq } from 'drizzle-orm';
import { partnerOfPage } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';
import { createLink, invitationEnd } from '#server/platform/auth/links.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import type { ChosenMail } from './chooseMail.ts';
import type { Mail } from './message.ts';
import type { MailTemplates, MailTemplate } from './mailTemplate.ts';
import { oneLine } from './oneLine.ts';
import { renderMessage } from './renderMessage.ts';

type User = typeof users.$inferSelect;

/**
 * Writes a mail with a new link, in the transaction that chose the mail; null if there is no reason for it any more.
 * Names the addressee only if the name is their own: a stranger may have registered the address with any text as the
 * name, which we would then mail (security R4).
 */
export async function writeMail(
  db: Database,
  chosen: ChosenMail,
  templates: MailTemplates,
  publicUrl: string,
): Promise<Mail | null> {
  const { mail, user } = chosen;
  const found = await findMessageWriter(db, chosen, templates);
  if (!found) return null;
  const { write, addressee, inviter } = found;
  const isNamed = isKnownByName(addressee) && mail.kind !== 'accountExistsMail';
  const firstName = isNamed ? oneLine(addressee.firstName) : '';
  const message = write({
    firstName,
    personName: nameOf(user),
    companyName: await companyNameOf(db, user),
    hasPassword: addressee.passwordHash !== null,
    inviterName: inviter && nameOf(inviter),
    wantedPartner: partnerOfPage(user.wantedPath ?? '')?.title ?? null,
    invitationNote: user.invitationNote === null ? null : oneLine(user.invitationNote),
    publicUrl,
    link: publicUrl + (await linkOf(db, templates[mail.kind], user)),
  });
  return {
    to: { name: isNamed ? nameOf(addressee) : '', address: addressee.email },
    ...renderMessage({ greeting: greetingOf(firstName), ...message }),
  };
}

export function greetingOf(firstName: string): string {
  return firstName ? `Hello ${firstName},` : 'Hello,';
}

/** Finds a mail's message writer, addressee, and inviter; null if there is no reason for the mail any more. */
export async function findMessageWriter(db: Database, { mail, user }: ChosenMail, templates: MailTemplates) {
  const inviter = await findInviter(db, user);
  const addressee = mail.kind === 'invitationRequestMail' ? inviter : user;
  if (!addressee) return null;
  // The compiler does not know that the template is for the mail's kind.
  const template = templates[mail.kind] as MailTemplate;
  const write = 'write' in template ? template.write : await template.find(db, mail, user);
  return write && { write, addressee, inviter };
}

/** Whether the name is the person's own: before they have agreed to the terms, a stranger may have typed it. */
function isKnownByName({ emailVerified, profileComplete, termsAcceptedAt }: User): boolean {
  return emailVerified && (profileComplete || termsAcceptedAt !== null);
}

function nameOf({ firstName, lastName }: User): string {
  return oneLine(`${firstName} ${lastName}`);
}

/** Finds the inviter of a person; null without one, or if they are no longer active. */
async function findInviter(db: Database, { invitedById }: User): Promise<User | null> {
  if (invitedById === null) return null;
  const [inviter] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, invitedById), eq(users.status, 'active')));
  return inviter ?? null;
}

async function companyNameOf(db: Database, { customerId }: User): Promise<string | null> {
  if (customerId === null) return null;
  const [customer] = await db
    .select({ name: customers.name })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer ? oneLine(customer.name) : null;
}

async function linkOf(
  db: Database,
  { secretLink }: Pick<MailTemplate, 'secretLink'>,
  user: User,
): Promise<string> {
  if (!secretLink) return paths.landing;
  const invitedAt = secretLink.purpose === 'invitation' ? user.invitedAt : null;
  const expiresAt = invitedAt ? invitationEnd(invitedAt) : undefined;
  const token = await createLink(db, user.id, secretLink.purpose, { expiresAt });
  return `${secretLink.path}?token=${token}`;
}
