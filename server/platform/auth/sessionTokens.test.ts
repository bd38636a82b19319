import { expect, it, vi } from 'vitest';
import type { AuthSecrets } from './secret.ts';
import { createAccessTokenService, createRefreshTokenService } from './sessionTokens.ts';

const before = 'the secret before, longer than thirty-two characters';
const after = 'the secret after, longer than thirty-two characters';
const subject = { userId: 7, sessionId: 'c4bb1c9e-0f7b-4a4b-9f0c-6c1f6b1e2a34' };
const claims = { sessionId: subject.sessionId, generation: 3 };

it.each<[string, AuthSecrets, AuthSecrets, boolean]>([
  ['the same secret', [before], [before], true],
  ['another secret', [before], [after], false],
  ['the next secret, while the other is set', [after, before], [before, after], true],
  ['the secret before, while the other is set', [before], [after, before], true],
  ['the secret before, once it is removed', [before], [after], false],
])('tokens signed with %s', (_which, signing, verifying, isValid) => {
  const access = createAccessTokenService(signing).issue(subject, 60);
  const refresh = createRefreshTokenService(signing).issue(claims, 60);
  expect(createAccessTokenService(verifying).verify(access)).toEqual(isValid ? subject : null);
  expect(createRefreshTokenService(verifying).verify(refresh)).toEqual(isValid ? claims : null);
});

it('a token that was verified before still expires', () => {
  vi.useFakeTimers();
  const { issue, verify, verifyIgnoringExpiry } = createAccessTokenService([before]);
  const token = issue(subject, 60);
  expect(verify(token)).toEqual(subject);
  vi.advanceTimersByTime(89_000);
  expect(verify(token)).toEqual(subject);
  vi.advanceTimersByTime(2_000);
  expect(verify(token)).toBeNull();
  expect(verifyIgnoringExpiry(token)).toEqual(subject);
  vi.useRealTimers();
});
