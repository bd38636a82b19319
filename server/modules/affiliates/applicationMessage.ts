import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import type { MailContent } from '#server/platform/mail/message.ts';

/** A decision about an application, as a mail reports it. Texts that people entered are on one line. */
export interface ApplicationMessageFacts {
  readonly decision: keyof typeof decisionTexts;
  readonly affiliateId: number;
  /** Reason why the application was rejected, or the affiliate suspended; null otherwise. */
  readonly reason: string | null;
  readonly question: string | null;
}

const product = brand.marketplaceName;

const decisionTexts = {
  requestInfo: ({ question }) => [
    'A question about your application',
    `Before we decide about your application to be an affiliate of ${product}, we would like to know:`,
    question ?? 'Please tell us more about your business.',
  ],
  approve: ({ affiliateId }) => [
    'Your application was approved',
    `Welcome: you are an affiliate of ${product} now.`,
    `Your affiliate ID is ${affiliateId}. Businesses that register with your link, or name your ID or your business, count as yours. Your link is on your page.`,
  ],
  reject: ({ reason }) => [
    'Your application was not approved',
    `We can't approve your application to be an affiliate of ${product}. ${formatReason(reason)}`,
  ],
  reopen: () => [
    'We are reviewing your application again',
    `Your application to be an affiliate of ${product} is under review again. We write to you once it is decided.`,
  ],
  suspend: ({ reason }) => [
    'Your affiliate account is suspended',
    `You can't refer businesses to ${product} for now. ${formatReason(reason)}`,
  ],
  reinstate: ({ affiliateId }) => [
    'Your affiliate account is active again',
    `You can refer businesses to ${product} again. Your affiliate ID is still ${affiliateId}.`,
  ],
} as const satisfies Readonly<
  Record<
    string,
    (about: Omit<ApplicationMessageFacts, 'decision'>) => readonly [subject: string, ...paragraphs: string[]]
  >
>;

/** Button labels by decision; any other decision has the default label. */
const buttonLabels: Partial<Record<ApplicationMessageFacts['decision'], string>> = {
  requestInfo: 'Answer the question',
  approve: 'See your link',
  reinstate: 'See your link',
};

export function applicationMessage(
  about: ApplicationMessageFacts,
  { publicUrl }: { readonly publicUrl: string },
): Omit<MailContent, 'greeting'> {
  const [subject, ...paragraphs] = decisionTexts[about.decision](about);
  return {
    subject,
    paragraphs,
    actions: [
      { label: buttonLabels[about.decision] ?? `Open ${product}`, address: publicUrl + paths.landing },
    ],
    notes: [],
  };
}

function formatReason(reason: string | null): string {
  return `The reason: ${reason ?? 'none was given.'}`;
}
