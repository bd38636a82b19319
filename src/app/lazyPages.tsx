import type { AskAhead } from '#api/askAhead.ts';

/** Lazy loaders of the pages and of their layouts. */
export const dataLayer = () => import('./dataLayer.ts');
export const siteLayout = async () => (await import('./SiteLayout.tsx')).SiteLayout;
/** Loads the parts of header and footer for signed-in people. */
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
export const noAccess = async () => (await import('#pages/NoAccess.tsx')).NoAccess;
export const notFound = async () => (await import('#pages/NotFound.tsx')).NotFound;

/** Loaders of the functions that request the data of a page. */
export const loadCategoriesQuery = async (): Promise<AskAhead> => (data) => data.loadCategories();
export const loadOffersQuery = async () => (await import('#features/partners/queryOffers.ts')).queryOffers;
export const loadEndingCertificatesQuery = async () =>
  (await import('#features/certificateBanner/queryEndingCertificates.ts')).queryEndingCertificates;
export const loadPartnerPageQuery = async () =>
  (await import('#features/partnerPage/queryPartnerPage.ts')).queryPartnerPage;
export const loadHelpQuery = async () => (await import('#features/help/queryHelp.ts')).queryHelp;
export const loadProductRequestsQuery = async () =>
  (await import('#features/productRequests/queryProductRequests.ts')).queryProductRequests;
export const loadOwnProfileQuery = async () =>
  (await import('#features/ownProfile/queryOwnProfile.ts')).queryOwnProfile;
export const loadSettingsSectionQuery = async () =>
  (await import('#features/settings/querySection.ts')).querySection;
