import * as v from 'valibot';

/** What the server tells the browser in the served page (contract, "Ways to run"). */
const configSchema = v.object({
  /** Prefix of the REST calls; empty for the page's own origin. */
  restBaseUrl: v.string(),
  graphqlUrl: v.string(),
  /** Origins to which the browser's storage may point the two addresses. */
  overrideOrigins: v.array(v.string()),
  /** Names of the production host and its test host, which are not told the page's address. */
  productionHosts: v.array(v.string()),
  /** Origins that people may be led back to where they came from there. */
  returnOrigins: v.array(v.string()),
  /** Where "Continue with single sign-on" leads; null where none is set up. */
  ssoLoginUrl: v.nullable(v.string()),
  /** Whether somebody decides who becomes an affiliate; else whoever applies is one. */
  areAffiliatesReviewed: v.boolean(),
  /** The script that offers addresses; null where none is set up. */
  mapsScriptUrl: v.nullable(v.string()),
  /** A third party that takes tracked events, and its key for each host; null where none is set up. */
  analytics: v.nullable(
    v.object({ endpoint: v.string(), keys: v.array(v.object({ host: v.string(), key: v.string() })) }),
  ),
  /** The catalogue as visitors see it (`domain/showcase.ts`). */
  showcase: v.unknown(),
});

export type Config = v.InferOutput<typeof configSchema>;

/** Reads the JSON block `#config`. Throws an error that names what is missing. */
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

/** The nonce that this page's content security policy asks of style elements; absent where there is no policy. */
export function readNonce(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
