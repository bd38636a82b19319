import type { Settings } from '#server/settings.ts';

/** What the browser needs to know before its first request (contract, "Ways to run"). */
export interface BrowserConfig {
  readonly restBaseUrl: string;
  readonly graphqlUrl: string;
  readonly overrideOrigins: readonly string[];
  readonly servedAt: number;
  readonly ssoLoginUrl: string | null;
}

const block = /(<script id="config" type="application\/json">)[\s\S]*?(<\/script>)/;

export function browserConfig({ ssoLoginUrl }: Settings): BrowserConfig {
  return { restBaseUrl: '', graphqlUrl: '/graphql', overrideOrigins: [], servedAt: Date.now(), ssoLoginUrl };
}

/** The HTML with its config block filled in; no value can end the block early. */
export function fillConfig(html: string, config: BrowserConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(block, (_block, start: string, end: string) => start + json + end);
}
