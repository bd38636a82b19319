import { describe, expect, it } from 'vitest';
import { isRenewalDue, decodeAccessToken } from './tokenLife.ts';

const tokenOf = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

describe('the lifetime of a token', () => {
  it('is read in milliseconds, regardless of other claims', () => {
    expect(decodeAccessToken(tokenOf({ iat: 100, exp: 1000, sid: 's-1', sub: 'Dana ÿ?>' }))).toEqual({
      issuedAt: 100_000,
      endsAt: 1_000_000,
      sessionId: 's-1',
    });
  });

  it.each([
    '',
    'opaque',
    'no.longer.good',
    'e30.e30.x',
    'a.bm90IGpzb24.c',
    tokenOf({ iat: 1, exp: 2 }),
    tokenOf({ iat: '1', exp: 2, sid: 's-1' }),
  ])('cannot be read from "%s"', (token) => {
    expect(decodeAccessToken(token)).toBeNull();
  });

  it('is due for renewal when less than a fifth is left', () => {
    const life = { issuedAt: 0, endsAt: 900_000 };
    expect(isRenewalDue(life, 720_000)).toBe(false);
    expect(isRenewalDue(life, 720_001)).toBe(true);
    expect(isRenewalDue(life, 2_000_000)).toBe(true);
  });
});
