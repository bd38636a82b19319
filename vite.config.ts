import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { brandPlugin } from './brands/plugin.ts';
import { noncePlaceholder } from './server/http/nonce.ts';
import { LongestFirst } from './tests/support/longestFirst.ts';

/** Every page loads the names of all files: short ones tell one content from another as well. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

/**
 * Few chunks, each of what is used together: small ones compress worse and cost a request each. The first is
 * all that every page needs, libraries and our own code alike.
 */
const chunks = {
  groups: [
    { name: 'start', tags: ['$initial' as const], priority: 4 },
    {
      name: 'shared',
      test: /src[\\/]haven[\\/](?:drawing|Icon)|domain[\\/](?:dates|phoneSharing)/,
      minShareCount: 2,
      priority: 3,
    },
    {
      name: 'field',
      test: /src[\\/]haven[\\/](?:FieldFrame|FieldError|LinkButton|Checkbox\.)|domain[\\/]failureWords|@mui[\\/]utils/,
      minShareCount: 2,
      priority: 3,
    },
    {
      // Lists with pages: of owners and of administrators.
      name: 'lists',
      test: /src[\\/]haven[\\/](?:DataTable|tableCell|Pagination|paginationTokens|GoToPage|SectionTabs)|@mui[\\/]material[\\/](?:\w+[\\/])*usePagination/,
      minShareCount: 2,
      priority: 3,
      includeDependenciesRecursively: false,
    },
    {
      // What stands over a page, placed by Popper: of owners and of administrators.
      name: 'popups',
      test: /src[\\/]haven[\\/](?:Popup|Tooltip|Dropdown)|@mui[\\/]material[\\/](?:\w+[\\/])*(?:Popper|Portal)|@popperjs/,
      minShareCount: 2,
      priority: 3,
      includeDependenciesRecursively: false,
    },
    {
      // What pages need that have steps but may have no form.
      name: 'flow',
      test: /src[\\/](?:haven[\\/]useHeadingFocus|session[\\/]useFlow\.)|haven[\\/]formatBytes|domain[\\/]readLinkToken/,
      priority: 3,
    },
    {
      name: 'forms',
      test: /src[\\/](?:haven[\\/](?:TextField|EmailField|PasswordField|replaceText|ErrorSummary|FormLayout|useValidatedForm|useAfterPress)|features[\\/]frames[\\/](?:Auth|Help)|session[\\/]useArrival)|domain[\\/](?:emailAddress|emailTypos|passwordLength|formMessages)|react-hook-form|@hookform|@mui[\\/](?:material|system)/,
      minShareCount: 2,
      priority: 2,
      // What it needs may be needed elsewhere as well.
      includeDependenciesRecursively: false,
    },
    {
      name: 'site',
      test: /src[\\/](?:app[\\/]SiteLayout|haven[\\/](?:PartnerCard\.|Marked|SearchField)|session[\\/](?:foundPartners|showcase|use(?:PartnerSearch|SearchText|WhenSettled)))|domain[\\/](?:category\.|foldText|offerSearch|showcase)/,
      priority: 2,
    },
    {
      name: 'person',
      test: /src[\\/](?:features[\\/](?:header[\\/](?:Person|Account|Category|personName|Return)|footer[\\/](?:FooterList|resourcesOf))|haven[\\/](?:Disclosure|useDisclosure|useWasOpen|Avatar)|session[\\/]useCategor)|domain[\\/]settingsAddress/,
      priority: 2,
      // What it needs is needed elsewhere as well.
      includeDependenciesRecursively: false,
    },
    {
      name: 'help',
      test: /src[\\/]features[\\/]help|domain[\\/]moments/,
      minShareCount: 2,
      priority: 1,
      includeDependenciesRecursively: false,
    },
    {
      name: 'ownProfile',
      test: /src[\\/]features[\\/]ownProfile[\\/](?:query|ownProfileFlow)|graphql[\\/]generated[\\/]profile|(?:machines|domain)[\\/]ownProfile/,
      priority: 1,
      includeDependenciesRecursively: false,
    },
    {
      name: 'graphql',
      // With what pages show of rows that are not there.
      test: /@apollo|graphql[\\/]generated[\\/]hooks|query(?:Offers|EndingCertificates|Help|PartnerPage)|src[\\/]session[\\/]useOfferPress|src[\\/]app[\\/][dD]ataLay|haven[\\/](?:Region(?:Error|Loading)?\.|EmptyState)|domain[\\/](?:formatDay|lastDay|days|dateTime)\./,
      priority: 1,
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
          // Pages name the files of the browser's build.
          output: { assetFileNames: fileNames.assetFileNames },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
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
            '{brands,charts,domain,inspector,machines,src}/**/*.test.{ts,tsx}',
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
