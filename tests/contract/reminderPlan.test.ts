import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificates } from '#server/modules/certificates/certificateTables.ts';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { customers } from '#server/platform/db/schema.ts';
import { remindOfCertificates } from '#server/modules/certificates/remindOfCertificates.ts';
import { everyDatabaseKind } from './support/databases.ts';
import { plansOf } from './support/plans.ts';

describe.each(everyDatabaseKind)('40,000 certificates that do not end soon on $name', ({ open }) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await open();
    await database.db.execute(sql`
      with companies as (
        insert into ${customers} (name)
        select 'One of many' from generate_series(1, 1000) returning id
      )
      insert into ${certificates} (customer_id, type, holder, issuer, expires_on, remind_days)
      select companies.id, 'OTHER', 'Holder ' || number, 'Issuer', current_date + 100 + number * 20, '{30,14,7}'
      from companies, generate_series(1, 40) number`);
    await database.db.execute(sql`analyze`);
  });
  afterAll(() => database.close());

  it('are skipped by the index for reminders', async () => {
    const [plan = '', ...others] = await plansOf(database.db, (db) => remindOfCertificates(db));
    expect(others).toEqual([]);
    expect(plan).toContain('using certificates_to_remind_of');
    expect(plan).not.toContain('Seq Scan on certificates');
  });
});
