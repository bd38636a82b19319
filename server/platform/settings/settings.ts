import { resolve } from 'node:path';
import * as v from 'valibot';
import { ssoLoginPath } from '#domain/singleSignOn.ts';
import { environmentSchema, type Environment } from './environment.ts';
import { StartupError } from './startupError.ts';
import { isLoopback } from './webAddress.ts';

export type Settings = Readonly<ReturnType<typeof toSettings>>;

/** Settings for newly registered people: partners of a new customer, and approval of affiliates. */
export type NewcomerRules = Settings['newcomers'];

/** Reads the settings; an empty variable counts as absent. @throws {StartupError} with a line for each fault */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(environmentSchema, given);
  const faults = result.success
    ? [faultsOfProduction, faultsOfAnalytics, faultsOfSingleSignOn, faultsOfShutdown].flatMap((find) =>
        find(result.output),
      )
    : result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  if (!result.success || faults.length > 0) throw new StartupError(faults.join('\n'));
  return toSettings(result.output);
}

function faultsOfProduction(given: Environment): string[] {
  if (given.NODE_ENV !== 'production') return [];
  const missing = [
    !given.AUTH_SECRET &&
      'AUTH_SECRET is missing: production needs a secret of its own, for example from "openssl rand -base64 48".',
    !given.PUBLIC_URL &&
      'PUBLIC_URL is missing: production needs the address that people use, such as https://market.example.',
    !given.DATABASE_URL &&
      'DATABASE_URL is missing: production needs PostgreSQL, as postgres://user:password@host:5432/name.',
    !given.SMTP_URL &&
      'SMTP_URL is missing: production needs a mail server, as smtp://user:password@host:587.',
    given.SAMPLE_DATA === 'on' && 'SAMPLE_DATA must be off in production.',
  ];
  return missing.filter((fault) => fault !== false);
}

function faultsOfAnalytics({ ANALYTICS_ENDPOINT, ANALYTICS_KEYS }: Environment): string[] {
  if (Boolean(ANALYTICS_ENDPOINT) === Boolean(ANALYTICS_KEYS)) return [];
  return ANALYTICS_ENDPOINT
    ? [
        'ANALYTICS_KEYS is missing: ANALYTICS_ENDPOINT takes events by a key for each host, such as market.example=key.',
      ]
    : [
        'ANALYTICS_ENDPOINT is missing: ANALYTICS_KEYS need the address that takes events, such as https://events.example.',
      ];
}

