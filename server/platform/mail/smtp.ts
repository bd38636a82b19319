import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import { createEmailSchema } from '#domain/emailAddress.ts';
import { isOutage } from '#server/platform/db/databaseErrors.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { isLoopback } from '#server/platform/settings/webAddress.ts';
import type { Deliver } from './message.ts';

/** Times of a delivery, in milliseconds. */
const defaultTimings = {
  /** Maximal duration of an attempt to send; less than the lease of a job. */
  timeLimit: 20_000,
  /** Interval between two attempts to record that a mail was accepted. */
  recordInterval: 250,
  /** Time after an outage in which other workers record theirs. */
  recoveryTime: 5_000,
};

type DeliveryTimings = typeof defaultTimings;

class NotOneAddress extends Error {
  override readonly name = 'NotOneAddress';
}

/** Creates the delivery by SMTP. It rejects an address that nodemailer would read as several addresses. */
export function createSmtpDelivery(
  smtpUrl: string,
  from: Settings['mailFrom'],
  timings: Partial<DeliveryTimings> = {},
): Deliver {
  const { timeLimit, ...recording } = { ...defaultTimings, ...timings };
  const transport = createTransport({
    url: smtpUrl,
    // An attacker on the network may hide that the server offers encryption (RFC 3207, section 6).
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
      // Prevents absence notes (RFC 3834, section 5).
      headers: { 'auto-submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeLink) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
    });
    await recordSent(() => done(db), recording, signal);
  };
}

/**
 * Records an accepted mail, again while the database is away: a failure would send the mail once more. The job ends
 * late after an outage, so that its worker does not claim the jobs of others, whose leases have ended meanwhile.
 */
async function recordSent(
  record: () => Promise<void>,
  { recordInterval, recoveryTime }: Omit<DeliveryTimings, 'timeLimit'>,
  signal: AbortSignal,
): Promise<void> {
  const pause = (time: number) => delay(time, undefined, { signal }).catch(() => undefined);
  for (let failures = 0; ; failures += 1) {
    try {
      await record();
      if (failures > 0) await pause(recoveryTime);
      return;
    } catch (error) {
      if (signal.aborted || !isOutage(error)) throw error;
      await pause(recordInterval);
    }
  }
}

/** Returns the headers for unsubscribing by one click in mail programs (RFC 8058, 3.1); empty without a link. */
function unsubscribeHeaders(link: string | undefined): Record<string, string> {
  if (link === undefined) return {};
  return { 'list-unsubscribe': `<${link}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}

function isOneAddress(address: string): boolean {
  const { success, output } = v.safeParse(createEmailSchema('Email'), address);
  return success && output === address;
}
