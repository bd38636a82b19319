import { brand } from './brand.ts';

/** Every path of the product (spec section 2). */
export const paths = {
  landing: '/',
  register: '/register',
  registerAffiliate: '/register-affiliate',
  registerSuccess: '/register/success',
  registerCompleted: '/register/completed',
  login: '/login',
  /** Another address of the log-in screen, in any letter case (requirements 2.3). */
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
  /** Page to which HTTP 404 of a GraphQL call leads. */
  dataNotFound: '/error/404',
} as const;

/** Returns a path with filters of partners in its query: a category's name, unless null, and a search, unless empty. */
function filteredPath(path: string, category: string | null, search: string): string {
  const query = new URLSearchParams();
  if (category !== null) query.set('category', category);
  if (search !== '') query.set(searchParameter, search);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** Returns the address of the dashboard, filtered by category and search (screens 2.13). */
export function dashboardPath({
  category,
  search = '',
}: {
  category: string | null;
  search?: string;
}): string {
  return filteredPath(paths.dashboard, category, search);
}

export const landingPartnersAnchor = 'partners';

/** Returns the address of the landing page's partners, filtered; with null for category, the page chooses partners. */
export function landingPath(category: string | null, search = ''): string {
  return `${filteredPath(paths.landing, category, search)}#${landingPartnersAnchor}`;
}

export const searchParameter = 'q';

export type RegistrationStep = 'type' | 'details';

/** Returns the address of a step of registration, for clients or for affiliates (screens 2.3). */
export function registrationStepPath(entry: RegistrationEntryPoint, step: RegistrationStep): string {
  const path = entry === 'affiliate' ? paths.registerAffiliate : paths.register;
  return `${path}?${new URLSearchParams({ step }).toString()}`;
}

/** Query parameter of the registration: the id of the sponsor. */
export const sponsorParameter = 'sponsor';

/** Returns the address of the registration that names this affiliate as the sponsor. */
export function sponsoredRegistrationPath(affiliateId: number): string {
  return `${paths.register}?${new URLSearchParams({ [sponsorParameter]: String(affiliateId) }).toString()}`;
}

/** Returns the address of the registration after which the first log-in leads to the offer at this path. */
export function offerRegistrationPath(wantedPath: string): string {
  return `${paths.register}?${new URLSearchParams({ ReturnUrl: wantedPath }).toString()}`;
}

export type RegistrationEntryPoint = 'client' | 'affiliate';

/** Query with which the log-in screen reports that the password was changed (screens 2.8). */
export const passwordChangedSearch = '?reset=1';