function faultsOfSingleSignOn({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Environment): string[] {
  const given = Object.entries({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET });
  const missing = given.filter(([, value]) => value === undefined);
  if (missing.length === given.length) return [];
  return missing.map(([name]) => `${name} is missing: single sign-on needs all three settings of OIDC.`);
}

function faultsOfShutdown({ DRAIN_SECONDS, SHUTDOWN_SECONDS }: Environment): string[] {
  return DRAIN_SECONDS < SHUTDOWN_SECONDS
    ? []
    : [`DRAIN_SECONDS must be less than SHUTDOWN_SECONDS, which is ${SHUTDOWN_SECONDS}.`];
}

function toSettings(given: Environment) {
  const { ANALYTICS_ENDPOINT: endpoint, ANALYTICS_KEYS: keys } = given;
  const identityProvider = identityProviderOf(given);
  return {
    mode: given.NODE_ENV,
    host: given.HOST,
    /** 0 lets the system choose. */
    port: given.PORT,
    /** Port of Prometheus' metrics; null to measure nothing. */
    metricsPort: given.METRICS_PORT ?? null,
    /** Base address of the collector that takes traces by OTLP/HTTP; null to trace nothing. */
    tracesEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    /** Absolute path; unused if `databaseUrl` is set. */
    dataFolder: resolve(given.DATA_DIR),
    /** Absolute path of a folder with the assets of other builds; null without one. */
    assetsFolder: given.ASSETS_DIR === undefined ? null : resolve(given.ASSETS_DIR),
    /** Address of PostgreSQL; null for the embedded database in the data folder. */
    databaseUrl: given.DATABASE_URL ?? null,
    pool: {
      connections: given.DATABASE_CONNECTIONS,
      connectTimeout: 1_000 * given.DATABASE_CONNECT_SECONDS,
      statementTimeout: 1_000 * given.DATABASE_STATEMENT_SECONDS,
    },
    sampleData: given.NODE_ENV !== 'production' && given.SAMPLE_DATA !== 'off',
    /** Email of the person to invite if there is no administrator; null to invite nobody. */
    administrator: given.ADMINISTRATOR ?? null,
    /** Secret that signs the tokens; null for one that the installation makes. */
    authSecret: given.AUTH_SECRET ?? null,
    /** Second secret whose tokens are valid, while the secret is changed; null without one. */
    otherAuthSecret: given.AUTH_SECRET_OTHER ?? null,
    /** Address at which people reach the product; null for the address at which the server listens. */
    publicUrl: given.PUBLIC_URL ?? null,
    /** Address of the mail server, which may contain a password; null to store mails in the outbox. */
    smtpUrl: given.SMTP_URL ?? null,
    /** Whether the outbox can be read. */
    outbox: given.SMTP_URL === undefined && !isPublished(given),
    mailFrom: given.MAIL_FROM,
    /** Provider of single sign-on: the embedded sample provider, an external one, or null. */
    identityProvider,
    /** Address at which single sign-on begins; null without single sign-on. */
    ssoLoginUrl: given.SSO_LOGIN_URL ?? (identityProvider && ssoLoginPath),
    /** Addresses and networks of trusted proxies, which report the caller's address. */
    trustedProxies: given.TRUST_PROXY ?? [],
    /** Maximum of failed log-ins (contract, "Limits"); the windows are fixed. */
    logInFailures: {
      perAccountAndAddress: given.LOG_IN_FAILURES_PER_ACCOUNT_AND_ADDRESS,
      perAccount: given.LOG_IN_FAILURES_PER_ACCOUNT,
      perAddress: given.LOG_IN_FAILURES_PER_ADDRESS,
    },
    /** Maximum of requests that cause mail to an address, and from a network, in fixed windows (contract, "Limits"). */
    mailRequests: {
      perAccount: given.MAIL_REQUESTS_PER_ACCOUNT,
      perAddress: given.MAIL_REQUESTS_PER_ADDRESS,
    },
    /** Maximum of product requests of a person in 24 hours. */
    productRequestsPerDay: given.PRODUCT_REQUESTS_PER_DAY,
    /** Maximum of events and steps that the collector takes from a network, and of steps of a run, in fixed windows. */
    eventLimits: { perAddress: given.EVENTS_PER_ADDRESS, perRun: given.STEPS_PER_RUN },
    /** Maximum of log-ins by single sign-on that begin in a network; the window is fixed. */
    ssoLogInsPerAddress: given.SSO_LOG_INS_PER_ADDRESS,
    /** Days after which events and runs are deleted and only sums are kept. */
    eventsKeptDays: given.EVENTS_KEPT_DAYS,
    /** Least level of the lines of the log. */
    logLevel: given.LOG_LEVEL ?? (given.NODE_ENV === 'production' ? 'info' : 'warn'),
    /** Seconds from a signal to end, during which the server is not ready but still serves. */
    drainSeconds: given.DRAIN_SECONDS,
    /** Seconds from a signal to end, after which the process ends even if requests or jobs are still under way. */
    shutdownSeconds: given.SHUTDOWN_SECONDS,
    newcomers: {
      /** Ids of the partners of a new customer. */
      defaultPartners: given.DEFAULT_PARTNERS,
      /** Whether every application to be an affiliate is approved without a decision. */
      affiliateAutoApprove: given.AFFILIATE_AUTO_APPROVE === 'on',
    },
    /** Prefix of the browser's REST calls; empty for the page's own origin. */
    apiBaseUrl: given.API_BASE_URL ?? '',
    /** Target of the browser's GraphQL calls: a path here, or an address elsewhere. */
    graphqlUrl: given.GRAPHQL_URL,
    /** Origins to which a value in the browser's storage may redirect REST and GraphQL. */
    apiOverrideOrigins: given.API_OVERRIDE_ORIGINS ?? [],
    /** Host names of production and its test host, on which pages do not send their address with each call. */
    productionHosts: given.PRODUCTION_HOSTS ?? productionHostsOf(given),
    /** Origins whose pages may call this API. */
    corsOrigins: given.CORS_ORIGINS ?? [],
    /** Origins whose pages may show the product in a frame, in addition to our own. */
    frameAncestors: given.FRAME_ANCESTORS ?? [],
    /** Origins to which people may return if they came from there. */
    returnOrigins: given.RETURN_ORIGINS ?? [],
    /** Address of the script that suggests postal addresses; null without one. */
    mapsScriptUrl: given.MAPS_SCRIPT_URL ?? null,
    /** Third party that also gets tracked events, and its key by host of the product; null without one. */
    analytics: endpoint && keys ? { endpoint, keys } : null,
  };
}

/** The address of an identity provider, and our credentials for it (OpenID Connect Discovery). */
export interface ExternalIdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

function identityProviderOf(given: Environment): 'embedded' | ExternalIdentityProvider | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given;
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret };
  return isPublished(given) ? null : 'embedded';
}

/**
 * Whether people on other machines reach the product, possibly through a proxy on this machine. A published product has
 * neither the outbox nor the sample identity provider, which would let anybody in.
 */
function isPublished({ NODE_ENV, PUBLIC_URL }: Environment): boolean {
  return NODE_ENV === 'production' || (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname));
}

/** Returns the default production hosts: that of `PUBLIC_URL` in production, or none. */
function productionHostsOf({ NODE_ENV, PUBLIC_URL }: Environment): string[] {
  return NODE_ENV === 'production' && PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : [];
}
