import { expect, it } from 'vitest';
import { removeCampaignParameters } from './campaign.ts';

it.each([
  ['/', '/'],
  ['/?', '/'],
  ['/?utm_source=news&utm_medium=mail&gclid=Cj0K-x_9', '/'],
  ['/login?utm_source=news&reason=expired&fbclid=1', '/login?reason=expired'],
  ['/login?ReturnUrl=/faq?utm_source=a&step=1', '/login?ReturnUrl=/faq?utm_source=a&step=1'],
  ['/register?step=details&gclid', '/register?step=details&gclid'],
  ['/?category=2&q=a%26utm_source=b', '/?category=2&q=a%26utm_source=b'],
])('%s without campaign parameters is %s', (address, page) => {
  expect(removeCampaignParameters(address)).toBe(page);
});
