import { sql } from 'drizzle-orm';
import { marketplaceTimeZone } from '#domain/days.ts';
import { funnelCharts } from '#domain/funnelStep.ts';
import { auditEntries } from '#server/platform/audit/auditTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { analyticsEvents } from '#server/modules/funnels/eventTables.ts';
import { funnelRuns, funnelSteps } from '#server/modules/funnels/funnelTables.ts';
import { funnelRunSums, funnelStepSums, funnelVisitSums } from '#server/modules/funnels/sumTables.ts';
import { leads } from '#server/modules/offers/offerTables.ts';
import { mails } from '#server/platform/mail/mailTables.ts';
import { productRequests } from '#server/modules/requests/requestTables.ts';
import { affiliates, customers, users } from '#server/platform/db/schema.ts';

/** Number of users who apply to be an affiliate; all have addresses of one domain. */
const applicants = 25;

/** Rows that one statement adds at most: each has ten seconds. */
const batchSize = 50_000;
const stepsOfRun = 10;

/**
 * Adds the records of a marketplace with this number of companies: one request and ten mails and ten audit entries
 * for each, steps of funnels, and a few applications.
 */
export async function fillRecords(db: Database, companies: number, steps: number): Promise<void> {
  const company = sql`(select array_agg(id order by id) from ${customers})[1 + number % ${companies}::int]`;
  const user = sql`(select array_agg(id order by id) from (select id from ${users} order by id limit 1000) early)[1 + number % 1000]`;
  await db.execute(sql`
    insert into ${productRequests} (customer_id, user_id, key, name, name_key, reason, state, asked_at)
    select ${company}, ${user}, md5(number::text), 'Product ' || md5(number::text), md5(number::text), 'For the roof',
      (array['submitted', 'inReview', 'planned', 'available', 'declined'])[1 + number % 5],
      now() - make_interval(mins => number)
    from generate_series(1, ${companies}::int) number`);
  await db.execute(sql`
    insert into ${affiliates} (user_id, company_name, state)
    select id, 'Applicant ' || id, 'pending' from ${users} where email like '%@many.test' order by id limit ${applicants}::int`);
  const many = companies * 10;
  await inBatches(many, async (first, last) => {
    await db.execute(sql`
      insert into ${mails} (job_id, kind, user_id, to_address, subject, text, job, state, attempts, at)
      select -number, 'verification', ${user}, format('person-%s@many.test', number), 'Subject ' || number, 'Text',
        '{}', (case number % 100 when 0 then 'givenUp' when 1 then 'failing' else 'sent' end), 1,
        now() - make_interval(mins => number)
      from generate_series(${first}::int, ${last}::int) number`);
    await db.execute(sql`
      insert into ${auditEntries} (actor_id, action, entity, entity_id, label, request_id, at)
      select ${user}, 'user.moved', (array['user', 'customer', 'partner'])[1 + number % 3], number::text,
        'Thing ' || md5(number::text), md5(number::text), now() - make_interval(mins => number)
      from generate_series(${first}::int, ${last}::int) number`);
  });
  await fillFunnels(db, steps / stepsOfRun);
  await db.execute(sql`vacuum analyze`);
}

/**
 * Adds runs through all funnels, spread over ninety days: rows for the last day, and sums for those before, as the roll-up
 * makes them.
 */
async function fillFunnels(db: Database, runs: number): Promise<void> {
  const charts = sql`string_to_array(${funnelCharts.join(',')}, ',')`;
  const began = sql`now() - number * (interval '90 days' / ${runs}::int)`;
  const kept = Math.ceil(runs / 90);
  await inBatches(kept, async (first, last) => {
    await db.execute(sql`
      insert into ${funnelRuns} (chart, key, steps, state, left_from, visited, started_at, seen_at, stepped_at)
      select (${charts})[1 + number % ${funnelCharts.length}::int], 'many-' || number, ${stepsOfRun}::int, null, 'state 4',
        '{"state 1","state 2","state 3","state 4"}', began, began, began
      from generate_series(${first}::int, ${last}::int) number, lateral (select ${began} as began) day`);
  });
  await inBatches(
    kept,
    async (first, last) => {
      await db.execute(sql`
      insert into ${funnelSteps} (chart, started_at, run_id, from_state, event, to_state, lasted)
      select chart, started_at, id, 'state ' || step % 5, 'Event ' || step % 7, 'state ' || (step + 1) % 5,
        (number * step) % 60000
      from (select *, substr(key, 6)::int as number from ${funnelRuns} where key like 'many-%') many,
        generate_series(1, ${stepsOfRun}::int) step
      where number between ${first}::int and ${last}::int`);
    },
    batchSize / stepsOfRun,
  );
  const old = sql`(
    select (${charts})[1 + number % ${funnelCharts.length}::int] as chart, number,
      date_trunc('day', ${began}, ${marketplaceTimeZone}) as day
    from generate_series(${kept + 1}::int, ${runs}::int) number) old`;
  await db.execute(sql`
    insert into ${funnelRunSums} (chart, started_at, state, has_left, has_arrived, runs)
    select chart, day, 'state 4', true, false, count(*) from ${old} group by chart, day
    on conflict do nothing`);
  await db.execute(sql`
    insert into ${funnelVisitSums} (chart, started_at, state, runs)
    select chart, day, 'state ' || state, count(*) from ${old}, generate_series(1, 4) state group by chart, day, state
    on conflict do nothing`);
  await db.execute(sql`
    insert into ${funnelStepSums} (chart, started_at, from_state, event, to_state, lasted, steps)
    select chart, day, 'state ' || step % 5, 'Event ' || step % 7, 'state ' || (step + 1) % 5,
      exp(round(ln(1 + (number * step::bigint) % 60000) * 10) / 10)::int as lasting, count(*)
    from ${old}, generate_series(1, ${stepsOfRun}::int) step group by chart, day, step, lasting
    on conflict do nothing`);
}

/** Adds this number of leads, and as many tracked events, of this number of users of `fillMarketplace`. */
export async function fillPresses(db: Database, presses: number, people: number): Promise<void> {
  const user = sql`(select min(id) from ${users} where email like '%@many.test') + number % ${people}::int`;
  await inBatches(presses, async (first, last) => {
    await db.execute(sql`
      insert into ${leads} (user_id, partner_id, kind, place, made_at, made_on)
      select ${user}, 1 + number / ${people}::int % 12, 'callToAction', 'card', pressed, pressed::date
      from generate_series(${first}::int, ${last}::int) number,
        lateral (select now() - make_interval(days => number / (12 * ${people}::int)) as pressed) day`);
    await db.execute(sql`
      insert into ${analyticsEvents} (name, properties, context, user_id, occurred_at, received_at)
      select (array['Call To Action', 'Page View', 'Logout'])[1 + number % 3], '{"partnerId": 4, "place": "card"}',
        '{"area": "Marketplace", "route": "Dashboard"}', ${user}, pressed, pressed
      from generate_series(${first}::int, ${last}::int) number,
        lateral (select now() - number * (interval '90 days' / ${presses}::int) as pressed) day`);
  });
  await db.execute(sql`vacuum analyze`);
}

async function inBatches(
  rows: number,
  add: (first: number, last: number) => Promise<void>,
  most = batchSize,
): Promise<void> {
  for (let first = 1; first <= rows; first += most) await add(first, Math.min(first + most - 1, rows));
}
