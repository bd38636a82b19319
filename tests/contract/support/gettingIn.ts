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

/** Settings for tests that cause more mail than people do. */
export const manyMails: NodeJS.ProcessEnv = {
  MAIL_REQUESTS_PER_ACCOUNT: '100000',
  MAIL_REQUESTS_PER_ADDRESS: '100000',
};

export const password = 'A short sentence works';

let counter = 0;

/** An address that nobody has. */
export function newEmail(): string {
  counter += 1;
  return `newcomer-${counter}-${process.pid}@somewhere.test`;
}

/** A client's answers, changed as asked. */
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

/** An affiliate's answers, changed as asked. */
export function affiliateAnswers(changes: Readonly<Record<string, unknown>> = {}) {
  const { phone: _phone, ...others } = answers();
  return { ...others, userTypeId: UserType.Affiliate, website: 'newcomer.example', ...changes };
}

/** What the pages send for one of their operations. */
export function bodyOf(operationName: string, variables: object) {
  return { query: documentOf(operationName), operationName, variables };
}

/** Sends one of the pages' operations, with the cookies of an earlier answer where it is given. */
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

/** What the data of an answer hold; fails where it is a refusal. */
export function dataOf(answer: LightMyRequestResponse): unknown {
  const { data, errors } = answer.json<{ data: unknown; errors?: Refusal[] }>();
  if (errors) throw new Error(`Refused: ${answer.body}`);
  return data;
}

/** The first refusal of an answer; fails where there is none. */
export function refusalOf(answer: LightMyRequestResponse): Refusal {
  const [error] = answer.json<{ errors?: Refusal[] }>().errors ?? [];
  if (!error) throw new Error(`Not refused: ${answer.body}`);
  return error;
}

/** The code of an answer's refusal; `accepted` where there is none. */
export function outcomeOf(answer: LightMyRequestResponse): string {
  const { errors = [] } = answer.json<{ errors?: Refusal[] }>();
  return errors[0]?.extensions.code ?? 'accepted';
}

/** The codes of all refusals of an answer. */
export function codesOf(answer: LightMyRequestResponse): string[] {
  const { errors = [] } = answer.json<{ errors?: Refusal[] }>();
  return errors.map(({ extensions }) => extensions.code);
}

/** Sends a registration. */
export function register(api: Api, registration: object): Promise<LightMyRequestResponse> {
  return ask(api, 'Register', { registration });
}

/** The person who has registered; fails where it was refused. */
export async function registered(api: Api, registration: { readonly email: string }) {
  expect(dataOf(await register(api, registration))).toEqual({ register: { accepted: true } });
  return personWith(api.db, registration.email);
}

/** The mails that wait to be sent after an answer, the oldest first. */
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
