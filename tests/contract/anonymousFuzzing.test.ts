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

/** Values that a form does not send, some of them nearly valid. */
const odd = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ maxLength: 400 }),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  fc.boolean(),
  fc.constantFrom('', ' ', 'a@b.test', '\u0000', '\ud800', '𝔘'.repeat(130), "'; drop table users; --"),
);

/** A valid object with up to two odd or unknown properties. */
function nearlyValid(model: object): fc.Arbitrary<object> {
  const names = fc.constantFrom(...Object.keys(model), 'role', '__proto__');
  return fc.dictionary(names, odd, { maxKeys: 2 }).map((changed) => Object.assign({}, model, changed));
}

/** A placeholder for a valid link, which each run creates. */
const linkPlaceholder = '<secret>';
const password = 'A short sentence';
const profile = { firstName: 'A', lastName: 'B', phone: '5550100100', password, terms: true, jobTitle: 'x' };

/** Operations, each with the purpose of its link and with its variables. */
const operations: readonly [string, LinkPurpose, fc.Arbitrary<unknown>][] = [
  [
    'Register',
    'profile',
    fc.record({ registration: fc.oneof(odd, nearlyValid(answers()), nearlyValid(affiliateAnswers())) }),
  ],
  ['RequestVerification', 'profile', nearlyValid({ email: 'a@b.test' })],
  ['RequestPasswordReset', 'profile', nearlyValid({ email: 'a@b.test' })],
  ['RenewLink', 'verification', nearlyValid({ token: linkPlaceholder })],
  ['RequestInvitation', 'invitation', nearlyValid({ token: linkPlaceholder })],
  ['VerifyEmail', 'verification', nearlyValid({ token: linkPlaceholder })],
  ['PendingProfile', 'profile', nearlyValid({ ticket: linkPlaceholder })],
  ['PasswordResetLink', 'passwordReset', nearlyValid({ token: linkPlaceholder })],
  [
    'CompleteProfile',
    'profile',
    fc.record({ ticket: fc.constant(linkPlaceholder), profile: fc.oneof(odd, nearlyValid(profile)) }),
  ],
  ['ResetPassword', 'passwordReset', nearlyValid({ token: linkPlaceholder, password })],
];

const incomplete = {
  firstName: '',
  phone: null,
  passwordHash: null,
  emailVerified: false,
  profileComplete: false,
};

describe.each(databaseKinds)('malformed input, on $name', ({ open }) => {
  let api: Api;
  let userId: number;

  beforeAll(async () => {
    api = await openApi(await open(), manyMails);
    ({ id: userId } = await addPerson(api.db, incomplete));
  });
  afterAll(() => api.close());

  it.each(operations)(
    'gets no internal error and no slow answer from %s',
    async (operation, purpose, arbitrary) => {
      await fc.assert(
        fc.asyncProperty(arbitrary, async (sent) => {
          await api.db.update(users).set(incomplete).where(eq(users.id, userId));
          const token = await createLink(api.db, userId, purpose);
          const variables = JSON.parse(JSON.stringify(sent).replace(linkPlaceholder, token)) as object;
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
