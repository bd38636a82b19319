import { expect, it } from 'vitest';
import { routes } from '#app/routes.tsx';
import { partnerOfPage } from '#domain/partner.ts';

/** Every address that the customer names, with its title and its layout: `site` has header and footer (2.1, 2.2). */
// A row stays on one line, so that it reads as a table.
// oxfmt-ignore
const named = [
  { path: '/', title: '', layout: 'site' },
  { path: '/register', title: 'Register', layout: 'bare' },
  { path: '/register-affiliate', title: 'Register', layout: 'bare' },
  { path: '/register/success', title: 'Register Successful', layout: 'bare' },
  { path: '/register/completed', title: 'Profile Completed', layout: 'bare' },
  { path: '/login', title: 'Login', layout: 'bare' },
  { path: '/forgot-password', title: 'Forgot password', layout: 'bare' },
  { path: '/reset-password', title: 'Reset password', layout: 'bare' },
  { path: '/complete-profile', title: 'Complete profile', layout: 'bare' },
  { path: '/account', title: 'Account Settings', layout: 'site' },
  { path: '/lintelsso/callback', title: 'Single sign-on callback', layout: 'bare' },
  { path: '/partner/sunbelt', title: 'Sunbelt partner page', layout: 'site' },
  { path: '/verification', title: 'Verifying your account', layout: 'bare' },
  { path: '/dashboard', title: 'Partners', layout: 'site' },
  { path: '/admin', title: 'Admin Dashboard', layout: 'bare' },
  { path: '/partner/accelerate-tax', title: 'Accelerate Tax', layout: 'site' },
  { path: '/partner/lintel-marketplace', title: 'Lintel Marketplace', layout: 'site' },
  { path: '/partner/insureon', title: 'Insureon', layout: 'site' },
  { path: '/partner/lendflow', title: 'Lendflow', layout: 'site' },
  { path: '/lintel-advantage', title: 'Lintel Advantage', layout: 'site' },
  { path: '/partner/cardone', title: 'Cardone', layout: 'site' },
  { path: '/partner/ppg', title: 'PPG', layout: 'site' },
  { path: '/partner/rapid-pass', title: 'Rapid Pass', layout: 'site' },
  { path: '/partner/10x-health-system', title: '10X Health', layout: 'site' },
  { path: '/partner/hire-right', title: 'HireRight', layout: 'site' },
  { path: '/partner/qxo', title: 'QXO', layout: 'site' },
  { path: '/faq', title: 'FAQ', layout: 'site' },
  { path: '/introduction', title: 'Intro to the marketplace', layout: 'site' },
  { path: '/training', title: 'Training Materials', layout: 'site' },
  { path: '/webinar', title: 'Webinar Tutorials', layout: 'site' },
  { path: '/request-products', title: 'Request a product', layout: 'site' },
  { path: '/no-access', title: 'No access', layout: 'bare' },
  { path: '*', title: 'Page not found', layout: 'site' },
] as const;

it.each(named)('$path is titled "$title", layout: $layout', (row) => {
  const { path, title, layout } = routes.find((each) => each.path === row.path) ?? {};
  expect({ path, title, layout }).toEqual(row);
});

it.each([
  [1, ['/partner/accelerate-tax']],
  [2, ['/partner/lintel-marketplace', '/lintel-advantage']],
  [3, ['/partner/insureon']],
  [4, ['/partner/lendflow']],
  [5, ['/partner/sunbelt']],
  [7, ['/partner/cardone']],
  [8, ['/partner/ppg']],
  [9, ['/partner/rapid-pass']],
  [10, ['/partner/10x-health-system']],
  [11, ['/partner/hire-right']],
  [12, ['/partner/qxo']],
])('partner %i has the pages %j', (id, pages) => {
  const found = named.filter(({ path }) => partnerOfPage(path)?.id === id).map(({ path }) => path);
  expect(found).toEqual(pages);
});
