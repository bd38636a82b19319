import { and, eq, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from './database.ts';
import { customers, users } from './schema.ts';

/** For a query of users: those that are not hidden. */
export const isShownUser = not(users.hidden);

/** For a query of customers: those that are not hidden. */
export const isShownCustomer = not(customers.hidden);

/** Whether this column names a hidden person; they are few, and a query looks them up once. */
export function namesHiddenUser(userId: SQLWrapper): SQL {
  return sql`${userId} = any(array(select ${users.id} from ${users} where ${users.sample} and ${users.hidden}))`;
}

/** Whether this column names a hidden customer. */
export function namesHiddenCustomer(customerId: SQLWrapper): SQL {
  return sql`${customerId} = any(array(select ${customers.id} from ${customers} where ${customers.sample} and ${customers.hidden}))`;
}

/** Hides the sample people and customers, whose password everybody knows, or shows them again. */
export async function hideSample(db: Database, hidden: boolean): Promise<void> {
  for (const table of [users, customers]) {
    await db
      .update(table)
      .set({ hidden })
      .where(and(table.sample, eq(table.hidden, !hidden)));
  }
}
