import type { PageAccess } from './access.ts';
import { brand } from './brand.ts';
import { accessOfPartnerPage, PartnerId, partners, type Partner } from './partner.ts';
import { paths } from './paths.ts';

export interface SitePage {
  /** The customer's name of the page (spec section 2, "Named pages"), for the router, analytics, and the docs. */
  readonly id: string;
  readonly path: string;
  /** Title of the page; empty for the landing page. */
  readonly title: string;
  readonly access: PageAccess;
  /** Whether the query may have a secret, which is removed from the address before the page runs. */
  readonly hidesSearch?: true;
}

// A table is read along its rows.
// oxfmt-ignore
export const sitePages = {
  landing: { id: 'LandingPage', path: paths.landing, title: '', access: 'gettingIn' },
  login: { id: 'Login', path: paths.login, title: 'Login', access: 'gettingIn' },
  accountLogin: { id: 'AccountLogin', path: paths.accountLogin, title: 'Login', access: 'gettingIn' },
  register: { id: 'Register', path: paths.register, title: 'Register', access: 'gettingIn' },
  registerAffiliate: { id: 'RegisterAffiliate', path: paths.registerAffiliate, title: 'Register', access: 'gettingIn' },
  registerSuccess: { id: 'RegisterSuccess', path: paths.registerSuccess, title: 'Register Successful', access: 'gettingIn' },
  registerCompleted: { id: 'RegisterComplete', path: paths.registerCompleted, title: 'Profile Completed', access: 'open' },
  forgotPassword: { id: 'ForgotPassword', path: paths.forgotPassword, title: 'Forgot password', access: 'gettingIn' },
  resetPassword: { id: 'ResetPassword', path: paths.resetPassword, title: 'Reset password', access: 'gettingIn', hidesSearch: true },
  completeProfile: { id: 'CompleteProfile', path: paths.completeProfile, title: 'Complete profile', access: 'open' },
  ssoCallback: { id: 'SsoCallback', path: paths.ssoCallback, title: 'Single sign-on callback', access: 'open', hidesSearch: true },
  verification: { id: 'Verification', path: paths.verification, title: 'Verifying your account', access: 'open', hidesSearch: true },
  dashboard: { id: 'Dashboard', path: paths.dashboard, title: 'Partners', access: 'userPage' },
  profile: { id: 'MyProfile', path: paths.profile, title: 'My profile', access: 'signedInPage' },
  account: { id: 'AccountSetting', path: paths.account, title: 'Account Settings', access: 'ownerPage' },
  admin: { id: 'AdminDashboard', path: paths.admin, title: 'Admin Dashboard', access: 'adminPage' },
  faq: { id: 'FAQs', path: paths.faq, title: 'FAQ', access: 'userPage' },
  introduction: { id: 'Introduction', path: paths.introduction, title: 'Intro to the marketplace', access: 'userPage' },
  training: { id: 'Training', path: paths.training, title: 'Training Materials', access: 'userPage' },
  webinar: { id: 'Webinar', path: paths.webinar, title: 'Webinar Tutorials', access: 'userPage' },
  requestProducts: { id: 'RequestProducts', path: paths.requestProducts, title: 'Request a product', access: 'userPage' },
  noAccess: { id: 'NoAccess', path: paths.noAccess, title: 'No access', access: 'open' },
} as const satisfies Readonly<Record<string, SitePage>>;

const ownNames: Readonly<Record<string, Partial<Pick<SitePage, 'id' | 'title'>>>> = {
  // `{product}Marketplace` and `{product}Advantage` on the customer's page.
  [paths.productMarketplace]: { id: `${brand.slug}Marketplace` },
  [paths.productAdvantage]: { id: `${brand.slug}Advantage`, title: `${brand.name} Advantage` },
  [paths.sunBelt]: { title: 'Sunbelt partner page' },
};

const customersNames = new Map<number, string>(Object.entries(PartnerId).map(([name, id]) => [id, name]));

export const sitePagesOfPartners: readonly SitePage[] = partners.flatMap((partner) =>
  partner.pages.map((path, index) => ({
    id: pageIdOf(partner, index),
    path,
    title: partner.title,
    access: accessOfPartnerPage(path),
    ...ownNames[path],
  })),
);

/** Returns the id of a partner's page: the customer's name of the partner or else `name`; later pages add a number. */
function pageIdOf({ id, name }: Partner, index: number): string {
  return (customersNames.get(id) ?? name) + (index === 0 ? '' : String(index + 1));
}

export function sitePageAt(path: string): SitePage | undefined {
  return [...Object.values(sitePages), ...sitePagesOfPartners].find((page) => page.path === path);
}
