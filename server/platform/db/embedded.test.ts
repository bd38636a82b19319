import { setTimeout as delay } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { databaseOf } from './embedded.ts';

const readName = sql`select name from named`;
let client: PGlite;
let db: ReturnType<typeof databaseOf>;

beforeAll(async () => {
  client = await PGlite.create();
  await client.exec('create table named (name text not null)');
});
beforeEach(async () => {
  await client.exec("truncate named; insert into named values ('first')");
  db = databaseOf(client);
});
afterAll(() => client.close());

const nameIn = async (database: Pick<typeof db, 'execute'>) =>
  (await database.execute<{ name: string }>(readName)).rows[0]?.name;

/** Changes the name without `databaseOf`. */
const renameUnnoticed = (name: string) => client.query('update named set name = $1', [name]);

it('a result is kept for a second', async () => {
  expect(await nameIn(db)).toBe('first');
  await renameUnnoticed('second');
  expect(await nameIn(db)).toBe('first');
  await delay(1_050);
  expect(await nameIn(db)).toBe('second');
});

it('a read during a write gets the old row, and the next read the new one', async () => {
  expect(await nameIn(db)).toBe('first');
  const [, read] = await Promise.all([db.execute(sql`update named set name = 'second'`), nameIn(db)]);
  expect(read).toBe('first');
  expect(await nameIn(db)).toBe('second');
});

it('a transaction reads what it wrote, and others read it once it ends', async () => {
  expect(await nameIn(db)).toBe('first');
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`update named set name = 'second'`);
    expect(await nameIn(transaction)).toBe('second');
  });
  expect(await nameIn(db)).toBe('second');
});

it('a failure is not kept', async () => {
  await client.exec('alter table named rename to gone');
  await expect(nameIn(db)).rejects.toThrow('Failed query');
  await client.exec('alter table gone rename to named');
  expect(await nameIn(db)).toBe('first');
});
