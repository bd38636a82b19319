import { resolve } from 'node:path';
import * as v from 'valibot';
import { ssoLoginPath } from '#domain/singleSignOn.ts';
import { environmentSchema, type Environment, type Mode } from './environment.ts';
import type { Mailbox } from './mailbox.ts';
import { StartupError } from './startupError.ts';
import { isLoopback, type HostKey } from './webAddress.ts';

export interface Settings {
  readonly mode: Mode;
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Absolute path; unused where `databaseUrl` is set. */
  readonly dataFolder: string;
  /** PostgreSQL; null means the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  readonly sampleData: boolean;
  /** Whom to invite where nobody administers the marketplace; null where nobody is named. */
  readonly administrator: string | null;
  /** Signs the tokens; null means one that the installation made for itself. */
  readonly authSecret: string | null;
  /** Where people reach the product; null means where the server listens. */
  readonly publicUrl: string | null;
  /** The mail server; null keeps mails in the outbox. May hold a password. */
  readonly smtpUrl: string | null;
  /** Whether mails that no mail server takes can be read here. */
  readonly outbox: boolean;
  /** Who mails are from. */
  readonly mailFrom: Mailbox;
  /** Who vouches for people by single sign-on: the embedded sample provider, one elsewhere, or nobody. */
  readonly identityProvider: 'embedded' | ExternalProvider | null;
  /** Where a person continues with single sign-on; null where none is configured. */
  readonly ssoLoginUrl: string | null;
  /** Addresses and networks whose word on where a request came from is taken. */
  readonly trustedProxies: readonly string[];
  readonly logInFailures: LogInFailureLimits;
  readonly mailRequests: MailRequestLimits;
  /** How many product requests a person may send in 24 hours. */
  readonly productRequestsPerDay: number;
  readonly eventLimits: EventLimits;
  /** How many log-ins by single sign-on may begin in one network; over which time is fixed. */
  readonly ssoLogInsPerAddress: number;
  /** Days after which events and runs are kept as sums alone. */
  readonly eventsKeptDays: number;
  readonly newcomers: NewcomerRules;
  /** Prefix of the browser's REST calls; empty for the page's own origin. */
  readonly apiBaseUrl: string;
  /** Where the browser sends GraphQL: a path here, or an address elsewhere. */
  readonly graphqlUrl: string;
  /** Origins to which the browser's storage may point these two. */
  readonly apiOverrideOrigins: readonly string[];
  /** Names of the production host and its test host, whose pages do not tell their address with each call. */
  readonly productionHosts: readonly string[];
  /** Origins whose pages may call this API. */
  readonly corsOrigins: readonly string[];
  /** Origins whose pages may show the product in a frame, beside our own. */
  readonly frameAncestors: readonly string[];
  /** Origins that people may be led back to where they came from there. */
  readonly returnOrigins: readonly string[];
  /** The script that offers addresses; null where none is set up. */
  readonly mapsScriptUrl: string | null;
  /** The third party that gets tracked events as well; null where none is set up. */
  readonly analytics: AnalyticsService | null;
}

/** An identity provider elsewhere, and how it knows us (OpenID Connect Discovery). */
export interface ExternalProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Where a third party takes events, and by which key it knows each host of ours. */
export interface AnalyticsService {
  readonly endpoint: string;
  readonly keys: readonly HostKey[];
}

/** How many log-ins may fail (contract, "Limits"); which times they count over is fixed. */
export interface LogInFailureLimits {
  readonly perAccountAndAddress: number;
  readonly perAccount: number;
  readonly perAddress: number;
}

/** How many requests may cause mail (contract, "Limits"); which times they count over is fixed. */
export interface MailRequestLimits {
  /** Requests that mail to one address. */
  readonly perAccount: number;
  /** Requests from one network. */
  readonly perAddress: number;
}

/** How many events and steps the collector takes; over which time is fixed. */
export interface EventLimits {
  /** Events and steps of one network. */
  readonly perAddress: number;
  /** Steps of one run. */
  readonly perRun: number;
}

/** What somebody who registers is given. */
export interface NewcomerRules {
  /** Ids of the partners of a new customer. */
  readonly defaultPartners: readonly number[];
  /** Whether whoever applies to be an affiliate is one, without a decision. */
  readonly affiliateAutoApprove: boolean;
}

