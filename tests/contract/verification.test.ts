import { eq, sql } from 'drizzle-orm';
import { setSampleHidden } from '#server/platform/db/hidden.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { createLink, type LinkPurpose } from '#server/platform/auth/links.ts';
import { links, users } from '#server/platform/db/schema.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { ask, dataOf, manyMails, outcomeOf, personWith, queued, refusalOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { toolsFor, workThrough } from './support/work.ts';

const unverified = { emailVerified: false, profileComplete: false };
const invited = { ...unverified, status: 'invited', passwordHash: null } as const;

/** Another last letter of the same secret: 2 of its 6 bits do not count. */
function equivalentLetter(letter = 'A') {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return signs[signs.indexOf(letter) ^ 1];
}

describe.each(databaseKinds)('a link to confirm an address on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open(), manyMails);
  });
  afterAll(() => api.close());
  beforeEach(() => api.db.delete(jobs));

  /** Adds a person with a link of this purpose. */
  async function addPersonWithLink(purpose: LinkPurpose, changes: Partial<typeof users.$inferInsert> = {}) {
    const person = await addPerson(api.db, { ...unverified, ...changes });
    return { person, token: await createLink(api.db, person.id, purpose) };
  }

  async function expireLinks(userId: number) {
    await api.db
      .update(links)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(links.userId, userId));
  }

  function verify(token: unknown) {
    return ask(api, 'VerifyEmail', { token });
  }

  function ticketOf(answer: Awaited<ReturnType<typeof verify>>) {
    return answer.json<{ data: { verifyEmail: { profileTicket: string | null } } }>().data.verifyEmail
      .profileTicket;
  }

  it('confirms it, and opens the incomplete profile', async () => {
    const { person, token } = await addPersonWithLink('verification');
    const ticket = ticketOf(await verify(token));
    expect(ticket).toMatch(/^[\w-]{43}$/);
    expect(await personWith(api.db, person.email)).toEqual({
      ...person,
      emailVerified: true,
      passwordHash: null,
    });
    const opened = await ask(api, 'PendingProfile', { ticket });
    expect(dataOf(opened)).toMatchObject({ pendingProfile: { email: person.email } });
  });

  it('opens no profile if that is complete', async () => {
    const { token } = await addPersonWithLink('verification', { profileComplete: true });
    expect(ticketOf(await verify(token))).toBeNull();
  });

  it('works once, even if it is used 20 times at once', async () => {
    const { token } = await addPersonWithLink('verification');
    const answered = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(answered.map(outcomeOf).toSorted()).toEqual([...Array<string>(19).fill('LINK_USED'), 'accepted']);
    expect(refusalOf(await verify(token)).message).toBe('This link has been used.');
  });

  it('expires after a day', async () => {
    const { person, token } = await addPersonWithLink('verification');
    const [link] = await api.db.select().from(links).where(eq(links.userId, person.id));
    const life = (link?.expiresAt.getTime() ?? 0) - (link?.createdAt.getTime() ?? 0);
    expect(life).toBe(24 * 3_600_000);
    await expireLinks(person.id);
    expect(refusalOf(await verify(token))).toMatchObject({
      message: 'This link has expired.',
      extensions: { code: 'LINK_EXPIRED' },
    });
    expect((await personWith(api.db, person.email)).emailVerified).toBe(false);
  });

  it('is superseded by a newer one, which is reported rather than its expiry', async () => {
    const { person, token } = await addPersonWithLink('verification');
    const newer = await createLink(api.db, person.id, 'verification');
    await expireLinks(person.id);
    expect(outcomeOf(await verify(token))).toBe('LINK_SUPERSEDED');
    expect(outcomeOf(await verify(newer))).toBe('LINK_EXPIRED');
  });

  it('counts as used if the address is confirmed, even when it is superseded and expired', async () => {
    const { person, token } = await addPersonWithLink('verification');
    await createLink(api.db, person.id, 'verification');
    await expireLinks(person.id);
    await api.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
    expect(outcomeOf(await verify(token))).toBe('LINK_USED');
  });

  it('confirms only the person to whom it was sent', async () => {
    const [first, second] = [
      await addPersonWithLink('verification'),
      await addPersonWithLink('verification'),
    ];
    await verify(first.token);
    expect((await personWith(api.db, second.person.email)).emailVerified).toBe(false);
  });

  it.each<[string, LinkPurpose, object]>([
    ['for a new password', 'passwordReset', {}],
    ['for a profile', 'profile', {}],
    ['of a deactivated person', 'verification', { status: 'deactivated' }],
    ['of an invited person', 'verification', invited],
    ['an invitation of a deactivated person', 'invitation', { status: 'deactivated' }],
  ])('is invalid if it is %s', async (_what, purpose, changes) => {
    const { person, token } = await addPersonWithLink(purpose, changes);
    expect(outcomeOf(await verify(token))).toBe('LINK_INVALID');
    expect(await personWith(api.db, person.email)).toEqual(person);
  });

  it('is refused for hidden sample people', async () => {
    const { token } = await addPersonWithLink('verification', { sample: true });
    await setSampleHidden(api.db, true);
    for (const operation of ['VerifyEmail', 'RenewLink']) {
      expect(outcomeOf(await ask(api, operation, { token }))).toBe('LINK_INVALID');
    }
    await setSampleHidden(api.db, false);
    expect(outcomeOf(await verify(token))).toBe('accepted');
  });

  it('is refused with any bit of it changed', async () => {
    const { token } = await addPersonWithLink('verification');
    const bytes = Buffer.from(token, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 7) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(outcomeOf(await verify(changed.toString('base64url')))).toBe('LINK_INVALID');
    }
    expect(outcomeOf(await verify(token))).toBe('accepted');
  });

  it.each<[string, (token: string) => unknown]>([
    ['an empty text', () => ''],
    ['half of the secret', (token) => token.slice(0, 20)],
    ['the secret with an extra letter', (token) => `${token}A`],
    ['the secret with a NUL at its end', (token) => `${token.slice(0, 42)}\u0000`],
    ['the secret between spaces', (token) => ` ${token} `],
    [
      'the secret with an equivalent last letter',
      (token) => `${token.slice(0, 42)}${equivalentLetter(token.at(42))}`,
    ],
    ['90 kB', (token) => token.repeat(2_000)],
  ])('is refused as %s, with the same message', async (_what, change) => {
    const { token } = await addPersonWithLink('verification');
    const answer = await verify(change(token));
    expect(answer.statusCode).toBe(200);
    expect(refusalOf(answer)).toMatchObject({
      message: "This link isn't complete. Copy the whole link from your email.",
      extensions: { code: 'LINK_INVALID' },
    });
  });

  it.each([[['token']], [{ token: 'x' }], [[[]]], [1], [true], [null]])(
    'is refused as %j, with no trace of the secret in the response or the log',
    async (value) => {
      const { token } = await addPersonWithLink('verification');
      const sent = JSON.parse(JSON.stringify(value).replace(/token|x/, token)) as unknown;
      const answer = await verify(sent);
      expect([answer.statusCode, outcomeOf(answer)]).toEqual([400, 'BAD_USER_INPUT']);
      expect(answer.body).not.toContain(token);
      expect(api.log.join('')).not.toContain(token);
    },
  );

  it('is stored only as a hash', async () => {
    const { person, token } = await addPersonWithLink('verification');
    const kept = await api.db.select().from(links).where(eq(links.userId, person.id));
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  describe('of an invitation', () => {
    it('opens the profile, and is not used up by that', async () => {
      const { person, token } = await addPersonWithLink('invitation', invited);
      for (const _ of [1, 2]) expect(ticketOf(await verify(token))).toBe(token);
      expect(await personWith(api.db, person.email)).toEqual(person);
    });

    it('names the inviter once it has expired', async () => {
      const inviter = await addPerson(api.db, { firstName: 'Dana', lastName: 'Lee' });
      const { person, token } = await addPersonWithLink('invitation', {
        ...invited,
        invitedById: inviter.id,
      });
      await expireLinks(person.id);
      for (const answer of [await verify(token), await ask(api, 'PendingProfile', { ticket: token })]) {
        expect(refusalOf(answer)).toMatchObject({
          message: 'This invitation has expired. Ask Dana Lee to send a new one.',
          extensions: { code: 'INVITATION_EXPIRED' },
        });
      }
    });

    it('names the inviter once it is superseded, and a request for a new one leaves the newest valid', async () => {
      const inviter = await addPerson(api.db, { firstName: 'Dana', lastName: 'Lee' });
      const { person, token } = await addPersonWithLink('invitation', {
        ...invited,
        invitedById: inviter.id,
      });
      const newer = await createLink(api.db, person.id, 'invitation');
      for (const answer of [await verify(token), await ask(api, 'PendingProfile', { ticket: token })]) {
        expect(refusalOf(answer)).toMatchObject({
          message:
            'This link no longer works. Use the newest one that you got, or ask Dana Lee to send a new one.',
          extensions: { code: 'INVITATION_SUPERSEDED' },
        });
      }
      dataOf(await ask(api, 'RequestInvitation', { token }));
      await workThrough(toolsFor(api.db));
      expect(ticketOf(await verify(newer))).toBe(newer);
    });

    it('has a general message if the inviter is unknown', async () => {
      const { person, token } = await addPersonWithLink('invitation', invited);
      await expireLinks(person.id);
      expect(refusalOf(await verify(token)).message).toBe(
        'This invitation has expired. Ask who invited you to send a new one.',
      );
    });

    it('can be requested anew, by a mail to the inviter', async () => {
      const { person, token } = await addPersonWithLink('invitation', { ...invited, roleId: Role.User });
      await expireLinks(person.id);
      const answer = await ask(api, 'RequestInvitation', { token });
      expect(answer.body).toBe('{"data":{"requestInvitation":{"accepted":true}}}');
      expect(await queued(api.db)).toEqual([{ kind: 'invitationRequestMail', userId: person.id }]);
    });

    it('cannot be requested anew by an active person or by another kind of link', async () => {
      const { person, token } = await addPersonWithLink('invitation', invited);
      await api.db.update(users).set({ status: 'active' }).where(eq(users.id, person.id));
      const other = await addPersonWithLink('verification');
      const answered = [token, other.token, 'x'].map((each) =>
        ask(api, 'RequestInvitation', { token: each }),
      );
      const outcomes = (await Promise.all(answered)).map(outcomeOf);
      expect(outcomes).toEqual(['LINK_USED', 'LINK_INVALID', 'LINK_INVALID']);
      expect(await queued(api.db)).toEqual([]);
    });
  });

  describe('whose renewal is requested', () => {
    it('enqueues a new one for its person, even if it is expired and superseded', async () => {
      const { person, token } = await addPersonWithLink('verification');
      await expireLinks(person.id);
      await createLink(api.db, person.id, 'verification');
      expect(dataOf(await ask(api, 'RenewLink', { token }))).toEqual({ renewLink: { accepted: true } });
      expect(await queued(api.db)).toEqual([{ kind: 'verificationMail', userId: person.id }]);
    });

    it('enqueues a new password reset for the stored address', async () => {
      const { person, token } = await addPersonWithLink('passwordReset');
      await expireLinks(person.id);
      await ask(api, 'RenewLink', { token });
      expect(await queued(api.db)).toEqual([{ kind: 'passwordResetRequest', email: person.email }]);
    });

    it.each<[string, LinkPurpose, object, string]>([
      ['that confirmed the address', 'verification', { emailVerified: true }, 'LINK_USED'],
      ['of an invitation', 'invitation', invited, 'LINK_INVALID'],
      ['for a profile', 'profile', {}, 'LINK_INVALID'],
      ['of a deactivated person', 'passwordReset', { status: 'deactivated' }, 'LINK_INVALID'],
    ])('enqueues nothing for one %s', async (_what, purpose, changes, code) => {
      const { token } = await addPersonWithLink(purpose, changes);
      expect(outcomeOf(await ask(api, 'RenewLink', { token }))).toBe(code);
      expect(outcomeOf(await ask(api, 'RenewLink', { token: token.slice(1) }))).toBe('LINK_INVALID');
      expect(await queued(api.db)).toEqual([]);
    });
  });
});
