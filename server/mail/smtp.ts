import { createTransport } from 'nodemailer';
import type { Mailbox } from '#server/mailbox.ts';
import type { Deliver } from './deliver.ts';

/** Milliseconds that one attempt may take, whatever the server does meanwhile; less than the lease of a job. */
const longestAttempt = 20_000;

/**
 * Sends by SMTP. The envelope is one address, spelled out: of a text with commas or line breaks nodemailer would
 * make several (security 0.3), and it refuses such a recipient in an envelope.
 */
export function createSmtpDelivery(smtpUrl: string, from: Mailbox, timeLimit = longestAttempt): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeLimit,
    greetingTimeout: timeLimit,
    socketTimeout: timeLimit,
    // A server that has given its last answer is not waited for.
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (db, { to, subject, text, html }, { messageId, signal, done }) => {
    await transport.sendMail({
      from,
      to,
      envelope: { from: from.address, to: [to.address] },
      subject,
      text,
      html,
      messageId: `<${messageId}@${from.address.replace(/^.*@/, '')}>`,
      // Nobody's absence note should answer (RFC 3834, section 5).
      headers: { 'auto-submitted': 'auto-generated' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
    });
    await done(db);
  };
}
