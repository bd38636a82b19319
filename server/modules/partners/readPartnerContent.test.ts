import * as v from 'valibot';
import { expect, it } from 'vitest';
import { partners } from '#domain/partner.ts';
import { partnerPageSchema } from '#domain/partnerPage.ts';
import { readContent } from '#server/platform/content/readContent.ts';
import { readPartnerContent } from './readPartnerContent.ts';

it.each(partners)('the record of $title is complete, and links only to example domains', (partner) => {
  const { externalUrl, pages } = readPartnerContent(partner);
  const addresses = JSON.stringify([externalUrl, pages]).match(/https?:[^"]+/g) ?? [];
  for (const address of addresses) expect(new URL(address).hostname).toMatch(/\.example$/);
  for (const page of pages) expect(page.terms).toMatch(/^Sample offer\./);
});

it.each([
  [1, /taxes/],
  [3, /Compare quotes for liability/],
  [4, /funding/],
  [5, /Rent lifts, tools/],
  [8, /Paint/],
  [9, /Skip the counter/],
  [10, /Health checks/],
  [11, /Background screening/],
  [12, /building products/],
])('the summary of partner %i matches its description by the customer: %s', (id, offered) => {
  const partner = partners.find((each) => each.id === id);
  expect(partner && readPartnerContent(partner).pages[0]?.summary).toMatch(offered);
});

it('a record with fewer pages than the registry is refused with its file name', () => {
  const [partner] = partners.map((each) => ({ ...each, pages: ['/one', '/two'] }));
  expect(() => partner && readPartnerContent(partner)).toThrow(
    'content/partners/accelerate-tax.json says what 1 pages show, but the registry names 2.',
  );
});

it('a missing or invalid file is refused with its name and the place of the fault', () => {
  expect(() => readContent('partners/none.json', partnerPageSchema)).toThrow(
    /^content\/partners\/none\.json could not be read: /,
  );
  expect(() => readContent('partners/dibble.json', partnerPageSchema)).toThrow(
    /^content\/partners\/dibble\.json: summary: /,
  );
});

const page = {
  summary: 'Tools by the day.',
  gets: ['A tool'],
  audience: 'Everybody.',
  steps: [{ title: 'Call', text: 'By phone.' }],
  terms: 'Sample offer.',
  shares: 'Nothing',
};

const coupon = { kind: 'coupon', label: 'Get my coupon' };
const address = 'https://tools.example';
const app = { kind: 'app', iosUrl: address, androidUrl: address, anyUrl: address };
const form = { kind: 'form', label: 'Call me', form: 'callBack' };

it.each([
  ['a coupon as call-to-action', 'callToAction.kind', { ...page, callToAction: coupon }],
  ['an app as call-to-action', 'callToAction.kind', { ...page, callToAction: app }],
  ['no action at all', 'callToAction', page],
  [
    'a form in a step',
    'steps.0.action.kind',
    { ...page, steps: [{ title: 'Call', text: 'By phone.', action: form }] },
  ],
])('a page with %s is refused with the place of the fault', (_what, place, content) => {
  const places = v.safeParse(partnerPageSchema, content).issues?.map((issue) => v.getDotPath(issue));
  expect(places).toEqual([place]);
});

it('the placeholders in the files are replaced by the names of the brand', () => {
  const marketplace = partners.find(({ content }) => content === 'marketplace');
  const text = JSON.stringify(marketplace && readPartnerContent(marketplace));
  expect(text).toContain('Lintel Advantage');
  expect(text).not.toMatch(/\{(?:product|marketplace)\}/);
});
