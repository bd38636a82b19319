import { describe, expect, it } from 'vitest';
import { brand } from '#domain/brand.ts';
import { partnerOfPage } from '#domain/partner.ts';
import { routes } from './routes.tsx';

/** The customer's named pages (spec section 2), but for Newsletter, a link of the footer that leads to another site. */
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
  // The single sign-on callback page, which the customer does not name in one word.
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

/** Pages that the customer does not name: the log-in screen where a refused call sends people, and My profile. */
const furtherNames = ['AccountLogin', 'MyProfile'];

/** Partners after the customer's twelve bring their own pages. */
const isOfFurtherPartner = (path: string) => (partnerOfPage(path)?.id ?? 0) > 12;

const pathOf = (name: string) => routes.find(({ id }) => id === name)?.path;

describe('the rows of the route table', () => {
  it("are called by the customer's names: each name is one row's, and each row has one", () => {
    const ids = routes.filter(({ path }) => !isOfFurtherPartner(path)).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...customersNames, ...furtherNames].toSorted());
  });

  it('share no name, whatever partners there are', () => {
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
  ])('%s is the page at %s', (name, path) => {
    expect(pathOf(name)).toBe(path);
  });
});
