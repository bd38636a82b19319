import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePassword, samplePeople } from '#server/db/sample/people.ts';
import { bearer } from './support/api.ts';
import { freePort } from './support/freePort.ts';
import { install, type Installation } from './support/installation.ts';

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

describe('starting the product', () => {
  let installation: Installation;

  beforeAll(() => {
    installation = install();
  });
  afterAll(() => installation.remove());

  /** What a start that fails prints, and that it ended with code 1. */
  async function failure(environment: NodeJS.ProcessEnv): Promise<string> {
    const started = installation.start(environment);
    expect(await started.ended).toBe(1);
    expect(started.output()).not.toMatch(/^\s+at |node:internal/m);
    return started.output();
  }

  it('says where it is, who can log in, where the data are and how to stop', async () => {
    const first = installation.start();
    const address = await first.ready;
    const health = await fetch(`${address}/healthz`);
    expect(await health.text()).toBe('{"status":"ok"}');
    const [creating, adding] = first.output().split('\n');
    expect(creating).toMatch(/^Creating the database in .*\.data\/database/);
    expect(adding).toBe('Adding sample customers and people ...');
    expect(first.output().split(samplePassword)).toHaveLength(2);
    for (const { email, invited } of samplePeople) expect(first.output().includes(email)).toBe(!invited);
    expect(first.output()).toContain(`Data: ${join(installation.folder, '.data')}\nStop: Ctrl+C`);
    first.kill('SIGINT');
    expect(await first.ended).toBe(0);
  });

  it('keeps its secret from other accounts, and people logged in over a restart', async () => {
    const first = installation.start();
    const token = await logIn(await first.ready);
    const path = join(installation.folder, '.data/auth-secret');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8').length).toBeGreaterThanOrEqual(32);
    first.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = installation.start();
    expect(await statusOf(await second.ready, token)).toBe(200);
    expect(second.output()).not.toMatch(/Creating|Adding/);
    second.kill('SIGTERM');
    await second.ended;
  });

  it('refuses a second process, names the first, and needs no help after that was killed', async () => {
    const first = installation.start();
    const address = await first.ready;
    const token = await logIn(address);
    expect(await failure({})).toBe(
      `The data folder ${join(installation.folder, '.data')} is in use by process ${first.pid}. ` +
        'Stop that process, or set DATA_DIR to another folder.\n',
    );
    expect(await statusOf(address, token)).toBe(200);
    first.kill('SIGKILL');
    await first.ended;
    const next = installation.start();
    expect(await statusOf(await next.ready, token)).toBe(200);
    next.kill('SIGTERM');
    await next.ended;
  });

  it('refuses a megabyte over a real connection, in words', async () => {
    const server = installation.start();
    const answer = await fetch(`${await server.ready}/api/app/anonymous/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...credentials, password: 'x'.repeat(1_000_000) }),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: { code: 'BODY_TOO_LARGE' } });
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('names a port in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await failure({ PORT: String(port) })).toBe(
      `Port ${port} is in use. Stop the program that uses it, or set PORT to another number.\n`,
    );
    other.close();
  });

  it('names a data folder that cannot be written', async () => {
    const file = join(installation.folder, 'file');
    writeFileSync(file, '');
    for (const DATA_DIR of [file, join(file, 'below')]) {
      expect(await failure({ DATA_DIR })).toContain(`The data folder ${DATA_DIR} cannot be written (`);
    }
  });

  it('names a data folder that holds no database of its kind', async () => {
    const DATA_DIR = join(installation.folder, 'strange');
    mkdirSync(join(DATA_DIR, 'database'), { recursive: true });
    writeFileSync(join(DATA_DIR, 'database/PG_VERSION'), '9.6\n');
    expect(await failure({ DATA_DIR })).toContain('cannot be opened');
  });

  it('names a database that cannot be reached, without its password', async () => {
    const port = await freePort();
    const message = await failure({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/market` });
    expect(message).toBe(
      `The database at 127.0.0.1:${port}/market cannot be reached (connect ECONNREFUSED 127.0.0.1:${port}). ` +
        'Start PostgreSQL, or correct DATABASE_URL.\n',
    );
  });

  it('names a host that is not this machine, and every wrong setting', async () => {
    expect(await failure({ HOST: '203.0.113.7' })).toContain(
      'HOST 203.0.113.7 is no address of this machine',
    );
    expect(await failure({ PORT: 'http' })).toBe('PORT must be a whole number from 0 to 65535.\n');
    expect((await failure({ NODE_ENV: 'production' })).match(/^\w+ is missing/gm)).toEqual([
      'AUTH_SECRET is missing',
      'PUBLIC_URL is missing',
      'DATABASE_URL is missing',
    ]);
  });

  it('names a build that is missing', async () => {
    const bare = install();
    const index = join(bare.folder, 'dist/client/index.html');
    rmSync(index);
    const started = bare.start();
    expect(await started.ended).toBe(1);
    expect(started.output()).toBe(
      `The application is not built (${index} is missing). Run "npm run build" first.\n`,
    );
    await bare.remove();
  });
});
