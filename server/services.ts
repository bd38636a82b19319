import type { Authorizer } from './auth/authorize.ts';
import type { AccessTokens } from './auth/tokens.ts';
import type { Database } from './db/database.ts';

/** What a route needs to do its work. */
export interface Services {
  readonly db: Database;
  /** Whether sample people may come in. */
  readonly sampleData: boolean;
  readonly tokens: AccessTokens;
  readonly authorizer: Authorizer;
}
