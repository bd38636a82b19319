import type { Config } from '#config/env.ts';

/** The configuration of a product that nothing is set up for. */
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
