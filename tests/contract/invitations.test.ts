import { and, count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { links, users } from '#server/platform/db/schema.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import type { Deliver } from '#server/platform/mail/message.ts';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import {
  dataOf,
  manyMails,
  outcomeOf,
  password,
  peopleWith,
  personWith,
  refusalOf,
} from './support/gettingIn.ts';
import { createTeamSteps, invitation, type ShownMember, type TeamSteps } from './support/teams.ts';
import { mailedLink, mayFail, toolsFor, workThrough } from './support/work.ts';

const day = 86_400_000;

describe.each(databaseKinds)('an invitation on $name', ({ open }) => {
  let api: Api;
  let steps: TeamSteps;

  beforeAll(async () => {
    api = await openApi(await open(), manyMails);
    steps = createTeamSteps(api);
  });
  afterAll(() => api.close());

  it('is mailed with the note, and gives the person the role and the company', async () => {
    const { token, owner, customerId } = await steps.newCompany();
    const note = 'You asked for the paint offer. <b>Here</b> it is.';
    const member = await steps.invited(token, { role: 'owner', note, phone: '5550100123' });
    expect(member).toMatchObject({ role: 'owner', status: 'invited', phone: '(555) 010-0123', version: 1 });
    const { token: secret, subject } = await mailedLink(api.db, member.email);
    expect(subject).toBe('Olga Owner invited you to Lintel Marketplace');
    expect(dataOf(await steps.join(secret))).toMatchObject({ completeProfile: { roleId: Role.Owner } });
    const joined = (await steps.logIn(member.email, password)).json<{ accessToken: string }>();
    expect((await steps.team(joined.accessToken)).members.map(({ email }) => email)).toEqual([
      owner.email,
      member.email,
    ]);
    expect(await personWith(api.db, member.email)).toMatchObject({ customerId, invitedById: owner.id });
  });

  it('to an address on the team is refused, even of a deactivated person', async () => {
    const { token, customerId } = await steps.newCompany();
    const gone = await steps.colleague(customerId, { status: 'deactivated' });
    const { extensions, message } = refusalOf(
      await steps.ask(token, 'InviteMember', invitation({ email: gone.email.toUpperCase() })),
    );
    expect(message).toBe(`${gone.email.toUpperCase()} is already on your team`);
    expect(extensions.validationErrors).toEqual([{ message, members: ['email'] }]);
  });

  it.each(['owner@birch.test', 'affiliate@lintel.test', 'admin@lintel.test'])(
    'to %s, who belongs elsewhere, is refused with a general message and no change',
    async (email) => {
      const { token } = await steps.newCompany();
      const before = await personWith(api.db, email);
      const { message } = refusalOf(await steps.ask(token, 'InviteMember', invitation({ email })));
      expect(message).toBe("We couldn't invite this address. Contact support.");
      expect(await personWith(api.db, email)).toEqual(before);
    },
  );

  it.each([
    ['note', { note: 'Look at https://elsewhere.example' }],
    ['note', { note: 'Look at elsewhere.com.' }],
    ['note', { note: 'Look at elsewhere.example/login' }],
    ['note', { note: 'x'.repeat(501) }],
    ['firstName', { firstName: ' ' }],
    ['lastName', { lastName: 'www.elsewhere.example' }],
    ['email', { email: 'a@b.example, c@d.example' }],
    ['phone', { phone: '123' }],
  ])('with an invalid %s is refused: %j', async (member, changes) => {
    const { token } = await steps.newCompany();
    const answer = await steps.ask(token, 'InviteMember', invitation(changes));
    expect(refusalOf(answer).extensions.validationErrors).toMatchObject([{ members: [member] }]);
    expect((await steps.team(token)).total).toBe(1);
  });

  it('with the role of an administrator is refused by the schema', async () => {
    const { token } = await steps.newCompany();
    const answer = await steps.ask(token, 'InviteMember', invitation({ role: 'SYSTEM_ADMIN' }));
    expect(refusalOf(answer).extensions.code).toBe('BAD_USER_INPUT');
    expect((await steps.team(token)).total).toBe(1);
  });

  it('sent twenty times concurrently adds one person and one mail', async () => {
    const { token } = await steps.newCompany();
    const same = invitation();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => steps.ask(token, 'InviteMember', same)),
    );
    expect(answers.map(outcomeOf).filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    const [person, ...others] = await peopleWith(api.db, same.invitation.email);
    expect(others).toEqual([]);
    const [queued] = await api.db
      .select({ mails: count() })
      .from(jobs)
      .where(sql`${jobs.job} @> ${JSON.stringify({ kind: 'invitationMail', userId: person?.id })}::jsonb`);
    expect(queued?.mails).toBe(1);
  });

  it('sent again or created as a link has a new term, and earlier links are superseded', async () => {
    const { token } = await steps.newCompany();
    const member = await steps.invited(token);
    const first = await mailedLink(api.db, member.email);
    await api.db
      .update(users)
      .set({ invitedAt: new Date(Date.now() - 8 * day) })
      .where(eq(users.id, Number(member.id)));
    const again = dataOf(await steps.ask(token, 'ResendInvitation', { id: member.id }));
    const { invitationEndsAt } = (again as { resendInvitation: ShownMember }).resendInvitation;
    expect(Date.parse(invitationEndsAt ?? '')).toBeGreaterThan(Date.now() + 6 * day);
    const second = await mailedLink(api.db, member.email);
    expect(outcomeOf(await steps.join(first.token))).toBe('INVITATION_SUPERSEDED');

    const made = dataOf(await steps.ask(token, 'CreateInvitationLink', { id: member.id }));
    const { url, endsAt } = (made as { createInvitationLink: { url: string; endsAt: string } })
      .createInvitationLink;
    expect(Date.parse(endsAt)).toBeGreaterThan(Date.now() + 6 * day);
    expect(outcomeOf(await steps.join(second.token))).toBe('INVITATION_SUPERSEDED');
    const [link] = await api.db
      .select()
      .from(links)
      .where(and(eq(links.userId, Number(member.id)), eq(links.purpose, 'invitation')))
      .orderBy(sql`${links.id} desc`)
      .limit(1);
    expect(link?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 6 * day);
    const { pathname, searchParams } = new URL(url);
    expect(pathname).toBe('/verification');
    dataOf(await steps.join(searchParams.get('token') ?? ''));
    for (const name of ['ResendInvitation', 'CreateInvitationLink']) {
      expect(refusalOf(await steps.ask(token, name, { id: member.id }))).toMatchObject({
        message: `${member.email} has no open invitation`,
        extensions: { code: 'ACTION_REFUSED' },
      });
    }
  });

  it('sent again during the delivery of its mail is mailed again, and the later link works', async () => {
    const { token } = await steps.newCompany();
    await workThrough(toolsFor(api.db));
    const { id } = await steps.invited(token);
    const sent: string[] = [];
    // A mail server has the mail before its delivery is recorded.
    const deliver: Deliver = async (db, { text }, { done }) => {
      sent.push(/\?token=([\w-]{43})$/m.exec(text)?.[1] ?? '');
      if (sent.length === 1) dataOf(await steps.ask(token, 'ResendInvitation', { id }));
      await done(db);
    };
    await workThrough(toolsFor(api.db, { deliver, ...mayFail }));
    expect(sent).toHaveLength(2);
    dataOf(await steps.join(sent[1] ?? ''));
  });

  it('created as a link is not mailed any more, so that the link works', async () => {
    const { token } = await steps.newCompany();
    const { id, email } = await steps.invited(token);
    const made = dataOf(await steps.ask(token, 'CreateInvitationLink', { id }));
    const { url } = (made as { createInvitationLink: { url: string } }).createInvitationLink;
    expect((await mailedLink(api.db, email)).subject).toBeUndefined();
    dataOf(await steps.join(new URL(url).searchParams.get('token') ?? ''));
  });
});
