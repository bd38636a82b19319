import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePassword, samplePeople } from '#server/platform/sample/samplePeople.ts';
import { bearer } from './support/api.ts';
import { freePort } from './support/freePort.ts';
import { install, type Installation } from './support/installation.ts';
import { startSources } from './support/started.ts';

const credentials = { email: 'owner@lintel.test', password: samplePassword };

interface LoginAnswer {
  accessToken: string;
}

async function logIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/app/anonymous/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  return ((await answer.json()) as LoginAnswer).accessToken;
}

async function statusOf(address: string, token: string): Promise<number> {
  const answer = await fetch(`${address}/api/app/user-query/user-info`, { headers: bearer(token) });
  return answer.status;
}

function sendMegabyte(address: string): Promise<Response> {
  return fetch(`${address}/api/app/anonymous/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, password: 'x'.repeat(1_000_000) }),
  });
}

describe('starting the product', () => {
  let installation: Installation;
  let dataFolder: string;

  beforeAll(async () => {
    installation = await install();
    dataFolder = join(installation.folder, '.data');
  });
  afterAll(() => installation.remove());

  /** Starts the product, expects it to end with code 1, and returns its output. */
  async function failStart(environment: NodeJS.ProcessEnv): Promise<string> {
    const started = installation.start(environment);
    expect(await started.ended).toBe(1);
    expect(started.output()).not.toMatch(/^\s+at |node:internal/m);
    return started.output();
  }

  it('prints its progress, keeps people logged in across a restart, and locks its data folder', async () => {
    const first = installation.start();
    const address = await first.ready;
    expect(first.output()).toMatch(
      /^Creating the database in .*\nAdding sample customers and people \.\.\.\n/,
    );
    expect(first.output().split(samplePassword)).toHaveLength(2);
    for (const { email, invited = false } of samplePeople) {
      expect(first.output().includes(email)).toBe(!invited);
    }
    expect(first.output()).toContain(`Data: ${dataFolder}\nStop: Ctrl+C`);
    const token = await logIn(address);
    const secret = join(dataFolder, 'auth-secret');
    expect(statSync(secret).mode & 0o777).toBe(0o600);
    expect(readFileSync(secret, 'utf8').length).toBeGreaterThanOrEqual(32);

    expect(await failStart({})).toBe(
      `The data folder ${dataFolder} is in use by process ${first.pid}. ` +
        'Stop that process, or set DATA_DIR to another folder.\n',
    );
    expect(await statusOf(address, token)).toBe(200);
    first.kill('SIGKILL');
    await first.ended;

    const second = installation.start();
    expect(await statusOf(await second.ready, token)).toBe(200);
    expect(second.output()).not.toMatch(/Creating|Adding/);
    const refused = await sendMegabyte(await second.ready);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ error: { code: 'BODY_TOO_LARGE' } });
    second.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('prints no sample logins if the first start was without sample people', async () => {
    const DATA_DIR = join(installation.folder, 'empty');
    const first = installation.start({ DATA_DIR, SAMPLE_DATA: 'off' });
    await first.ready;
    // A closed terminal sends this signal.
    first.kill('SIGHUP');
    expect(await first.ended).toBe(0);
    const second = installation.start({ DATA_DIR });
    await second.ready;
    second.kill('SIGTERM');
    await second.ended;
    expect(second.output()).toContain('Stop: Ctrl+C');
    expect(second.output()).not.toMatch(/Sample logins|@lintel\.test/);
  });

  it('reports a port in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await failStart({ PORT: String(port) })).toBe(
      `Port ${port} is in use. Stop the program that uses it, or set PORT to another number.\n`,
    );
    other.close();
  });

  it('reports a data folder that cannot be written', async () => {
    const DATA_DIR = join(installation.folder, 'package.json/below');
    expect(await failStart({ DATA_DIR })).toContain(`The data folder ${DATA_DIR} cannot be written (`);
  });

  it('reports a data folder with an incompatible database', async () => {
    const DATA_DIR = join(installation.folder, 'strange');
    mkdirSync(join(DATA_DIR, 'database'), { recursive: true });
    writeFileSync(join(DATA_DIR, 'database/PG_VERSION'), '9.6\n');
    expect(await failStart({ DATA_DIR })).toContain('cannot be opened');
  });

  it('reports a database that cannot be reached, without its password', async () => {
    const port = await freePort();
    const message = await failStart({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/market` });
    expect(message).toBe(
      `The database at 127.0.0.1:${port}/market cannot be reached (connect ECONNREFUSED 127.0.0.1:${port}). ` +
        'Start PostgreSQL, or correct DATABASE_URL.\n',
    );
  });

  it('reports every missing setting of production, also from the sources', async () => {
    const started = startSources({ NODE_ENV: 'production' });
    expect(await started.ended).toBe(1);
    expect(started.output().match(/[A-Z_]+ is missing/g)).toEqual([
      'AUTH_SECRET is missing',
      'PUBLIC_URL is missing',
      'DATABASE_URL is missing',
      'SMTP_URL is missing',
    ]);
  });

  it('reports an error in a content file, and its place', async () => {
    const path = join(installation.folder, 'content/help/faq.json');
    const right = readFileSync(path, 'utf8');
    writeFileSync(path, right.replace('"id": 1,', '"id": 0,'));
    expect(await failStart({})).toContain(
      'content/help/faq.json: groups.0.questions.0.id: must be 1 or more',
    );
    writeFileSync(path, right);
  });

  it('reports a missing build', async () => {
    const index = join(installation.folder, 'dist/client/index.html');
    rmSync(index);
    expect(await failStart({})).toBe(
      `The application is not built (${index} is missing). Run "npm run build" first.\n`,
    );
  });
});
