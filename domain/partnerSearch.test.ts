import { describe, expect, it } from 'vitest';
import { PartnerId, partners } from './partner.ts';
import { createPartnerIndex, type SearchedPartner } from './partnerSearch.ts';

const records = import.meta.glob<readonly string[]>('/content/partners/*.json', {
  eager: true,
  import: 'words',
});

/** Partners with the search words of their records, as in a new database. */
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
const { find } = await createPartnerIndex(searched);
const idsFor = (search: string) => find(search).map(({ id }) => id);

const { AccelerateTax, InsureOn, LendFlow, SunBelt, Dibble, Cardone, PPG, HDRapidPass, TenXHealth } =
  PartnerId;
const { HireRight, QXO, ProductMarketplace } = PartnerId;

describe('the partner is the first or second result for', () => {
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
])('the search finds nothing for nonsense: "%s"', (search) => {
  expect(idsFor(search)).toEqual([]);
});

it('the search does not confuse words with the same beginning', () => {
  expect(idsFor('generators')).toEqual([SunBelt]);
});

it('the search finds partners by the beginning of a word', () => {
  expect(idsFor('i')).toContain(InsureOn);
  expect(idsFor('insur')).toContain(InsureOn);
  expect(idsFor('flow')).toContain(LendFlow);
});

it('if partners match all words, the search leaves out those that match some', () => {
  expect(idsFor('member rate')).toEqual(expect.arrayContaining([LendFlow, SunBelt]));
  expect(idsFor('member rate')).not.toContain(InsureOn);
});

it('if no partner matches all words, the search finds partners that match at least half', () => {
  expect(idsFor('gadget sunbelt')).toEqual([SunBelt]);
  expect(idsFor('W-2 forms').slice(0, 2)).toContain(AccelerateTax);
  expect(idsFor('sunbelt purple elephant')).toEqual([]);
});

it('a result marks the words of a text that match', () => {
  const [lendflow] = find('fundng options');
  const marked = ['Compare', 'business', 'funding', 'options', 'with'].filter((word) =>
    lendflow?.isMarked(word),
  );
  expect([lendflow?.id, marked]).toEqual([LendFlow, ['funding', 'options']]);
});

it('a result names the search word that matched', () => {
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
])('the search "%s" names the partners %j', (typed, named) => {
  const first = find(typed)
    .filter(({ isNamed }) => isNamed)
    .slice(0, 1);
  expect(first.map(({ id }) => partners.find((partner) => partner.id === id)?.title)).toEqual(named);
});
