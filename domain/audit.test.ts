import { expect, it } from 'vitest';
import { auditActions, findAuditActions } from './audit.ts';

it('says each action in words of its own, without its name', () => {
  const words = Object.values(auditActions);
  expect(new Set(words).size).toBe(words.length);
  for (const said of words) expect(said).toMatch(/^[A-Z][a-z]+(?: [a-z']+)+$/);
});

it('finds actions by their words, in any letter case', () => {
  expect(findAuditActions('declined a PRODUCT')).toEqual(['productRequest.decline']);
  expect(findAuditActions('productRequest.decline')).toEqual([]);
});
