import type { FastifyInstance } from 'fastify';
import type { MutationResolvers, QueryResolvers } from '#graphql/resolvers.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { GraphQLContext } from '#server/platform/graphql/context.ts';
import type { MailTemplates } from '#server/platform/mail/mailTemplate.ts';
import type { KeptRecords } from '#server/platform/records/keptRecords.ts';
import type { Sample } from '#server/platform/sample/addSamplePeople.ts';
import type { Services } from '#server/platform/services/services.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import type { Round } from '#server/platform/worker/doJob.ts';

/** The part that a capability of `server/modules` hands to the server, which collects all of them (decision 56). */
export interface Part {
  readonly queries?: Partial<QueryResolvers<GraphQLContext>>;
  readonly mutations?: Partial<MutationResolvers<GraphQLContext>>;
  /** Adds what every database holds and this one does not yet; at each start. */
  readonly seed?: (db: Database) => Promise<void>;
  readonly addSample?: (db: Database, sample: Sample) => Promise<void>;
  /** Takes out what a start without sample data must not count. */
  readonly removeSample?: (db: Database) => Promise<void>;
  /** Reads what it cannot do without. @throws {StartupError} where that is missing or wrong */
  readonly prepare?: () => unknown;
  readonly routes?: readonly AddRoutes[];
  /** The templates that it mails. */
  readonly templates?: Partial<MailTemplates>;
  /** Rows about a person, which they get as a file. */
  readonly records?: readonly KeptRecords[];
  /** Recurring work beside the answers to requests, by the kind of the job. */
  readonly rounds?: Readonly<Record<string, Round>>;
}

type AddRoutes = (app: FastifyInstance, services: Services, settings: Settings) => void;
