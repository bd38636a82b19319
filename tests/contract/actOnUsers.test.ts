import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import type { UserOutcome } from '#graphql/resolvers.ts';
import { auditEntries } from '#server/platform/audit/auditTables.ts';
import { certificateRecipients, certificates } from '#server/modules/certificates/certificateTables.ts';
import { failedLogIns } from '#server/platform/auth/attemptTables.ts';
import { sessions, users } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { codesOf, dataOf, outcomeOf, personWith, queued, refusalOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { createTeamSteps } from './support/teams.ts';
import {
  changeRole as role,
  deactivate,
  outcomesOf,
  sendAction,
  type UserRow,
} from './support/userActions.ts';
import { emptyQueue, mailedLink } from './support/work.ts';

/** Columns of a person who registered and never confirmed their email. */
const neverConfirmed = { emailVerified: false, profileComplete: false };
/** Columns of a person who was invited and has not joined. */
const notJoined = { ...neverConfirmed, status: 'invited' } as const;

describe.each(databaseKinds)('actOnUsers on $name', ({ open }) => {
  let api: Api;
  let token: string;
  let customerId: number;

  beforeAll(async () => {
    api = await openApi(await open());
    token = await api.tokenOf('admin@lintel.test');
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    customerId = await addCustomerWith(api.db, [1]);
    await emptyQueue(api.db);
  });

  const person = (changes: Partial<typeof users.$inferInsert> = {}) =>
    addPerson(api.db, { customerId, roleId: Role.User, ...changes });

  const send = (rows: readonly UserRow[], given: string, as = token) => sendAction(api, as, rows, given);

  async function act(rows: readonly UserRow[], given: string, as = token): Promise<UserOutcome[]> {
    return outcomesOf(await send(rows, given, as));
  }

  /** The problem with one user, whose address becomes X, or else the changed user. */
  async function outcome(id: number, given: string, version = 1) {
    const [made] = await act([[id, version]], given);
    return made?.problem?.replace(/\S+@\S+/, 'X') ?? made?.user;
  }

  async function rowOf(id: number) {
    const [row] = await api.db.select().from(users).where(eq(users.id, id));
    return row;
  }

  const entriesOf = (id: number) =>
    api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(id)))
      .orderBy(desc(auditEntries.id));

  it('changes roles, and gives a company to a user without one', async () => {
    await person({ roleId: Role.Owner });
    const user = await person();
    expect(await outcome(user.id, role(Role.Owner))).toMatchObject({ roleId: Role.Owner, version: 2 });
    expect(await entriesOf(user.id)).toMatchObject([
      {
        action: 'user.changeRole',
        label: `Some Body, ${user.email}`,
        before: { role: 'User' },
        after: { role: 'Owner' },
      },
    ]);
    expect(await outcome(user.id, role(Role.SystemAdmin), 2)).toMatchObject({ roleId: 1, customerId: null });
    expect(await outcome(user.id, role(Role.User), 3)).toBe(
      'X belongs to no company: choose one for this role',
    );
    expect(await outcome(user.id, role(Role.User, 999_999), 3)).toBe("We don't know that customer");
    expect(await outcome(user.id, role(Role.User, customerId), 3)).toMatchObject({
      roleId: Role.User,
      customerId: String(customerId),
    });
    expect(await outcome(user.id, role(Role.User), 4)).toBe('X has the role User already');
    const other = await addCustomerWith(api.db, [1]);
    expect(await outcome(user.id, role(Role.Owner, other), 4)).toBe('X belongs to another company');
    for (const wrong of [role(Role.Affiliate), role(9), 'type: changeRole']) {
      expect(codesOf(await send([[user.id, 4]], wrong))).toEqual(['VALIDATION_FAILED']);
    }
  });

  it('changes no role before a user has joined, and ends reminders of a company that a user leaves', async () => {
    const invited = await person(notJoined);
    expect(await outcome(invited.id, role(Role.SystemAdmin))).toBe('X has not joined yet');
    const unconfirmed = await person({ emailVerified: false });
    expect(await outcome(unconfirmed.id, role(Role.SystemAdmin))).toBe('X has not joined yet');
    const applicant = await person({ customerId: null, roleId: Role.Affiliate, emailVerified: false });
    expect(await outcome(applicant.id, role(Role.Owner, customerId))).toBe('X has not joined yet');
    const user = await person();
    const named = { type: 'OTHER', holder: 'H', issuer: 'I' } as const;
    const [certificate] = await api.db
      .insert(certificates)
      .values({ ...named, customerId, expiresOn: '2030-01-01', remindDays: [] })
      .returning();
    await api.db
      .insert(certificateRecipients)
      .values({ certificateId: certificate?.id ?? 0, userId: user.id });
    await outcome(user.id, role(Role.SystemAdmin));
    const chosen = eq(certificateRecipients.userId, user.id);
    expect(await api.db.select().from(certificateRecipients).where(chosen)).toEqual([]);
    await outcome(user.id, role(Role.User, customerId), 2);
  });

  it('deactivates a user for a reason, which ends their sessions, and reactivates them', async () => {
    const user = await person();
    const own = await api.tokenOf(user.email);
    for (const wrong of ['type: deactivate, reason: "  "', 'type: deactivate']) {
      expect(codesOf(await send([[user.id, 1]], wrong))).toEqual(['VALIDATION_FAILED']);
    }
    expect(await outcome(user.id, deactivate)).toMatchObject({ status: 'deactivated', version: 2 });
    expect(codesOf(await api.graphql('{ offers { id } }', own))).toEqual(['UNAUTHENTICATED']);
    expect(await api.tokenOf(user.email)).toBeUndefined();
    expect(await outcome(user.id, deactivate, 2)).toBe('X is deactivated already');
    expect(await outcome(user.id, role(Role.Owner), 2)).toBe('X is deactivated, so the role stays');
    expect(await outcome(user.id, 'type: sendResetLink', 2)).toBe('X is deactivated');
    expect(await outcome(user.id, 'type: resendVerification', 2)).toBe('X is deactivated');
    expect(await outcome(user.id, 'type: reactivate', 2)).toMatchObject({ status: 'active', version: 3 });
    expect(await api.tokenOf(user.email)).toMatch(/^ey/);
    expect(await outcome(user.id, 'type: reactivate', 3)).toBe('X is not deactivated');
    expect(await entriesOf(user.id)).toMatchObject([
      { action: 'user.reactivate', reason: null },
      { action: 'user.deactivate', reason: 'Left the company', before: { status: 'active' } },
    ]);
  });

  it('reactivates a registrant who never confirmed as active, not as invited', async () => {
    const registrant = await person(neverConfirmed);
    await outcome(registrant.id, deactivate);
    expect(await outcome(registrant.id, 'type: reactivate', 2)).toMatchObject({ status: 'active' });
  });

  it('ends all sessions of a user', async () => {
    const user = await person();
    expect(await outcome(user.id, 'type: signOut')).toBe('X is not logged in anywhere');
    const own = [await api.tokenOf(user.email), await api.tokenOf(user.email)];
    expect(await outcome(user.id, 'type: signOut')).toMatchObject({ status: 'active', version: 1 });
    for (const each of own) {
      expect(codesOf(await api.graphql('{ offers { id } }', each))).toEqual(['UNAUTHENTICATED']);
    }
    const [entry] = await entriesOf(user.id);
    expect(entry).toMatchObject({
      action: 'user.signOut',
      before: { sessions: 2 },
      after: { sessions: 0 },
    });
    const rows = await api.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(rows.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
  });

  it('unlocks a user whom failed log-ins have locked out', async () => {
    const user = await person();
    const logIn = (typed: string) => createTeamSteps(api).logIn(user.email, typed);
    const isLocked = async () => {
      const answer = await api.graphql(`{ adminUser(id: "${user.id}") { isLogInLocked } }`, token);
      return (dataOf(answer) as { adminUser: { isLogInLocked: boolean } }).adminUser.isLogInLocked;
    };
    expect(await outcome(user.id, 'type: unlock')).toBe('X is not locked out');
    let last = await logIn('wrong');
    while (last.statusCode === 401) {
      expect(await isLocked()).toBe((await logIn('wrong')).statusCode === 429);
      last = await logIn('wrong');
    }
    expect([last.statusCode, await isLocked()]).toEqual([429, true]);
    await outcome(user.id, 'type: unlock');
    expect(await isLocked()).toBe(false);
    expect(await api.tokenOf(user.email)).toMatch(/^ey/);
    expect((await entriesOf(user.id))[0]).toMatchObject({
      action: 'user.unlock',
      after: { failedLogIns: 0 },
    });
    await api.db.delete(failedLogIns);
  });

  it('mails links to reset, confirm, and join, even right after the same mail', async () => {
    const user = await person();
    for (let time = 0; time < 2; time += 1) {
      expect(await outcome(user.id, 'type: sendResetLink')).toMatchObject({ version: 1 });
      expect((await mailedLink(api.db, user.email)).subject).toBe('Reset your password');
    }
    expect(await outcome(user.id, 'type: resendVerification')).toBe('X has confirmed their email already');
    const unconfirmed = await person({ emailVerified: false });
    await outcome(unconfirmed.id, 'type: resendVerification');
    expect((await mailedLink(api.db, unconfirmed.email)).subject).toBe('Confirm your email');
    const invited = await person({ ...notJoined, invitedAt: new Date('2026-01-01T00:00:00Z') });
    expect(await outcome(invited.id, 'type: sendResetLink')).toBe(
      'X has not joined yet: send the invitation again',
    );
    await outcome(invited.id, 'type: resendVerification');
    expect((await mailedLink(api.db, invited.email)).subject).toMatch(/^Alex Morgan invited you to/);
    expect(Number((await rowOf(invited.id))?.invitedAt)).toBeGreaterThan(Date.now() - 60_000);
    const [entry] = await entriesOf(invited.id);
    const invitationEnds: unknown = expect.any(String);
    expect(entry?.before).toEqual({ invitationEnds, invitedById: null });
    expect(entry?.after).toEqual({ invitationEnds, invitedById: expect.any(Number) });
  });

  it('decides about each row by itself, and refuses an outdated version', async () => {
    const [first, second, third] = [await person(), await person({ status: 'deactivated' }), await person()];
    const outcomes = await act(
      [
        [first.id, 1],
        [second.id, 1],
        [third.id, 7],
        [999_999, 1],
      ],
      deactivate,
    );
    expect(outcomes.map(({ problem }) => problem?.replace(/\S+@\S+/, 'X') ?? 'done')).toEqual([
      'done',
      'X is deactivated already',
      'Somebody changed X since you opened it',
      "We don't know that user",
    ]);
    expect(await entriesOf(third.id)).toEqual([]);
  });

  it('keeps the last active owner of a company', async () => {
    const owner = await person({ roleId: Role.Owner });
    await person({ roleId: Role.Owner, status: 'deactivated' });
    await person({ ...notJoined, roleId: Role.Owner });
    const refusal = 'X is the last active owner of their company: make somebody else an owner first';
    expect(await outcome(owner.id, deactivate)).toBe(refusal);
    expect(await outcome(owner.id, role(Role.User))).toBe(refusal);
    expect(await outcome(owner.id, role(Role.SystemAdmin))).toBe(refusal);
    await person({ roleId: Role.Owner });
    expect(await outcome(owner.id, deactivate)).toMatchObject({ status: 'deactivated' });
  });

  it('keeps one owner when administrators and an owner remove both concurrently', async () => {
    const owners = [await person({ roleId: Role.Owner }), await person({ roleId: Role.Owner })] as const;
    const second = await addPerson(api.db, { roleId: Role.SystemAdmin });
    const tokens = [token, await api.tokenOf(second.email)] as const;
    const own = await api.tokenOf(owners[0].email);
    await Promise.all([
      act([[owners[0].id, 1]], deactivate, tokens[0]),
      act([[owners[1].id, 1]], role(Role.User), tokens[1]),
      api.graphql(`mutation { deactivateMember(id: "${owners[1].id}", version: 1) { id } }`, own),
    ]);
    const left = (await Promise.all(owners.map(({ id }) => rowOf(id)))).filter(
      (row) => row?.roleId === Role.Owner && row.status === 'active',
    );
    expect(left).toHaveLength(1);
    await act([[second.id, 1]], deactivate);
  });

  it('refuses to change one’s own access, and keeps one of two administrators who remove each other', async () => {
    const { id } = await personWith(api.db, 'admin@lintel.test');
    await person({ ...neverConfirmed, customerId: null, roleId: Role.SystemAdmin });
    expect(await outcome(id, deactivate)).toBe('There must be at least one administrator');
    const second = await addPerson(api.db, { roleId: Role.SystemAdmin });
    for (const given of [deactivate, role(Role.User, customerId), 'type: signOut', 'type: sendResetLink']) {
      expect(await outcome(id, given)).toBe("You can't change your own access: ask another administrator");
    }
    const other = await api.tokenOf(second.email);
    const answers = await Promise.all([
      send([[second.id, 1]], deactivate, token),
      send([[id, 1]], role(Role.User, customerId), other),
    ]);
    const left = [await rowOf(id), await rowOf(second.id)].filter(
      (row) => row?.roleId === Role.SystemAdmin && row.status === 'active',
    );
    expect(left).toHaveLength(1);
    const made = answers.flatMap((answer) => (outcomeOf(answer) === 'accepted' ? outcomesOf(answer) : []));
    expect(made.filter(({ problem }) => problem === null)).toHaveLength(1);
    await api.db
      .update(users)
      .set({ roleId: Role.SystemAdmin, customerId: null, status: 'active' })
      .where(eq(users.id, id));
    token = await api.tokenOf('admin@lintel.test');
  });

  it('refuses more rows than fit on a page', async () => {
    const rows = Array.from({ length: 101 }, (_, index): UserRow => [index + 1, 1]);
    expect(refusalOf(await send(rows, 'type: signOut')).message).toBe(
      'At most 100 rows can be named at once',
    );
    expect(await queued(api.db)).toEqual([]);
  });
});
