import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { migrationsFolder } from '#server/platform/db/migrations.ts';
import { hasPostgres, query } from './support/postgresCluster.ts';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** What an instance of before writes and reads while the database is migrated. */
const company = `
  insert into customers (name) values ('Oak');
  insert into users (email, first_name, last_name, role_id, customer_id, status, email_verified, profile_complete)
    values ('oak@oak.test', 'Ola', 'Oak', 2, 1, 'active', true, true);
  insert into product_requests (customer_id, user_id, key, name, name_key, reason)
    values (1, 1, 'k', 'Cranes', 'cranes', 'Ours are hired');
  insert into categories (id, name, position) values (1, 'All sorts', 1);
  insert into partners (id, name, title, category_id, pages, external_url) values (1, 'pine', 'Pine', 1, '{}', '');
  insert into jobs (job)
    values ('{"kind": "applicationMail", "userId": 1, "application": {"id": 1, "decision": "affiliate.suspended"}}')`;
const decides = "update product_requests set state = 'inReview' where id = 1";
const tells = `insert into audit_entries (actor_id, action, entity, entity_id, label, request_id)
  values (1, 'review.began', 'productRequest', '1', 'Cranes', 'r')`;
const asks = `insert into missing_entitlements (customer_id, partner_id, state, reason, by_id)
  values (1, 1, 'requested', 'Ours', 1)`;
const switches = 'delete from missing_entitlements';
const claims = 'select * from jobs for update';
const addresses = 'select * from users for no key update';
const readsUsers = 'select * from users';
const readsMails = 'select * from mails';
const readsRequests = 'select * from product_requests';

describe.skipIf(!hasPostgres)('a database that is migrated while others go on writing', () => {
  let url: string;
  let folder: string;
  let migrating: Client;
  let writing: Client;

  beforeEach(async () => {
    const name = `migrated_${randomUUID().replaceAll('-', '')}`;
    const own = new URL(inject('postgresUrl') ?? '');
    await query(own.href, `create database ${name}`);
    own.pathname = name;
    url = own.href;
    folder = mkdtempSync(join(tmpdir(), 'lintel-migrations-'));
    cpSync(migrationsFolder, folder, { recursive: true });
    migrating = new Client({ connectionString: url });
    writing = new Client({ connectionString: url });
    await Promise.all([migrating.connect(), writing.connect()]);
  });
  afterEach(async () => {
    await Promise.all([migrating.end(), writing.end()]);
    rmSync(folder, { recursive: true });
    await query(inject('postgresUrl') ?? '', `drop database ${new URL(url).pathname.slice(1)}`);
  });

  /** Brings it to where this migration is the next one. */
  async function migrateUpTo(tag: string) {
    const path = join(folder, 'meta/_journal.json');
    const { entries, ...journal } = JSON.parse(readFileSync(path, 'utf8')) as Journal;
    const next = entries.findIndex((entry) => entry.tag === tag);
    writeFileSync(path, JSON.stringify({ ...journal, entries: entries.slice(0, next) }));
    await migrate(drizzle({ client: migrating }), { migrationsFolder: folder });
  }

  it.each([
    ['0023_sections_of_logs', 'a decision', decides, tells],
    ['0022_sections_of_users', 'a decision', decides, tells],
    ['0022_sections_of_users', 'a partner that is switched on', switches, tells],
    ['0022_sections_of_users', 'a partner that is asked for', readsUsers, asks],
    ['0037_hidden_sample', 'a mail that is sent', claims, addresses],
    ['0023_sections_of_logs', 'a mail that is sent again', readsMails, `${readsRequests}; ${tells}`],
  ])('waits at %s for %s', async (tag, _what, first, second) => {
    await migrateUpTo(tag);
    await writing.query(company);
    await writing.query('begin');
    await writing.query(first);
    const migrated = migrate(drizzle({ client: migrating }), { migrationsFolder });
    await delay(300);
    const written = writing.query(`${second}; commit`);
    expect((await Promise.allSettled([written, migrated])).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
    ]);
  });

  it('has acts by their new names since 0038, in the log and in mails that wait', async () => {
    await migrateUpTo('0038_names_of_acts');
    await writing.query(`${company}; ${tells}`);
    await migrate(drizzle({ client: migrating }), { migrationsFolder });
    const { rows: entries } = await writing.query('select action from audit_entries');
    expect(entries).toEqual([{ action: 'productRequest.startReview' }]);
    const { rows: waiting } = await writing.query(
      "select job #>> '{application,decision}' as decision from jobs",
    );
    expect(waiting).toEqual([{ decision: 'suspend' }]);
    await expect(writing.query("update audit_entries set action = ''")).rejects.toThrow(/neither changed/);
  });
});
