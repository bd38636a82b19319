import type { Showcase } from '#domain/showcase.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

/** Settings that the browser needs before its first request (contract, "Ways to run"). */
export type BrowserConfig = ReturnType<typeof createBrowserConfig>;

const block = /(<script id="config" type="application\/json"[^>]*>)[\s\S]*?(<\/script>)/;

/** Selects the settings for the browser, and adds the published changes to categories and offers (`showcase`). */
export function createBrowserConfig(settings: Settings, showcase: Showcase) {
  const { graphqlUrl, productionHosts, returnOrigins, ssoLoginUrl, mapsScriptUrl, analytics } = settings;
  return {
    restBaseUrl: settings.apiBaseUrl,
    graphqlUrl,
    overrideOrigins: settings.apiOverrideOrigins,
    productionHosts,
    returnOrigins,
    ssoLoginUrl,
    /** Whether administrators decide on applications to be an affiliate. */
    areAffiliatesReviewed: !settings.newcomers.affiliateAutoApprove,
    mapsScriptUrl,
    /** Third party that also gets tracked events. Its keys are public, since they only let pages send events. */
    analytics,
    showcase,
  };
}

/** Fills the config block of the HTML with these settings. */
export function fillConfig(html: string, config: BrowserConfig): string {
  return html.replace(
    block,
    (_block, start: string, end: string) => start + serializeScriptJson(config) + end,
  );
}

/** Serializes JSON for a script element, which no value can close. */
export function serializeScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
