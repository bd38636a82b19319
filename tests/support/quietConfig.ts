import type { Config } from '#config/env.ts';

/** Configuration of a product without settings. */
export const quietConfig: Config = {
  restBaseUrl: '',
  graphqlUrl: '/graphql',
  overrideOrigins: [],
  productionHosts: [],
  returnOrigins: [],
  ssoLoginUrl: '/sso/login',
  areAffiliatesReviewed: true,
  mapsScriptUrl: null,
  analytics: null,
  showcase: null,
};
