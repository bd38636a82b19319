import { expect, it } from 'vitest';
import { describeEndingCertificates } from './describeEndingCertificates.ts';

it.each([
  [1, false, '1 certificate expires on 12/02/2026'],
  [1, true, '1 certificate expired on 12/02/2026'],
  [3, false, '3 certificates expire soon, the first on 12/02/2026'],
  [3, true, '3 certificates need to be renewed, the first expired on 12/02/2026'],
])('the banner for %i certificates, expired: %s, reads "%s"', (count, isOver, words) => {
  expect(describeEndingCertificates({ count, firstOn: '2026-12-02', isOver })).toBe(words);
});
