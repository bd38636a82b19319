import { describe, expect, it } from 'vitest';
import { PartnerId, partners } from './partner.ts';
import { createPartnerSearch, type SearchedPartner } from './partnerSearch.ts';

const records = import.meta.glob<readonly string[]>('/content/partners/*.json', {
  eager: true,
  import: 'words',
});

/** The partners with the words of their records, as a new database has them. */
const searched: readonly SearchedPartner[] = partners.map(
  ({ id, title, content, category, benefit, value }) => ({
    id,
    title,
    words: records[`/content/partners/${content}.json`] ?? [],
    category,
    benefit,
    value,
  }),
);
const { find } = await createPartnerSearch(searched);
const idsFor = (search: string) => find(search).map(({ id }) => id);

const { AccelerateTax, InsureOn, LendFlow, SunBelt, Dibble, Cardone, PPG, HDRapidPass, TenXHealth } =
  PartnerId;
const { HireRight, QXO, ProductMarketplace } = PartnerId;

describe('what a contractor types finds the partner first or second', () => {
  it.each<readonly [string, number]>([
    ['loan', LendFlow],
    ['loans', LendFlow],
    ['laon', LendFlow],
    ['credit card', LendFlow],
    ['line of credit', LendFlow],
    ['money for a new truck', LendFlow],
    ['i need to borrow money', LendFlow],
    ['financing equipment', LendFlow],
    ['working captial', LendFlow],
    ['cashflow', LendFlow],
    ['land flow', LendFlow],
    ['rental', SunBelt],
    ['rent a bulldozer', SunBelt],
    ['sissor lift', SunBelt],
    ['renting scissors lifts', SunBelt],
    ['generater', SunBelt],
    ['sun belt', SunBelt],
    ['excavators', SunBelt],
    ['skidsteer', SunBelt],
    ['home depot', HDRapidPass],
    ['homedepot', HDRapidPass],
    ['Home Depo', HDRapidPass],
    ['hardware store', HDRapidPass],
    ['lumber', HDRapidPass],
    ['power tools', HDRapidPass],
    ['workers comp', InsureOn],
    ["worker's compensation", InsureOn],
    ['insurence', InsureOn],
    ['insurance for my truck', InsureOn],
    ['liablity', InsureOn],
    ['general liabilty insurance', InsureOn],
    ['bonding', InsureOn],
    ['insured', InsureOn],
    ['shingles', QXO],
    ['shingle', QXO],
    ['roofer supplies', QXO],
    ['roofng', QXO],
    ['gutters', QXO],
    ['drywall', QXO],
    ['sherwin williams', PPG],
    ['painters', PPG],
    ['exterior paints', PPG],
    ['primer and stain', PPG],
    ['taxes', AccelerateTax],
    ['accountant', AccelerateTax],
    ['acountant', AccelerateTax],
    ['help with my taxes', AccelerateTax],
    ['bookeeping', AccelerateTax],
    ['background check', HireRight],
    ['backround checks for employees', HireRight],
    ['drug tests', HireRight],
    ['hireright', HireRight],
    ['hire right', HireRight],
    ['bidding', Dibble],
    ['find subcontracters', Dibble],
    ['estimating software', Dibble],
    ['sales training', Cardone],
    ['train my sales team', Cardone],
    ['doctor', TenXHealth],
    ['health care', TenXHealth],
    ['blood tests', TenXHealth],
    ['10xhealth', TenXHealth],
    ['invoice templates', ProductMarketplace],
  ])('%s', (search, id) => {
    expect(idsFor(search).slice(0, 2)).toContain(id);
  });
});

it.each([
  'asdfgh',
  'qwertyuiop',
  'xyzzy',
  'zzzz',
  'blorf',
  'flibbertigibbet',
  'jkl;',
  'lorem ipsum dolor',
  'purple elephant',
  'banana bread recipe',
  'unicorn',
  'kitten pictures',
  '!!!',
  '',
  '1234567890',
])('nonsense finds nothing: "%s"', (search) => {
  expect(idsFor(search)).toEqual([]);
});

it('takes no word for another with the same beginning', () => {
  expect(idsFor('generators')).toEqual([SunBelt]);
});

it('finds while somebody still types', () => {
  expect(idsFor('i')).toContain(InsureOn);
  expect(idsFor('insur')).toContain(InsureOn);
  expect(idsFor('flow')).toContain(LendFlow);
});

it('prefers who has all that was searched for, and leaves out the others then', () => {
  expect(idsFor('member rate')).toEqual(expect.arrayContaining([LendFlow, SunBelt]));
  expect(idsFor('member rate')).not.toContain(InsureOn);
});

it('finds who is called a half of what was searched for, where nobody has all', () => {
  expect(idsFor('gadget sunbelt')).toEqual([SunBelt]);
  expect(idsFor('W-2 forms').slice(0, 2)).toContain(AccelerateTax);
  expect(idsFor('sunbelt purple elephant')).toEqual([]);
});

it('says which words of a text were found', () => {
  const [lendflow] = find('fundng options');
  const marked = ['Compare', 'business', 'funding', 'options', 'with'].filter((word) =>
    lendflow?.isMarked(word),
  );
  expect([lendflow?.id, marked]).toEqual([LendFlow, ['funding', 'options']]);
});

it('says by which of its words a partner was found', () => {
  expect(find('homedepot')[0]?.phrase()).toBe('homedepot');
  expect(find('sherwin')[0]?.phrase()).toBe('Sherwin');
});

it.each([
  ['Lendflow', ['Lendflow']],
  [' lend', ['Lendflow']],
  ['LENDFLOW loans', ['Lendflow']],
  ['10x   health', ['10X Health']],
  ['ppg', ['PPG']],
  ['ppg paint', ['PPG']],
  ['Len Flowers', []],
  ['', []],
])('whoever types "%s" names %j', (typed, named) => {
  const first = find(typed)
    .filter(({ isNamed }) => isNamed)
    .slice(0, 1);
  expect(first.map(({ id }) => partners.find((partner) => partner.id === id)?.title)).toEqual(named);
});
