import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { inviteAdministrator } from '#server/modules/people/inviteAdministrator.ts';
import { authSecretOf } from '#server/platform/auth/secret.ts';
import type { Progress } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { builtFrontend } from '#server/platform/frontend/built.ts';
import type { Frontend } from '#server/platform/frontend/frontend.ts';
import { releaseClaims } from '#server/platform/jobs/claim.ts';
import { schedule } from '#server/platform/jobs/enqueue.ts';
import { createDelivery } from '#server/platform/mail/createDelivery.ts';
import { hasSamplePeople } from '#server/platform/sample/hasSamplePeople.ts';
import { addressOf, publicUrlOf } from '#server/platform/settings/publicUrl.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { errorCode, StartupError } from '#server/platform/settings/startupError.ts';
import { startWorker } from '#server/platform/worker/worker.ts';
import { buildApp } from './app.ts';
import { templates, rounds } from './collect.ts';
import { seedWith } from './seedWith.ts';

export interface RunningServer {
  /** Where the product answers, such as `http://127.0.0.1:4000`. */
  readonly address: string;
  /** Where the data are. */
  readonly place: string;
  /** Where mails can be read that no mail server takes; null where they cannot. */
  readonly outboxAddress: string | null;
  /** Whether there are sample people who may log in. */
  readonly sampleLogins: boolean;
  /** Who was invited to administer the marketplace just now; null where nobody was. */
  readonly invitedAdministrator: string | null;
  /** Answers and does what is under way, then lets go of the port and the database. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the database and serves the product.
 * @throws {StartupError} where something outside stands in the way; nothing is left open then
 */
export async function start(settings: Settings, progress: Progress): Promise<RunningServer> {
  const frontend = await openFrontend(settings);
  try {
    return await serve(settings, frontend, progress);
  } catch (error) {
    await frontend.close();
    throw error;
  }
}

async function serve(settings: Settings, frontend: Frontend, progress: Progress): Promise<RunningServer> {
  const database = await openDatabase(settings, seedWith(settings.sampleData), progress);
  try {
    const sampleLogins = settings.sampleData && (await hasSamplePeople(database.db));
    const { administrator } = settings;
    const isInvited = administrator !== null && (await inviteAdministrator(database.db, administrator));
    const authSecret = await authSecretOf(settings, database.db);
    const app = buildApp({ settings, db: database.db, authSecret, frontend });
    const address = await listen(app, settings);
    // The code that draws pages is loaded now, so that nobody waits for it.
    app.inject('/').catch(() => undefined);
    if (settings.databaseUrl === null) await releaseClaims(database.db);
    for (const kind of Object.keys(rounds)) await schedule(database.db, kind);
    const worker = startWorker({
      db: database.db,
      templates,
      rounds,
      eventsKeptDays: settings.eventsKeptDays,
      publicUrl: publicUrlOf(settings, app.server),
      deliver: createDelivery(settings),
      warn: (details, line) => {
        app.log.warn(details, line);
      },
    });
    return {
      address,
      place: database.place,
      outboxAddress: settings.outbox ? `${address}/__outbox` : null,
      sampleLogins,
      invitedAdministrator: isInvited ? administrator : null,
      close: async () => {
        // First, because its open connection to each browser would keep the port open.
        await frontend.close();
        await Promise.all([app.close(), worker.close()]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openFrontend({ mode }: Settings): Promise<Frontend> {
  if (mode !== 'development') return builtFrontend();
  const { viteFrontend } = await import('#server/platform/frontend/vite.ts');
  return viteFrontend();
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw explain(error, host, port);
  }
  const { port: bound } = app.server.address() as AddressInfo;
  return addressOf(host, bound);
}

function explain(error: unknown, host: string, port: number): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} is in use. Stop the program that uses it, or set PORT to another number.`,
      );
    case 'EACCES':
      return new StartupError(
        `Port ${port} may not be used by this account. Set PORT to a number above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(
        `HOST ${host} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`,
      );
    case undefined:
    default:
      return error;
  }
}
