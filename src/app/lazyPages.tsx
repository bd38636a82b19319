import type { Queries } from '#api/queries.ts';
import type { HelpPage } from '#features/help/queryHelp.ts';
import type { DataSources } from './dataSources.ts';

/** Where each page's code is, and that of the layout around some; loaded when a page is opened. */
export const siteLayout = async () => (await import('./SiteLayout.tsx')).SiteLayout;
/** What header and footer hold for whoever is logged in. */
export const personParts = () =>
  Promise.all([import('#features/header/PersonMenus.tsx'), import('#features/footer/FooterLists.tsx')]);
export const landing = async () => (await import('#pages/LandingPage.tsx')).LandingPage;
export const login = async () => (await import('#pages/Login.tsx')).Login;
export const register = async () => (await import('#pages/Register.tsx')).Register;
export const registerSuccess = async () => (await import('#pages/RegisterSuccess.tsx')).RegisterSuccess;
export const registerComplete = async () => (await import('#pages/RegisterComplete.tsx')).RegisterComplete;
export const verification = async () => (await import('#pages/Verification.tsx')).Verification;
export const completeProfile = async () => (await import('#pages/CompleteProfile.tsx')).CompleteProfile;
export const forgotPassword = async () => (await import('#pages/ForgotPassword.tsx')).ForgotPassword;
export const resetPassword = async () => (await import('#pages/ResetPassword.tsx')).ResetPassword;
export const ssoCallback = async () => (await import('#pages/SsoCallback.tsx')).SsoCallback;
export const dashboard = async () => (await import('#pages/Dashboard.tsx')).Dashboard;
export const partnerPage = async () => (await import('#pages/PartnerPage.tsx')).PartnerPage;
export const faq = async () => (await import('#features/help/Faq.tsx')).Faq;
export const introduction = async () => (await import('#features/help/Introduction.tsx')).Introduction;
export const training = async () => (await import('#features/help/Training.tsx')).Training;
export const webinar = async () => (await import('#features/help/Webinars.tsx')).Webinars;
export const requestProducts = async () => (await import('#pages/RequestProducts.tsx')).RequestProducts;
export const myProfile = async () => (await import('#features/ownProfile/OwnProfile.tsx')).OwnProfile;
export const accountSettings = async () => (await import('#pages/AccountSettings.tsx')).AccountSettings;
export const adminDashboard = async () => (await import('#pages/AdminDashboard.tsx')).AdminDashboard;
export const noAccess = async () => (await import('#pages/NoAccess.tsx')).NoAccess;
export const notFound = async () => (await import('#pages/NotFound.tsx')).NotFound;

/** Asks for the dashboard's data while its code is still on its way. */
export async function preloadOffers(data: DataSources, path: string): Promise<void> {
  data.loadCategories().catch(() => undefined);
  const [client, { queryOffers }, { queryEndingCertificates }] = await Promise.all([
    data.graphql(),
    import('#features/partners/queryOffers.ts'),
    import('#features/certificateBanner/queryEndingCertificates.ts'),
  ]);
  await Promise.all([
    queryOffers(client, path),
    // Together with the offers: a banner that comes after them would move them.
    ...(data.viewerKind() === 'owner' ? [queryEndingCertificates(client, path)] : []),
  ]);
}

/** Asks for what a partner's page says. */
export async function preloadPartnerPage(data: DataSources, path: string): Promise<void> {
  const [client, { queryPartnerPage }] = await Promise.all([
    data.graphql(),
    import('#features/partnerPage/queryPartnerPage.ts'),
  ]);
  await queryPartnerPage(client, path, data.viewerKind() === 'visitor');
}

/** Asks for what a help page says while its code is still on its way. */
export const preloadHelp = (page: HelpPage) => async (data: DataSources, path: string) => {
  const [client, { queryHelp }] = await Promise.all([data.graphql(), import('#features/help/queryHelp.ts')]);
  await queryHelp(client, page, path);
};

/** Asks for the person's requests while the page that lists them is still on its way. */
export async function preloadProductRequests(data: DataSources, path: string): Promise<void> {
  const [client, { queryProductRequests }] = await Promise.all([
    data.graphql(),
    import('#features/productRequests/queryProductRequests.ts'),
  ]);
  await queryProductRequests(client, path);
}

/** Asks for what My profile shows while the page is still on its way. */
export async function preloadOwnProfile(data: DataSources, path: string): Promise<void> {
  const [client, { queryOwnProfile }] = await Promise.all([
    data.graphql(),
    import('#features/ownProfile/queryOwnProfile.ts'),
  ]);
  await queryOwnProfile(client, path);
}

/** Asks for what the section at this address shows while the page is still on its way. */
export async function preloadSettings(data: DataSources, path: string, search: string): Promise<void> {
  const [client, { querySection }] = await Promise.all([
    data.graphql(),
    import('#features/settings/querySection.ts'),
  ]);
  await querySection(client, search, path);
}

/** Asks for what the section at this address shows while the administration is still on its way. */
export async function preloadAdmin(data: DataSources, path: string, search: string): Promise<void> {
  const [client, { queryFunnel }] = await Promise.all([
    data.graphql(),
    import('#features/funnels/queryFunnel.ts'),
  ]);
  await queryFunnel(client, search, path);
}

/** Fetches the code that the first page after logging in needs, ahead of its use. */
export function preloadSignedIn(data: DataSources, queries: Queries): void {
  void Promise.allSettled([
    siteLayout(),
    personParts(),
    dashboard(),
    data.root(),
    queries.preload(),
    import('#features/partners/queryOffers.ts'),
  ]);
}
