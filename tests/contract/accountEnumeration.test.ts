import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { median } from '#tests/support/median.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { answers, ask, manyMails, newEmail } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';

const rounds = process.env['FULL'] === '1' ? 200 : 25;
const longAgo = new Date(Date.now() - 3_600_000);

/** A busy machine can blur 25 answers; a real difference shows in each of three runs. */
const retries = { retry: 2, timeout: 240_000 };

describe.each(databaseKinds)('the response time on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open(), manyMails);
  });
  afterAll(() => api.close());

  async function timeOf(operation: string, email: string) {
    const variables = operation === 'Register' ? { registration: answers({ email }) } : { email };
    const start = performance.now();
    await ask(api, operation, variables);
    return performance.now() - start;
  }

  it.each<[string, string, object]>([
    ['Register', 'confirmed', {}],
    ['Register', 'unconfirmed', { emailVerified: false, profileComplete: false, createdAt: longAgo }],
    ['RequestPasswordReset', 'confirmed', {}],
    ['RequestVerification', 'unconfirmed', { emailVerified: false }],
  ])(
    'of %s does not distinguish a %s email address from an unknown one',
    retries,
    async (operation, _what, changes) => {
      const { email } = await addPerson(api.db, {
        passwordHash: await hashPassword(samplePassword),
        ...changes,
      });
      const [known, unknown]: [number[], number[]] = [[], []];
      for (const _ of [1, 2, 3]) await timeOf(operation, newEmail());
      for (let round = 0; round < rounds; round += 1) {
        // The order alternates, so that the work that one call leaves does not always slow down the other.
        if (round % 2 === 0) known.push(await timeOf(operation, email));
        unknown.push(await timeOf(operation, newEmail()));
        if (round % 2 === 1) known.push(await timeOf(operation, email));
      }
      const ratio = median(unknown) / median(known);
      expect(ratio).toBeGreaterThan(0.8);
      expect(ratio).toBeLessThan(1.2);
    },
  );
});
