import { findFollowedLink, linkUsed } from '#server/platform/auth/followLink.ts';
import { countMailRequest } from '#server/platform/auth/mailRequests.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import type { MailTask } from '#server/platform/mail/mailJob.ts';
import type { Services } from '#server/platform/services/services.ts';

type Needs = Pick<Services, 'db' | 'mailRequests'>;

/**
 * Queues a job that mails an address if it has an account. The job looks up the account, so that the response takes as
 * long for every address.
 * @throws {Problem} TOO_MANY_ATTEMPTS
 */
export function enqueueMailRequest(
  services: Needs,
  kind: 'verificationRequest' | 'passwordResetRequest',
  email: string,
  network: string,
): Promise<void> {
  return countAndEnqueue(services, email, network, { kind, email });
}

/**
 * Queues a mail with a new link to the person to whom a link was sent, even a used, expired, or superseded one.
 * @throws {Problem} LINK_INVALID; LINK_USED if the person's address is confirmed already; TOO_MANY_ATTEMPTS
 */
export async function renewLink(services: Needs, token: string, network: string): Promise<void> {
  const { link, user } = await findFollowedLink(services.db, token, ['verification', 'passwordReset']);
  if (link.purpose === 'verification' && user.emailVerified) throw linkUsed();
  await countAndEnqueue(
    services,
    user.email,
    network,
    link.purpose === 'verification'
      ? { kind: 'verificationMail', userId: user.id }
      : { kind: 'passwordResetRequest', email: user.email },
  );
}

/**
 * Queues a mail that tells the inviter that the invited person asks for a new invitation.
 * @throws {Problem} LINK_INVALID; LINK_USED if the person is no longer invited; TOO_MANY_ATTEMPTS
 */
export async function requestInvitation(services: Needs, token: string, network: string): Promise<void> {
  const { user } = await findFollowedLink(services.db, token, ['invitation']);
  if (user.status !== 'invited') throw linkUsed();
  await countAndEnqueue(services, user.email, network, { kind: 'invitationRequestMail', userId: user.id });
}

function countAndEnqueue(
  { db, mailRequests }: Needs,
  email: string,
  network: string,
  task: MailTask,
): Promise<void> {
  return db.transaction(async (transaction) => {
    await countMailRequest(transaction, mailRequests, email, network);
    await enqueueMail(transaction, task);
  });
}
