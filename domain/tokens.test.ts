import * as v from 'valibot';
import { expect, it } from 'vitest';
import { tokenResponseSchema } from './tokens.ts';

const tokens = { accessToken: 'access', refreshToken: 'refresh' };

it.each([
  ['nothing else', {}],
  ['no person', { expiresIn: 900, userInfo: null }],
  ['an invalid person', { expiresIn: 900, userInfo: {} }],
])('a response with tokens and %s is read without a person', (_what, others) => {
  expect(v.parse(tokenResponseSchema, { ...tokens, ...others })).toEqual({
    ...tokens,
    userInfo: null,
    wantedPath: null,
  });
});

it('a response without a refresh token is refused', () => {
  expect(v.safeParse(tokenResponseSchema, { accessToken: 'access' }).success).toBe(false);
});
