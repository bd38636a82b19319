import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { brandPlugin } from './brands/plugin.ts';
import { noncePlaceholder } from './server/platform/http/nonce.ts';
import { LongestFirst } from './tests/support/longestFirst.ts';

/** Every page loads the names of all files: short ones tell one content from another as well. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

/** Libraries that some pages do without, by what stands in the paths of their modules. */
const libraries = {
  data: /node_modules.*(?:@apollo|@wry|graphql|optimism|rxjs|tslib)/,
  passwords: /commonPasswords/,
  tables: /@mui.*(?:Table|Pagination|RovingTabIndex)/,
  parts: /@mui.*(?:Chip|Dialog|Modal|Backdrop|Portal|FocusTrap|Fade|Transition|Popper|Tooltip)|@popperjs/,
  forms: /hookform|react-hook-form/,
  inputs: /@mui.*(?:Check|FormControl|Input|NativeSelect|Radio|SwitchBase|Textarea)/,
};

/** The modules that can be reached from one of them. */
function reach(id: string, next: (id: string) => readonly string[] | undefined): string[] {
  const reached = new Set([id]);
  for (const each of reached) for (const other of next(each) ?? []) reached.add(other);
  return [...reached];
}

/** Pages and charts of visitors: outside the frame of the site, and within it. */
const gettingIn =
  /pages[\\/](?:CompleteProfile|ForgotPassword|Login|NoAccess|Register|Reset|Sso|Verification)|Flow\.ts$/;
const visitorsOfSite = /pages[\\/](?:LandingPage|NotFound)/;

/**
 * Shared code lies beside the library that it stands on, so that no page loads a library for a part that does without; what
 * no visitor needs lies beside the data client. A module of a library stands for itself: its imports name much that nobody
 * uses.
 */
function nameBeside(id: string, graph: Rolldown.ChunkingContext): string {
  const needed = reach(id, (each) =>
    each.includes('node_modules') ? [] : graph.getModuleInfo(each)?.importedIds,
  );
  const found = Object.entries(libraries).find(([, path]) => needed.some((each) => path.test(each)));
  if (found) return found[0];
  return leadsTo(gettingIn, id, graph) || leadsTo(visitorsOfSite, id, graph) ? 'shared' : 'data';
}

/** Names the chunk of the site's frame, which holds what no page outside of it needs. */
function nameForSite(id: string, graph: Rolldown.ChunkingContext): string | null {
  return leadsTo(/SiteLayout/, id, graph) && !leadsTo(gettingIn, id, graph) ? 'site' : null;
}

/** Whether a module at such a path needs this one, or is it. */
function leadsTo(path: RegExp, id: string, graph: Rolldown.ChunkingContext): boolean {
  return reach(id, (each) => graph.getModuleInfo(each)?.importers).some((each) => path.test(each));
}

/** Nobody else loads what pages of the administration alone share; its first page needs nothing of what lists do. */
function nameForAdministrators(id: string, graph: Rolldown.ChunkingContext): string | null {
  const loaders = reach(id, (each) => {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(each) ?? {};
    return each.includes('adminPages') ? [] : [...importers, ...dynamicImporters];
  });
  if (loaders.some((each) => each.includes('main.tsx'))) return null;
  return leadsTo(/AdminOverview/, id, graph) ? 'administration' : 'adminLists';
}

/** Few chunks: what every page needs, the parts around pages, what some of them share, and each page by itself. */
const chunks = {
  groups: [
    { name: 'start', tags: ['$initial' as const], priority: 3 },
    { name: nameForAdministrators, minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: nameForSite, includeDependenciesRecursively: false, priority: 2 },
    { name: nameBeside, minShareCount: 3, includeDependenciesRecursively: false, priority: 2 },
    { name: 'person', test: /[\\/](?:queryClient|PersonMenus|FooterLists)\.tsx?$/ },
    {
      name: 'settings',
      test: /domain[\\/]settings\.ts$|settingsHooks\.ts$/,
      includeDependenciesRecursively: false,
    },
  ],
};

/** Packages that only declare and do not say so: Emotion imports them for a function that nothing here calls. */
const treeshake = {
  moduleSideEffects: [
    { test: /node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
  ],
};

/**
 * The router is published for production without being exported so, and its components look used to whoever bundles
 * it, since each is given a name: without its warnings and those that nothing uses, every page loads 2 kB less.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist/ },
    handler: (code) =>
      code
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (React\d*\.forwardRef)\(/g, '= /* @__PURE__ */ $1('),
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), leanRouter, brandPlugin(process.env['BRAND'] ?? 'lintel')],
  resolve: {
    alias: [
      // What stands in for React's own hook in an older React is not needed.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      // Nor is a function for each HTML element, as styled.div: MUI calls styled('div').
      { find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' },
    ],
  },
  html: { cspNonce: noncePlaceholder },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: { main: 'server/main.ts', drawPage: 'src/document/drawPage.tsx' },
          // Pages name the files of the browser's build; `modulesOf` tells them by the names of functions.
          output: { assetFileNames: fileNames.assetFileNames, keepNames: true },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        // One small file is there sooner than the parts of it that a page needs.
        cssCodeSplit: false,
        // Older browsers do not know `light-dark()` and colors that are made of others.
        cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
        // Tells which files a page is made of.
        manifest: true,
        ssrManifest: true,
        // Every browser that knows our colours knows module preloads.
        modulePreload: { polyfill: false },
        rolldownOptions: { treeshake, output: { codeSplitting: chunks, ...fileNames } },
      },
  test: {
    // A record that is missing is a failure; "-u" writes it.
    update: 'none',
    // One for each core of the smallest machine that this is run on; by itself Vitest would leave one idle.
    maxWorkers: 2,
    // Files share what a worker has loaded; in the long run each is held to stand alone.
    isolate: process.env['FULL'] === '1',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{brands,domain,machines,src,tools}/**/*.test.{ts,tsx}',
            'tests/{access,analytics,architecture,charts,docs}/**/*.test.ts',
            'tests/views/**/*.test.tsx',
          ],
          // The reader of charts is written for XState 4.
          alias: [
            { find: /^xstate\/lib\//, replacement: 'xstate-4/lib/' },
            {
              find: /^@xstate\/machine-extractor$/,
              replacement: fileURLToPath(
                new URL(
                  'node_modules/@xstate/machine-extractor/dist/xstate-machine-extractor.esm.js',
                  import.meta.url,
                ),
              ),
            },
          ],
          server: { deps: { inline: ['@xstate/machine-extractor'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          globalSetup: 'tests/contract/support/postgresOfRun.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
}));
