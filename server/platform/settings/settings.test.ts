import { describe, expect, it } from 'vitest';
import { projectRoot } from './projectRoot.ts';
import { readSettings } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://market.example',
  DATABASE_URL: 'postgres://me:secret@db.example:5432/market',
  SMTP_URL: 'smtp://me:secret@mail.example:587',
};

const keys = 'localhost=key1';
const provider = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'market', OIDC_CLIENT_SECRET: 'x' };
const events = { ANALYTICS_ENDPOINT: 'https://events.example' };

describe('readSettings', () => {
  it('returns a demo on localhost by default', () => {
    expect(readSettings({})).toEqual({
      mode: 'demo',
      host: '127.0.0.1',
      port: 4000,
      metricsPort: null,
      tracesEndpoint: null,
      dataFolder: `${projectRoot}/.data`,
      assetsFolder: null,
      databaseUrl: null,
      pool: { connections: 10, connectTimeout: 3_000, statementTimeout: 10_000 },
      sampleData: true,
      administrator: null,
      authSecret: null,
      otherAuthSecret: null,
      publicUrl: null,
      smtpUrl: null,
      outbox: true,
      mailFrom: { name: 'Lintel Marketplace', address: 'no-reply@lintel.example' },
      identityProvider: 'embedded',
      ssoLoginUrl: '/sso/login',
      trustedProxies: [],
      logInFailures: { perAccountAndAddress: 10, perAccount: 100, perAddress: 300 },
      mailRequests: { perAccount: 3, perAddress: 30 },
      productRequestsPerDay: 20,
      eventLimits: { perAddress: 20_000, perRun: 1_000 },
      ssoLogInsPerAddress: 1_000,
      eventsKeptDays: 90,
      logLevel: 'warn',
      drainSeconds: 0,
      shutdownSeconds: 9,
      newcomers: { defaultPartners: [1, 3, 4, 5], affiliateAutoApprove: false },
      apiBaseUrl: '',
      graphqlUrl: '/graphql',
      apiOverrideOrigins: [],
      productionHosts: [],
      corsOrigins: [],
      frameAncestors: [],
      returnOrigins: [],
      mapsScriptUrl: null,
      analytics: null,
    });
  });

  it('reads the port of metrics, and the endpoint of traces without a slash at its end', () => {
    const given = { METRICS_PORT: '9464', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/' };
    const read = { metricsPort: 9464, tracesEndpoint: 'http://collector.example:4318' };
    expect(readSettings(given)).toMatchObject(read);
  });

  it('derives the production host from the public URL, unless the hosts are set', () => {
    expect(readSettings(production).productionHosts).toEqual(['market.example']);
    expect(
      readSettings({ ...production, PRODUCTION_HOSTS: 'Market.example, test.market.example' })
        .productionHosts,
    ).toEqual(['market.example', 'test.market.example']);
    expect(() => readSettings({ PRODUCTION_HOSTS: 'https://market.example' })).toThrow(
      'PRODUCTION_HOSTS must be',
    );
  });

  it('reads the URLs of the API, and lists of origins', () => {
    expect(
      readSettings({
        API_BASE_URL: 'https://api.example/market/',
        GRAPHQL_URL: 'https://api.example/graphql',
        CORS_ORIGINS: 'https://one.example, http://localhost:5173,http://[::1]:8080',
      }),
    ).toMatchObject({
      apiBaseUrl: 'https://api.example/market',
      graphqlUrl: 'https://api.example/graphql',
      corsOrigins: ['https://one.example', 'http://localhost:5173', 'http://[::1]:8080'],
    });
  });

  it("reads the third party's endpoint for events, and its key for each host", () => {
    expect(
      readSettings({
        ANALYTICS_ENDPOINT: 'https://events.example/eu/',
        ANALYTICS_KEYS: 'localhost=key1, Stage.example=key=2,[::1]=key3',
      }).analytics,
    ).toEqual({
      endpoint: 'https://events.example/eu',
      keys: [
        { host: 'localhost', key: 'key1' },
        { host: 'stage.example', key: 'key=2' },
        { host: '[::1]', key: 'key3' },
      ],
    });
  });

  it('uses the embedded identity provider and outbox only on localhost, and a configured provider anywhere', () => {
    expect(readSettings(production)).toMatchObject({ identityProvider: null, ssoLoginUrl: null });
    for (const [PUBLIC_URL, isHere] of [
      ['https://market.example', false],
      ['http://192.168.1.5:4000', false],
      ['http://localhost.evil.example', false],
      ['http://localhost:4000', true],
      ['https://127.0.0.2', true],
      ['http://[::1]:4000', true],
    ] as const) {
      expect(readSettings({ PUBLIC_URL })).toMatchObject({
        outbox: isHere,
        identityProvider: isHere ? 'embedded' : null,
        ssoLoginUrl: isHere ? '/sso/login' : null,
      });
    }
    for (const issuer of [
      'https://id.example/',
      'http://127.0.0.1:8080/a',
      'http://localhost',
      'http://[::1]',
    ]) {
      expect(readSettings({ ...production, ...provider, OIDC_ISSUER: issuer })).toMatchObject({
        identityProvider: { issuer, clientId: 'market', clientSecret: 'x' },
        ssoLoginUrl: '/sso/login',
      });
    }
    const elsewhere = { SSO_LOGIN_URL: 'https://id.example/go' };
    expect(readSettings(elsewhere).ssoLoginUrl).toBe(elsewhere.SSO_LOGIN_URL);
  });

  it.each([
    ['Market <post@market.example>', { name: 'Market', address: 'post@market.example' }],
    ['"Market, Inc." <post@market.example>', { name: 'Market, Inc.', address: 'post@market.example' }],
    ['post@market.example', { name: '', address: 'post@market.example' }],
  ])('reads the sender of mails: %s', (MAIL_FROM, mailFrom) => {
    expect(readSettings({ MAIL_FROM }).mailFrom).toEqual(mailFrom);
  });

  it('removes a trailing slash from the public URL', () => {
    expect(readSettings({ PUBLIC_URL: 'https://market.example:8443/' }).publicUrl).toBe(
      'https://market.example:8443',
    );
  });

  it('treats an empty value as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', NODE_ENV: '' })).toEqual(readSettings({}));
  });

  it('has no sample data if it is switched off, and in production', () => {
    expect(readSettings({ SAMPLE_DATA: 'off' }).sampleData).toBe(false);
    expect(readSettings(production).sampleData).toBe(false);
  });

  it('reads the default partners of new customers, and whether affiliates are approved automatically', () => {
    expect(readSettings({ DEFAULT_PARTNERS: '12, 6', AFFILIATE_AUTO_APPROVE: 'on' }).newcomers).toEqual({
      defaultPartners: [12, 6],
      affiliateAutoApprove: true,
    });
  });

  it('accepts several trusted proxies, addresses and networks', () => {
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, ::1,192.0.2.7' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '::1',
      '192.0.2.7',
    ]);
  });

  it.each<[string, NodeJS.ProcessEnv]>([
    ['NODE_ENV', { NODE_ENV: 'staging' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '4e3' }],
    ['ASSETS_DIR', { ASSETS_DIR: '/nowhere' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db/market' }],
    ['DATABASE_URL', { DATABASE_URL: 'market' }],
    ['SAMPLE_DATA', { SAMPLE_DATA: 'no' }],
    ['SAMPLE_DATA', { ...production, SAMPLE_DATA: 'on' }],
    ['AUTH_SECRET', { AUTH_SECRET: 'short' }],
    ['AUTH_SECRET', { ...production, AUTH_SECRET: '' }],
    ['PUBLIC_URL', { ...production, PUBLIC_URL: undefined }],
    ['PUBLIC_URL', { ...production, PUBLIC_URL: 'market.example' }],
    ['PUBLIC_URL', { ...production, PUBLIC_URL: 'https://market.example/market' }],
    ['PUBLIC_URL', { ...production, PUBLIC_URL: 'https://market.example//' }],
    ['PUBLIC_URL', { ...production, PUBLIC_URL: 'https://market.example?a=1' }],
    ['DATABASE_URL', { ...production, DATABASE_URL: undefined }],
    ['SMTP_URL', { ...production, SMTP_URL: undefined }],
    ['ADMINISTRATOR', { ADMINISTRATOR: 'me' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:587' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp:' }],
    ['MAIL_FROM', { MAIL_FROM: 'Market' }],
    ['MAIL_FROM', { MAIL_FROM: 'one@market.example, two@market.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Market <post@market.example>\r\nBcc: <x@evil.example>' }],
    ['SSO_LOGIN_URL', { SSO_LOGIN_URL: 'javascript:alert(1)' }],
    ['OIDC_ISSUER', { ...provider, OIDC_ISSUER: '' }],
    ['OIDC_ISSUER', { ...provider, OIDC_ISSUER: 'http://id.example' }],
    ['OIDC_ISSUER', { ...provider, OIDC_ISSUER: 'http://127.evil.example' }],
    ['OIDC_ISSUER', { ...provider, OIDC_ISSUER: 'http://localhost.evil.example' }],
    ['OIDC_ISSUER', { ...provider, OIDC_ISSUER: 'https://id.example?tenant=1' }],
    ['OIDC_CLIENT_ID', { ...provider, OIDC_CLIENT_ID: '' }],
    ['OIDC_CLIENT_SECRET', { ...provider, OIDC_CLIENT_SECRET: undefined }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,,10.0.0.2' }],
    ['LOG_IN_FAILURES_PER_ACCOUNT_AND_ADDRESS', { LOG_IN_FAILURES_PER_ACCOUNT_AND_ADDRESS: '0' }],
    ['LOG_IN_FAILURES_PER_ACCOUNT', { LOG_IN_FAILURES_PER_ACCOUNT: 'none' }],
    ['LOG_IN_FAILURES_PER_ADDRESS', { LOG_IN_FAILURES_PER_ADDRESS: '1000001' }],
    ['MAIL_REQUESTS_PER_ACCOUNT', { MAIL_REQUESTS_PER_ACCOUNT: '0' }],
    ['MAIL_REQUESTS_PER_ADDRESS', { MAIL_REQUESTS_PER_ADDRESS: 'many' }],
    ['PRODUCT_REQUESTS_PER_DAY', { PRODUCT_REQUESTS_PER_DAY: '0' }],
    ['EVENTS_PER_ADDRESS', { EVENTS_PER_ADDRESS: '0' }],
    ['STEPS_PER_RUN', { STEPS_PER_RUN: 'many' }],
    ['SSO_LOG_INS_PER_ADDRESS', { SSO_LOG_INS_PER_ADDRESS: '1000001' }],
    ['EVENTS_KEPT_DAYS', { EVENTS_KEPT_DAYS: '0' }],
    ['METRICS_PORT', { METRICS_PORT: '0' }],
    ['METRICS_PORT', { METRICS_PORT: '65536' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://me:secret@collector.example' }],
    ['DRAIN_SECONDS', { DRAIN_SECONDS: '-1' }],
    ['DRAIN_SECONDS', { DRAIN_SECONDS: '9' }],
    ['SHUTDOWN_SECONDS', { SHUTDOWN_SECONDS: '0' }],
    ['DEFAULT_PARTNERS', { DEFAULT_PARTNERS: '1,13' }],
    ['DEFAULT_PARTNERS', { DEFAULT_PARTNERS: '1,1' }],
    ['DEFAULT_PARTNERS', { DEFAULT_PARTNERS: '1,' }],
    ['DEFAULT_PARTNERS', { DEFAULT_PARTNERS: '1e0' }],
    ['AFFILIATE_AUTO_APPROVE', { AFFILIATE_AUTO_APPROVE: 'yes' }],
    ['API_BASE_URL', { API_BASE_URL: '/api' }],
    ['API_BASE_URL', { API_BASE_URL: 'https://me:secret@api.example' }],
    ['API_BASE_URL', { API_BASE_URL: 'https://api.example/?v=1' }],
    ['API_BASE_URL', { API_BASE_URL: "https://a;script-src'/x" }],
    ['GRAPHQL_URL', { GRAPHQL_URL: '//evil.example/graphql' }],
    ['GRAPHQL_URL', { GRAPHQL_URL: 'graphql' }],
    ['API_OVERRIDE_ORIGINS', { API_OVERRIDE_ORIGINS: 'https://api.example/path' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: '*' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'null' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://*.example' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://one.example,' }],
    ['FRAME_ANCESTORS', { FRAME_ANCESTORS: "https://a;script-src'unsafe-inline'" }],
    ['FRAME_ANCESTORS', { FRAME_ANCESTORS: 'https://ONE.example' }],
    ['FRAME_ANCESTORS', { FRAME_ANCESTORS: 'https://one.example:443' }],
    ['RETURN_ORIGINS', { RETURN_ORIGINS: 'https://portal.example/jobs' }],
    ['ANALYTICS_ENDPOINT', { ANALYTICS_KEYS: keys }],
    ['ANALYTICS_ENDPOINT', { ANALYTICS_KEYS: keys, ANALYTICS_ENDPOINT: '/events' }],
    ['ANALYTICS_ENDPOINT', { ANALYTICS_KEYS: keys, ANALYTICS_ENDPOINT: 'ftp://events.example' }],
    ['ANALYTICS_ENDPOINT', { ANALYTICS_KEYS: keys, ANALYTICS_ENDPOINT: "https://a;script-src'/x" }],
    ['ANALYTICS_KEYS', { ANALYTICS_ENDPOINT: 'https://events.example' }],
    ['ANALYTICS_KEYS', { ...events, ANALYTICS_KEYS: 'key1' }],
    ['ANALYTICS_KEYS', { ...events, ANALYTICS_KEYS: 'localhost=' }],
    ['ANALYTICS_KEYS', { ...events, ANALYTICS_KEYS: '=key1' }],
    ['ANALYTICS_KEYS', { ...events, ANALYTICS_KEYS: 'localhost=key 1' }],
    ['ANALYTICS_KEYS', { ...events, ANALYTICS_KEYS: 'localhost=kéy1' }],
    ['ANALYTICS_KEYS', { ...events, ANALYTICS_KEYS: 'localhost=key1,' }],
    ['ANALYTICS_KEYS', { ...events, ANALYTICS_KEYS: 'localhost:4000=key1' }],
    ['ANALYTICS_KEYS', { ...events, ANALYTICS_KEYS: 'https://market.example=key1' }],
    ['ANALYTICS_KEYS', { ...events, ANALYTICS_KEYS: 'localhost=key1,LOCALHOST=key2' }],
  ])('refuses %s in %j', (name, environment) => {
    expect(() => readSettings(environment)).toThrow(new RegExp(`^${name} [^\n]+$`));
  });

  it('reports every fault on a separate line, without the value', () => {
    expect(() => readSettings({ PORT: 'a', AUTH_SECRET: 'too-short' })).toThrow(
      /^PORT [^\n]+\nAUTH_SECRET (?!.*too-short)[^\n]+$/,
    );
  });
});
