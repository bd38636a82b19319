import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id, the library's own algorithm: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** Stands in for the hash of a person who has none, so that answers take as long as for one who has. */
const hashOfNobody = hashPassword(randomBytes(32).toString('base64'));

/** Whether the password is the one that was hashed. Without a hash the same work is done, and the answer is no. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const right = await verify(passwordHash ?? (await hashOfNobody), password);
  return right && passwordHash !== null;
}
