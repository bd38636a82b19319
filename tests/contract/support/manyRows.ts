import { sql } from 'drizzle-orm';
import { Role } from '#domain/role.ts';
import { certificateRecipients, certificates } from '#server/db/certificateTables.ts';
import type { Database } from '#server/db/database.ts';
import { customers, users } from '#server/db/schema.ts';

/**
 * Gives a company so many members beside those that it has, and so many certificates that end within the
 * next 30 days; each reminds one of the members.
 */
export async function fillCompany(db: Database, customerId: number, rows: number): Promise<void> {
  await db.execute(sql`
    insert into ${users} (email, first_name, last_name, role_id, customer_id, status, email_verified, profile_complete)
    select format('member-%s@company-%s.test', number, ${customerId}::int), 'First ' || number,
      'Last ' || md5(number::text), ${Role.User}::int, ${customerId}::int, 'active', true, true
    from generate_series(1, ${rows}::int) number`);
  await db.execute(sql`
    with added as (
      insert into ${certificates} (customer_id, type, holder, issuer, expires_on, remind_days)
      select ${customerId}::int, 'OTHER', 'Holder ' || number, 'Issuer', current_date + number % 30, '{30,14,7}'
      from generate_series(1, ${rows}::int) number returning id
    )
    insert into ${certificateRecipients} (certificate_id, user_id)
    select added.id, (select min(id) from ${users} where customer_id = ${customerId}::int) from added`);
}

/** Adds companies with so many rows each that a table which is read as a whole is long to read. */
export async function addOtherCompanies(db: Database, companies: number, rows: number): Promise<void> {
  for (let number = 0; number < companies; number += 1) {
    const [customer] = await db.insert(customers).values({ name: 'One of many' }).returning();
    if (!customer) throw new Error('The customer was not added');
    await fillCompany(db, customer.id, rows);
  }
}
