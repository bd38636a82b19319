import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { PageAccess } from '#domain/access.ts';
import { brand } from '#domain/brand.ts';
import { accessOfPartnerPage, partners } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';
import type { DataSources } from './dataSources.ts';
import { flows, type FlowLoader } from './flows.ts';
import {
  accountSettings,
  adminDashboard,
  completeProfile,
  dashboard,
  faq,
  forgotPassword,
  introduction,
  landing,
  login,
  noAccess,
  notFound,
  partnerPage,
  preloadHelp,
  preloadOffers,
  preloadAdmin,
  preloadPartnerPage,
  preloadProductRequests,
  preloadSettings,
  register,
  registerComplete,
  registerSuccess,
  requestProducts,
  resetPassword,
  ssoCallback,
  training,
  verification,
  webinar,
} from './lazyPages.tsx';

/** `site` is header and footer; `bare` pages draw their own frame (spec section 2). */
export type Layout = 'site' | 'bare';

export interface RouteRow {
  readonly path: string;
  /** What the page is called: its title reads `{title} – {marketplace}`. */
  readonly title: string;
  readonly layout: Layout;
  readonly access: PageAccess;
  readonly page: () => Promise<ComponentType>;
  /** What its states are of, where it is a step of a flow. */
  readonly flow?: FlowLoader;
  /** Whether the address may hold a secret: it is then taken out of it before anything else happens. */
  readonly hidesSearch?: true;
  /** Asks for the data of the page at this path, and of this query, while its code is still on its way. */
  readonly preload?: (data: DataSources, path: string, search: string) => Promise<void>;
}

/** What pages are called whose title is not the partner's (spec section 2). */
const ownTitles: Readonly<Record<string, string>> = {
  [paths.sunBelt]: 'Sunbelt partner page',
  [paths.productAdvantage]: `${brand.name} Advantage`,
};

/** The site map: every page, what it is called, who may see it, and where its file is. */
// A table is read along its rows.
// prettier-ignore
export const routes: readonly RouteRow[] = [
  { path: paths.landing, title: '', layout: 'site', access: 'gettingIn', page: landing },
  { path: paths.login, title: 'Login', layout: 'bare', access: 'gettingIn', page: login },
  { path: paths.accountLogin, title: 'Login', layout: 'bare', access: 'gettingIn', page: login },
  { path: paths.register, title: 'Register', layout: 'bare', access: 'gettingIn', page: register, flow: flows.registration },
  { path: paths.registerAffiliate, title: 'Register', layout: 'bare', access: 'gettingIn', page: register, flow: flows.registration },
  { path: paths.registerSuccess, title: 'Register Successful', layout: 'bare', access: 'gettingIn', page: registerSuccess, flow: flows.registration },
  { path: paths.registerCompleted, title: 'Profile Completed', layout: 'bare', access: 'open', page: registerComplete, flow: flows.profile },
  { path: paths.forgotPassword, title: 'Forgot password', layout: 'bare', access: 'gettingIn', page: forgotPassword, flow: flows.forgotPassword },
  { path: paths.resetPassword, title: 'Reset password', layout: 'bare', access: 'gettingIn', page: resetPassword, flow: flows.resetPassword, hidesSearch: true },
  { path: paths.completeProfile, title: 'Complete profile', layout: 'bare', access: 'open', page: completeProfile, flow: flows.profile },
  { path: paths.ssoCallback, title: 'Single sign-on callback', layout: 'bare', access: 'open', page: ssoCallback, flow: flows.ssoCallback, hidesSearch: true },
  { path: paths.verification, title: 'Verifying your account', layout: 'bare', access: 'open', page: verification, flow: flows.verification, hidesSearch: true },
  { path: paths.dashboard, title: 'Partners', layout: 'site', access: 'userPage', page: dashboard, preload: preloadOffers },
  { path: paths.account, title: 'Account Settings', layout: 'site', access: 'ownerPage', page: accountSettings, flow: flows.settings, preload: preloadSettings },
  { path: paths.admin, title: 'Admin Dashboard', layout: 'bare', access: 'adminPage', page: adminDashboard, preload: preloadAdmin },
  ...partnerPages(),
  { path: paths.faq, title: 'FAQ', layout: 'site', access: 'userPage', page: faq, preload: preloadHelp('faq') },
  { path: paths.introduction, title: 'Intro to the marketplace', layout: 'site', access: 'userPage', page: introduction, preload: preloadHelp('introduction') },
  { path: paths.training, title: 'Training Materials', layout: 'site', access: 'userPage', page: training, preload: preloadHelp('training') },
  { path: paths.webinar, title: 'Webinar Tutorials', layout: 'site', access: 'userPage', page: webinar, preload: preloadHelp('webinar') },
  { path: paths.requestProducts, title: 'Request a product', layout: 'site', access: 'userPage', page: requestProducts, flow: flows.productRequest, preload: preloadProductRequests },
  { path: paths.noAccess, title: 'No access', layout: 'bare', access: 'open', page: noAccess },
  { path: '*', title: 'Page not found', layout: 'site', access: 'open', page: notFound },
];

/** The page of each path that the registry names, all of them in one template. */
function partnerPages(): RouteRow[] {
  return partners.flatMap(({ title, pages }) =>
    pages.map((path) => ({
      path,
      title: ownTitles[path] ?? title,
      layout: 'site',
      access: accessOfPartnerPage(path),
      page: partnerPage,
      preload: preloadPartnerPage,
    })),
  );
}

/** One address alone holds in any letter case: the server of the data sends people there (requirements 2.3). */
export function isCaseSensitive({ path }: RouteRow): boolean {
  return path !== paths.accountLogin;
}

/** The row of the page that the router shows. */
export function routeOf(matches: readonly { route: { handle?: unknown } }[]): RouteRow | undefined {
  return matches.at(-1)?.route.handle as RouteRow | undefined;
}

/** The row that an address leads to. */
export function routeAt(pathname: string): RouteRow | undefined {
  return routes.find((row) => matchPath({ path: row.path, caseSensitive: isCaseSensitive(row) }, pathname));
}
