import { ensureInstalled } from './install.mjs';
import { runBin } from './run.mjs';

await ensureInstalled();
await runBin(
  'tsx/dist/cli.mjs',
  ['watch', '--clear-screen=false', '--import=./tools/scripts/brandInForce.mjs', 'server/main.ts'],
  {
    env: { NODE_ENV: 'development' },
  },
).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
