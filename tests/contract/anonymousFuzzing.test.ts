import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLink, type LinkPurpose } from '#server/platform/auth/links.ts';
import { users } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { affiliateAnswers, answers, ask, manyMails } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';

const numRuns = process.env['FULL'] === '1' ? 1_000 : 30;

/** What a form would not send, and what nearly looks like something it would. */
const odd = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ maxLength: 400 }),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  fc.boolean(),
  fc.constantFrom('', ' ', 'a@b.test', '\u0000', '\ud800', '𝔘'.repeat(130), "'; drop table users; --"),
);

/** An object that is right but for some of its values, which are odd or too many. */
function nearly(model: object): fc.Arbitrary<object> {
  const names = fc.constantFrom(...Object.keys(model), 'role', '__proto__');
  return fc.dictionary(names, odd, { maxKeys: 2 }).map((changed) => Object.assign({}, model, changed));
}

/** Stands for a link in force, made for each run. */
const secret = '<secret>';
const password = 'A short sentence';
const profile = { firstName: 'A', lastName: 'B', phone: '5550100100', password, terms: true, jobTitle: 'x' };

/** What is sent by each operation, and of what purpose the link in it is. */
const forms: readonly [string, LinkPurpose, fc.Arbitrary<unknown>][] = [
  [
    'Register',
    'profile',
    fc.record({ registration: fc.oneof(odd, nearly(answers()), nearly(affiliateAnswers())) }),
  ],
  ['RequestVerification', 'profile', nearly({ email: 'a@b.test' })],
  ['RequestPasswordReset', 'profile', nearly({ email: 'a@b.test' })],
  ['RenewLink', 'verification', nearly({ token: secret })],
  ['RequestInvitation', 'invitation', nearly({ token: secret })],
  ['VerifyEmail', 'verification', nearly({ token: secret })],
  ['PendingProfile', 'profile', nearly({ ticket: secret })],
  ['PasswordResetLink', 'passwordReset', nearly({ token: secret })],
  [
    'CompleteProfile',
    'profile',
    fc.record({ ticket: fc.constant(secret), profile: fc.oneof(odd, nearly(profile)) }),
  ],
  ['ResetPassword', 'passwordReset', nearly({ token: secret, password })],
];

const incomplete = {
  firstName: '',
  phone: null,
  passwordHash: null,
  emailVerified: false,
  profileComplete: false,
};

describe.each(databaseKinds)('what nobody means to send, on $name', ({ open }) => {
  let api: Api;
  let userId: number;

  beforeAll(async () => {
    api = await openApi(await open(), manyMails);
    ({ id: userId } = await addPerson(api.db, incomplete));
  });
  afterAll(() => api.close());

  it.each(forms)(
    '%s answers it, and never by a fault of ours',
    async (operation, purpose, arbitrary) => {
      await fc.assert(
        fc.asyncProperty(arbitrary, async (sent) => {
          await api.db.update(users).set(incomplete).where(eq(users.id, userId));
          const token = await createLink(api.db, userId, purpose);
          const variables = JSON.parse(JSON.stringify(sent).replace(secret, token)) as object;
          const start = performance.now();
          const answer = await ask(api, operation, variables);
          expect(answer.statusCode).toBeLessThan(500);
          expect(answer.body).not.toContain('INTERNAL_ERROR');
          expect(performance.now() - start).toBeLessThan(2_000);
        }),
        { numRuns },
      );
    },
    600_000,
  );
});
