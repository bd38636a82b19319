import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emailSchema, maskEmail } from './emailAddress.ts';

const read = (typed: unknown) => {
  const result = v.safeParse(emailSchema('Email'), typed, { abortPipeEarly: true });
  return result.success ? result.output : result.issues[0].message;
};

describe('an e-mail address', () => {
  it.each([
    [' dana@acme.com ', 'dana@acme.com'],
    ['Dana@Acme.com', 'Dana@Acme.com'],
    ['dana@acme.com.', 'dana@acme.com'],
    ['ａnn@acme.com', 'ann@acme.com'],
    ["o'neil+offers@acme.co.uk", "o'neil+offers@acme.co.uk"],
  ])('%j is kept as %j', (typed, kept) => {
    expect(read(typed)).toBe(kept);
  });

  it.each([
    'a@x.test,b@x.test',
    'a@x.test;b@x.test',
    'a@x.test\r\nBcc: b@x.test',
    'a@x.test b@x.test',
    '"a@b c"@x.test',
    '<a@x.test>',
    'a@b@x.test',
    '(((((a@x.test',
    'a@[127.0.0.1].test',
  ])('%j is not one address', (typed) => {
    expect(read(typed)).toBe('Email is not a valid email');
  });

  it('can be shown without being told', () => {
    expect(maskEmail('dana@acme.com')).toBe('d•••@acme.com');
    expect(maskEmail('😀x@acme.com')).toBe('😀•••@acme.com');
  });

  it.each([
    ['', 'Please enter Email'],
    [undefined, 'Please enter Email'],
    ['dana@acme.c', 'Email is not a valid email'],
    ['dana@.acme', 'Email is not a valid email'],
    ['@acme.com', 'Email is not a valid email'],
    [`${'a'.repeat(313)}@acme.co`, 'Email must be up to 320 characters'],
  ])('%.20j: %s, and nothing else', (typed, message) => {
    const { issues } = v.safeParse(emailSchema('Email'), typed);
    expect(issues?.map((issue) => issue.message)).toEqual([message]);
  });

  it.each(['a@b.test', 'a@b..test', 'a@.b.test', 'a@b.c.de', '.@.-.xy'])('%j has the shape', (typed) => {
    expect(typed).toMatch(/^\S+@\S+\.\S{2,}$/);
    expect(read(typed)).toBe(typed);
  });

  it.each([
    ['dots', `${'.'.repeat(90_000)}x`],
    ['signs that begin a domain', `${'@.'.repeat(45_000)} x`],
    ['signs that end one', `a@${'.aa'.repeat(30_000)} x`],
    ['spaces', `a@b.co${' '.repeat(90_000)}x`],
  ])('is read in no time, however many %s there are, also where every check is made', (_what, typed) => {
    const start = performance.now();
    expect(v.safeParse(emailSchema('Email'), typed).success).toBe(false);
    expect(performance.now() - start).toBeLessThan(50);
  });
});
