import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { categories } from './category.ts';
import {
  emptyProductRequest,
  listProductCategoryNames,
  productNameKey,
  createRequestFormSchema,
  productRequestReference,
} from './productRequest.ts';

const schema = createRequestFormSchema(listProductCategoryNames(categories));
const typed = { ...emptyProductRequest, name: 'Fleet tracking', reason: 'We want to see our vans.' };

function faultsOf(changes: object): string[] {
  const { issues = [] } = v.safeParse(schema, { ...typed, ...changes }, { abortPipeEarly: true });
  return issues.map(({ message }) => message);
}

function contactOf(mayContact: boolean) {
  return v.parse(schema, { ...typed, mayContact, contactBy: 'PHONE' }).contactBy;
}

describe('the form for a product request', () => {
  it.each([
    [{ name: '' }, 'Please enter Product or company name'],
    [{ name: '  ' }, 'Product or company name cannot be a blank character'],
    [{ name: '\u200B\u200B\uFEFF \u2060' }, 'Product or company name cannot be a blank character'],
    [{ name: ' x ' }, 'Product or company name must be between 2-100 characters'],
    [{ name: 'x'.repeat(101) }, 'Product or company name must be between 2-100 characters'],
    [
      { category: 'Boats' },
      'Category must be one of [Finance & tax, Insurance, Equipment & supplies, Health, Hiring, Growth & training, Other]',
    ],
    [{ website: 'javascript:alert(1)' }, 'Website is not a valid url'],
    [{ website: `https://a.example/${'x'.repeat(2048)}` }, 'Website must be up to 2048 characters'],
    [{ reason: '' }, 'Please enter Reason'],
    [{ reason: 'too short' }, 'Reason must be between 10-1000 characters'],
    [{ reason: 'x'.repeat(1001) }, 'Reason must be between 10-1000 characters'],
    [{ people: '0' }, 'Number of people must be between 1-10000'],
    [{ people: '10001' }, 'Number of people must be between 1-10000'],
    [{ people: '1.5' }, 'Number of people is not a valid number'],
  ])('refuses %j with a message', (changes, message) => {
    expect(faultsOf(changes)).toEqual([message]);
  });

  it.each([
    { name: 'ab', reason: 'x'.repeat(10) },
    { name: 'x'.repeat(100), reason: 'x'.repeat(1000), people: '1' },
    { people: ' 10000 ', category: 'Other' },
  ])('accepts %j', (changes) => {
    expect(faultsOf(changes)).toEqual([]);
  });

  it('sends the kind of contact only if the person may be contacted', () => {
    expect([contactOf(true), contactOf(false)]).toEqual(['PHONE', null]);
  });
});

it('the names of products are compared without case and extra spaces', () => {
  expect(productNameKey('  FLEET \u00a0 Tracking ')).toBe('fleet tracking');
});

it('the reference of a request has at least six digits', () => {
  expect([123, 1_234_567].map(productRequestReference)).toEqual(['PR-000123', 'PR-1234567']);
});
