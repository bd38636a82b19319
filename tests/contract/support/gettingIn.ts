import { asc, eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { emailKey } from '#domain/emailAddress.ts';
import { UserType } from '#domain/userType.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import type { MailTask } from '#server/platform/mail/mailJob.ts';
import { documentOf } from '#tests/support/documentOf.ts';
import type { Api } from './api.ts';

/** Settings for tests that cause more mails than people do. */
export const manyMails: NodeJS.ProcessEnv = {
  MAIL_REQUESTS_PER_ACCOUNT: '100000',
  MAIL_REQUESTS_PER_ADDRESS: '100000',
};

export const password = 'A short sentence works';

let counter = 0;

/** Creates an email address that nobody has. */
export function newEmail(): string {
  counter += 1;
  return `newcomer-${counter}-${process.pid}@somewhere.test`;
}

/** Answers of a client, with these changes. */
export function answers(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    userTypeId: UserType.Client,
    firstName: 'Nora',
    lastName: 'New',
    companyName: 'New & Sons',
    email: newEmail(),
    phone: '(555) 010-0199',
    password,
    terms: true,
    ...changes,
  };
}

/** Answers of an affiliate, with these changes. */
export function affiliateAnswers(changes: Readonly<Record<string, unknown>> = {}) {
  const { phone: _phone, ...others } = answers();
  return { ...others, userTypeId: UserType.Affiliate, website: 'newcomer.example', ...changes };
}

/** Body of an operation as the pages send it. */
export function bodyOf(operationName: string, variables: object) {
  return { query: documentOf(operationName), operationName, variables };
}

/** Sends an operation of the pages, with the cookies of an earlier response if there is one. */
export function ask(
  api: Api,
  operationName: string,
  variables: object,
  remoteAddress = '192.0.2.1',
  earlier?: LightMyRequestResponse,
): Promise<LightMyRequestResponse> {
  const payload = bodyOf(operationName, variables);
  const cookies = Object.fromEntries(earlier?.cookies.map(({ name, value }) => [name, value]) ?? []);
  return api.call({ method: 'POST', url: '/graphql', remoteAddress, payload, cookies });
}

export interface Refusal {
  readonly message: string;
  readonly extensions: {
    readonly code: string;
    readonly retryAfter?: number;
    readonly validationErrors?: readonly { message: string; members: string[] }[];
  };
}

/** Data of a response; throws if it is a refusal. */
export function dataOf(answer: LightMyRequestResponse): unknown {
  const { data, errors } = answer.json<{ data: unknown; errors?: Refusal[] }>();
  if (errors) throw new Error(`Refused: ${answer.body}`);
  return data;
}

/** First error of a response; throws if there is none. */
export function refusalOf(answer: LightMyRequestResponse): Refusal {
  const [error] = answer.json<{ errors?: Refusal[] }>().errors ?? [];
  if (!error) throw new Error(`Not refused: ${answer.body}`);
  return error;
}

/** Code of the first error of a response; `accepted` without errors. */
export function outcomeOf(answer: LightMyRequestResponse): string {
  const { errors = [] } = answer.json<{ errors?: Refusal[] }>();
  return errors[0]?.extensions.code ?? 'accepted';
}

/** Codes of all errors of a response. */
export function codesOf(answer: LightMyRequestResponse): string[] {
  const { errors = [] } = answer.json<{ errors?: Refusal[] }>();
  return errors.map(({ extensions }) => extensions.code);
}

/** Sends a registration. */
export function register(api: Api, registration: object): Promise<LightMyRequestResponse> {
  return ask(api, 'Register', { registration });
}

/** Registers and returns the person; fails if the registration is refused. */
export async function registered(api: Api, registration: { readonly email: string }) {
  expect(dataOf(await register(api, registration))).toEqual({ register: { accepted: true } });
  return personWith(api.db, registration.email);
}

/** Mail jobs in the queue, oldest first. */
export async function queued(db: Database): Promise<MailTask[]> {
  const rows = await db.select({ job: jobs.job }).from(jobs).orderBy(asc(jobs.id));
  return rows.map(({ job }) => job as MailTask);
}

/** The people with this address. */
export function peopleWith(db: Database, email: string) {
  return db
    .select()
    .from(users)
    .where(eq(users.email, emailKey(email)));
}

/** The one person with this address. */
export async function personWith(db: Database, email: string) {
  const [person] = await peopleWith(db, email);
  if (!person) throw new Error(`Nobody has ${email}`);
  return person;
}
