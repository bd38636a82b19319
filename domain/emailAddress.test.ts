import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createEmailSchema, maskEmail } from './emailAddress.ts';

const read = (typed: unknown) => {
  const result = v.safeParse(createEmailSchema('Email'), typed, { abortPipeEarly: true });
  return result.success ? result.output : result.issues[0].message;
};

describe('an email address', () => {
  it.each([
    [' dana@acme.com ', 'dana@acme.com'],
    ['Dana@Acme.com', 'Dana@Acme.com'],
    ['dana@acme.com.', 'dana@acme.com'],
    ['ａnn@acme.com', 'ann@acme.com'],
    ["o'neil+offers@acme.co.uk", "o'neil+offers@acme.co.uk"],
  ])('%j is stored as %j', (typed, kept) => {
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
  ])('is not valid: %j', (typed) => {
    expect(read(typed)).toBe('Email is not a valid email');
  });

  it('can be masked', () => {
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
  ])('%.20j gives the one message "%s"', (typed, message) => {
    const { issues } = v.safeParse(createEmailSchema('Email'), typed);
    expect(issues?.map((issue) => issue.message)).toEqual([message]);
  });

  it.each(['a@b.test', 'a@b..test', 'a@.b.test', 'a@b.c.de', '.@.-.xy'])(
    'is valid if it has the shape name@domain.tld: %j',
    (typed) => {
      expect(typed).toMatch(/^\S+@\S+\.\S{2,}$/);
      expect(read(typed)).toBe(typed);
    },
  );

  it.each([
    ['dots', `${'.'.repeat(90_000)}x`],
    ['@ signs', `${'@.'.repeat(45_000)} x`],
    ['dots after the @', `a@${'.aa'.repeat(30_000)} x`],
    ['spaces', `a@b.co${' '.repeat(90_000)}x`],
  ])('with 90,000 characters of %s is checked within 50 ms', (_what, typed) => {
    const start = performance.now();
    expect(v.safeParse(createEmailSchema('Email'), typed).success).toBe(false);
    expect(performance.now() - start).toBeLessThan(50);
  });
});
