import type { Settings } from '#server/platform/settings/settings.ts';
import type { Deliver } from './deliver.ts';
import { deliverToOutbox } from './outbox.ts';
import { createSmtpDelivery } from './smtp.ts';

/** Delivers by SMTP where a server is set up, else into the outbox. */
export function createDelivery({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>): Deliver {
  return smtpUrl === null ? deliverToOutbox : createSmtpDelivery(smtpUrl, mailFrom);
}
