import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { sitePages, sitePagesOfPartners, type SitePage } from '#domain/sitePages.ts';
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
  myProfile,
  noAccess,
  notFound,
  partnerPage,
  preloadHelp,
  preloadOffers,
  preloadOwnProfile,
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

/** A page, whose title reads `{title} – {marketplace}`, with all that shows it. */
export interface RouteRow extends SitePage {
  readonly layout: Layout;
  readonly page: () => Promise<ComponentType>;
  /** What its states are of, where it is a step of a flow. */
  readonly flow?: FlowLoader;
  /** Whether the address may hold a secret: it is then taken out of it before anything else happens. */
  readonly hidesSearch?: true;
  /** Asks for the data of the page at this path, and of this query, while its code is still on its way. */
  readonly preload?: (data: DataSources, path: string, search: string) => Promise<void>;
}

/** The page at every address that is no other page's. */
export const notFoundId = 'NotFound';

/** The site map: every page, what it is called, who may see it, and where its file is. */
// A table is read along its rows.
// prettier-ignore
export const routes: readonly RouteRow[] = [
  { ...sitePages.landing, layout: 'site', page: landing },
  { ...sitePages.login, layout: 'bare', page: login },
  { ...sitePages.accountLogin, layout: 'bare', page: login },
  { ...sitePages.register, layout: 'bare', page: register, flow: flows.registration },
  { ...sitePages.registerAffiliate, layout: 'bare', page: register, flow: flows.registration },
  { ...sitePages.registerSuccess, layout: 'bare', page: registerSuccess, flow: flows.registration },
  { ...sitePages.registerCompleted, layout: 'bare', page: registerComplete, flow: flows.profile },
  { ...sitePages.forgotPassword, layout: 'bare', page: forgotPassword, flow: flows.forgotPassword },
  { ...sitePages.resetPassword, layout: 'bare', page: resetPassword, flow: flows.resetPassword, hidesSearch: true },
  { ...sitePages.completeProfile, layout: 'bare', page: completeProfile, flow: flows.profile },
  { ...sitePages.ssoCallback, layout: 'bare', page: ssoCallback, flow: flows.ssoCallback, hidesSearch: true },
  { ...sitePages.verification, layout: 'bare', page: verification, flow: flows.verification, hidesSearch: true },
  { ...sitePages.dashboard, layout: 'site', page: dashboard, preload: preloadOffers },
  { ...sitePages.profile, layout: 'site', page: myProfile, flow: flows.ownProfile, preload: preloadOwnProfile },
  { ...sitePages.account, layout: 'site', page: accountSettings, flow: flows.settings, preload: preloadSettings },
  { ...sitePages.admin, layout: 'bare', page: adminDashboard, preload: preloadAdmin },
  ...partnerPages(),
  { ...sitePages.faq, layout: 'site', page: faq, preload: preloadHelp('faq') },
  { ...sitePages.introduction, layout: 'site', page: introduction, preload: preloadHelp('introduction') },
  { ...sitePages.training, layout: 'site', page: training, preload: preloadHelp('training') },
  { ...sitePages.webinar, layout: 'site', page: webinar, preload: preloadHelp('webinar') },
  { ...sitePages.requestProducts, layout: 'site', page: requestProducts, flow: flows.productRequest, preload: preloadProductRequests },
  { ...sitePages.noAccess, layout: 'bare', page: noAccess },
  { id: notFoundId, path: '*', title: 'Page not found', layout: 'site', access: 'open', page: notFound },
];

/** Pages of partners, all of them in one template. */
function partnerPages(): RouteRow[] {
  return sitePagesOfPartners.map(({ id, path, title, access }) => ({
    id,
    path,
    title,
    access,
    layout: 'site',
    page: partnerPage,
    preload: preloadPartnerPage,
  }));
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
