import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const layers = [
  'domain',
  'machines',
  'graphql',
  'document',
  'app',
  'pages',
  'features',
  'admin',
  'session',
  'api',
  'analytics',
  'haven',
  'config',
  'gallery',
  'server',
  'funnels',
  'charts',
  'inspector',
] as const;

type Layer = (typeof layers)[number];

/** Layers beside `src/`. */
const ownFolders = new Set<Layer>(['domain', 'machines', 'server', 'graphql']);

/** Layers in `tools/`. */
const toolLayers = new Set<Layer>(['gallery', 'funnels', 'charts', 'inspector']);

function folderOf(layer: Layer): string {
  if (toolLayers.has(layer)) return `tools/${layer}`;
  return ownFolders.has(layer) ? layer : `src/${layer}`;
}

/** Layers that each layer may import beside itself (docs/decisions/0002-layers.md). */
const mayImport: Record<Exclude<Layer, 'graphql'>, readonly Layer[]> = {
  domain: [],
  machines: ['domain'],
  haven: [],
  config: [],
  api: ['config', 'domain', 'graphql'],
  analytics: ['config', 'domain'],
  session: ['api', 'analytics', 'machines', 'domain', 'graphql'],
  admin: ['session', 'api', 'machines', 'domain', 'graphql', 'haven', 'config'],
  features: ['session', 'api', 'machines', 'domain', 'graphql', 'haven', 'config', 'funnels'],
  pages: ['features', 'admin', 'session', 'haven', 'domain'],
  app: layers.filter(
    (layer) =>
      !['admin', 'server', 'gallery', 'funnels', 'charts', 'inspector', 'app', 'document'].includes(layer),
  ),
  document: ['api', 'app', 'session', 'domain', 'haven', 'config'],
  gallery: ['haven', 'domain'],
  server: ['machines', 'domain', 'graphql', 'funnels'],
  funnels: ['charts', 'machines', 'domain', 'haven'],
  charts: ['machines', 'domain'],
  inspector: ['charts', 'machines', 'domain', 'haven'],
};

/** Layers whose features or pages must not import one another. */
const closedToItself: ReadonlySet<string> = new Set(['features', 'pages']);

interface Snippet {
  readonly name: string;
  readonly file: string;
  readonly code: string;
  readonly forbidden: boolean;
}

const imports: Snippet[] = Object.entries(mayImport).flatMap(([from, allowed]) =>
  layers
    .filter((to) => to !== from || closedToItself.has(to))
    .map((to) => ({
      name: `${from} imports ${to}`,
      file: `${folderOf(from as Layer)}/imports/${to}.ts`,
      code: `import { thing } from '#${to}/thing.ts';\nexport const other = thing;\n`,
      forbidden: !allowed.includes(to),
    })),
);

/** Imports of a feature of the administration, which may import the layer of the administration as well. */
const adminFeatureImports: Snippet[] = layers.map((to) => ({
  name: `a feature of the administration imports ${to}`,
  file: `src/features/customers/${to}.ts`,
  code: `import { thing } from '#${to}/thing.ts';\nexport const other = thing;\n`,
  forbidden: to !== 'admin' && !mayImport.features.includes(to),
}));

/** Imports of the gallery's pages, which lie beside their components and may import the same layers as the gallery. */
const galleryPageImports: Snippet[] = ['src/haven/data', 'src/admin'].flatMap((folder) =>
  layers
    .filter((to) => to !== 'gallery')
    .map((to) => ({
      name: `a page of the gallery in ${folder} imports ${to}`,
      file: `${folder}/${to}.gallery.tsx`,
      code: `import { thing } from '#${to}/thing.ts';\nexport const other = thing;\n`,
      forbidden: !mayImport.gallery.includes(to),
    })),
);

const others: Snippet[] = [
  ['domain', "import { useState } from 'react';\nexport const other = useState;\n"],
  ['machines', "import { useState } from 'react';\nexport const other = useState;\n"],
  ['machines', "import { ofetch } from 'ofetch';\nexport const other = ofetch;\n"],
  ['machines', "export const other = localStorage.getItem('accessToken');\n"],
  ['machines', 'export const other = Date.now();\n'],
  ['machines', "export const other = fetch('/api');\n"],
  ['machines', 'export const other = setTimeout(() => undefined, 1);\n'],
  ['src/haven', "import { Link } from 'react-router-dom';\nexport const other = Link;\n"],
  ['src/api', "import { useState } from 'react';\nexport const other = useState;\n"],
  ['src/analytics', "import { useState } from 'react';\nexport const other = useState;\n"],
  ['src/features', "import { Button } from '@mui/material';\nexport const other = Button;\n"],
  ...[
    'src/features',
    'src/features/customers',
    'src/admin',
    'src/pages',
    'src/app',
    'src/document',
    'tools/inspector',
  ].map((folder) => [folder, "import Button from '@mui/material/Button';\nexport const other = Button;\n"]),
  ['src/session', "import { thing } from '../api/thing.ts';\nexport const other = thing;\n"],
  [
    'server/platform/mail',
    "import { thing } from '#server/modules/help/thing.ts';\nexport const other = thing;\n",
  ],
  ['server/platform/mail', "import { thing } from '#server/thing.ts';\nexport const other = thing;\n"],
  ['server', "import { thing } from '../domain/thing.ts';\nexport const other = thing;\n"],
].map(([folder = '', code = ''], index) => ({
  name: `${folder}: ${code.split('\n')[0]}`,
  file: folder === 'machines' ? `machines/snippet${index}Machine.ts` : `${folder}/others/snippet${index}.ts`,
  code,
  forbidden: true,
}));

/** Imports of MUI components to which haven adds nothing. */
const muiImports: Snippet[] = ['Alert', 'Stack'].map((part) => ({
  name: `a feature imports MUI's ${part}`,
  file: `src/features/mui/${part}.ts`,
  code: `import ${part} from '@mui/material/${part}';\nexport const other = ${part};\n`,
  forbidden: false,
}));

const snippets = [...imports, ...adminFeatureImports, ...galleryPageImports, ...muiImports, ...others];
const rules = /no-restricted-(imports|globals)/;

/** The player of the sequences that a test prints; the inspector runs on the development server only. */
const sequencePlayer = join('tools', 'inspector', 'sequencePlayer.ts');

it('production code does not import from the tests', () => {
  const importing = ['domain', 'machines', 'src', 'server', 'tools']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes("'#tests/"));
  expect(importing).toEqual([sequencePlayer]);
});

describe('layers', () => {
  let folder = '';
  let filesWithFaults = new Set<string>();

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'layers-'));
    cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
    for (const { file, code } of snippets) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), code);
    }
    filesWithFaults = new Set(lint(folder).map(({ filename }) => filename));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(snippets.filter(({ forbidden }) => forbidden))('refuse: $name', ({ file }) => {
    expect(filesWithFaults).toContain(file);
  });

  it.each(snippets.filter(({ forbidden }) => !forbidden))('allow: $name', ({ file }) => {
    expect(filesWithFaults).not.toContain(file);
  });
});

function lint(folder: string): { filename: string; code: string }[] {
  const oxlint = resolve('node_modules/oxlint/bin/oxlint');
  let output = '';
  try {
    output = execFileSync(process.execPath, [oxlint, '--format=json'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(output) as { diagnostics: { filename: string; code: string }[] };
  return diagnostics.filter(({ code }) => rules.test(code));
}
