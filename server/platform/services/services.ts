import type { AccessTokens } from '#server/platform/auth/accessTokens.ts';
import type { Authorizer } from '#server/platform/auth/authorize.ts';
import type { RefreshTokens } from '#server/platform/auth/refreshTokens.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { MailTemplates } from '#server/platform/mail/mailTemplate.ts';
import type { KeptRecords } from '#server/platform/records/keptRecords.ts';
import type {
  EventLimits,
  LogInFailureLimits,
  MailRequestLimits,
  NewcomerRules,
} from '#server/platform/settings/settings.ts';

/** What a route needs to do its work. */
export interface Services {
  readonly db: Database;
  readonly templates: MailTemplates;
  /** Rows about people that they get as a file. */
  readonly records: readonly KeptRecords[];
  /** Where people reach the product, once the server listens. */
  readonly publicUrl: () => string;
  readonly logInFailures: LogInFailureLimits;
  readonly mailRequests: MailRequestLimits;
  /** How many product requests a person may send in 24 hours. */
  readonly productRequestsPerDay: number;
  readonly eventLimits: EventLimits;
  /** How many log-ins by single sign-on may begin in one network. */
  readonly ssoLogInsPerAddress: number;
  readonly newcomers: NewcomerRules;
  readonly accessTokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
  readonly authorizer: Authorizer;
}
