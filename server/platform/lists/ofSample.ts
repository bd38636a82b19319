import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { customers, users } from '#server/platform/db/schema.ts';

/** Whether this column names a sample person; they are few, and a query looks them up once. */
export function ofSamplePerson(userId: SQLWrapper): SQL {
  return sql`${userId} = any(array(select ${users.id} from ${users} where ${users.sample}))`;
}

/** Whether this column names a sample customer. */
export function ofSampleCustomer(customerId: SQLWrapper): SQL {
  return sql`${customerId} = any(array(select ${customers.id} from ${customers} where ${customers.sample}))`;
}
