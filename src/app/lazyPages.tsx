import type { PreloadPageData } from '#api/preloadQuery.ts';

/** Lazy loaders of the pages and of their layouts. */
export const loadDataLayerModule = () => import('./dataLayer.ts');
export const loadSiteLayout = async () => (await import('./SiteLayout.tsx')).SiteLayout;
/** Loads the parts of header and footer for signed-in people. */
export const loadPersonParts = () =>
  Promise.all([import('#features/header/PersonMenus.tsx'), import('#features/footer/FooterLists.tsx')]);
export const loadLandingPage = async () => (await import('#pages/LandingPage.tsx')).LandingPage;
export const loadLogin = async () => (await import('#pages/Login.tsx')).Login;
export const loadRegister = async () => (await import('#pages/Register.tsx')).Register;
export const loadRegisterSuccess = async () => (await import('#pages/RegisterSuccess.tsx')).RegisterSuccess;
export const loadRegisterComplete = async () =>
  (await import('#pages/RegisterComplete.tsx')).RegisterComplete;
export const loadVerification = async () => (await import('#pages/Verification.tsx')).Verification;
export const loadCompleteProfile = async () => (await import('#pages/CompleteProfile.tsx')).CompleteProfile;
export const loadForgotPassword = async () => (await import('#pages/ForgotPassword.tsx')).ForgotPassword;
export const loadResetPassword = async () => (await import('#pages/ResetPassword.tsx')).ResetPassword;
export const loadSsoCallback = async () => (await import('#pages/SsoCallback.tsx')).SsoCallback;
export const loadDashboard = async () => (await import('#pages/Dashboard.tsx')).Dashboard;
export const loadPartnerPage = async () => (await import('#pages/PartnerPage.tsx')).PartnerPage;
export const loadFaq = async () => (await import('#features/help/Faq.tsx')).Faq;
export const loadIntroduction = async () => (await import('#features/help/Introduction.tsx')).Introduction;
export const loadTraining = async () => (await import('#features/help/Training.tsx')).Training;
export const loadWebinars = async () => (await import('#features/help/Webinars.tsx')).Webinars;
export const loadRequestProducts = async () => (await import('#pages/RequestProducts.tsx')).RequestProducts;
export const loadMyProfile = async () => (await import('#features/ownProfile/OwnProfile.tsx')).OwnProfile;
export const loadAccountSettings = async () => (await import('#pages/AccountSettings.tsx')).AccountSettings;
export const loadNoAccess = async () => (await import('#pages/NoAccess.tsx')).NoAccess;
export const loadNotFound = async () => (await import('#pages/NotFound.tsx')).NotFound;

/** Loaders of the functions that request the data of a page. */
export const loadCategoriesPreload = async (): Promise<PreloadPageData> => (data) => data.loadCategories();
export const loadOffersPreload = async () =>
  (await import('#features/partners/preloadOffers.ts')).preloadOffers;
export const loadEndingCertificatesPreload = async () =>
  (await import('#features/certificateBanner/preloadEndingCertificates.ts')).preloadEndingCertificates;
export const loadPartnerPagePreload = async () =>
  (await import('#features/partnerPage/preloadPartnerPage.ts')).preloadPartnerPage;
export const loadHelpPreload = async () => (await import('#features/help/preloadHelp.ts')).preloadHelp;
export const loadProductRequestsPreload = async () =>
  (await import('#features/productRequests/preloadProductRequests.ts')).preloadProductRequests;
export const loadOwnProfilePreload = async () =>
  (await import('#features/ownProfile/preloadOwnProfile.ts')).preloadOwnProfile;
export const loadSettingsSectionPreload = async () =>
  (await import('#features/settings/preloadSettingsSection.ts')).preloadSettingsSection;
