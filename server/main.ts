import type { FastifyBaseLogger } from 'fastify';
import { brand } from '#domain/brand.ts';
import { roleNames } from '#domain/role.ts';
import type { ReportProgress } from '#server/platform/db/database.ts';
import { createLogger } from '#server/platform/log/logger.ts';
import { samplePassword, samplePeople } from '#server/platform/sample/samplePeople.ts';
import { readSettings, type Settings } from '#server/platform/settings/settings.ts';
import { StartupError } from '#server/platform/settings/startupError.ts';
import { acceptSecret, migrateDatabase, start, type RunningServer } from './start.ts';

const ending = new AbortController();

/** Ends the process with an error: in the log in production, else for people. */
function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  // The build replaces `process.env.NODE_ENV` by a constant.
  const { NODE_ENV } = process.env;
  if (NODE_ENV !== 'production') console.error(message);
  else createLogger({ logLevel: 'info' }).fatal(error instanceof StartupError ? {} : { err: error }, message);
  process.exit(1);
}

/** Closes the server on the first signal, after its start. Ctrl+C can arrive twice, since npm passes it on. */
function endOnSignal(
  starting: Promise<RunningServer>,
  { shutdownSeconds }: Settings,
  logger: FastifyBaseLogger,
): void {
  const end = (signal: NodeJS.Signals) => {
    if (ending.signal.aborted) return;
    ending.abort();
    logger.info(`Ending on ${signal}: not ready from now on.`);
    setTimeout(() => {
      logger.error(`Ended after ${shutdownSeconds} s with work under way.`);
      process.exit(1);
    }, 1_000 * shutdownSeconds).unref();
    const ended = starting.then((server) => server.close());
    ended.then(() => {
      logger.info('Ended.');
      process.exit(0);
    }, fail);
  };
  // SIGHUP is sent when the terminal is closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
}

/** Returns what is shown after the start: one line in production, else all that people need to go on. */
function announcement(server: RunningServer, mode: Settings['mode']): string {
  const { address, place, outboxAddress, sampleLogins } = server;
  const ready = `${brand.marketplaceName} is ready: ${address}`;
  if (mode === 'production') return ready;
  const logins = sampleLogins ? ['', ...loginLines()] : [];
  const mails = outboxAddress === null ? [] : [mailLine(outboxAddress, sampleLogins)];
  const tools =
    mode === 'development' ? [`Gallery: ${address}/__gallery`, `Charts: ${address}/__machines`] : [];
  return [ready, ...logins, '', ...mails, ...tools, `Data: ${place}`, 'Stop: Ctrl+C'].join('\n');
}

function mailLine(outboxAddress: string, sampleLogins: boolean): string {
  const invited = samplePeople.find((person) => person.invited);
  const invitation =
    sampleLogins && invited
      ? ` (the open invitation of ${invited.firstName} ${invited.lastName} is there)`
      : '';
  return `Mail: ${outboxAddress}${invitation}`;
}

function loginLines(): string[] {
  const rows = samplePeople
    .filter(({ invited }) => !invited)
    .map(({ email, firstName, lastName, roleId, customer }) => {
      const role = roleNames[roleId] ?? '';
      const name = `${firstName} ${lastName}`;
      return `  ${email.padEnd(24)}${role.padEnd(13)}${name.padEnd(14)}${customer ?? ''}`.trimEnd();
    });
  return [`Sample logins, all with the password ${samplePassword}`, ...rows];
}

/** Creates the function that shows a line: in the log in production, else to people. */
function createReport({ mode }: Settings, logger: FastifyBaseLogger): ReportProgress {
  return mode === 'production' ? (line) => logger.info(line) : (line) => console.log(line);
}

async function serve(settings: Settings): Promise<void> {
  const logger = createLogger(settings);
  const report = createReport(settings, logger);
  const starting = start(settings, logger, report);
  endOnSignal(starting, settings, logger);
  const server = await starting;
  if (!ending.signal.aborted) report(announcement(server, settings.mode));
}

async function migrate(settings: Settings): Promise<void> {
  const report = createReport(settings, createLogger(settings));
  await migrateDatabase(settings, report);
  report('The database is up to date.');
}

async function accept(settings: Settings): Promise<void> {
  const logger = createLogger(settings);
  await acceptSecret(settings, logger);
  createReport(settings, logger)('Instances with this AUTH_SECRET can start, and others cannot.');
}

const commands = new Map([
  ['serve', serve],
  ['migrate', migrate],
  ['accept-secret', accept],
]);

try {
  const [, , name = 'serve'] = process.argv;
  const command = commands.get(name);
  if (!command) {
    throw new StartupError(
      `There is no command ${name}: the commands are ${[...commands.keys()].join(', ')}.`,
    );
  }
  await command(readSettings(process.env));
} catch (error) {
  fail(error);
}
