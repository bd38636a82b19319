import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { AskAhead } from '#api/askAhead.ts';
import { mayOpen } from '#domain/access.ts';
import { paths } from '#domain/paths.ts';
import { sitePages, sitePagesOfPartners, type SitePage } from '#domain/sitePages.ts';
import type { FlowName } from '#session/flow.ts';
import * as admin from './adminPages.ts';
import { flowCode } from './flows.ts';
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
  readonly ahead?: readonly (() => Promise<AskAhead>)[];
}

/** Id of the page for unknown addresses. */
export const notFoundId = 'NotFound';

/** The site map: every page with its name, access, and loaders. */
// A table is easier to read with one row per line.
// prettier-ignore
export const routes: readonly RouteRow[] = [
  { ...sitePages.landing, layout: 'site', page: code.landing },
  { ...sitePages.login, layout: 'bare', page: code.login },
  { ...sitePages.accountLogin, layout: 'bare', page: code.login },
  { ...sitePages.register, layout: 'bare', page: code.register, flow: 'registration' },
  { ...sitePages.registerAffiliate, layout: 'bare', page: code.register, flow: 'registration' },
  { ...sitePages.registerSuccess, layout: 'bare', page: code.registerSuccess, flow: 'registration' },
  { ...sitePages.registerCompleted, layout: 'bare', page: code.registerComplete, flow: 'profile' },
  { ...sitePages.forgotPassword, layout: 'bare', page: code.forgotPassword, flow: 'forgotPassword' },
  { ...sitePages.resetPassword, layout: 'bare', page: code.resetPassword, flow: 'resetPassword' },
  { ...sitePages.completeProfile, layout: 'bare', page: code.completeProfile, flow: 'profile' },
  { ...sitePages.ssoCallback, layout: 'bare', page: code.ssoCallback, flow: 'ssoCallback' },
  { ...sitePages.verification, layout: 'bare', page: code.verification, flow: 'verification' },
  { ...sitePages.dashboard, layout: 'site', page: code.dashboard, ahead: [code.loadCategoriesQuery, code.loadOffersQuery, code.loadEndingCertificatesQuery] },
  { ...sitePages.profile, layout: 'site', page: code.myProfile, flow: 'ownProfile', ahead: [code.loadOwnProfileQuery] },
  { ...sitePages.account, layout: 'site', page: code.accountSettings, flow: 'settings', ahead: [code.loadSettingsSectionQuery] },
  { ...sitePages.admin, layout: 'bare', page: admin.adminDashboard, section: admin.loadAdminSection, ahead: [admin.loadAdminSectionQuery] },
  ...sitePagesOfPartners.map(({ id, path, title, access }) => ({ id, path, title, access, layout: 'site', page: code.partnerPage, ahead: [code.loadPartnerPageQuery] }) as const),
  { ...sitePages.faq, layout: 'site', page: code.faq, ahead: [code.loadHelpQuery] },
  { ...sitePages.introduction, layout: 'site', page: code.introduction, ahead: [code.loadHelpQuery] },
  { ...sitePages.training, layout: 'site', page: code.training, ahead: [code.loadHelpQuery] },
  { ...sitePages.webinar, layout: 'site', page: code.webinar, ahead: [code.loadHelpQuery] },
  { ...sitePages.requestProducts, layout: 'site', page: code.requestProducts, flow: 'productRequest', ahead: [code.loadProductRequestsQuery] },
  { ...sitePages.noAccess, layout: 'bare', page: code.noAccess },
  { id: notFoundId, path: '*', title: 'Page not found', layout: 'site', access: 'open', page: code.notFound },
];

/** Whether the path is case-sensitive: all but the path to which the data server redirects (requirements 2.3). */
export function isCaseSensitive({ path }: RouteRow): boolean {
  return path !== paths.accountLogin;
}

export function routeOf(matches: readonly { route: { handle?: unknown } }[]): RouteRow | undefined {
  return matches.at(-1)?.route.handle as RouteRow | undefined;
}

export function routeAt(pathname: string): RouteRow | undefined {
  return routes.find((row) => matchPath({ path: row.path, caseSensitive: isCaseSensitive(row) }, pathname));
}

/** Whether a page queries GraphQL: pages closed to visitors, and open partner pages. */
export function readsRows({ access }: RouteRow): boolean {
  return access === 'openPartnerPage' || !mayOpen(access, 'visitor');
}

/** Loads the code of a page, of its layout and flow, and of the part that the query selects. */
export async function fetchCode(row: RouteRow, search = ''): Promise<void> {
  await Promise.all([
    row.page(),
    row.section?.(search)(),
    row.flow && flowCode[row.flow](),
    row.layout === 'site' && code.siteLayout(),
    readsRows(row) && code.dataLayer(),
  ]);
}
