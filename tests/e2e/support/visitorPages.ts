/** Addresses of pages for visitors, which the server renders, with queries that the pages read. */
export const visitorPages = [
  '/',
  '/?category=Hiring',
  '/?utm_source=letter',
  '/login',
  '/login?reason=expired',
  '/login?ReturnUrl=%2Fdashboard',
  '/login?reset=1',
  '/register',
  '/register?step=details',
  '/register?ReturnUrl=%2Fdashboard',
  '/register-affiliate',
  '/forgot-password',
  '/no-access',
  '/partner/sunbelt',
  '/nowhere',
] as const;
