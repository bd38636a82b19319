import { eq, sql } from 'drizzle-orm';
import { setSampleHidden } from '#server/platform/db/hidden.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { inviteAdministrator } from '#server/modules/people/inviteAdministrator.ts';
import { users } from '#server/platform/db/schema.ts';
import { outbox } from '#server/platform/mail/mailTables.ts';
import { StartupError } from '#server/platform/settings/startupError.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, manyMails, password, personWith } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { createTeamSteps, type TeamSteps } from './support/teams.ts';
import { withRollback, type RollbackDatabase } from './support/rollback.ts';
import { deactivate, outcomesOf, sendAction } from './support/userActions.ts';
import { mailedLink } from './support/work.ts';

const email = 'Ada@house.example';

describe.each(databaseKinds)('the first administrator on $name', ({ open }) => {
  let api: Api;
  let steps: TeamSteps;
  let database: RollbackDatabase;

  beforeAll(async () => {
    database = withRollback(await open());
    api = await openApi(database, { ...manyMails, SAMPLE_DATA: 'off' });
    steps = createTeamSteps(api);
  });
  afterAll(() => api.close());

  const invite = (address = email) => inviteAdministrator(api.db, address);

  it('is not invited if there is an administrator', async () => {
    await setSampleHidden(api.db, false);
    expect(await invite()).toBe(false);
    await setSampleHidden(api.db, true);
    expect(await api.db.$count(users, eq(users.email, email.toLowerCase()))).toBe(0);
  });

  it('is invited although another administrator never joined', async () => {
    const unjoined = { roleId: Role.SystemAdmin, emailVerified: false, profileComplete: false };
    const isInvited = await database.rolledBack(async () => {
      await addPerson(database.db, unjoined);
      return invite();
    });
    expect(isInvited).toBe(true);
  });

  it('cannot be a person with another account, and the start fails', async () => {
    await expect(invite('owner@lintel.test')).rejects.toThrow(StartupError);
    await expect(invite('owner@lintel.test')).rejects.toThrow(/already has an account/);
  });

  it('is invited once, and again after that has expired or was withdrawn', async () => {
    const atOnce = await Promise.all([invite(), invite()]);
    expect(new Set(atOnce)).toEqual(new Set([true, false]));
    await mailedLink(api.db, email.toLowerCase());
    const mails = await api.db.select().from(outbox).where(eq(outbox.toAddress, email.toLowerCase()));
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining("You're invited to administer Lintel Marketplace."),
    ]);
    for (const invitedAt of [sql`now() - interval '8 days'`, null]) {
      await api.db.update(users).set({ invitedAt }).where(eq(users.email, email.toLowerCase()));
      expect(await invite()).toBe(true);
    }
  });

  it('is invited again if reactivated without having joined', async () => {
    const halfJoined = { status: 'active', invitedAt: null } as const;
    await api.db.update(users).set(halfJoined).where(eq(users.email, email.toLowerCase()));
    expect(await invite()).toBe(true);
    expect(await personWith(api.db, email.toLowerCase())).toMatchObject({ status: 'invited' });
  });

  it('joins through the mail without a company, after which nobody else is invited', async () => {
    const { token: secret } = await mailedLink(api.db, email.toLowerCase());
    const names = { firstName: 'Ada', lastName: 'House' };
    expect(dataOf(await steps.join(secret, names))).toMatchObject({
      completeProfile: { roleId: Role.SystemAdmin },
    });
    const { accessToken } = (await steps.logIn(email, password)).json<{ accessToken: string }>();
    expect(
      dataOf(await api.graphql('{ adminUsers(page: 1, size: 10) { rows { email } } }', accessToken)),
    ).toMatchObject({ adminUsers: { rows: [{ email: email.toLowerCase() }] } });
    expect(await personWith(api.db, email.toLowerCase())).toMatchObject({
      customerId: null,
      status: 'active',
    });
    expect(await invite('other@house.example')).toBe(false);
  });

  it('who never joined is only invited again by each reactivation', async () => {
    const unjoined = await addPerson(api.db, {
      roleId: Role.SystemAdmin,
      status: 'invited',
      emailVerified: false,
      profileComplete: false,
      passwordHash: null,
      invitedAt: new Date(),
    });
    const { accessToken } = (await steps.logIn(email, password)).json<{ accessToken: string }>();
    const outcome = async (version: number, action: string) =>
      outcomesOf(await sendAction(api, accessToken, [[unjoined.id, version]], action))[0];
    for (const version of [1, 3]) {
      await outcome(version, deactivate);
      const back = await outcome(version + 1, 'type: reactivate');
      expect(back).toMatchObject({ problem: null, user: { status: 'invited' } });
    }
  });
});
