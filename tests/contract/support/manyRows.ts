import { sql, type SQL } from 'drizzle-orm';
import { Role } from '#domain/role.ts';
import { certificateRecipients, certificates } from '#server/modules/certificates/certificateTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { entitlements, missingEntitlements, partners } from '#server/modules/partners/partnerTables.ts';
import { customers, users } from '#server/platform/db/schema.ts';

/**
 * Adds this number of members to a company, and as many certificates that end within the next 30 days, each with one
 * recipient.
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

/** Adds companies with this number of rows each, so that a sequential scan takes long. */
export async function addOtherCompanies(db: Database, companies: number, rows: number): Promise<void> {
  for (let number = 0; number < companies; number += 1) {
    const [customer] = await db.insert(customers).values({ name: 'One of many' }).returning();
    if (!customer) throw new Error('The customer was not added');
    await fillCompany(db, customer.id, rows);
  }
}

const firstNames = 'Ada Ben Cleo Dan Eve Finn Gia Hal Ida Jon Kim Leo Mia'.split(' ');
const lastNames = 'Abel Brand Cole Drew Ellis Frost Grant Hale Innes Jarvis Kerr'.split(' ');

/** Users that one statement adds at most: each has ten seconds. */
const batchSize = 10_000;

/** Number of users that `fillMarketplace` adds for each customer. */
export const usersEach = 10;

/**
 * Adds customers, each with all partners or none, some of which were denied or requested, and ten times as many users
 * of all roles and states, whose names repeat as those of people do.
 */
export async function fillMarketplace(db: Database, companies: number): Promise<void> {
  await db.execute(sql`
    insert into ${customers} (name, created_at)
    select 'Company ' || (array['Roofs', 'Pipes', 'Walls', 'Floors'])[1 + number % 4] || ' ' || md5(number::text),
      now() - make_interval(mins => number)
    from generate_series(1, ${companies}::int) number`);
  await db.execute(sql`
    insert into ${entitlements} (customer_id, partner_id)
    select c.id, p.id from ${customers} c, ${partners} p where c.name like 'Company %' and c.id % 20 > 0`);
  const all = companies * usersEach;
  for (let first = 1; first <= all; first += batchSize) {
    await db.execute(sql`
    insert into ${users} (email, first_name, last_name, role_id, customer_id, status, email_verified,
      profile_complete, created_at, last_log_in_at)
    select format('person-%s@many.test', number), (${toArray(firstNames)})[1 + number % ${firstNames.length}::int],
      (${toArray(lastNames)})[1 + number % ${lastNames.length}::int] || ' ' || md5(number::text),
      case when number % 10 = 0 then 2 else 3 end, (select array_agg(id order by id) from ${customers})[1 + number % ${companies}::int],
      (case number % 50 when 0 then 'invited' when 1 then 'deactivated' else 'active' end), number % 50 > 0,
      number % 50 > 0, now() - make_interval(mins => number),
      case when number % 3 > 0 then now() - make_interval(secs => number * 7 % 1000003) end
    from generate_series(${first}::int, ${Math.min(first + batchSize - 1, all)}::int) number`);
  }
  await db.execute(sql`
    insert into ${missingEntitlements} (customer_id, partner_id, state, reason, by_id, at)
    select c.id, p.id, case when p.id = 1 and c.id % 40 = 0 then 'requested' else 'denied' end, 'For the roof',
      (select min(id) from ${users}), now() - make_interval(mins => c.id)
    from ${customers} c, ${partners} p where c.name like 'Company %' and c.id % 20 = 0`);
  await db.execute(sql`vacuum analyze`);
}

function toArray(names: readonly string[]): SQL {
  return sql`string_to_array(${names.join(',')}, ',')`;
}
