import { announcement } from './announce.ts';
import { readSettings } from './settings.ts';
import { start, type RunningServer } from './start.ts';

/** An orderly end takes at most this long, in milliseconds; then the process ends as it is. */
const longestClose = 9_000;

function print(line: string): void {
  console.log(line);
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

function closeOnSignal(server: RunningServer): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), longestClose).unref();
    server.close().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

try {
  const settings = readSettings(process.env);
  const server = await start(settings, print);
  closeOnSignal(server);
  print(announcement(server, settings.mode).join('\n'));
} catch (error) {
  fail(error);
}
