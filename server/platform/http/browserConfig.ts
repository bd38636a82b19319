import type { Showcase } from '#domain/showcase.ts';
import type { AnalyticsService, Settings } from '#server/platform/settings/settings.ts';

/** What the browser needs to know before its first request (contract, "Ways to run"). */
export interface BrowserConfig {
  /** Prefix of the REST calls; empty for the page's own origin. */
  readonly restBaseUrl: string;
  readonly graphqlUrl: string;
  /** Origins to which the browser's storage may point the two addresses. */
  readonly overrideOrigins: readonly string[];
  /** Names of the production host and its test host, which are not told the page's address. */
  readonly productionHosts: readonly string[];
  /** Origins that `returnTo` may lead back to. */
  readonly returnOrigins: readonly string[];
  readonly ssoLoginUrl: string | null;
  /** Whether somebody decides who becomes an affiliate. */
  readonly areAffiliatesReviewed: boolean;
  /** The script that offers addresses; null where none is set up. */
  readonly mapsScriptUrl: string | null;
  /** Keys of a service that only takes events are no secrets: every page that uses it shows its own. */
  readonly analytics: AnalyticsService | null;
  /** What visitors see of the catalogue where it is not as the registry has it. */
  readonly showcase: Showcase;
}

const block = /(<script id="config" type="application\/json"[^>]*>)[\s\S]*?(<\/script>)/;

export function browserConfig(settings: Settings, showcase: Showcase): BrowserConfig {
  return {
    restBaseUrl: settings.apiBaseUrl,
    graphqlUrl: settings.graphqlUrl,
    overrideOrigins: settings.apiOverrideOrigins,
    productionHosts: settings.productionHosts,
    returnOrigins: settings.returnOrigins,
    ssoLoginUrl: settings.ssoLoginUrl,
    areAffiliatesReviewed: !settings.newcomers.affiliateAutoApprove,
    mapsScriptUrl: settings.mapsScriptUrl,
    analytics: settings.analytics,
    showcase,
  };
}

/** The HTML with its config block filled in. */
export function fillConfig(html: string, config: BrowserConfig): string {
  return html.replace(block, (_block, start: string, end: string) => start + jsonBlock(config) + end);
}

/** JSON for a script element, which it cannot end. */
export function jsonBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
