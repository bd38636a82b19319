import type { FastifyInstance } from 'fastify';
import type { MutationResolvers, QueryResolvers } from '#graphql/resolvers.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { GraphQLContext } from '#server/platform/graphql/context.ts';
import type { TypeResolvers } from '#server/platform/graphql/resolverTypes.ts';
import type { MailTemplates } from '#server/platform/mail/mailTemplate.ts';
import type { PersonalRecords } from '#server/platform/records/personalRecords.ts';
import type { SampleIds } from '#server/platform/sample/addSamplePeople.ts';
import type { Services } from '#server/platform/services/services.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import type { Round } from '#server/platform/worker/doJob.ts';

/** The part that a capability of `server/modules` exports to the server (decision 56). */
export interface Part {
  readonly queries?: Partial<QueryResolvers<GraphQLContext>>;
  readonly mutations?: Partial<MutationResolvers<GraphQLContext>>;
  /** Resolvers of fields that the row of a GraphQL type lacks or has with another type. */
  readonly types?: Partial<TypeResolvers>;
  /** Adds the rows that every database needs; runs at each start. */
  readonly seed?: (db: Database) => Promise<void>;
  readonly addSample?: (db: Database, sample: SampleIds) => Promise<void>;
  /** Removes sample rows that would distort counts when the server runs without sample data. */
  readonly removeSample?: (db: Database) => Promise<void>;
  /** Reads required content. @throws {StartupError} if it is missing or invalid */
  readonly prepare?: () => unknown;
  readonly routes?: readonly ((app: FastifyInstance, services: Services, settings: Settings) => void)[];
  readonly templates?: Partial<MailTemplates>;
  /** Tables with rows about a person, for the person's data export. */
  readonly records?: readonly PersonalRecords[];
  /** Functions of recurring work, by the kind of the job that calls them. */
  readonly rounds?: Readonly<Record<string, Round>>;
}
