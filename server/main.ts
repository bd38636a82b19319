import { readSettings } from '#server/platform/settings/settings.ts';
import { announcement } from './announce.ts';
import { start, type RunningServer } from './start.ts';

/** An orderly end takes at most this long, in milliseconds; then the process ends as it is. */
const longestClose = 9_000;

const ending = new AbortController();

function print(line: string): void {
  console.log(line);
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** Ends in order, once it has started; Ctrl+C comes twice where npm passes it on as well. */
function endOnSignal(starting: Promise<RunningServer>): void {
  const end = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    setTimeout(() => process.exit(1), longestClose).unref();
    starting.then((server) => server.close()).then(() => process.exit(0), fail);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // Sent when the terminal is closed.
  process.on('SIGHUP', end);
}

try {
  const settings = readSettings(process.env);
  const starting = start(settings, print);
  endOnSignal(starting);
  const server = await starting;
  if (!ending.signal.aborted) print(announcement(server, settings.mode).join('\n'));
} catch (error) {
  fail(error);
}
