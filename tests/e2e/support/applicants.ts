import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { TokenAnswer } from '#domain/tokens.ts';
import { UserType } from '#domain/userType.ts';
import type {
  AffiliateApplicationPage,
  ApplicationDecisionInput,
  ApplicationOutcome,
} from '#graphql/resolvers.ts';
import { enter } from './company.ts';
import { beginSession, expect } from './app.ts';
import { linkMailedTo, mailsTo } from './outbox.ts';
import { password, people } from './people.ts';
import { sendOperation } from './sendOperation.ts';

/** Who applied to be an affiliate; their password is that of the sample people. */
export interface Applicant {
  readonly email: string;
  readonly company: string;
}

/** Applies without the screens, which have tests of their own, and confirms the address. */
export async function addApplicant(request: APIRequestContext, name = 'Elm Referrals'): Promise<Applicant> {
  const own = randomUUID().slice(0, 8);
  const applicant = { email: `ellis@elm-${own}.example`, company: `${name} ${own}` };
  const registration = {
    userTypeId: UserType.Affiliate,
    firstName: 'Ellis',
    lastName: 'Elm',
    companyName: applicant.company,
    email: applicant.email,
    password,
    terms: true,
  };
  await sendOperation(request, 'Register', { registration });
  await enter(request, await linkMailedTo(request, applicant.email, 'Confirm your email'), {});
  return applicant;
}

/** Decides in the name of an administrator, as another page of theirs would. */
export async function decideElsewhere(
  request: APIRequestContext,
  { email }: Applicant,
  decision: ApplicationDecisionInput,
): Promise<void> {
  const answer = await request.post('/api/app/anonymous/login', {
    data: { email: people.administrator.email, password },
  });
  const { accessToken } = (await answer.json()) as TokenAnswer;
  const found = await sendOperation<{ affiliateApplications: AffiliateApplicationPage }>(
    request,
    'AffiliateApplications',
    { page: 1, size: 1, search: email },
    accessToken,
  );
  const rows = found.affiliateApplications.rows.map(({ id, version }) => ({ id, version }));
  const { decideApplications } = await sendOperation<{ decideApplications: ApplicationOutcome[] }>(
    request,
    'DecideApplications',
    { rows, decision },
    accessToken,
  );
  expect(decideApplications.map(({ problem }) => problem)).toEqual([null]);
}

/** Opens the page of the applicant. */
export async function openOwn(page: Page, applicant: Applicant): Promise<void> {
  await beginSession(page, applicant);
  await page.goto('/');
}

/** Waits until the last mail that the applicant got is of this subject; answers its text. */
export async function expectMail(
  request: APIRequestContext,
  { email }: Applicant,
  subject: string,
): Promise<string> {
  await expect.poll(async () => (await mailsTo(request, email))[0]?.subject ?? 'no mail').toBe(subject);
  return (await mailsTo(request, email))[0]?.text ?? '';
}
