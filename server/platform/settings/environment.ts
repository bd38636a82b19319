import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import { brand } from '#domain/brand.ts';
import { emailSchema } from '#domain/emailAddress.ts';
import { graphqlPath } from '#domain/graphqlPath.ts';
import { partners } from '#domain/partner.ts';
import { mailbox } from './mailbox.ts';
import { projectRoot } from './projectRoot.ts';
import {
  baseAddress,
  callAddress,
  hostKeys,
  hostList,
  httpAddress,
  issuerAddress,
  originAddress,
  originList,
  protocolOf,
} from './webAddress.ts';

const modes = ['demo', 'development', 'test', 'production'] as const;

export type Mode = (typeof modes)[number];

function wholeNumber(name: string, least: number, most: number) {
  const message = `${name} must be a whole number from ${least} to ${most}.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,7}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

/** A mail server's address, which may hold a name and a password. */
function isSmtpAddress(text: string): boolean {
  return /^smtps?:$/.test(protocolOf(text)) && new URL(text).hostname !== '';
}

function limit(name: string, otherwise: string) {
  return v.optional(wholeNumber(name, 1, 1_000_000), otherwise);
}

/** Ids of partners with commas between them, each once. */
function partnerIds(name: string) {
  return v.pipe(
    v.string(),
    v.transform((text) =>
      text.split(',').map((id) => partners.find((partner) => String(partner.id) === id.trim())),
    ),
    v.check(
      (found) => !found.includes(undefined) && new Set(found).size === found.length,
      `${name} must be ids of partners with commas between them, such as 1,3,4,5.`,
    ),
    v.transform((found) => found.flatMap((partner) => partner?.id ?? [])),
  );
}

function isNetwork(text: string): boolean {
  return ipaddr.isValid(text) || ipaddr.isValidCIDR(text);
}

export const environmentSchema = v.object({
  NODE_ENV: v.optional(v.picklist(modes, `NODE_ENV must be one of ${modes.join(', ')}.`), 'demo'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(wholeNumber('PORT', 0, 65_535), '4000'),
  DATA_DIR: v.optional(v.string(), join(projectRoot, '.data')),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^postgres(ql)?:$/.test(protocolOf(text)),
        'DATABASE_URL must be a PostgreSQL address: postgres://user:password@host:5432/name.',
      ),
    ),
  ),
  SAMPLE_DATA: v.optional(v.picklist(['on', 'off'], 'SAMPLE_DATA must be on or off.')),
  AUTH_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'AUTH_SECRET must be at least 32 characters long.')),
  ),
  PUBLIC_URL: v.optional(originAddress('PUBLIC_URL')),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isSmtpAddress,
        'SMTP_URL must be the address of a mail server: smtp://user:password@host:587, or smtps:// for TLS from the start.',
      ),
    ),
  ),
  MAIL_FROM: v.optional(
    mailbox('MAIL_FROM'),
    `${brand.marketplaceName} <no-reply@${brand.supportEmail.replace(/^.*@/, '')}>`,
  ),
  ADMINISTRATOR: v.optional(emailSchema('ADMINISTRATOR')),
  SSO_LOGIN_URL: v.optional(httpAddress('SSO_LOGIN_URL')),
  OIDC_ISSUER: v.optional(issuerAddress('OIDC_ISSUER')),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  API_BASE_URL: v.optional(baseAddress('API_BASE_URL')),
  GRAPHQL_URL: v.optional(callAddress('GRAPHQL_URL'), graphqlPath),
  API_OVERRIDE_ORIGINS: v.optional(originList('API_OVERRIDE_ORIGINS')),
  PRODUCTION_HOSTS: v.optional(hostList('PRODUCTION_HOSTS')),
  CORS_ORIGINS: v.optional(originList('CORS_ORIGINS')),
  FRAME_ANCESTORS: v.optional(originList('FRAME_ANCESTORS')),
  RETURN_ORIGINS: v.optional(originList('RETURN_ORIGINS')),
  MAPS_SCRIPT_URL: v.optional(httpAddress('MAPS_SCRIPT_URL')),
  ANALYTICS_ENDPOINT: v.optional(baseAddress('ANALYTICS_ENDPOINT')),
  ANALYTICS_KEYS: v.optional(hostKeys('ANALYTICS_KEYS')),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((address) => address.trim())),
      v.everyItem(isNetwork, 'TRUST_PROXY must be addresses or networks such as 10.0.0.0/8, with commas.'),
    ),
  ),
  // Limits on failed log-ins, on requests that cause mail (contract, "Limits"), on product requests, and on what a
  // stranger can have kept.
  LOG_IN_FAILURES_PER_ACCOUNT_AND_ADDRESS: limit('LOG_IN_FAILURES_PER_ACCOUNT_AND_ADDRESS', '10'),
  LOG_IN_FAILURES_PER_ACCOUNT: limit('LOG_IN_FAILURES_PER_ACCOUNT', '100'),
  LOG_IN_FAILURES_PER_ADDRESS: limit('LOG_IN_FAILURES_PER_ADDRESS', '300'),
  MAIL_REQUESTS_PER_ACCOUNT: limit('MAIL_REQUESTS_PER_ACCOUNT', '3'),
  MAIL_REQUESTS_PER_ADDRESS: limit('MAIL_REQUESTS_PER_ADDRESS', '30'),
  PRODUCT_REQUESTS_PER_DAY: limit('PRODUCT_REQUESTS_PER_DAY', '20'),
  EVENTS_PER_ADDRESS: limit('EVENTS_PER_ADDRESS', '20000'),
  STEPS_PER_RUN: limit('STEPS_PER_RUN', '1000'),
  SSO_LOG_INS_PER_ADDRESS: limit('SSO_LOG_INS_PER_ADDRESS', '1000'),
  EVENTS_KEPT_DAYS: v.optional(wholeNumber('EVENTS_KEPT_DAYS', 1, 3_650), '90'),
  DEFAULT_PARTNERS: v.optional(partnerIds('DEFAULT_PARTNERS'), '1,3,4,5'),
  AFFILIATE_AUTO_APPROVE: v.optional(
    v.picklist(['on', 'off'], 'AFFILIATE_AUTO_APPROVE must be on or off.'),
    'off',
  ),
});

/** What the environment says, absent values replaced by their defaults. */
export type Environment = v.InferOutput<typeof environmentSchema>;
