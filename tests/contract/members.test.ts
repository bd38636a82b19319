import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { users } from '#server/platform/db/schema.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf, manyMails, outcomeOf, refusalOf } from './support/gettingIn.ts';
import { createTeamSteps, type TeamSteps } from './support/teams.ts';
import { mailedLink } from './support/work.ts';

/** Operations of an owner on the person with an id, with their variables. */
const callsOf = (id: string): readonly (readonly [string, object])[] => [
  ['TeamMember', { id }],
  ['ResendInvitation', { id }],
  ['CreateInvitationLink', { id }],
  ['ChangeMemberRole', { id, version: 1, role: 'owner' }],
  ['DeactivateMember', { id, version: 1 }],
  ['ReactivateMember', { id, version: 1 }],
];

describe.each(databaseKinds)('the team on $name', ({ open }) => {
  let api: Api;
  let steps: TeamSteps;

  beforeAll(async () => {
    api = await openApi(await open(), manyMails);
    steps = createTeamSteps(api);
  });
  afterAll(() => api.close());

  describe('a member', () => {
    it('becomes an owner and a user again at once, each time with a new version', async () => {
      const { token, customerId } = await steps.newCompany();
      const { email } = await steps.colleague(customerId);
      const memberToken = await api.tokenOf(email);
      const { id, version } = await steps.memberIn(token, email);
      const owner = dataOf(await steps.ask(token, 'ChangeMemberRole', { id, version, role: 'owner' }));
      expect(owner).toMatchObject({ changeMemberRole: { role: 'owner', version: version + 1 } });
      expect((await steps.team(memberToken)).total).toBe(2);
      const user = { id, version: version + 1, role: 'user' };
      dataOf(await steps.ask(token, 'ChangeMemberRole', user));
      expect(outcomeOf(await steps.ask(memberToken, 'Team', { page: 1, size: 10 }))).toBe('FORBIDDEN');
    });

    it('whom another owner has changed since stays unchanged, with CONFLICT', async () => {
      const { token, customerId } = await steps.newCompany();
      const other = await steps.colleague(customerId, { roleId: Role.Owner });
      const { email } = await steps.colleague(customerId);
      const { id, version } = await steps.memberIn(token, email);
      dataOf(await steps.ask(await api.tokenOf(other.email), 'DeactivateMember', { id, version }));
      for (const [name, variables] of [
        ['ChangeMemberRole', { id, version, role: 'owner' }],
        ['ReactivateMember', { id, version }],
      ] as const) {
        expect(refusalOf(await steps.ask(token, name, variables))).toMatchObject({
          message: 'Somebody changed this person since you opened the list',
          extensions: { code: 'CONFLICT' },
        });
      }
      expect(await steps.memberIn(token, email)).toMatchObject({ role: 'user', status: 'deactivated' });
    });

    it('who is deactivated loses their sessions and cannot log in until they are reactivated', async () => {
      const { token, customerId } = await steps.newCompany();
      const { id: userId, email } = await steps.colleague(customerId);
      const memberToken = await api.tokenOf(email);
      const { id, version } = await steps.memberIn(token, email);
      dataOf(await steps.ask(token, 'DeactivateMember', { id, version }));
      const answer = await api.graphql('{ productRequests { id } }', memberToken);
      expect(answer.statusCode).toBe(401);
      expect((await steps.logIn(email, samplePassword)).statusCode).toBe(401);
      const twice = await steps.ask(token, 'DeactivateMember', { id, version: version + 1 });
      expect(refusalOf(twice).message).toBe(`${email} is deactivated already`);
      const role = { id, version: version + 1, role: 'owner' };
      expect(outcomeOf(await steps.ask(token, 'ChangeMemberRole', role))).toBe('ACTION_REFUSED');
      const back = dataOf(await steps.ask(token, 'ReactivateMember', { id, version: version + 1 }));
      expect(back).toMatchObject({ reactivateMember: { status: 'active' } });
      // Revoked sessions stay revoked.
      expect((await api.graphql('{ productRequests { id } }', memberToken)).statusCode).toBe(401);
      expect((await steps.logIn(email, samplePassword)).statusCode).toBe(200);
      const open = refusalOf(await steps.ask(token, 'ReactivateMember', { id, version: version + 2 }));
      expect(open.message).toBe(`${email} is not deactivated`);
      expect(userId).toBe(Number(id));
    });

    it('whose invitation is withdrawn cannot join by its link, even after they are reactivated', async () => {
      const { token } = await steps.newCompany();
      const { id, email, version } = await steps.invited(token);
      const { token: secret } = await mailedLink(api.db, email);
      dataOf(await steps.ask(token, 'DeactivateMember', { id, version }));
      expect(outcomeOf(await steps.join(secret))).toBe('LINK_INVALID');
      const back = dataOf(await steps.ask(token, 'ReactivateMember', { id, version: version + 1 }));
      // Links from before the deactivation stay invalid.
      expect(back).toMatchObject({ reactivateMember: { status: 'invited', invitationEndsAt: null } });
      expect(outcomeOf(await steps.join(secret))).toBe('INVITATION_SUPERSEDED');
      dataOf(await steps.ask(token, 'ResendInvitation', { id }));
      dataOf(await steps.join((await mailedLink(api.db, email)).token));
    });

    it('of another company gets the same responses as an unknown id', async () => {
      const { token } = await steps.newCompany();
      const others = await steps.newCompany();
      const stranger = await steps.colleague(others.customerId);
      const theirInvited = await steps.invited(others.token);
      const before = await api.db
        .select()
        .from(users)
        .where(eq(users.customerId, others.customerId))
        .orderBy(asc(users.id));
      const answers = async (id: string) => {
        const bodies = [];
        for (const [name, variables] of callsOf(id))
          bodies.push((await steps.ask(token, name, variables)).body);
        return bodies;
      };
      const nobody = await answers('999999999');
      expect(nobody.join()).toContain("We don't know that person");
      for (const id of [String(stranger.id), theirInvited.id, 'x', '-1', randomUUID()]) {
        expect(await answers(id)).toEqual(nobody);
      }
      const after = await api.db
        .select()
        .from(users)
        .where(eq(users.customerId, others.customerId))
        .orderBy(asc(users.id));
      expect(after).toEqual(before);
    });
  });

  describe('an owner', () => {
    it.each(['ChangeMemberRole', 'DeactivateMember'])('cannot call %s on themselves', async (name) => {
      const { token, owner, customerId } = await steps.newCompany();
      const own = { id: String(owner.id), version: 1, ...(name === 'ChangeMemberRole' && { role: 'user' }) };
      const alone = refusalOf(await steps.ask(token, name, own));
      expect(alone).toMatchObject({
        message: 'Your company needs at least one owner',
        extensions: { code: 'ACTION_REFUSED' },
      });
      await steps.colleague(customerId, { roleId: Role.Owner });
      expect(refusalOf(await steps.ask(token, name, own)).message).toBe(
        "You can't change your own access. Ask another owner.",
      );
    });

    it('remains when owners deactivate and demote one another at once', async () => {
      const { customerId, owner } = await steps.newCompany();
      const others = [];
      for (let index = 0; index < 3; index += 1) {
        others.push(await steps.colleague(customerId, { roleId: Role.Owner }));
      }
      const owners = [owner, ...others];
      const tokens = await Promise.all(owners.map(({ email }) => api.tokenOf(email)));
      const actions = owners.flatMap(({ id }, index) =>
        tokens
          .filter((_, other) => other !== index)
          .map((token, turn) =>
            turn % 2 === 0
              ? steps.ask(token, 'DeactivateMember', { id: String(id), version: 1 })
              : steps.ask(token, 'ChangeMemberRole', { id: String(id), version: 1, role: 'user' }),
          ),
      );
      await Promise.all(actions);
      const left = await api.db
        .select()
        .from(users)
        .where(
          and(
            inArray(
              users.id,
              owners.map(({ id }) => id),
            ),
            eq(users.roleId, Role.Owner),
            eq(users.status, 'active'),
          ),
        );
      expect(left.length).toBeGreaterThanOrEqual(1);
    });
  });
});
