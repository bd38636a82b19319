import { expect, it } from 'vitest';
import { auditActions, findAuditActions } from './audit.ts';

it('each audited action has a unique description in plain words', () => {
  const words = Object.values(auditActions);
  expect(new Set(words).size).toBe(words.length);
  for (const said of words) expect(said).toMatch(/^[A-Z][a-z]+(?: [a-z']+)+$/);
});

it('a search finds actions by their description, ignoring case, and not by their name', () => {
  expect(findAuditActions('declined a PRODUCT')).toEqual(['productRequest.decline']);
  expect(findAuditActions('productRequest.decline')).toEqual([]);
});
