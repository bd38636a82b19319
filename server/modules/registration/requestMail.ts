import { followLink, linkUsed } from '#server/platform/auth/followLink.ts';
import { countMailRequest } from '#server/platform/auth/mailRequests.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import type { MailTask } from '#server/platform/mail/mailJob.ts';
import type { Services } from '#server/platform/services/services.ts';

type Needs = Pick<Services, 'db' | 'mailRequests'>;

/**
 * Takes a request for mail to this address. Who has an account there is for the job to find out: what is done
 * before the answer is the same for every address.
 * @throws {Problem} TOO_MANY_ATTEMPTS
 */
export function requestMail(
  services: Needs,
  kind: 'verificationRequest' | 'passwordResetRequest',
  email: string,
  network: string,
): Promise<void> {
  return mailOnce(services, email, network, { kind, email });
}

/**
 * Has a new link mailed to the person whom this one was for, whatever became of it.
 * @throws {Problem} LINK_INVALID; LINK_USED where there is nothing left to confirm; TOO_MANY_ATTEMPTS
 */
export async function renewLink(services: Needs, token: string, network: string): Promise<void> {
  const { link, user } = await followLink(services.db, token, ['verification', 'passwordReset']);
  if (link.purpose === 'verification' && user.emailVerified) throw linkUsed();
  await mailOnce(
    services,
    user.email,
    network,
    link.purpose === 'verification'
      ? { kind: 'verificationMail', userId: user.id }
      : { kind: 'passwordResetRequest', email: user.email },
  );
}

/**
 * Tells who invited the person that their invitation leads nowhere any more.
 * @throws {Problem} LINK_INVALID; LINK_USED where the person came in meanwhile; TOO_MANY_ATTEMPTS
 */
export async function requestInvitation(services: Needs, token: string, network: string): Promise<void> {
  const { user } = await followLink(services.db, token, ['invitation']);
  if (user.status !== 'invited') throw linkUsed();
  await mailOnce(services, user.email, network, { kind: 'invitationRequestMail', userId: user.id });
}

function mailOnce(
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
