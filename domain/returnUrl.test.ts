import { expect, it } from 'vitest';
import { logInPathReturningTo, parseReturnUrl } from './returnUrl.ts';

const origin = 'https://marketplace.example';

it.each([
  ['/dashboard?category=Health#top', '/dashboard?category=Health#top'],
  [`${origin}/account`, '/account'],
  ['/partner/lendflow', '/partner/lendflow'],
  ['/partner/lendflow/?from=mail', '/partner/lendflow?from=mail'],
])('the return URL %s is followed', (raw, expected) => {
  expect(parseReturnUrl(raw, origin)).toBe(expected);
});

it.each([
  null,
  '',
  '//evil.example/dashboard',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https://evil.example/dashboard',
  'https://marketplace.example@evil.example/dashboard',
  'https://user@marketplace.example/dashboard',
  'https://:secret@marketplace.example/dashboard',
  'javascript:alert(1)',
  'data:text/html,hello',
  'http://[',
  '/no-such-page',
  '/login',
  '/Account/Login?ReturnUrl=/dashboard',
])('the return URL %s is refused', (raw) => {
  expect(parseReturnUrl(raw, origin)).toBeNull();
});

it('the URL of the log-in screen contains the return URL', () => {
  const target = '/dashboard?category=Finance+%26+tax&x=%2F#a';
  const address = new URL(logInPathReturningTo(target), origin);
  expect(parseReturnUrl(address.searchParams.get('ReturnUrl'), origin)).toBe(target);
});
