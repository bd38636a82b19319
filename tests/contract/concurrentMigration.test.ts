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

/** Statements of an older instance that runs during the migration. */
const seedRows = `
  insert into customers (name) values ('Oak');
  insert into users (email, first_name, last_name, role_id, customer_id, status, email_verified, profile_complete)
    values ('oak@oak.test', 'Ola', 'Oak', 2, 1, 'active', true, true);
  insert into product_requests (customer_id, user_id, key, name, name_key, reason)
    values (1, 1, 'k', 'Cranes', 'cranes', 'Ours are hired');
  insert into categories (id, name, position) values (1, 'All sorts', 1);
  insert into partners (id, name, title, category_id, pages, external_url) values (1, 'pine', 'Pine', 1, '{}', '');
  insert into jobs (job)
    values ('{"kind": "applicationMail", "userId": 1, "application": {"id": 1, "decision": "affiliate.suspended"}}')`;
const startReview = "update product_requests set state = 'inReview' where id = 1";
const insertAuditEntry = `insert into audit_entries (actor_id, action, entity, entity_id, label, request_id)
  values (1, 'review.began', 'productRequest', '1', 'Cranes', 'r')`;
const requestPartner = `insert into missing_entitlements (customer_id, partner_id, state, reason, by_id)
  values (1, 1, 'requested', 'Ours', 1)`;
const grantPartners = 'delete from missing_entitlements';
const lockJobs = 'select * from jobs for update';
const lockUsers = 'select * from users for no key update';
const readUsers = 'select * from users';
const readMails = 'select * from mails';
const readRequests = 'select * from product_requests';

describe.skipIf(!hasPostgres)('a migration while an older instance writes', () => {
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

  /** Applies all migrations before this one. */
  async function migrateUpTo(tag: string) {
    const path = join(folder, 'meta/_journal.json');
    const { entries, ...journal } = JSON.parse(readFileSync(path, 'utf8')) as Journal;
    const next = entries.findIndex((entry) => entry.tag === tag);
    writeFileSync(path, JSON.stringify({ ...journal, entries: entries.slice(0, next) }));
    await migrate(drizzle({ client: migrating }), { migrationsFolder: folder });
  }

  it.each([
    ['0023_sections_of_logs', 'a decision', startReview, insertAuditEntry],
    ['0022_sections_of_users', 'a decision', startReview, insertAuditEntry],
    ['0022_sections_of_users', 'a partner that is switched on', grantPartners, insertAuditEntry],
    ['0022_sections_of_users', 'a partner that is asked for', readUsers, requestPartner],
    ['0037_hidden_sample', 'a mail that is sent', lockJobs, lockUsers],
    ['0023_sections_of_logs', 'a mail that is sent again', readMails, `${readRequests}; ${insertAuditEntry}`],
  ])('to %s waits for %s', async (tag, _what, first, second) => {
    await migrateUpTo(tag);
    await writing.query(seedRows);
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

  it('to 0038 renames the actions in the audit log and in queued mails', async () => {
    await migrateUpTo('0038_names_of_acts');
    await writing.query(`${seedRows}; ${insertAuditEntry}`);
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
