import { brand } from './brand.ts';

/** Every address of the product, spelled once (spec section 2). */
export const paths = {
  landing: '/',
  register: '/register',
  registerAffiliate: '/register-affiliate',
  registerSuccess: '/register/success',
  registerCompleted: '/register/completed',
  login: '/login',
  /** The log-in screen in place, in any letter case (requirements 2.3). */
  accountLogin: '/Account/Login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  completeProfile: '/complete-profile',
  account: '/account',
  profile: '/profile',
  ssoCallback: `/${brand.slug}sso/callback`,
  verification: '/verification',
  dashboard: '/dashboard',
  admin: '/admin',
  accelerateTax: '/partner/accelerate-tax',
  productMarketplace: `/partner/${brand.slug}-marketplace`,
  productAdvantage: `/${brand.slug}-advantage`,
  insureOn: '/partner/insureon',
  lendFlow: '/partner/lendflow',
  sunBelt: '/partner/sunbelt',
  cardone: '/partner/cardone',
  ppg: '/partner/ppg',
  hdRapidPass: '/partner/rapid-pass',
  tenXHealth: '/partner/10x-health-system',
  hireRight: '/partner/hire-right',
  qxo: '/partner/qxo',
  faq: '/faq',
  introduction: '/introduction',
  training: '/training',
  webinar: '/webinar',
  requestProducts: '/request-products',
  noAccess: '/no-access',
  notFound: '/not-found',
  /** Where a GraphQL 404 leads. */
  dataNotFound: '/error/404',
} as const;

interface DashboardFilter {
  /** A category's name; null for all. */
  readonly category: string | null;
  /** What is searched for; nothing by default. */
  readonly search?: string;
}

/** The dashboard, filtered by category and search (screens 2.13). */
export function dashboardOf({ category, search = '' }: DashboardFilter): string {
  const query = new URLSearchParams();
  if (category !== null) query.set('category', category);
  if (search !== '') query.set(searchParameter, search);
  return query.size === 0 ? paths.dashboard : `${paths.dashboard}?${query.toString()}`;
}

/** Id of the landing page's section of partners. */
export const landingPartners = 'partners';

/** The landing page at its partners: those of a category, or a selection (`null`), and of these what a search finds. */
export function landingOf(category: string | null, search = ''): string {
  const query = new URLSearchParams();
  if (category !== null) query.set('category', category);
  if (search !== '') query.set(searchParameter, search);
  return `${paths.landing}${query.size === 0 ? '' : `?${query.toString()}`}#${landingPartners}`;
}

/** The query value that holds what is searched for on a page. */
export const searchParameter = 'q';

export type RegistrationStep = 'type' | 'details';

/** A step of the registration, which people enter as clients or as affiliates (screens 2.3). */
export function registrationStepOf(entry: RegistrationEntry, step: RegistrationStep): string {
  const path = entry === 'affiliate' ? paths.registerAffiliate : paths.register;
  return `${path}?${new URLSearchParams({ step }).toString()}`;
}

/** The query value of the registration that names an affiliate by number. */
export const sponsorParameter = 'sponsor';

/** A registration by this affiliate's link. */
export function registrationBy(affiliateId: number): string {
  return `${paths.register}?${new URLSearchParams({ [sponsorParameter]: String(affiliateId) }).toString()}`;
}

/** The registration of somebody who wants the offer on this page. */
export function registrationFor(wantedPath: string): string {
  return `${paths.register}?${new URLSearchParams({ ReturnUrl: wantedPath }).toString()}`;
}

export type RegistrationEntry = 'client' | 'affiliate';

/** Tells the log-in screen that the password was changed (screens 2.8). */
export const searchOfReset = '?reset=1';
