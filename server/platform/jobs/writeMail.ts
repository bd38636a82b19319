import { and, eq } from 'drizzle-orm';
import type { MailKind } from '#domain/letter.ts';
import { formatInUtc, formatMoment } from '#domain/moments.ts';
import { partnerOfPage } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';
import { findApplicationDecision } from '#server/modules/affiliates/findApplicationDecision.ts';
import { findReminder } from '#server/modules/certificates/findReminder.ts';
import { findEntitlement } from '#server/modules/entitlements/findEntitlement.ts';
import { findOfferNews } from '#server/modules/offers/findOfferNews.ts';
import { coupons } from '#server/modules/offers/offerTables.ts';
import { partnerPages, partners } from '#server/modules/partners/partnerTables.ts';
import { findRole } from '#server/modules/people/findRole.ts';
import { findDecision } from '#server/modules/requests/findDecision.ts';
import { createLink, invitationEnd, type LinkPurpose } from '#server/platform/auth/links.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import type { Mail } from '#server/platform/mail/letter.ts';
import { writeLetter, type LetterFacts } from '#server/platform/mail/letters.ts';
import { oneLine } from '#server/platform/mail/oneLine.ts';
import { renderLetter } from '#server/platform/mail/renderLetter.ts';
import type { ChosenMail } from './chooseMail.ts';
import type { MailedWebinar } from './job.ts';

type User = typeof users.$inferSelect;

/** What the links of mails are for, and where they lead. */
const secretLinks: Partial<Record<MailKind, { readonly purpose: LinkPurpose; readonly path: string }>> = {
  verificationMail: { purpose: 'verification', path: paths.verification },
  invitationMail: { purpose: 'invitation', path: paths.verification },
  passwordResetMail: { purpose: 'passwordReset', path: paths.resetPassword },
};

/**
 * Writes a mail with a link of its own, to the address that the database holds; null where there is nobody to
 * get it. In the transaction that chose it. A name is told to whom it belongs: what stands in the row of an
 * address that nobody has confirmed a stranger may have typed, to have us mail it (security R4).
 */
export async function writeMail(db: Database, chosen: ChosenMail, publicUrl: string): Promise<Mail | null> {
  const { mail, user } = chosen;
  const { kind, webinar } = mail;
  const matter = await findMatter(db, chosen);
  if (!matter) return null;
  const { about, addressee, inviter, coupon } = matter;
  const isNamed = isKnownByName(addressee) && kind !== 'accountExistsMail';
  const letter = writeLetter(about, {
    firstName: isNamed ? oneLine(addressee.firstName) : '',
    personName: nameOf(user),
    companyName: await companyNameOf(db, user),
    hasPassword: addressee.passwordHash !== null,
    inviterName: inviter && nameOf(inviter),
    wantedPartner: partnerOfPage(user.wantedPath ?? '')?.title ?? null,
    invitationNote: user.invitationNote === null ? null : oneLine(user.invitationNote),
    coupon,
    webinar: webinar === undefined ? null : factsOf(webinar, user.timeZone),
    publicUrl,
    link: publicUrl + (await linkOf(db, kind, user)),
  });
  return {
    to: { name: isNamed ? nameOf(addressee) : '', address: addressee.email },
    ...renderLetter(letter),
  };
}

/** What a mail tells, and to whom; null where that is no longer so. */
export async function findMatter(db: Database, { mail, user }: ChosenMail) {
  const { kind, partnerId } = mail;
  const inviter = await findInviter(db, user);
  const addressee = kind === 'invitationRequestMail' ? inviter : user;
  if (!addressee) return null;
  const coupon = partnerId === undefined ? null : await findCoupon(db, user.id, partnerId);
  if (kind === 'couponMail' && !coupon) return null;
  const about = await findSubject(db, mail, user);
  return about && { about, addressee, inviter, coupon };
}

/** What the letter is about: its kind, where that says enough; null where that is no longer so. */
async function findSubject(
  db: Database,
  { kind, certificate, productRequest, application, entitlement, news, role }: ChosenMail['mail'],
  user: User,
): Promise<Parameters<typeof writeLetter>[0] | null> {
  if (kind === 'certificateMail') return certificate ? findReminder(db, certificate, user) : null;
  if (kind === 'productRequestMail') return productRequest ? findDecision(db, productRequest, user) : null;
  if (kind === 'applicationMail') return application ? findApplicationDecision(db, application) : null;
  if (kind === 'entitlementMail') return entitlement ? findEntitlement(db, entitlement, user) : null;
  if (kind === 'offerMail') return news ? findOfferNews(db, news, user) : null;
  if (kind === 'roleMail') return role ? findRole(db, role, user) : null;
  return kind;
}

/** By the clocks of the person, else of where it is held. */
function factsOf(webinar: MailedWebinar, ownZone: string | null): LetterFacts['webinar'] {
  const { title, startsAt, minutes, timeZone } = webinar;
  return {
    title,
    minutes,
    startsAt: formatMoment(startsAt, ownZone ?? timeZone),
    startsInUtc: formatInUtc(startsAt),
  };
}

/** Until the owner of the address has agreed to something, its row may say what a stranger typed. */
function isKnownByName({ emailVerified, profileComplete, termsAcceptedAt }: User): boolean {
  return emailVerified && (profileComplete || termsAcceptedAt !== null);
}

function nameOf({ firstName, lastName }: User): string {
  return oneLine(`${firstName} ${lastName}`);
}

/** Who invited the person, where they are still with us. */
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

async function findCoupon(db: Database, userId: number, partnerId: number): Promise<LetterFacts['coupon']> {
  const [found] = await db
    .select({
      code: coupons.code,
      goodUntil: coupons.goodUntil,
      partnerTitle: partners.title,
      path: partnerPages.path,
    })
    .from(coupons)
    .innerJoin(partners, eq(partners.id, coupons.partnerId))
    .innerJoin(partnerPages, eq(partnerPages.partnerId, partners.id))
    .where(and(eq(coupons.userId, userId), eq(coupons.partnerId, partnerId)))
    .limit(1);
  return found ?? null;
}

async function linkOf(db: Database, kind: MailKind, user: User): Promise<string> {
  const link = secretLinks[kind];
  if (!link) return paths.landing;
  const invitedAt = link.purpose === 'invitation' ? user.invitedAt : null;
  const expiresAt = invitedAt ? invitationEnd(invitedAt) : undefined;
  const token = await createLink(db, user.id, link.purpose, { expiresAt });
  return `${link.path}?token=${token}`;
}
