import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { Role } from '#domain/role.ts';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import type { Database } from '#server/platform/db/database.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { users } from '#server/platform/db/schema.ts';

/** Hashes the sample password of all people with cheap parameters, for tests with many log-ins. */
export async function quickenPasswords(db: Database): Promise<void> {
  const passwordHash = await hash(samplePassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await db.update(users).set({ passwordHash });
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
    passwordHash: await hashPassword(samplePassword),
  };
  const [row] = await db
    .insert(users)
    .values({ ...person, ...changes })
    .returning();
  if (!row) throw new Error('The person was not added');
  return row;
}
