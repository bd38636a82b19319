import { describe, expect, it } from 'vitest';
import { noAction, type ListingPage } from '#domain/listing.ts';
import { findAmountConflicts } from './listingAmounts.ts';

const page: ListingPage = {
  heading: '',
  summary: 'Rent lifts.',
  action: noAction,
  gets: '',
  audience: 'Crews of 12 people',
  steps: [{ title: 'Show the code', text: 'The counter takes it.', action: noAction }],
  terms: 'Within 14 days. 3% fee.',
  shares: '',
};

function conflictsOf(value: string, ...gets: readonly string[]) {
  return findAmountConflicts({ value, pages: gets.map((each) => Object.assign({}, page, { gets: each })) });
}

describe('amounts of the card and of the pages', () => {
  it.each([
    ['another percentage', '15% off daily rates', '10% off', '15%', '10%'],
    ['a percentage in words', '15% off', '10 percent off', '15%', '10 percent'],
    ['other dollars', '$25 coupon', '$20 off, then 25% off', '$25', '$20'],
    ['other thousands', '$1,500 of fees', 'Save $1,250.50 a year', '$1,500', '$1,250.50'],
    ['euros', '€25 off', '€20, once', '€25', '€20'],
    ['other days', '30 days free', 'A 14-day trial', '30 days', '14-day'],
    ['another count', '5 checks included', '3 checks a year', '5 checks', '3 checks'],
  ])('conflict if the page has %s', (_what, value, gets, onCard, onPage) => {
    expect(conflictsOf(value, gets)).toEqual([{ onCard, onPage, page: 0 }]);
  });

  it.each([
    ['the same amount', '15% off', '15% off daily rates, 10% off weekly ones'],
    ['the same amount in another form', '$1,500 back', 'You get $1500'],
    ['amounts of other units', '15% off', '$20 off within 10 days'],
    ['a year, and the card no amount', '24/7 support', 'Founded in 2026.'],
    ['a year, and the card another number', 'No. 1', 'Best in 1999. Ask'],
    ['millions in digits', '$1.5 million', 'Up to $1,500,000'],
    ['thousands in digits', '$5k credit', 'A credit of $5,000, once'],
    ['amounts in terms and audience only', '3 days free', 'Free days'],
    ['an amount, and the card none', 'Member price list', '10% off'],
  ])('agree if the page has %s', (_what, value, gets) => {
    expect(conflictsOf(value, gets)).toEqual([]);
  });

  it('are compared for each page', () => {
    expect(conflictsOf('15% off', '15% off', '10% off', '12% off')).toEqual([
      { onCard: '15%', onPage: '10%', page: 1 },
      { onCard: '15%', onPage: '12%', page: 2 },
    ]);
  });
});