/**
 * Reads every setting from the environment; an empty value counts as absent.
 * @throws {StartupError} with one line per setting that is missing or wrong
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(environmentSchema, given);
  const faults = result.success
    ? [faultsOfProduction, faultsOfAnalytics, faultsOfSingleSignOn].flatMap((find) => find(result.output))
    : result.issues.map((issue) => issue.message);
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
  if (ANALYTICS_ENDPOINT && !ANALYTICS_KEYS) {
    return [
      'ANALYTICS_KEYS is missing: ANALYTICS_ENDPOINT takes events by a key for each host, such as market.example=key.',
    ];
  }
  if (ANALYTICS_KEYS && !ANALYTICS_ENDPOINT) {
    return [
      'ANALYTICS_ENDPOINT is missing: ANALYTICS_KEYS need the address that takes events, such as https://events.example.',
    ];
  }
  return [];
}

function faultsOfSingleSignOn({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Environment): string[] {
  const given = Object.entries({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET });
  const missing = given.filter(([, value]) => value === undefined);
  if (missing.length === given.length) return [];
  return missing.map(([name]) => `${name} is missing: single sign-on needs all three settings of OIDC.`);
}

function toSettings(given: Environment): Settings {
  const identityProvider = identityProviderOf(given);
  return {
    mode: given.NODE_ENV,
    host: given.HOST,
    port: given.PORT,
    dataFolder: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL ?? null,
    sampleData: given.NODE_ENV !== 'production' && given.SAMPLE_DATA !== 'off',
    administrator: given.ADMINISTRATOR ?? null,
    authSecret: given.AUTH_SECRET ?? null,
    publicUrl: given.PUBLIC_URL ?? null,
    smtpUrl: given.SMTP_URL ?? null,
    outbox: given.SMTP_URL === undefined && !isPublished(given),
    mailFrom: given.MAIL_FROM,
    identityProvider,
    ssoLoginUrl: given.SSO_LOGIN_URL ?? (identityProvider && ssoLoginPath),
    trustedProxies: given.TRUST_PROXY ?? [],
    logInFailures: {
      perAccountAndAddress: given.LOG_IN_FAILURES_PER_ACCOUNT_AND_ADDRESS,
      perAccount: given.LOG_IN_FAILURES_PER_ACCOUNT,
      perAddress: given.LOG_IN_FAILURES_PER_ADDRESS,
    },
    mailRequests: {
      perAccount: given.MAIL_REQUESTS_PER_ACCOUNT,
      perAddress: given.MAIL_REQUESTS_PER_ADDRESS,
    },
    productRequestsPerDay: given.PRODUCT_REQUESTS_PER_DAY,
    eventLimits: { perAddress: given.EVENTS_PER_ADDRESS, perRun: given.STEPS_PER_RUN },
    ssoLogInsPerAddress: given.SSO_LOG_INS_PER_ADDRESS,
    eventsKeptDays: given.EVENTS_KEPT_DAYS,
    newcomers: {
      defaultPartners: given.DEFAULT_PARTNERS,
      affiliateAutoApprove: given.AFFILIATE_AUTO_APPROVE === 'on',
    },
    apiBaseUrl: given.API_BASE_URL ?? '',
    graphqlUrl: given.GRAPHQL_URL,
    apiOverrideOrigins: given.API_OVERRIDE_ORIGINS ?? [],
    productionHosts: given.PRODUCTION_HOSTS ?? productionHostsOf(given),
    corsOrigins: given.CORS_ORIGINS ?? [],
    frameAncestors: given.FRAME_ANCESTORS ?? [],
    returnOrigins: given.RETURN_ORIGINS ?? [],
    mapsScriptUrl: given.MAPS_SCRIPT_URL ?? null,
    analytics: analyticsOf(given),
  };
}

function identityProviderOf(given: Environment): Settings['identityProvider'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given;
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret };
  return isPublished(given) ? null : 'embedded';
}

/**
 * Whether people elsewhere reach the product, through a proxy that looks like a program on this machine. What lets
 * anybody be anybody is not there then.
 */
function isPublished({ NODE_ENV, PUBLIC_URL }: Environment): boolean {
  return NODE_ENV === 'production' || (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname));
}

function analyticsOf({ ANALYTICS_ENDPOINT, ANALYTICS_KEYS }: Environment): AnalyticsService | null {
  return ANALYTICS_ENDPOINT && ANALYTICS_KEYS ? { endpoint: ANALYTICS_ENDPOINT, keys: ANALYTICS_KEYS } : null;
}

/** Where production serves people, unless it names its hosts itself. */
function productionHostsOf({ NODE_ENV, PUBLIC_URL }: Environment): string[] {
  return NODE_ENV === 'production' && PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : [];
}
