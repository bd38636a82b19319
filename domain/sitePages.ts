import type { PageAccess } from './access.ts';
import { brand } from './brand.ts';
import { accessOfPartnerPage, partners } from './partner.ts';
import { paths } from './paths.ts';

/** A page of the product, and what it asks of who opens it. */
export interface SitePage {
  readonly path: string;
  /** What it is called; empty for the landing page. */
  readonly title: string;
  readonly access: PageAccess;
}

/** Every page that has an address of its own, but those of partners. */
// A table is read along its rows.
// prettier-ignore
export const sitePages = {
  landing: { path: paths.landing, title: '', access: 'gettingIn' },
  login: { path: paths.login, title: 'Login', access: 'gettingIn' },
  accountLogin: { path: paths.accountLogin, title: 'Login', access: 'gettingIn' },
  register: { path: paths.register, title: 'Register', access: 'gettingIn' },
  registerAffiliate: { path: paths.registerAffiliate, title: 'Register', access: 'gettingIn' },
  registerSuccess: { path: paths.registerSuccess, title: 'Register Successful', access: 'gettingIn' },
  registerCompleted: { path: paths.registerCompleted, title: 'Profile Completed', access: 'open' },
  forgotPassword: { path: paths.forgotPassword, title: 'Forgot password', access: 'gettingIn' },
  resetPassword: { path: paths.resetPassword, title: 'Reset password', access: 'gettingIn' },
  completeProfile: { path: paths.completeProfile, title: 'Complete profile', access: 'open' },
  ssoCallback: { path: paths.ssoCallback, title: 'Single sign-on callback', access: 'open' },
  verification: { path: paths.verification, title: 'Verifying your account', access: 'open' },
  dashboard: { path: paths.dashboard, title: 'Partners', access: 'userPage' },
  account: { path: paths.account, title: 'Account Settings', access: 'ownerPage' },
  admin: { path: paths.admin, title: 'Admin Dashboard', access: 'adminPage' },
  faq: { path: paths.faq, title: 'FAQ', access: 'userPage' },
  introduction: { path: paths.introduction, title: 'Intro to the marketplace', access: 'userPage' },
  training: { path: paths.training, title: 'Training Materials', access: 'userPage' },
  webinar: { path: paths.webinar, title: 'Webinar Tutorials', access: 'userPage' },
  requestProducts: { path: paths.requestProducts, title: 'Request a product', access: 'userPage' },
  noAccess: { path: paths.noAccess, title: 'No access', access: 'open' },
} as const satisfies Readonly<Record<string, SitePage>>;

/** What pages of partners are called whose title is not the partner's (spec section 2). */
const ownTitles: Readonly<Record<string, string>> = {
  [paths.sunBelt]: 'Sunbelt partner page',
  [paths.productAdvantage]: `${brand.name} Advantage`,
};

/** Every page of a partner that the registry names. */
export const sitePagesOfPartners: readonly SitePage[] = partners.flatMap(({ title, pages }) =>
  pages.map((path) => ({ path, title: ownTitles[path] ?? title, access: accessOfPartnerPage(path) })),
);

/** The page of this very address, or undefined. */
export function sitePageAt(path: string): SitePage | undefined {
  return [...Object.values(sitePages), ...sitePagesOfPartners].find((page) => page.path === path);
}
