import { expect, type APIRequestContext } from '@playwright/test';

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** The mails to this address in the outbox, newest first. */
export async function mailsTo(
  request: APIRequestContext,
  address: string,
  origin = '',
): Promise<readonly Mail[]> {
  const answer = await request.get(`${origin}/__outbox?${new URLSearchParams({ to: address }).toString()}`, {
    headers: { accept: 'application/json' },
  });
  return (await answer.json()) as Mail[];
}

/** Waits until the newest mail to this address has this subject, and returns the path of its link. */
export async function linkMailedTo(
  request: APIRequestContext,
  address: string,
  subject: string | RegExp,
  origin = '',
): Promise<string> {
  await expect
    .poll(async () => (await mailsTo(request, address, origin))[0]?.subject ?? 'no mail', {
      timeout: 15_000,
      intervals: [100],
    })
    .toMatch(subject);
  const [mail] = await mailsTo(request, address, origin);
  const [link = ''] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}
