import { eq } from 'drizzle-orm';
import { createLink, type LinkPurpose } from '#server/platform/auth/links.ts';
import { openEmbeddedDatabase } from '#server/platform/db/embedded.ts';
import { users } from '#server/platform/db/schema.ts';
import { createSeed } from '#server/createSeed.ts';
import { serveProduct } from './servers.ts';

const anHourAgo = new Date(Date.now() - 3_600_000);

/** Starts a product with links that are valid, expired, and superseded. */
export async function serveProductWithLinks() {
  const tokens = {
    superseded: '',
    expired: '',
    confirming: '',
    invitationExpired: '',
    resetExpired: '',
    reset: '',
  };
  const product = await serveProduct({ MAIL_REQUESTS_PER_ADDRESS: '100000' }, async (dataFolder) => {
    const { db, close } = await openEmbeddedDatabase({ dataFolder, seed: createSeed(true) }, () => undefined);
    const addLink = async (email: string, purpose: LinkPurpose, expiresAt?: Date): Promise<string> => {
      const [user] = await db.select().from(users).where(eq(users.email, email));
      if (!user) throw new Error(`The sample has no ${email}.`);
      return createLink(db, user.id, purpose, { expiresAt });
    };
    for (const email of ['user@newroof.test', 'owner@birch.test']) {
      await db.update(users).set({ emailVerified: false }).where(eq(users.email, email));
    }
    tokens.superseded = await addLink('user@newroof.test', 'verification');
    tokens.expired = await addLink('user@newroof.test', 'verification', anHourAgo);
    tokens.confirming = await addLink('owner@birch.test', 'verification');
    // A person of its own, since the invitation of the sample person has not expired.
    const [invited] = await db.select().from(users).where(eq(users.email, 'invited@lintel.test'));
    if (!invited) throw new Error('The sample has invited nobody.');
    const { id: _id, ...late } = { ...invited, email: 'late@lintel.test' };
    await db.insert(users).values(late);
    tokens.invitationExpired = await addLink('late@lintel.test', 'invitation', anHourAgo);
    tokens.resetExpired = await addLink('user@lintel.test', 'passwordReset', anHourAgo);
    tokens.reset = await addLink('affiliate@lintel.test', 'passwordReset');
    await close();
  });
  return { ...product, tokens };
}
