import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import { emailSchema } from '#domain/emailAddress.ts';
import type { Mailbox } from '#server/platform/settings/mailbox.ts';
import { isLoopback } from '#server/platform/settings/webAddress.ts';
import type { Deliver } from './deliver.ts';

/** Milliseconds that one attempt may take, whatever the server does meanwhile; less than the lease of a job. */
const longestAttempt = 20_000;

/** The addressee is not one plain address. */
class NotOneAddress extends Error {
  override readonly name = 'NotOneAddress';
}

/**
 * Sends by SMTP, to one address alone: of a text with commas or line breaks nodemailer makes others, in headers
 * and envelope alike, so such a text is refused before it.
 */
export function createSmtpDelivery(smtpUrl: string, from: Mailbox, timeLimit = longestAttempt): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    // A server elsewhere that offers no encryption may be somebody in between who hides that offer (RFC 3207, section 6).
    requireTLS: !isLoopback(new URL(smtpUrl).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (db, { to, subject, text, html, unsubscribeLink }, { messageId, signal, done }) => {
    if (!isOneAddress(to.address)) throw new NotOneAddress();
    await transport.sendMail({
      from,
      to,
      subject,
      text,
      html,
      messageId: `<${messageId}@${from.address.replace(/^.*@/, '')}>`,
      // Nobody's absence note should answer (RFC 3834, section 5).
      headers: { 'auto-submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeLink) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
    });
    await done(db);
  };
}

/** Lets mail programs end such mails by one press (RFC 8058, section 3.1). */
function unsubscribeHeaders(link: string | undefined): Record<string, string> {
  if (link === undefined) return {};
  return { 'list-unsubscribe': `<${link}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}

function isOneAddress(address: string): boolean {
  const { success, output } = v.safeParse(emailSchema('Email'), address);
  return success && output === address;
}
