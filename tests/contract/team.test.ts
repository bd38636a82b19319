import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, manyMails, outcomeOf, personWith } from './support/gettingIn.ts';
import { createTeamSteps, invitation, type TeamSteps } from './support/teams.ts';

const day = 86_400_000;

describe.each(databaseKinds)('the team on $name', ({ open }) => {
  let api: Api;
  let steps: TeamSteps;

  beforeAll(async () => {
    api = await openApi(await open(), manyMails);
    steps = createTeamSteps(api);
  });
  afterAll(() => api.close());

  it("lists all people of the owner's company, and nobody else", async () => {
    const { members, total } = await steps.team(await api.tokenOf('owner@lintel.test'));
    expect(members.map(({ email, role, status, isSelf }) => [email, role, status, isSelf])).toEqual([
      ['taylor@lintel.test', 'owner', 'active', false],
      ['casey@lintel.test', 'user', 'deactivated', false],
      ['owner@lintel.test', 'owner', 'active', true],
      ['invited@lintel.test', 'user', 'invited', false],
      ['user@lintel.test', 'user', 'active', false],
    ]);
    expect(total).toBe(5);
    const [, , dana, pat] = members;
    expect(Date.parse(dana?.lastLogInAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(pat?.lastLogInAt).toBeNull();
    expect(Date.parse(pat?.invitationEndsAt ?? '')).toBeGreaterThan(Date.now() + 6 * day);
  });

  it('is sorted by last name, then by first name, ignoring case, and paged', async () => {
    const { customerId, token } = await steps.newCompany();
    const names = [
      ['bea', 'ziegler'],
      ['Ada', 'Ziegler'],
      ['Zoe', 'adams'],
      ['Al', 'Pruitt'],
    ] as const;
    for (const [firstName, lastName] of names) await steps.colleague(customerId, { firstName, lastName });
    const shown = async (page: number) =>
      (await steps.ask(token, 'Team', { page, size: 2 })).json<{
        data: { team: { members: { firstName: string }[]; total: number } };
      }>().data.team;
    const pages = [await shown(1), await shown(2), await shown(3), await shown(4)];
    expect(pages.map(({ members }) => members.map(({ firstName }) => firstName))).toEqual([
      ['Zoe', 'Olga'],
      ['Al', 'Ada'],
      ['bea'],
      [],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
  });

  it('is searched by name and email, ignoring case and without wildcards', async () => {
    // Each search has a letter that is not hexadecimal, and so is in no generated address.
    const { customerId, token } = await steps.newCompany();
    for (const [firstName, lastName, email] of [
      ['Ina', 'Ziegler', 'a_z@hill.example'],
      ['Zoe', 'Inams', 'zoe@hill.example'],
      ['Al', 'Pruitt', 'axz@hill.example'],
    ] as const) {
      await steps.colleague(customerId, { firstName, lastName, email });
    }
    await steps.colleague((await steps.newCompany()).customerId, { firstName: 'Ina' });
    const found = async (search: string | null, size = 10) => {
      const data = dataOf(await steps.ask(token, 'Team', { page: 1, size, search }));
      const { members, total } = (data as { team: { members: { firstName: string }[]; total: number } }).team;
      return [members.map(({ firstName }) => firstName), total];
    };
    expect(await found('ina')).toEqual([['Zoe', 'Ina'], 2]);
    expect(await found('ina', 1)).toEqual([['Zoe'], 2]);
    expect(await found(' ina ZIEG ')).toEqual([['Ina'], 1]);
    expect(await found('A_Z')).toEqual([['Ina'], 1]);
    expect(await found('%')).toEqual([[], 0]);
    expect((await found('Hill.Example'))[1]).toBe(3);
    expect((await found(' '))[1]).toBe(4);
    expect((await found(null))[1]).toBe(4);
    const long = await steps.ask(token, 'Team', { page: 1, size: 10, search: 'x'.repeat(101) });
    expect(outcomeOf(long)).toBe('VALIDATION_FAILED');
  });

  it.each([
    [0, 10],
    [1, 0],
    [1, 101],
    [-1, 10],
    [2_000_000, 10],
  ])('refuses page %i of %i', async (page, size) => {
    const { token } = await steps.newCompany();
    expect(outcomeOf(await steps.ask(token, 'Team', { page, size }))).toBe('VALIDATION_FAILED');
  });

  it.each(['user@lintel.test', 'admin@lintel.test', 'affiliate@lintel.test'])(
    'and its operations are FORBIDDEN for %s, and need a log-in',
    async (email) => {
      const token = await api.tokenOf(email);
      const sam = await personWith(api.db, 'user@lintel.test');
      const action = { id: String(sam.id), version: sam.version };
      const calls: readonly (readonly [string, object])[] = [
        ['Team', { page: 1, size: 10 }],
        ['TeamMember', { id: action.id }],
        ['InviteMember', invitation()],
        ['ResendInvitation', { id: action.id }],
        ['CreateInvitationLink', { id: action.id }],
        ['ChangeMemberRole', { ...action, role: 'owner' }],
        ['DeactivateMember', action],
        ['ReactivateMember', action],
      ];
      for (const [name, variables] of calls) {
        const refused = outcomeOf(await steps.ask(token, name, variables));
        const { statusCode } = await steps.ask(undefined, name, variables);
        expect([name, refused, statusCode]).toEqual([name, 'FORBIDDEN', 401]);
      }
      expect(await personWith(api.db, 'user@lintel.test')).toMatchObject({
        ...sam,
        lastLogInAt: expect.anything(),
      });
    },
  );
});
