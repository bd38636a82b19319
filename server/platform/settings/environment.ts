import { statSync } from 'node:fs';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import { brand } from '#domain/brand.ts';
import { createEmailSchema } from '#domain/emailAddress.ts';
import { graphqlPath } from '#domain/graphqlPath.ts';
import { partners } from '#domain/partner.ts';
import { projectRoot } from './projectRoot.ts';
import {
  baseAddressSchema,
  callAddressSchema,
  hostKeysSchema,
  hostListSchema,
  httpAddressSchema,
  issuerAddressSchema,
  originAddressSchema,
  originListSchema,
  protocolOf,
} from './webAddress.ts';

const modes = ['demo', 'development', 'test', 'production'] as const;

const logLevels = ['debug', 'info', 'warn', 'error'] as const;

const secret = v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters long.'));

const onOrOff = v.picklist(['on', 'off'], 'must be on or off.');

function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,7}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

const limit = (fallback: string) => v.optional(wholeNumber(1, 1_000_000), fallback);

/** Parses ids of partners, separated by commas, each once. */
const partnerIds = v.pipe(
  v.string(),
  v.transform((text) =>
    text.split(',').map((id) => partners.find((partner) => String(partner.id) === id.trim())),
  ),
  v.check(
    (found) => !found.includes(undefined) && new Set(found).size === found.length,
    'must be ids of partners with commas between them, such as 1,3,4,5.',
  ),
  v.transform((found) => found.flatMap((partner) => partner?.id ?? [])),
);

const mailboxForm =
  /^(?:"?([^"<>\r\n]*?)"?\s*<([^\s<>@,;:"]+@[^\s<>@,;:"]+)>|([^\s<>@,;:"]+@[^\s<>@,;:"]+))$/;

/** Parses a mailbox: `Name <name@host>` or `name@host`. */
const mailbox = v.pipe(
  v.string(),
  v.regex(mailboxForm, 'must be an address such as Marketplace <no-reply@market.example>.'),
  v.transform((text) => {
    const [, name = '', named, bare] = mailboxForm.exec(text) ?? [];
    return { name, address: named ?? bare ?? '' };
  }),
);

/** Checks the variables of all settings. A message begins with a verb, since the variable's name precedes it. */
export const environmentSchema = v.object({
  NODE_ENV: v.optional(v.picklist(modes, `must be one of ${modes.join(', ')}.`), 'demo'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(wholeNumber(0, 65_535), '4000'),
  METRICS_PORT: v.optional(wholeNumber(1, 65_535)),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(baseAddressSchema),
  DATA_DIR: v.optional(v.string(), join(projectRoot, '.data')),
  ASSETS_DIR: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true,
        'must be a folder that exists.',
      ),
    ),
  ),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^postgres(ql)?:$/.test(protocolOf(text)),
        'must be a PostgreSQL address: postgres://user:password@host:5432/name.',
      ),
    ),
  ),
  DATABASE_CONNECTIONS: v.optional(wholeNumber(1, 1_000), '10'),
  DATABASE_CONNECT_SECONDS: v.optional(wholeNumber(1, 600), '3'),
  DATABASE_STATEMENT_SECONDS: v.optional(wholeNumber(1, 600), '10'),
  SAMPLE_DATA: v.optional(onOrOff),
  AUTH_SECRET: v.optional(secret),
  AUTH_SECRET_OTHER: v.optional(secret),
  PUBLIC_URL: v.optional(originAddressSchema),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^smtps?:$/.test(protocolOf(text)) && new URL(text).hostname !== '',
        'must be the address of a mail server: smtp://user:password@host:587, or smtps:// for TLS from the start.',
      ),
    ),
  ),
  MAIL_FROM: v.optional(
    mailbox,
    `${brand.marketplaceName} <no-reply@${brand.supportEmail.replace(/^.*@/, '')}>`,
  ),
  ADMINISTRATOR: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => v.is(createEmailSchema('Email'), text), 'must be an email address.'),
      v.transform((text) => v.parse(createEmailSchema('Email'), text)),
    ),
  ),
  SSO_LOGIN_URL: v.optional(httpAddressSchema),
  OIDC_ISSUER: v.optional(issuerAddressSchema),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  API_BASE_URL: v.optional(baseAddressSchema),
  GRAPHQL_URL: v.optional(callAddressSchema, graphqlPath),
  API_OVERRIDE_ORIGINS: v.optional(originListSchema),
  PRODUCTION_HOSTS: v.optional(hostListSchema),
  CORS_ORIGINS: v.optional(originListSchema),
  FRAME_ANCESTORS: v.optional(originListSchema),
  RETURN_ORIGINS: v.optional(originListSchema),
  MAPS_SCRIPT_URL: v.optional(httpAddressSchema),
  ANALYTICS_ENDPOINT: v.optional(baseAddressSchema),
  ANALYTICS_KEYS: v.optional(hostKeysSchema),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((address) => address.trim())),
      v.everyItem(
        (text) => ipaddr.isValid(text) || ipaddr.isValidCIDR(text),
        'must be addresses or networks such as 10.0.0.0/8, with commas.',
      ),
    ),
  ),
  LOG_IN_FAILURES_PER_ACCOUNT_AND_ADDRESS: limit('10'),
  LOG_IN_FAILURES_PER_ACCOUNT: limit('100'),
  LOG_IN_FAILURES_PER_ADDRESS: limit('300'),
  MAIL_REQUESTS_PER_ACCOUNT: limit('3'),
  MAIL_REQUESTS_PER_ADDRESS: limit('30'),
  PRODUCT_REQUESTS_PER_DAY: limit('20'),
  EVENTS_PER_ADDRESS: limit('20000'),
  STEPS_PER_RUN: limit('1000'),
  SSO_LOG_INS_PER_ADDRESS: limit('1000'),
  EVENTS_KEPT_DAYS: v.optional(wholeNumber(1, 3_650), '90'),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}.`)),
  DRAIN_SECONDS: v.optional(wholeNumber(0, 600), '0'),
  SHUTDOWN_SECONDS: v.optional(wholeNumber(1, 600), '9'),
  DEFAULT_PARTNERS: v.optional(partnerIds, '1,3,4,5'),
  AFFILIATE_AUTO_APPROVE: v.optional(onOrOff, 'off'),
});

/** The environment, with defaults for absent settings. */
export type Environment = v.InferOutput<typeof environmentSchema>;
