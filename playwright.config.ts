import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const headlessShell = '/usr/bin/chromium-headless-shell';
const chromium = existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium';
const ownServer =
  /\/(?:adminCategories|adminPartners|adminPublishing|endedOffers|manyPartners|partnerPages|secondBrand|thirteenthPartner)\.spec\.ts$/;
const development = /\/(?:gallery|hydration|inspector)\.spec\.ts$/;
const timed = /\/(?:pageTiming|partnerSearch|start)\.spec\.ts$/;
const isLongRun = process.env['FULL'] === '1';
const port = process.env['TEST_PORT'] ?? '4310';
const dataDir = `.cache/data-${port}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  // One more than the cores of the smallest machine, since pages wait a fifth of their time.
  workers: 3,
  // Ends tests that hang, with room for machines that are three times slower; does not check speed.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // The long run alone includes tests whose promise another test checks as well.
  ...(isLongRun ? {} : { grepInvert: /@full/ }),
  // Retries a failing test once, for busy machines, and reports it as flaky. The long run does not retry.
  retries: isLongRun ? 0 : 1,
  // Tests with a server of their own take longest, and so come first. Those of the development server run in one worker,
  // which starts it once. Timed tests run at the end, one at a time.
  projects: [
    { name: 'development', testMatch: development, workers: 1 },
    { name: 'own server', testMatch: ownServer },
    { name: 'product', testIgnore: [development, ownServer, timed], teardown: 'timed' },
    { name: 'timed', testMatch: timed, workers: 1 },
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node dist/server/main.js',
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // All tests share one network and a few people, so the limits of a network and of a person are high.
    env: {
      NODE_ENV: 'test',
      PORT: port,
      DATA_DIR: dataDir,
      MAIL_REQUESTS_PER_ADDRESS: '100000',
      PRODUCT_REQUESTS_PER_DAY: '100000',
      EVENTS_PER_ADDRESS: '1000000',
      SSO_LOG_INS_PER_ADDRESS: '100000',
      RETURN_ORIGINS: 'https://portal.example',
    },
  },
});
