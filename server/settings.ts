import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { projectRoot } from './projectRoot.ts';
import { StartupError } from './startupError.ts';

const modes = ['demo', 'development', 'test', 'production'] as const;

export type Mode = (typeof modes)[number];

function httpAddress(name: string) {
  return v.pipe(
    v.string(),
    v.maxLength(2048, `${name} must be up to 2048 characters.`),
    v.check((text) => /^https?:$/.test(protocolOf(text)), `${name} must be an http or https address.`),
  );
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}

const environmentSchema = v.object({
  NODE_ENV: v.optional(v.picklist(modes, `NODE_ENV must be one of ${modes.join(', ')}.`), 'demo'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'PORT must be a whole number from 0 to 65535.'),
      v.transform(Number),
      v.maxValue(65_535, 'PORT must be a whole number from 0 to 65535.'),
    ),
    '4000',
  ),
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
  PUBLIC_URL: v.optional(httpAddress('PUBLIC_URL')),
  SSO_LOGIN_URL: v.optional(httpAddress('SSO_LOGIN_URL')),
});

type Environment = v.InferOutput<typeof environmentSchema>;

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
  /** Signs the access tokens; null means one that the installation made for itself. */
  readonly authSecret: string | null;
  /** Where a person continues with single sign-on; null where none is configured. */
  readonly ssoLoginUrl: string | null;
}

/**
 * Reads every setting from the environment; an empty value counts as absent.
 * @throws {StartupError} with one line per setting that is missing or wrong
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(environmentSchema, given);
  const faults = result.success
    ? faultsOfProduction(result.output)
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
    given.SAMPLE_DATA === 'on' && 'SAMPLE_DATA must be off in production.',
  ];
  return missing.filter((fault) => fault !== false);
}

function toSettings(given: Environment): Settings {
  return {
    mode: given.NODE_ENV,
    host: given.HOST,
    port: given.PORT,
    dataFolder: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL ?? null,
    sampleData: given.NODE_ENV !== 'production' && given.SAMPLE_DATA !== 'off',
    authSecret: given.AUTH_SECRET ?? null,
    ssoLoginUrl: given.SSO_LOGIN_URL ?? null,
  };
}
