import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const headlessShell = '/usr/bin/chromium-headless-shell';
const chromium = existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium';
const ownServer =
  /\/(?:adminCategories|adminPartners|endedOffers|gallery|inspector|manyPartners|partnerPages|secondBrand|thirteenthPartner)\.spec\.ts$/;
const start = /\/start\.spec\.ts$/;
const port = process.env['TEST_PORT'] ?? '4310';
const dataDir = `.cache/data-${port}`;

/** Browser tests run against the built product, on a data folder and port of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  // One more than the cores of the smallest machine that this is run on: pages wait a fifth of their time.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // What has a server of its own takes longest: begun last, it would leave the other workers idle. How long a start takes
  // is measured at the end, when nothing else runs.
  projects: [
    { name: 'own server', testMatch: ownServer },
    { name: 'product', testIgnore: [ownServer, start], teardown: 'start' },
    { name: 'start', testMatch: start },
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
    // Every test comes from one address, and all ask for products as the same few people.
    env: {
      NODE_ENV: 'test',
      PORT: port,
      DATA_DIR: dataDir,
      MAIL_REQUESTS_PER_ADDRESS: '100000',
      PRODUCT_REQUESTS_PER_DAY: '100000',
      RETURN_ORIGINS: 'https://portal.example',
    },
  },
});
