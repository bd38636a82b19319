import { describe, expect, it } from 'vitest';
import { brand } from '#domain/brand.ts';
import { partnerOfPage } from '#domain/partner.ts';
import { routes } from './routes.tsx';

/** Names of the customer's pages (spec section 2), without Newsletter, a link of the footer to another site. */
const customersNames = [
  'LandingPage',
  'Register',
  'RegisterAffiliate',
  'RegisterSuccess',
  'RegisterComplete',
  'Login',
  'ForgotPassword',
  'ResetPassword',
  'CompleteProfile',
  'Verification',
  'NotFound',
  'NoAccess',
  // The single sign-on callback page; the customer's name for it has several words.
  'SsoCallback',
  'Dashboard',
  'AccountSetting',
  `${brand.slug}Advantage`,
  'AccelerateTax',
  `${brand.slug}Marketplace`,
  'InsureOn',
  'LendFlow',
  'SunBelt',
  'Cardone',
  'PPG',
  'HDRapidPass',
  'TenXHealth',
  'HireRight',
  'QXO',
  'FAQs',
  'Introduction',
  'Training',
  'Webinar',
  'RequestProducts',
  'AdminDashboard',
];

/** Names of pages that the customer does not name: the log-in screen after a refused call, and My profile. */
const furtherNames = ['AccountLogin', 'MyProfile'];

/** True for a page of a partner after the customer's twelve. */
const isOfFurtherPartner = (path: string) => (partnerOfPage(path)?.id ?? 0) > 12;

const pathOf = (name: string) => routes.find(({ id }) => id === name)?.path;

describe('the rows of the route table', () => {
  it("have exactly the customer's names, one each", () => {
    const ids = routes.filter(({ path }) => !isOfFurtherPartner(path)).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...customersNames, ...furtherNames].toSorted());
  });

  it('have unique names, including those of further partners', () => {
    const ids = routes.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each([
    ['RegisterComplete', '/register/completed'],
    ['AccountSetting', '/account'],
    ['InsureOn', '/partner/insureon'],
    ['HDRapidPass', '/partner/rapid-pass'],
    ['TenXHealth', '/partner/10x-health-system'],
    ['FAQs', '/faq'],
    [`${brand.slug}Marketplace`, `/partner/${brand.slug}-marketplace`],
    [`${brand.slug}Advantage`, `/${brand.slug}-advantage`],
    ['NotFound', '*'],
  ])('include %s at %s', (name, path) => {
    expect(pathOf(name)).toBe(path);
  });
});
