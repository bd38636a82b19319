import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { install, type Installation } from './support/installation.ts';
import { hasPooler, startPooler, type Pooler } from './support/pooler.ts';
import { hasPostgres, query } from './support/postgresCluster.ts';
import type { Started } from './support/started.ts';

/** The statements of `deploy/` that create the role with which instances connect, under another name. */
function roleStatements(role: string, owner: string): string {
  return readFileSync('deploy/roles.sql', 'utf8')
    .replaceAll(/^ *\\.*$/gm, '')
    .replaceAll('marketplace', role)
    .replaceAll(':owner', owner)
    .replace(":'password'", "'a password'");
}

/** Waits for the start of an instance, and ends it. */
async function startAndStop({ ready, kill, ended }: Started): Promise<void> {
  await ready;
  kill('SIGTERM');
  await ended;
}

/** Returns the messages of a log, whose lines must all be JSON. */
function messagesOf(log: string): string[] {
  const lines = log.trim().split('\n');
  return lines.map((line) => (JSON.parse(line) as { readonly msg: string }).msg);
}

describe.skipIf(!hasPostgres || !hasPooler)('production on PostgreSQL behind a pooler', () => {
  let installation: Installation;
  let pooler: Pooler;
  let administrator: Client;
  /** Settings of the owner of the tables, and of instances, whose role owns nothing. */
  let asOwner: NodeJS.ProcessEnv;
  let asInstance: NodeJS.ProcessEnv;
  const name = `production_${randomUUID().replaceAll('-', '')}`;
  const role = `role_of_${name}`;
  const ownerRole = `owner_of_${name}`;

  beforeAll(async () => {
    const url = new URL(inject('postgresUrl') ?? '');
    await query(url.href, `create role ${ownerRole} login`);
    await query(url.href, `create database ${name} owner ${ownerRole}`);
    url.pathname = name;
    administrator = new Client({ connectionString: url.href });
    await administrator.connect();
    await administrator.query(roleStatements(role, ownerRole));
    [installation, pooler] = await Promise.all([
      install(),
      startPooler(url.href, ['postgres', ownerRole, role]),
    ]);
    const common = {
      NODE_ENV: 'production',
      AUTH_SECRET: 'a secret of production, longer than thirty-two characters',
      PUBLIC_URL: 'https://market.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
    };
    asOwner = { ...common, DATABASE_URL: pooler.url.replace('postgres@', `${ownerRole}@`) };
    asInstance = { ...common, DATABASE_URL: pooler.url.replace('postgres@', `${role}@`) };
  });
  afterAll(async () => {
    await installation.remove();
    await pooler.stop();
    await administrator.query(`drop owned by ${role}; drop role ${role}`);
    await administrator.end();
    await query(inject('postgresUrl') ?? '', `drop database ${name}`);
    await query(inject('postgresUrl') ?? '', `drop role ${ownerRole}`);
  });

  async function migrate(): Promise<string[]> {
    const command = installation.start(asOwner, ['migrate']);
    expect(await command.ended).toBe(0);
    return messagesOf(command.output());
  }

  it('starts no instance before the migrations', async () => {
    const early = installation.start(asInstance);
    expect(await early.ended).toBe(1);
    expect(messagesOf(early.output()).join()).toMatch(
      /lacks migrations of this version\. Run "node server\.js migrate" before/,
    );
  });

  it('is migrated by two commands at once, and again without effect', async () => {
    const done = ['The database is up to date.'];
    expect(await Promise.all([migrate(), migrate()])).toEqual([done, done]);
    expect(await migrate()).toEqual(done);
  });

  it('serves by two instances with a role that owns nothing', async () => {
    const instances = [installation.start(asInstance), installation.start(asInstance)];
    for (const { ready } of instances) {
      const address = await ready;
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      const refused = await fetch(`${address}/api/app/anonymous/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@oak.test', password: 'Build-up-faster-1' }),
      });
      expect(refused.status).toBe(401);
    }
    const address = (await instances[0]?.ready) ?? '';
    await administrator.query('update drizzle.__drizzle_migrations set hash = reverse(hash)');
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    await administrator.query('update drizzle.__drizzle_migrations set hash = reverse(hash)');
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    for (const { kill, ended, output } of instances) {
      kill('SIGTERM');
      expect(await ended).toBe(0);
      const messages = messagesOf(output());
      expect(messages.join()).toMatch(/is ready: http/);
      expect(messages.slice(-2)).toEqual(['Ending on SIGTERM: not ready from now on.', 'Ended.']);
    }
  });

  it('starts no instance with another secret, unless it has theirs too or the secret is accepted', async () => {
    const other = { ...asInstance, AUTH_SECRET: 'another secret, longer than thirty-two characters' };
    const refused = installation.start(other);
    expect(await refused.ended).toBe(1);
    expect(messagesOf(refused.output()).join()).toMatch(
      /^AUTH_SECRET \(fingerprint \S{8}\) is not the one .* \(\S{8}\)/,
    );
    // The first step of a change: the secret in use signs, and the next one is valid too.
    await startAndStop(installation.start({ ...asInstance, AUTH_SECRET_OTHER: other.AUTH_SECRET }));
    await startAndStop(installation.start({ ...other, AUTH_SECRET_OTHER: asInstance['AUTH_SECRET'] }));
    const last = installation.start(other);
    const address = await last.ready;
    expect(await installation.start(asInstance).ended).toBe(1);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const accepting = installation.start(asInstance, ['accept-secret']);
    expect(await accepting.ended).toBe(0);
    expect(messagesOf(accepting.output())).toEqual([
      'Instances with this AUTH_SECRET can start, and others cannot.',
    ]);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    await startAndStop(last);
    await startAndStop(installation.start(asInstance));
  });

  it('reports a migration that waits', async () => {
    await administrator.query('select pg_advisory_lock(5417093)');
    const command = installation.start(asOwner, ['migrate']);
    await delay(1_000);
    expect(command.output()).toBe('');
    await expect.poll(command.output, { timeout: 10_000 }).toContain('is still under way: ');
    await administrator.query('select pg_advisory_unlock_all()');
    expect(await command.ended).toBe(0);
  });

  it.runIf(process.env['FULL'] === '1')('gives up a migration that waits for 30 seconds', async () => {
    await administrator.query('select pg_advisory_lock(5417093)');
    const command = installation.start(asOwner, ['migrate']);
    expect(await command.ended).toBe(1);
    expect(command.output()).toContain('held a lock for 30 s. Run this again once that has ended.');
    await administrator.query('select pg_advisory_unlock_all()');
  });

  it('refuses a command that does not exist', async () => {
    const command = installation.start({}, ['migrat']);
    expect(await command.ended).toBe(1);
    expect(command.output()).toBe(
      'There is no command migrat: the commands are serve, migrate, accept-secret.\n',
    );
  });
});
