import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isCorrectPassword } from '#server/platform/auth/passwords.ts';
import { users } from '#server/platform/db/schema.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import {
  answers,
  manyMails,
  outcomeOf,
  peopleWith,
  queued,
  refusalOf,
  register,
  registered,
} from './support/gettingIn.ts';

describe.each(databaseKinds)('a registration on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open(), manyMails);
  });
  afterAll(() => api.close());
  beforeEach(() => api.db.delete(jobs));

  it.each([
    ['in other case', 'ANN@Spelled.Test'],
    ['in full-width letters', 'ａｎｎ@spelled.test'],
    ['with a dot at its end', 'ann@spelled.test.'],
    ['with spaces around it', ' ann@spelled.test\t'],
  ])('treats an address spelled %s as the same account', async (_what, email) => {
    await register(api, answers({ email: 'ann@spelled.test' }));
    await register(api, answers({ email }));
    const all = await api.db.select().from(users);
    expect(all.filter((person) => person.email.normalize('NFKC').includes('spelled'))).toHaveLength(1);
  });

  it.each([
    'role',
    'roleId',
    'ownerId',
    'customerId',
    'emailVerified',
    'profileComplete',
    'status',
    'id',
    'sample',
  ])('refuses the unknown field %s', async (name) => {
    const sent = answers({ [name]: 1 });
    const answer = await register(api, sent);
    expect(answer.statusCode).toBe(400);
    expect(outcomeOf(answer)).toBe('BAD_USER_INPUT');
    expect(await peopleWith(api.db, sent.email)).toEqual([]);
  });

  it.each([
    ['seven characters', 'sevench', 'Password must be at least 8 characters'],
    ['129 characters', 'long '.repeat(26).slice(0, 129), 'Password must be up to 128 characters'],
    ['a common password', 'password123', 'This password is too common. Choose another.'],
    ['one repeated letter', 'aaaaaaaaaaaa', 'This password is too common. Choose another.'],
    ['the company name', 'New and Sons Ltd', 'This password is too easy to guess. Choose another.'],
    ['the email address', 'nora.newcomer', 'This password is too easy to guess. Choose another.'],
    ['the product name', 'Lintel-Marketplace', 'This password is too easy to guess. Choose another.'],
    ['an empty string', '', 'Please enter Password'],
  ])('refuses %s as a password', async (_what, chosen, message) => {
    const email = 'nora.newcomer@somewhere.test';
    const answer = await register(
      api,
      answers({ email, password: chosen, companyName: 'New and Sons, Ltd.' }),
    );
    expect(refusalOf(answer)).toMatchObject({
      message,
      extensions: { code: 'VALIDATION_FAILED', validationErrors: [{ message, members: ['password'] }] },
    });
    expect(await peopleWith(api.db, email)).toEqual([]);
  });

  it.each([
    ['64 characters', 'correct horse battery staple '.repeat(3).slice(0, 64)],
    ['15 characters without any rule', 'nopqrstuvwxyzab'],
    ['emoji', '🦔🦡🐿️🦦 and friends'],
    [
      '128 code points of four bytes',
      Array.from({ length: 128 }, (_, at) => ['𝔘', '𝔫', '𝔦', '𝔠'][at % 4]).join(''),
    ],
  ])('accepts %s as a password without truncation', async (_what, chosen) => {
    const { passwordHash } = await registered(api, answers({ password: chosen }));
    expect(await isCorrectPassword(chosen, passwordHash)).toBe(true);
    const shorter = Array.from(chosen).slice(0, -1).join('');
    expect(await isCorrectPassword(shorter, passwordHash)).toBe(false);
  });

  it('does not truncate a password at 72 bytes', async () => {
    const start = 'Ab'.repeat(36);
    const { passwordHash } = await registered(api, answers({ password: `${start}x` }));
    expect(await isCorrectPassword(`${start}x`, passwordHash)).toBe(true);
    expect(await isCorrectPassword(`${start}y`, passwordHash)).toBe(false);
  });

  it.each([
    ['userTypeId', { userTypeId: 3 }, 'Select how you will use the marketplace'],
    ['firstName', { firstName: '   ' }, 'First name cannot be a blank character'],
    ['lastName', { lastName: 'x'.repeat(51) }, 'Last name must be up to 50 characters'],
    ['companyName', { companyName: '' }, 'Please enter Company name'],
    ['email', { email: 'nora' }, 'Email is not a valid email'],
    ['phone', { phone: '555' }, 'Phone must be 10 digits'],
    [
      'phone',
      { phone: '+44 20' },
      'Phone must be a full number with its country code, like +44 20 7946 0958',
    ],
    ['phone', { phone: null }, 'Please enter Phone'],
    ['terms', { terms: false }, 'Accept the Terms of Service and Privacy Policy to continue'],
    ['sponsorId', { sponsorId: 'x'.repeat(101) }, 'The name must be up to 100 characters'],
  ])('reports the invalid field %s: %j', async (member, changes, message) => {
    const { extensions } = refusalOf(await register(api, answers(changes)));
    expect(extensions).toEqual({
      code: 'VALIDATION_FAILED',
      validationErrors: [{ message, members: [member] }],
    });
  });

  it('accepts null for optional fields', async () => {
    const nothing = { offerNews: null, heardFrom: null, sponsorId: null, website: null };
    expect(await registered(api, answers(nothing))).toMatchObject({ offerNews: false, heardFrom: null });
  });

  it.each([
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['90 kB', 'x'.repeat(90_000)],
  ])('refuses a password of %s without hashing it', async (_what, chosen) => {
    const start = performance.now();
    const answered = await Promise.all(
      Array.from({ length: 20 }, () => register(api, answers({ password: chosen }))),
    );
    expect((performance.now() - start) / 20).toBeLessThan(50);
    expect(new Set(answered.map(({ statusCode }) => statusCode)).size).toBe(1);
    expect(answered[0]?.statusCode).toBe(chosen.length > 100_000 ? 413 : 200);
    expect(await queued(api.db)).toEqual([]);
  });

  it('does not let a person with the sample password log in before they confirm their address', async () => {
    const sent = answers({ password: samplePassword });
    await registered(api, sent);
    const answer = await api.call({
      method: 'POST',
      url: '/api/app/anonymous/login',
      payload: { email: sent.email, password: samplePassword },
    });
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
      403,
      'EMAIL_NOT_VERIFIED',
    ]);
  });

  it('logs neither the address nor the password', async () => {
    const sent = answers({ password: 'password123', role: 1 });
    await register(api, sent);
    await register(api, answers({ email: sent.email, password: 'password123' }));
    expect(api.log.join('')).not.toContain(sent.email);
    expect(api.log.join('')).not.toContain('password123');
  });
});
