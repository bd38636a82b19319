import { formatInUtc, formatMoment } from '#domain/moments.ts';
import { paths } from '#domain/paths.ts';
import type { MailContent } from '#server/platform/mail/message.ts';
import type { TemplateData, MailTemplate } from '#server/platform/mail/mailTemplate.ts';

export interface WebinarMessageFacts {
  readonly title: string;
  /** Instant in ISO 8601. */
  readonly startsAt: string;
  readonly minutes: number;
  /** Time zone of the webinar, for people who have chosen none. */
  readonly timeZone: string;
}

declare module '#server/platform/mail/mailJob.ts' {
  interface MailFacts {
    readonly webinarRegisteredMail: { readonly webinar: WebinarMessageFacts };
  }
}

export const webinarRegisteredMail: MailTemplate<'webinarRegisteredMail'> = {
  goesTo: 'everybody',
  isNotice: true,
  find:
    async (_db, { webinar }, { timeZone }) =>
    (facts) =>
      webinarMessage({ ...webinar, timeZone: timeZone ?? webinar.timeZone }, facts),
};

export function webinarMessage(
  { title, startsAt, minutes, timeZone }: WebinarMessageFacts,
  { publicUrl }: Pick<TemplateData, 'publicUrl'>,
): Omit<MailContent, 'greeting'> {
  return {
    subject: `You're registered: ${title}`,
    paragraphs: [
      `You're registered for the webinar "${title}".`,
      `${formatMoment(startsAt, timeZone)} (${formatInUtc(startsAt)}), about ${minutes} minutes.`,
    ],
    actions: [{ label: 'Open the webinar page', address: publicUrl + paths.webinar }],
    notes: ["The link to join is on that page. If you can't come, you can unregister there."],
  };
}
