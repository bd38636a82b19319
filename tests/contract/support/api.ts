import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TokenResponse } from '#domain/tokens.ts';
import { buildApp } from '#server/app.ts';
import type { Database, OpenDatabase } from '#server/platform/db/database.ts';
import { setSampleHidden } from '#server/platform/db/hidden.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { openBuiltFrontend } from '#server/platform/frontend/built.ts';
import { createLogger } from '#server/platform/log/logger.ts';
import { noncePlaceholder } from '#server/platform/http/nonce.ts';
import { readSettings } from '#server/platform/settings/settings.ts';

export const authSecret = 'a secret for tests, longer than thirty-two characters';

/** Settings for tests with more failed log-ins than people have. */
export const manyFailures: NodeJS.ProcessEnv = {
  LOG_IN_FAILURES_PER_ACCOUNT_AND_ADDRESS: '10000',
  LOG_IN_FAILURES_PER_ACCOUNT: '10000',
  LOG_IN_FAILURES_PER_ADDRESS: '10000',
};

/** The product without a port, on a real database. */
export interface Api {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** The lines of the log so far. */
  readonly log: readonly string[];
  readonly call: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Logs in with the sample password. */
  readonly logIn: (email: string, remember?: boolean) => Promise<TokenResponse>;
  /** Logs in and returns the access token. */
  readonly tokenOf: (email: string) => Promise<string>;
  readonly graphql: (query: string, token?: string) => Promise<LightMyRequestResponse>;
  /** Lets the product listen on a free port, for tests with real requests; returns its origin. */
  readonly listen: () => Promise<string>;
  /** Makes the product not ready, as a signal to end does. */
  readonly drain: () => void;
  /** Closes the product and its database. */
  readonly close: () => Promise<void>;
}

/** A build of the application that is just large enough to be served. */
function fakeBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-client-'));
  mkdirSync(join(folder, 'assets'));
  const files = {
    'index.html': `<title>Page</title><meta property="csp-nonce" nonce="${noncePlaceholder}"><style nonce="${noncePlaceholder}">p{margin:0}</style><script id="config" type="application/json" nonce="${noncePlaceholder}">{}</script>`,
    'favicon.svg': '<svg/>',
    'assets/main-a1b2c3.js': 'export {};',
    'assets/main-a1b2c3.js.br': 'brotli',
    'assets/main-a1b2c3.js.gz': 'gzip',
    'assets/main-a1b2c3.js.map': '{}',
    '.env': 'SECRET=1',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Opens the product over a database; `environment` overrides settings. */
export async function openApi(database: OpenDatabase, environment: NodeJS.ProcessEnv = {}): Promise<Api> {
  const files = fakeBuild();
  const log: string[] = [];
  const settings = readSettings({ NODE_ENV: 'test', ...environment });
  await setSampleHidden(database.db, !settings.sampleData);
  const draining = new AbortController();
  const app = buildApp({
    settings,
    db: database.db,
    authSecrets: [authSecret],
    frontend: await openBuiltFrontend(files, null),
    draining: draining.signal,
    logger: createLogger(settings, { write: (line) => log.push(line) }),
  });
  const logIn: Api['logIn'] = async (email, remember = false) => {
    const url = '/api/app/anonymous/login';
    const payload = { email, password: samplePassword, remember };
    return (await app.inject({ method: 'POST', url, payload })).json();
  };
  return {
    app,
    db: database.db,
    log,
    call: (options) => app.inject(options),
    logIn,
    tokenOf: async (email) => (await logIn(email)).accessToken,
    graphql: (query, token) =>
      app.inject({ method: 'POST', url: '/graphql', headers: bearer(token), payload: { query } }),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    drain: () => draining.abort(),
    close: async () => {
      await app.close();
      await database.close();
      rmSync(files, { recursive: true });
    },
  };
}

/** Headers of a call with a token; empty without one. */
export function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}
