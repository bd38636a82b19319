import { expect, it } from 'vitest';
import { listResourceLinks } from './listResourceLinks.ts';

const everyResource = [
  'FAQ',
  'Intro to the marketplace',
  'Newsletter',
  'Request Products',
  'Training Materials',
  'Webinar Tutorials',
];

it.each([
  ['owner', everyResource],
  ['user', everyResource],
  // Help and requests are pages of owners and users; the newsletter is another site.
  ['systemAdmin', ['Newsletter']],
  ['other', ['Newsletter']],
] as const)('the footer shows the role %s the resources that it may open', (kind, labels) => {
  expect(listResourceLinks(kind).map(({ label }) => label)).toEqual(labels);
});
