import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error.output ?? '', `\nThe product could not be prepared: ${error.message}`);
  process.exit(1);
}
await import('../../dist/server/main.js');
