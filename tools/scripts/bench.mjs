import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runBin } from './run.mjs';
import { ensureServers } from './servers.mjs';

/** Measures what requests cost the server, beside servers without the product's code. */
await ensureInstalled();
await ensureServers();
await ensureBuilt();
await runBin('tsx/dist/cli.mjs', ['tests/bench/server.ts']).catch(() => {
  console.log('A limit does not hold.');
  process.exitCode = 1;
});
