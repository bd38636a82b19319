import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { brandPlugin } from './brands/plugin.ts';
import { noncePlaceholder } from './server/platform/http/nonce.ts';
import { LongestFirst } from './tests/support/longestFirst.ts';

/** Patterns of the names of built files, short since every page loads all names. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

/** Loads the copy of `graphql` that `graphql-jit` loads parts of: types of one copy are unknown to another. */
const oneGraphql = { find: /^graphql$/, replacement: 'graphql/index.js' };

/** Modules of the GraphQL client. */
const dataLibraries = /node_modules.*(?:@apollo|@wry|graphql|optimism|rxjs|tslib)/;

/** Chunks of other libraries that some pages do not load: patterns of the modules' paths, by name of the chunk. */
const libraries = {
  passwords: /commonPasswords/,
  tables: /@mui.*(?:Table|Pagination|RovingTabIndex)/,
  parts:
    /@mui.*(?:Cancel|Chip|contains|Dialog|focusable|Scrollbar|Modal|Backdrop|Portal|FocusTrap|Fade|Transition|Popper|Tooltip)|@popperjs/,
  forms: /hookform|react-hook-form|@mui.*(?:Check|FormControl|Input|NativeSelect|Radio|SwitchBase|Textarea)/,
};

/** Returns the ids of all modules that can be reached from a module by `next`, including its own. */
function reach(id: string, next: (id: string) => readonly string[] | undefined): string[] {
  const reached = new Set([id]);
  for (const each of reached) for (const other of next(each) ?? []) reached.add(other);
  return [...reached];
}

/** Paths of visitors' pages and flows without the site's header and footer, and of pages with them. */
const gettingIn =
  /pages[\\/](?:CompleteProfile|ForgotPassword|Login|NoAccess|Register|Reset|Sso|Verification)|Flow\.ts$/;
const visitorsOfSite = /SiteLayout|pages[\\/](?:LandingPage|NotFound)/;
const dashboard = /pages[\\/](?:Admin)?Dashboard/;

/** Modules that signed-in people load, most of them on every page; too small for files of their own. */
const ofSignedIn =
  /[\\/](?:dataLayer|FooterLists|held|OfferCard|PersonMenus|preload(?!Admin)\w+|queryClient|useDownload)\.tsx?$|domain[\\/]settings\.ts$/;

/**
 * Names the chunk of code that visitors share, or after the library that the code needs, so that no page loads a library
 * without need; null for other code. Imports of library modules do not count: most are unused.
 */
function nameShared(id: string, graph: Rolldown.ChunkingContext): string | null {
  const needed = reach(id, (each) =>
    each.includes('node_modules') ? [] : graph.getModuleInfo(each)?.importedIds,
  );
  if (needed.some((each) => dataLibraries.test(each))) return null;
  const found = Object.entries(libraries).find(([, path]) => needed.some((each) => path.test(each)));
  if (found) return found[0];
  if (leadsTo(visitorsOfSite, id, graph)) return 'shared';
  if (!leadsTo(gettingIn, id, graph)) return null;
  return leadsTo(ofSignedIn, id, graph) || leadsTo(dashboard, id, graph) ? 'shared' : 'forms';
}

/** Names the chunk of code that only pages with the site's header and footer need; null for other code. */
function nameForSite(id: string, graph: Rolldown.ChunkingContext): string | null {
  return leadsTo(/SiteLayout/, id, graph) && !leadsTo(gettingIn, id, graph) ? 'site' : null;
}

/** Whether the path of this module, or of a module that imports it directly or indirectly, matches. */
function leadsTo(path: RegExp, id: string, graph: Rolldown.ChunkingContext): boolean {
  return reach(id, (each) => graph.getModuleInfo(each)?.importers).some((each) => path.test(each));
}

