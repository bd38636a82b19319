import { randomUUID } from 'node:crypto';
import { hashSync } from '@node-rs/argon2';
import { isNotNull } from 'drizzle-orm';
import { Role } from '#domain/role.ts';
import type { Database } from '#server/platform/db/database.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { users } from '#server/platform/db/schema.ts';

/** Hash of the sample password with cheap parameters, since most tests log in only to do something else. */
const quickHash = hashSync(samplePassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Gives everybody with a password the quick hash. */
export async function quickenPasswords(db: Database): Promise<void> {
  await db.update(users).set({ passwordHash: quickHash }).where(isNotNull(users.passwordHash));
}

/** Adds an active owner without a customer, with the sample password and these changes; returns the row. */
export async function addPerson(
  db: Database,
  changes: Partial<typeof users.$inferInsert> = {},
): Promise<typeof users.$inferSelect> {
  const person = {
    email: `${randomUUID()}@somebody.test`,
    firstName: 'Some',
    lastName: 'Body',
    roleId: Role.Owner,
    status: 'active' as const,
    emailVerified: true,
    profileComplete: true,
    passwordHash: quickHash,
  };
  const [row] = await db
    .insert(users)
    .values({ ...person, ...changes })
    .returning();
  if (!row) throw new Error('The person was not added');
  return row;
}
