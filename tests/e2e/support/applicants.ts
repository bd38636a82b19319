import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { UserType } from '#domain/userType.ts';
import type {
  AffiliateApplicationPage,
  ApplicationDecisionInput,
  ApplicationOutcome,
} from '#graphql/resolvers.ts';
import { acceptLink } from './company.ts';
import { beginSession, expect, requestTokens } from './app.ts';
import { linkMailedTo, mailsTo } from './outbox.ts';
import { password, people } from './people.ts';
import { sendOperation } from './sendOperation.ts';

/** A person who applied to be an affiliate, with the password of the sample people. */
export interface Applicant {
  readonly email: string;
  readonly company: string;
}

/** Applies over the API, and confirms the address. */
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
  await acceptLink(request, await linkMailedTo(request, applicant.email, 'Confirm your email'), {});
  return applicant;
}

/** Decides as an administrator, over the API. */
export async function decideAsAdministrator(
  request: APIRequestContext,
  { email }: Applicant,
  decision: ApplicationDecisionInput,
): Promise<void> {
  const { accessToken } = await requestTokens(request, people.administrator.email);
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

/** Opens the home page as the applicant. */
export async function openAsApplicant(page: Page, applicant: Applicant): Promise<void> {
  await beginSession(page, applicant);
  await page.goto('/');
}

/** Waits until the newest mail to the applicant has this subject, and returns its text. */
export async function expectMail(
  request: APIRequestContext,
  { email }: Applicant,
  subject: string,
): Promise<string> {
  await expect.poll(async () => (await mailsTo(request, email))[0]?.subject ?? 'no mail').toBe(subject);
  return (await mailsTo(request, email))[0]?.text ?? '';
}
