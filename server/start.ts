import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { inviteAdministrator } from '#server/modules/people/inviteAdministrator.ts';
import { acceptAuthSecret, loadAuthSecrets } from '#server/platform/auth/secret.ts';
import type { OpenDatabase, ReportProgress } from '#server/platform/db/database.ts';
import { migratePostgres, openPostgres } from '#server/platform/db/postgres.ts';
import { openBuiltFrontend } from '#server/platform/frontend/built.ts';
import type { Frontend } from '#server/platform/frontend/frontend.ts';
import { releaseClaims } from '#server/platform/jobs/claim.ts';
import { enqueueRound } from '#server/platform/jobs/enqueueJob.ts';
import { deliverToOutbox } from '#server/platform/mail/outbox.ts';
import { createSmtpDelivery } from '#server/platform/mail/smtp.ts';
import { hasSamplePeople } from '#server/platform/sample/addSamplePeople.ts';
import { httpAddress, publicUrlOf } from '#server/platform/settings/publicUrl.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { errorCode, StartupError } from '#server/platform/settings/startupError.ts';
import { startWorker } from '#server/platform/worker/worker.ts';
import { buildApp } from './app.ts';
import { mailTemplates, rounds } from './collect.ts';
import { createSeed, requireBrand } from './createSeed.ts';
import { startTelemetry } from './telemetry.ts';

type Telemetry = Awaited<ReturnType<typeof startTelemetry>>;

export type RunningServer = Awaited<ReturnType<typeof start>>;

/**
 * Migrates and seeds the PostgreSQL database.
 * @throws {StartupError} if it is unreachable or refuses a step, or if the settings name none
 */
export async function migrateDatabase(settings: Settings, progress: ReportProgress): Promise<void> {
  const { databaseUrl, sampleData } = settings;
  if (databaseUrl === null) {
    throw new StartupError('DATABASE_URL is missing: the embedded database is migrated at each start.');
  }
  await migratePostgres({ databaseUrl, seed: createSeed(sampleData) }, progress);
}

/**
 * Records the secret of the settings as the one that signs, so that instances with another one do not start.
 * @throws {StartupError} if the PostgreSQL database is unreachable, or if the settings have no secret or database
 */
export async function acceptSecret(settings: Settings, logger: FastifyBaseLogger): Promise<void> {
  const { authSecret, databaseUrl, pool } = settings;
  if (databaseUrl === null || authSecret === null) {
    throw new StartupError('Set DATABASE_URL and AUTH_SECRET: without them there is no secret to accept.');
  }
  const { db, close } = await openPostgres({ databaseUrl, ...pool }, logger);
  try {
    await acceptAuthSecret(db, authSecret);
  } finally {
    await close();
  }
}

/** Starts the server; on failure closes what it opened. @throws {StartupError} if the environment prevents the start */
export async function start(settings: Settings, logger: FastifyBaseLogger, progress: ReportProgress) {
  const frontend = await openFrontend(settings);
  try {
    const telemetry = await openTelemetry(settings, logger);
    return await serve(settings, { frontend, telemetry, logger, progress }).catch(async (error: unknown) => {
      await telemetry.close();
      throw error;
    });
  } catch (error) {
    await frontend.close();
    throw error;
  }
}

interface Outputs {
  readonly frontend: Frontend;
  readonly telemetry: Telemetry;
  readonly logger: FastifyBaseLogger;
  readonly progress: ReportProgress;
}

async function serve(settings: Settings, { frontend, telemetry, logger, progress }: Outputs) {
  const { databaseUrl, smtpUrl } = settings;
  const { instruments } = telemetry;
  const database = await openDatabase(settings, logger, progress);
  try {
    await requireBrand(database.db);
    const sampleLogins = settings.sampleData && (await hasSamplePeople(database.db));
    const { administrator } = settings;
    if (administrator !== null && (await inviteAdministrator(database.db, administrator))) {
      progress('The administrator is invited by mail.');
    }
    const authSecrets = await loadAuthSecrets(settings, database.db);
    const draining = new AbortController();
    const { db } = database;
    const app = buildApp({
      settings,
      db,
      authSecrets,
      frontend,
      draining: draining.signal,
      logger,
      instruments,
    });
    const address = await listen(app, settings);
    // Loads the code that renders pages now, so that nobody waits for it.
    app.inject('/').catch(() => undefined);
    if (databaseUrl === null) await releaseClaims(database.db);
    for (const kind of Object.keys(rounds)) await enqueueRound(database.db, kind);
    telemetry.observeDatabase(database);
    const worker = startWorker({
      db,
      instruments,
      templates: mailTemplates,
      rounds,
      eventsKeptDays: settings.eventsKeptDays,
      publicUrl: publicUrlOf(settings, app.server),
      deliver: smtpUrl === null ? deliverToOutbox : createSmtpDelivery(smtpUrl, settings.mailFrom),
      warn: (details, line) => logger.warn(details, line),
    });
    return {
      /** Address of the product, such as `http://127.0.0.1:4000`. */
      address,
      /** Location of the data to show to people: a folder, or host and database name without a password. */
      place: database.place,
      /** Address of the outbox; null if the outbox cannot be read. */
      outboxAddress: settings.outbox ? `${address}/__outbox` : null,
      /** Whether there are sample people who can log in. */
      sampleLogins,
      /** Lets proxies notice that it is not ready, finishes current requests and jobs, and closes port and database. */
      close: async () => {
        draining.abort();
        await delay(1_000 * settings.drainSeconds);
        // Closes the frontend first, since its open connections to browsers would keep the port open.
        await frontend.close();
        await Promise.all([app.close(), worker.close()]);
        await telemetry.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the database; in production, migrations are a step of a deploy (decision 62). */
async function openDatabase(
  settings: Settings,
  logger: FastifyBaseLogger,
  progress: ReportProgress,
): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder, mode, pool } = settings;
  if (databaseUrl === null) {
    // The package of a release has no embedded database, and its code would delay each start.
    const { openEmbeddedDatabase } = await import('#server/platform/db/embedded.ts');
    return openEmbeddedDatabase({ dataFolder, seed: createSeed(settings.sampleData) }, progress);
  }
  if (mode !== 'production') await migrateDatabase(settings, progress);
  return openPostgres({ databaseUrl, ...pool }, logger);
}

async function openFrontend({ mode }: Settings): Promise<Frontend> {
  if (mode !== 'development') return openBuiltFrontend();
  const { openViteFrontend } = await import('#server/platform/frontend/vite.ts');
  return openViteFrontend();
}

async function openTelemetry(settings: Settings, logger: FastifyBaseLogger): Promise<Telemetry> {
  try {
    return await startTelemetry(settings, logger);
  } catch (error) {
    throw toStartupError(error, settings.host, settings.metricsPort, 'METRICS_PORT');
  }
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw toStartupError(error, host, port);
  }
  const { port: bound } = app.server.address() as AddressInfo;
  return httpAddress(host, bound);
}

function toStartupError(error: unknown, host: string, port: number | null, setting = 'PORT'): unknown {
  const noAddress = `HOST ${host} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Stop the program that uses it, or set ${setting} to another number.`,
    EACCES: `Port ${port} may not be used by this account. Set ${setting} to a number above 1023.`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
  };
  const reason = reasons[errorCode(error) ?? ''];
  return reason === undefined ? error : new StartupError(reason);
}
