import * as v from 'valibot';

/** The configuration in the served page (contract, "Ways to run"). */
const configSchema = v.object({
  /** Prefix of the REST calls; empty for the page's own origin. */
  restBaseUrl: v.string(),
  graphqlUrl: v.string(),
  /** Allowed origins of backend URLs in the browser's storage, which override the configured ones. */
  overrideOrigins: v.array(v.string()),
  /** The production host and its test host, whose pages do not send their address. */
  productionHosts: v.array(v.string()),
  /** Origins of the sites to which people may return. */
  returnOrigins: v.array(v.string()),
  /** Address of the log-in by single sign-on; null if none is configured. */
  ssoLoginUrl: v.nullable(v.string()),
  /** Whether administrators decide about affiliates; otherwise every applicant becomes an affiliate. */
  areAffiliatesReviewed: v.boolean(),
  /** URL of the script that suggests postal addresses; null if none is configured. */
  mapsScriptUrl: v.nullable(v.string()),
  /** The third-party analytics service, with its key for each host of ours; null if none is configured. */
  analytics: v.nullable(
    v.object({ endpoint: v.string(), keys: v.array(v.object({ host: v.string(), key: v.string() })) }),
  ),
  /** The published changes of the catalog, validated by `readShowcase` (`domain/showcase.ts`). */
  showcase: v.unknown(),
});

export type Config = v.InferOutput<typeof configSchema>;

/** Reads the JSON block `#config` of the page. Throws an error that names the missing or invalid values. */
export function readConfig(page: Document): Config {
  const block = page.getElementById('config')?.textContent;
  if (!block)
    throw new Error('The page holds no block "config": it must be served by the product\'s server.');
  const parsed = v.safeParse(configSchema, JSON.parse(block));
  if (!parsed.success) {
    const wrong = parsed.issues.map((issue) => v.getDotPath(issue)).join(', ');
    throw new Error(`The page's configuration is missing or wrong in: ${wrong}.`);
  }
  return parsed.output;
}

/** Returns the nonce of the content security policy for style elements; undefined without a policy. */
export function readNonce(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
