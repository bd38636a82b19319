import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer, createServerModuleRunner, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ends, type End } from './ends.ts';
import type { findWrong } from './sequences.ts';
import { laterStarts, starts } from './world.ts';

const runs = 1_500;

const named = ends.map(
  (end) =>
    [
      `${end.file}: ${end.text.replaceAll(/\s+/g, ' ')} → ${end.without.replaceAll(/\s+/g, ' ')}`,
      end,
    ] as const,
);
const read = (file: string) => readFileSync(file, 'utf8');

describe('a line that ends something with its person', () => {
  it.each(named)('stands once: %s', (_, { file, text }) => {
    expect(read(file).split(text)).toHaveLength(2);
  });
});

/** The code is run as it would be without the line, beside that which the tests run. */
describe('chaos goes wrong without', () => {
  let server: ViteDevServer;
  let out: End | null = null;

  beforeAll(async () => {
    server = await createServer({
      configFile: false,
      server: { middlewareMode: true, ws: false, watch: null },
      appType: 'custom',
      logLevel: 'error',
      // Loaded anew with each world: it keeps the clock that it was given first.
      ssr: { noExternal: ['@tanstack/query-core'] },
      plugins: [
        {
          name: 'without-a-line',
          enforce: 'pre',
          transform: (code, id) =>
            out !== null && id === resolve(out.file)
              ? code.replace(out.text, () => out?.without ?? '')
              : null,
        },
      ],
    });
  });
  afterAll(() => server.close());

  async function playWithout(end: End): Promise<string | null> {
    out = end;
    const { moduleGraph } = server.environments.ssr;
    moduleGraph.invalidateAll();
    const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
    const loaded = await runner.import<{ findWrong: typeof findWrong }>('/tests/charts/chaos/sequences.ts');
    try {
      for (const start of [...laterStarts, ...starts]) {
        const wrong = await loaded.findWrong(start, runs, true);
        if (wrong !== null) return wrong;
      }
      return null;
    } finally {
      await runner.close();
    }
  }

  it.each(process.env['FULL'] === '1' ? named : [])(
    'chaos goes wrong without %s',
    async (_, end) => {
      const wrong = await playWithout(end);
      console.log(wrong);
      expect(wrong).not.toBeNull();
    },
    600_000,
  );
});
