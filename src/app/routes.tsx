import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { PreloadPageData } from '#api/preloadQuery.ts';
import { mayOpen } from '#domain/access.ts';
import { paths } from '#domain/paths.ts';
import { sitePages, sitePagesOfPartners, type SitePage } from '#domain/sitePages.ts';
import type { FlowName } from '#session/flow.ts';
import * as admin from './adminPages.ts';
import { flowLoaders } from './flows.ts';
import * as code from './lazyPages.tsx';

/** `site` pages share header and footer; `bare` pages render a bar of their own instead (spec section 2). */
export type Layout = 'site' | 'bare';

/** A page of the site map, with the loaders of its code and data. */
export interface RouteRow extends SitePage {
  readonly layout: Layout;
  readonly page: () => Promise<ComponentType>;
  /** Returns the loader of the part of the page that the address's query selects. */
  readonly section?: (search: string) => () => Promise<ComponentType>;
  readonly flow?: FlowName;
  /** Loaders of the functions that request the data of the page while its code loads. */
  readonly ahead?: readonly (() => Promise<PreloadPageData>)[];
}

/** Id of the page for unknown addresses. */
export const notFoundId = 'NotFound';

/** The site map: every page with its name, access, and loaders. */
// A table is easier to read with one row per line.
// oxfmt-ignore
export const routes: readonly RouteRow[] = [
  { ...sitePages.landing, layout: 'site', page: code.loadLandingPage },
  { ...sitePages.login, layout: 'bare', page: code.loadLogin },
  { ...sitePages.accountLogin, layout: 'bare', page: code.loadLogin },
  { ...sitePages.register, layout: 'bare', page: code.loadRegister, flow: 'registration' },
  { ...sitePages.registerAffiliate, layout: 'bare', page: code.loadRegister, flow: 'registration' },
  { ...sitePages.registerSuccess, layout: 'bare', page: code.loadRegisterSuccess, flow: 'registration' },
  { ...sitePages.registerCompleted, layout: 'bare', page: code.loadRegisterComplete, flow: 'profile' },
  { ...sitePages.forgotPassword, layout: 'bare', page: code.loadForgotPassword, flow: 'forgotPassword' },
  { ...sitePages.resetPassword, layout: 'bare', page: code.loadResetPassword, flow: 'resetPassword' },
  { ...sitePages.completeProfile, layout: 'bare', page: code.loadCompleteProfile, flow: 'profile' },
  { ...sitePages.ssoCallback, layout: 'bare', page: code.loadSsoCallback, flow: 'ssoCallback' },
  { ...sitePages.verification, layout: 'bare', page: code.loadVerification, flow: 'verification' },
  { ...sitePages.dashboard, layout: 'site', page: code.loadDashboard, ahead: [code.loadCategoriesPreload, code.loadOffersPreload, code.loadEndingCertificatesPreload] },
  { ...sitePages.profile, layout: 'site', page: code.loadMyProfile, flow: 'ownProfile', ahead: [code.loadOwnProfilePreload] },
  { ...sitePages.account, layout: 'site', page: code.loadAccountSettings, flow: 'settings', ahead: [code.loadSettingsSectionPreload] },
  { ...sitePages.admin, layout: 'bare', page: admin.loadAdminDashboard, section: admin.loadAdminSection, ahead: [admin.loadAdminSectionPreload] },
  ...sitePagesOfPartners.map(({ id, path, title, access }) => ({ id, path, title, access, layout: 'site', page: code.loadPartnerPage, ahead: [code.loadPartnerPagePreload] }) as const),
  { ...sitePages.faq, layout: 'site', page: code.loadFaq, ahead: [code.loadHelpPreload] },
  { ...sitePages.introduction, layout: 'site', page: code.loadIntroduction, ahead: [code.loadHelpPreload] },
  { ...sitePages.training, layout: 'site', page: code.loadTraining, ahead: [code.loadHelpPreload] },
  { ...sitePages.webinar, layout: 'site', page: code.loadWebinars, ahead: [code.loadHelpPreload] },
  { ...sitePages.requestProducts, layout: 'site', page: code.loadRequestProducts, flow: 'productRequest', ahead: [code.loadProductRequestsPreload] },
  { ...sitePages.noAccess, layout: 'bare', page: code.loadNoAccess },
  { id: notFoundId, path: '*', title: 'Page not found', layout: 'site', access: 'open', page: code.loadNotFound },
];

/** Whether the path is case-sensitive: all but the path to which the data server redirects (requirements 2.3). */
export function isCaseSensitive({ path }: RouteRow): boolean {
  return path !== paths.accountLogin;
}

export function findMatchedRoute(matches: readonly { route: { handle?: unknown } }[]): RouteRow | undefined {
  return matches.at(-1)?.route.handle as RouteRow | undefined;
}

export function findRouteByPath(pathname: string): RouteRow | undefined {
  return routes.find((row) => matchPath({ path: row.path, caseSensitive: isCaseSensitive(row) }, pathname));
}

/** Whether a page queries GraphQL: pages closed to visitors, and open partner pages. */
export function hasGraphqlQueries({ access }: RouteRow): boolean {
  return access === 'openPartnerPage' || !mayOpen(access, 'visitor');
}

/** Loads the code of a page, of its layout and flow, and of the part that the query selects. */
export async function loadRouteCode(row: RouteRow, search = ''): Promise<void> {
  await Promise.all([
    row.page(),
    row.section?.(search)(),
    row.flow && flowLoaders[row.flow](),
    row.layout === 'site' && code.loadSiteLayout(),
    hasGraphqlQueries(row) && code.loadDataLayerModule(),
  ]);
}
