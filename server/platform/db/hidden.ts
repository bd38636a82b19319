import { and, eq, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from './database.ts';
import { customers, users } from './schema.ts';

export const shownUserCondition = not(users.hidden);

export const shownCustomerCondition = not(customers.hidden);

/** Condition for rows whose column has the id of a hidden user. A query looks up the few hidden ids only once. */
export function hiddenUserCondition(userId: SQLWrapper): SQL {
  return sql`${userId} = any(array(select ${users.id} from ${users} where ${users.sample} and ${users.hidden}))`;
}

/** Condition for rows whose column has the id of a hidden customer. */
export function hiddenCustomerCondition(customerId: SQLWrapper): SQL {
  return sql`${customerId} = any(array(select ${customers.id} from ${customers} where ${customers.sample} and ${customers.hidden}))`;
}

/** Hides or shows the sample customers, and the sample users, whose password everybody knows. */
export async function setSampleHidden(db: Database, hidden: boolean): Promise<void> {
  for (const table of [users, customers]) {
    await db
      .update(table)
      .set({ hidden })
      .where(and(table.sample, eq(table.hidden, !hidden)));
  }
}