/** Names the chunk of code that only the administration needs: its first page, or only lists; null for other code. */
function nameForAdministrators(id: string, graph: Rolldown.ChunkingContext): string | null {
  const loaders = reach(id, (each) => {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(each) ?? {};
    return each.includes('adminPages') ? [] : [...importers, ...dynamicImporters];
  });
  if (loaders.some((each) => each.includes('main.tsx'))) return null;
  return leadsTo(/AdminOverview/, id, graph) ? 'administration' : 'adminLists';
}

/** Chunks, the first that fits: of every page, of areas of the product, of several pages; the rest is of single pages. */
const chunks = {
  groups: [
    { name: 'libraries', test: /node_modules/, tags: ['$initial' as const], priority: 4 },
    { name: 'start', tags: ['$initial' as const], priority: 3 },
    { name: nameForAdministrators, minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: nameForSite, includeDependenciesRecursively: false, priority: 2 },
    { name: nameShared, minShareCount: 3, includeDependenciesRecursively: false, priority: 2 },
    { name: 'registration', test: /features[\\/]registration[\\/]|pages[\\/]Register/, priority: 1 },
    { name: 'signedIn', test: ofSignedIn, priority: 1 },
    { name: 'pages', minShareCount: 3, includeDependenciesRecursively: false },
  ],
};

/** Packages without side effects that do not declare it: Emotion imports them for an unused function. */
const treeshake = {
  moduleSideEffects: [
    { test: /node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
  ],
};

/**
 * Removes the router's warnings, since its package exports no production build, and its unused components, whose
 * `displayName` looks like a use: every page loads 2 kB less.
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

/** Packages that the server's bundle imports: those with native code or WebAssembly, and Vite for development. */
const unbundled = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'fs-native-extensions',
  'lightningcss',
  'piscina',
  'vite',
];

/** Writes the names of the packages that the server's bundle imports, for the package of a release. */
const listPackages: Plugin = {
  name: 'list-packages',
  generateBundle(_options, bundle) {
    if (this.environment.name === 'client') return;
    const imported = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.imports.concat(file.dynamicImports) : [],
    );
    const packages = imported
      .filter((name) => !(name in bundle) && !isBuiltin(name))
      .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]);
    const source = JSON.stringify([...new Set(packages)]);
    this.emitFile({ type: 'asset', fileName: 'imported-packages.json', source });
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), leanRouter, listPackages, brandPlugin(process.env['BRAND'] ?? 'lintel')],
  resolve: {
    alias: [
      // React has the hook that this package adds to older versions.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      // MUI calls styled('div'), so it does not need the functions for HTML elements, such as styled.div.
      { find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' },
      ...(isSsrBuild ? [oneGraphql] : []),
    ],
  },
  html: { cspNonce: noncePlaceholder },
  // One file with the server's packages loads in two thirds of the time; React's production build renders twice as fast.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const, external: unbundled },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            passwordHashes: 'server/platform/auth/passwordHashes.js',
            drawPage: 'src/document/drawPage.tsx',
          },
          // Pages refer to files of the browser's build, which `listPageModules` finds by function names, so these are kept.
          output: { assetFileNames: fileNames.assetFileNames, keepNames: true },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        // One small style sheet loads sooner than several parts of it.
        cssCodeSplit: false,
        // Older browsers do not support `light-dark()` and relative colors.
        cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
        // The server finds the files of a page in the manifests.
        manifest: true,
        ssrManifest: true,
        // Every browser that supports our colors supports module preloads.
        modulePreload: { polyfill: false },
        rolldownOptions: { treeshake, output: { codeSplitting: chunks, ...fileNames } },
      },
  test: {
    // A missing snapshot fails the test; `-u` writes it.
    update: 'none',
    // One for each core of the smallest machine; the default of Vitest leaves one idle.
    maxWorkers: 2,
    // Test files share the modules of a worker; the long run isolates each file.
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
          // `@xstate/machine-extractor`, which reads charts, is written for XState 4.
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
          alias: [oneGraphql],
          environment: 'node',
          include: ['server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          globalSetup: 'tests/contract/support/globalSetup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
}));
