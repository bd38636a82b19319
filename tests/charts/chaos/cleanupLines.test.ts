import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';
import { describe, expect, it } from 'vitest';
import { cleanupLines, type CleanupLine } from './cleanupLines.ts';
import type { findFailure } from './sequences.ts';
import { readSequence } from './sequenceText.ts';
import { laterStarts, listWorldEvents, starts } from './world.ts';

/** Numbers of sequences to play: few suffice for most lines; a rare order of events needs more. */
const rounds = [3_000, 20_000];

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const named = cleanupLines.map(
  (line) => [`${line.file}: ${oneLine(line.text)} → ${oneLine(line.without)}`, line] as const,
);

/** Runs the code without the line; returns a sequence that fails, or null. */
async function playWithout({ file, text, without, shownBy }: CleanupLine): Promise<string | null> {
  const server = await createServer({
    configFile: false,
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    // A new instance for each run, since the library keeps the first clock that it is given.
    ssr: { noExternal: ['@tanstack/query-core'] },
    plugins: [
      {
        name: 'without-a-line',
        enforce: 'pre',
        transform: (code, id) => (id === resolve(file) ? code.replace(text, () => without) : null),
      },
    ],
  });
  const shown = shownBy === undefined ? null : readSequence(shownBy, await listWorldEvents());
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  try {
    const path = '/tests/charts/chaos/sequences.ts';
    const played = await runner.import<{ findFailure: typeof findFailure }>(path);
    for (const runs of rounds) {
      for (const start of [...laterStarts, ...starts]) {
        const examples = shown?.start === start ? [[...shown.steps]] : [];
        const failure = await played.findFailure(start, runs, true, examples);
        if (failure !== null) return failure;
      }
    }
    return null;
  } finally {
    await runner.close();
    await server.close();
  }
}

describe('a line that cleans up after a person', () => {
  it.each(named)('occurs once in its file: %s', (_, { file, text }) => {
    expect(readFileSync(file, 'utf8').split(text)).toHaveLength(2);
  });

  it.each(process.env['FULL'] === '1' ? named : [])(
    'makes a random sequence fail if it is missing: %s',
    async (_, line) => {
      expect(await playWithout(line)).not.toBeNull();
    },
    3_600_000,
  );
});
