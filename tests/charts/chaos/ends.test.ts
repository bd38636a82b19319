import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';
import { describe, expect, it } from 'vitest';
import { ends, type End } from './ends.ts';
import type { findWrong } from './sequences.ts';
import { readSequence } from './words.ts';
import { laterStarts, listDoings, starts } from './world.ts';

/** Most lines are missed soon; what only a rare order of events needs is looked for longer. */
const rounds = [3_000, 20_000];

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const named = ends.map(
  (end) => [`${end.file}: ${oneLine(end.text)} → ${oneLine(end.without)}`, end] as const,
);

/** Runs the code as it would be without the line; answers a sequence that goes wrong, or null. */
async function playWithout({ file, text, without, shownBy }: End): Promise<string | null> {
  const server = await createServer({
    configFile: false,
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    // Loaded anew: it keeps the clock that it was given first.
    ssr: { noExternal: ['@tanstack/query-core'] },
    plugins: [
      {
        name: 'without-a-line',
        enforce: 'pre',
        transform: (code, id) => (id === resolve(file) ? code.replace(text, () => without) : null),
      },
    ],
  });
  const shown = shownBy === undefined ? null : readSequence(shownBy, await listDoings());
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  try {
    const path = '/tests/charts/chaos/sequences.ts';
    const played = await runner.import<{ findWrong: typeof findWrong }>(path);
    for (const runs of rounds) {
      for (const start of [...laterStarts, ...starts]) {
        const examples = shown?.start === start ? [[...shown.steps]] : [];
        const wrong = await played.findWrong(start, runs, true, examples);
        if (wrong !== null) return wrong;
      }
    }
    return null;
  } finally {
    await runner.close();
    await server.close();
  }
}

describe('a line that ends something with its person', () => {
  it.each(named)('stands once: %s', (_, { file, text }) => {
    expect(readFileSync(file, 'utf8').split(text)).toHaveLength(2);
  });

  it.each(process.env['FULL'] === '1' ? named : [])(
    'is missed by chaos: %s',
    async (_, end) => {
      const wrong = await playWithout(end);
      expect(wrong).not.toBeNull();
    },
    3_600_000,
  );
});
