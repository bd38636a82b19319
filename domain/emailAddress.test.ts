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

  it('is read in no time, however many dots there are', () => {
    const start = performance.now();
    expect(v.safeParse(emailSchema('Email'), `${'.'.repeat(90_000)}x`).success).toBe(false);
    expect(performance.now() - start).toBeLessThan(200);
  });
});
