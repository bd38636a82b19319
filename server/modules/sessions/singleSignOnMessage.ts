import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import type { Message } from '#server/platform/mail/message.ts';
import type { TemplateData } from '#server/platform/mail/mailTemplate.ts';

const product = brand.marketplaceName;

export function singleSignOnMessage({ hasPassword, publicUrl }: TemplateData): Omit<Message, 'greeting'> {
  return {
    subject: `You can now log in with ${brand.singleSignOnName}`,
    paragraphs: [
      `Your ${product} account is now linked with ${brand.singleSignOnName}, so you can log in with it${hasPassword ? ' as well as with your password' : ''}.`,
      ...(hasPassword ? [] : ['To log in with a password too, choose one with "Forgot password?" first.']),
      `If this wasn't you, write to us at ${brand.supportEmail}.`,
    ],
    actions: hasPassword ? [] : [{ label: 'Forgot password?', address: publicUrl + paths.forgotPassword }],
    notes: [],
  };
}
