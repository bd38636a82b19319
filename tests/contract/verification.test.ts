import { eq, sql } from 'drizzle-orm';
import { hideSample } from '#server/platform/db/hidden.ts';
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

/** The same 4 bits of the 43rd letter with another of the 2 that do not count. */
function lookAlike(letter = 'A') {
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

  /** Somebody with a link of this purpose. */
  async function linked(purpose: LinkPurpose, changes: Partial<typeof users.$inferInsert> = {}) {
    const person = await addPerson(api.db, { ...unverified, ...changes });
    return { person, token: await createLink(api.db, person.id, purpose) };
  }

  async function outdate(userId: number) {
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

  it('confirms it, and opens the profile that is to be completed', async () => {
    const { person, token } = await linked('verification');
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

  it('opens nothing where the profile is complete', async () => {
    const { token } = await linked('verification', { profileComplete: true });
    expect(ticketOf(await verify(token))).toBeNull();
  });

  it('works once, of any number at once as well', async () => {
    const { token } = await linked('verification');
    const answered = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(answered.map(outcomeOf).toSorted()).toEqual([...Array<string>(19).fill('LINK_USED'), 'accepted']);
    expect(refusalOf(await verify(token)).message).toBe('This link has been used.');
  });

  it('says that it is over after a day', async () => {
    const { person, token } = await linked('verification');
    const [link] = await api.db.select().from(links).where(eq(links.userId, person.id));
    const life = (link?.expiresAt.getTime() ?? 0) - (link?.createdAt.getTime() ?? 0);
    expect(life).toBe(24 * 3_600_000);
    await outdate(person.id);
    expect(refusalOf(await verify(token))).toMatchObject({
      message: 'This link has expired.',
      extensions: { code: 'LINK_EXPIRED' },
    });
    expect((await personWith(api.db, person.email)).emailVerified).toBe(false);
  });

  it('leads nowhere once a newer one was sent, and says that rather than its age', async () => {
    const { person, token } = await linked('verification');
    const newer = await createLink(api.db, person.id, 'verification');
    await outdate(person.id);
    expect(outcomeOf(await verify(token))).toBe('LINK_SUPERSEDED');
    expect(outcomeOf(await verify(newer))).toBe('LINK_EXPIRED');
  });

  it('counts as used where the address is confirmed, whatever else became of it', async () => {
    const { person, token } = await linked('verification');
    await createLink(api.db, person.id, 'verification');
    await outdate(person.id);
    await api.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
    expect(outcomeOf(await verify(token))).toBe('LINK_USED');
  });

  it('confirms nobody but whom it was sent to', async () => {
    const [first, second] = [await linked('verification'), await linked('verification')];
    await verify(first.token);
    expect((await personWith(api.db, second.person.email)).emailVerified).toBe(false);
  });

  it.each<[string, LinkPurpose, object]>([
    ['to change a password', 'passwordReset', {}],
    ['to complete a profile', 'profile', {}],
    ['of a deactivated person', 'verification', { status: 'deactivated' }],
    ['of a person who was invited', 'verification', invited],
    ['of an invitation to somebody since deactivated', 'invitation', { status: 'deactivated' }],
  ])('is none that is %s', async (_what, purpose, changes) => {
    const { person, token } = await linked(purpose, changes);
    expect(outcomeOf(await verify(token))).toBe('LINK_INVALID');
    expect(await personWith(api.db, person.email)).toEqual(person);
  });

  it('is refused for sample people where there are to be none', async () => {
    const { token } = await linked('verification', { sample: true });
    await hideSample(api.db, true);
    for (const operation of ['VerifyEmail', 'RenewLink']) {
      expect(outcomeOf(await ask(api, operation, { token }))).toBe('LINK_INVALID');
    }
    await hideSample(api.db, false);
    expect(outcomeOf(await verify(token))).toBe('accepted');
  });

  it('is refused with any bit of it changed', async () => {
    const { token } = await linked('verification');
    const bytes = Buffer.from(token, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 7) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(outcomeOf(await verify(changed.toString('base64url')))).toBe('LINK_INVALID');
    }
    expect(outcomeOf(await verify(token))).toBe('accepted');
  });

  it.each<[string, (token: string) => unknown]>([
    ['nothing', () => ''],
    ['half', (token) => token.slice(0, 20)],
    ['too much', (token) => `${token}A`],
    ['other letters', (token) => `${token.slice(0, 42)}\u0000`],
    ['spaces', (token) => ` ${token} `],
    ['its last letter spelt otherwise', (token) => `${token.slice(0, 42)}${lookAlike(token.at(42))}`],
    ['90 kB', (token) => token.repeat(2_000)],
  ])('is refused as %s of a secret, in the same words', async (_what, change) => {
    const { token } = await linked('verification');
    const answer = await verify(change(token));
    expect(answer.statusCode).toBe(200);
    expect(refusalOf(answer)).toMatchObject({
      message: "This link isn't complete. Copy the whole link from your email.",
      extensions: { code: 'LINK_INVALID' },
    });
  });

  it.each([[['token']], [{ token: 'x' }], [[[]]], [1], [true], [null]])(
    'is refused as %j, without a word of it in answer or log',
    async (value) => {
      const { token } = await linked('verification');
      const sent = JSON.parse(JSON.stringify(value).replace(/token|x/, token)) as unknown;
      const answer = await verify(sent);
      expect([answer.statusCode, outcomeOf(answer)]).toEqual([400, 'BAD_USER_INPUT']);
      expect(answer.body).not.toContain(token);
      expect(api.log.join('')).not.toContain(token);
    },
  );

  it('is kept as a hash alone', async () => {
    const { person, token } = await linked('verification');
    const kept = await api.db.select().from(links).where(eq(links.userId, person.id));
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  describe('of an invitation', () => {
    it('opens the profile with itself, and is not spent by that', async () => {
      const { person, token } = await linked('invitation', invited);
      for (const _ of [1, 2]) expect(ticketOf(await verify(token))).toBe(token);
      expect(await personWith(api.db, person.email)).toEqual(person);
    });

    it('says who can send a new one once it is over', async () => {
      const inviter = await addPerson(api.db, { firstName: 'Dana', lastName: 'Lee' });
      const { person, token } = await linked('invitation', { ...invited, invitedById: inviter.id });
      await outdate(person.id);
      for (const answer of [await verify(token), await ask(api, 'PendingProfile', { ticket: token })]) {
        expect(refusalOf(answer)).toMatchObject({
          message: 'This invitation has expired. Ask Dana Lee to send a new one.',
          extensions: { code: 'INVITATION_EXPIRED' },
        });
      }
    });

    it('that another one took the place of says what to do, and asking for a new one ends none', async () => {
      const inviter = await addPerson(api.db, { firstName: 'Dana', lastName: 'Lee' });
      const { person, token } = await linked('invitation', { ...invited, invitedById: inviter.id });
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

    it('says so where nobody is known to have sent it', async () => {
      const { person, token } = await linked('invitation', invited);
      await outdate(person.id);
      expect(refusalOf(await verify(token)).message).toBe(
        'This invitation has expired. Ask who invited you to send a new one.',
      );
    });

    it('has the inviter told when the person asks for a new one', async () => {
      const { person, token } = await linked('invitation', { ...invited, roleId: Role.User });
      await outdate(person.id);
      const answer = await ask(api, 'RequestInvitation', { token });
      expect(answer.body).toBe('{"data":{"requestInvitation":{"accepted":true}}}');
      expect(await queued(api.db)).toEqual([{ kind: 'invitationRequestMail', userId: person.id }]);
    });

    it('has nobody told once the person is in, nor by a link that is no invitation', async () => {
      const { person, token } = await linked('invitation', invited);
      await api.db.update(users).set({ status: 'active' }).where(eq(users.id, person.id));
      const other = await linked('verification');
      const answered = [token, other.token, 'x'].map((each) =>
        ask(api, 'RequestInvitation', { token: each }),
      );
      const outcomes = (await Promise.all(answered)).map(outcomeOf);
      expect(outcomes).toEqual(['LINK_USED', 'LINK_INVALID', 'LINK_INVALID']);
      expect(await queued(api.db)).toEqual([]);
    });
  });

  describe('renewed', () => {
    it('sends a new one to the person of this one, whatever became of it', async () => {
      const { person, token } = await linked('verification');
      await outdate(person.id);
      await createLink(api.db, person.id, 'verification');
      expect(dataOf(await ask(api, 'RenewLink', { token }))).toEqual({ renewLink: { accepted: true } });
      expect(await queued(api.db)).toEqual([{ kind: 'verificationMail', userId: person.id }]);
    });

    it('asks anew for one that changes a password, by the address in the database', async () => {
      const { person, token } = await linked('passwordReset');
      await outdate(person.id);
      await ask(api, 'RenewLink', { token });
      expect(await queued(api.db)).toEqual([{ kind: 'passwordResetRequest', email: person.email }]);
    });

    it.each<[string, LinkPurpose, object, string]>([
      ['that confirmed the address', 'verification', { emailVerified: true }, 'LINK_USED'],
      ['of an invitation', 'invitation', invited, 'LINK_INVALID'],
      ['to complete a profile', 'profile', {}, 'LINK_INVALID'],
      ['of a deactivated person', 'passwordReset', { status: 'deactivated' }, 'LINK_INVALID'],
    ])('sends nothing for one %s', async (_what, purpose, changes, code) => {
      const { token } = await linked(purpose, changes);
      expect(outcomeOf(await ask(api, 'RenewLink', { token }))).toBe(code);
      expect(outcomeOf(await ask(api, 'RenewLink', { token: token.slice(1) }))).toBe('LINK_INVALID');
      expect(await queued(api.db)).toEqual([]);
    });
  });
});
