import type { Authorizer } from '#server/platform/auth/authorize.ts';
import type { AccessTokenService, RefreshTokenService } from '#server/platform/auth/sessionTokens.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { MailTemplates } from '#server/platform/mail/mailTemplate.ts';
import type { Instruments } from '#server/platform/metrics/instruments.ts';
import type { PersonalRecords } from '#server/platform/records/personalRecords.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

/** Dependencies of routes and resolvers. */
export interface Services extends Pick<
  Settings,
  | 'logInFailures'
  | 'mailRequests'
  | 'productRequestsPerDay'
  | 'eventLimits'
  | 'ssoLogInsPerAddress'
  | 'newcomers'
> {
  readonly db: Database;
  readonly instruments: Instruments;
  readonly templates: MailTemplates;
  /** Tables with rows about a person, for the person's data export. */
  readonly records: readonly PersonalRecords[];
  /** Returns the address at which people reach the product. Call it only when the server listens. */
  readonly publicUrl: () => string;
  readonly accessTokens: AccessTokenService;
  readonly refreshTokens: RefreshTokenService;
  readonly authorizer: Authorizer;
}
