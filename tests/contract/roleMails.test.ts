import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { type users } from '#server/platform/db/schema.ts';
import { jobs } from '#server/platform/jobs/jobTables.ts';
import { outbox } from '#server/platform/mail/mailTables.ts';
import { openApi, type Api } from './support/api.ts';
import { addCustomerWith } from './support/companies.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';
import { createTeamSteps, type TeamSteps } from './support/teams.ts';
import { changeRole, outcomesOf, sendAction } from './support/userActions.ts';
import { emptyQueue, publicUrl, toolsFor, workThrough } from './support/work.ts';

type User = typeof users.$inferSelect;

describe.each(databaseKinds)('the mail about a new role on $name', ({ open }) => {
  let api: Api;
  let steps: TeamSteps;
  let admin: string;
  let customerId: number;

  beforeAll(async () => {
    api = await openApi(await open());
    steps = createTeamSteps(api);
    admin = await api.tokenOf('admin@lintel.test');
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    customerId = await addCustomerWith(api.db, [1]);
    await emptyQueue(api.db);
  });

  const person = (changes: Partial<User> = {}) =>
    addPerson(api.db, { customerId, roleId: Role.User, ...changes });

  async function giveRole({ id }: User, roleId: number, version = 1, company?: number): Promise<void> {
    const outcomes = outcomesOf(await sendAction(api, admin, [[id, version]], changeRole(roleId, company)));
    expect(outcomes.map(({ problem }) => problem)).toEqual([null]);
  }

  /** Works off the queue; returns the mails to this person. */
  async function mailsTo({ email }: User) {
    await workThrough(toolsFor(api.db));
    return api.db.select().from(outbox).where(eq(outbox.toAddress, email)).orderBy(outbox.id);
  }

  it('names the role, its rights, who gave it, and whom to contact', async () => {
    const user = await person();
    await giveRole(user, Role.Owner);
    const [mail, ...others] = await mailsTo(user);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your role at Another company is now Owner');
    expect(mail?.text).toContain('Your role on Lintel Marketplace changed from User to Owner.');
    expect(mail?.text).toContain('manage the team, certificates and details of Another company');
    expect(mail?.text).toContain('An administrator of Lintel Marketplace made this change.');
    expect(mail?.text).toMatch(/write to \S+@\S+ if you think it is a mistake/);
    expect(mail?.text).toContain(`\n${publicUrl}/account\n`);
    expect(await api.db.select().from(jobs)).toEqual([]);
  });

  it('tells a new administrator that they left their company, and a new user which company they joined', async () => {
    const user = await person();
    await giveRole(user, Role.SystemAdmin);
    const [made] = await mailsTo(user);
    expect(made?.subject).toBe('You are now an administrator of Lintel Marketplace');
    expect(made?.text).toContain('you no longer belong to your company');
    expect(made?.text).toContain(`\n${publicUrl}/admin\n`);
    await giveRole(user, Role.User, 2, customerId);
    const [, back] = await mailsTo(user);
    expect(back?.subject).toBe('Your role at Another company is now User');
    expect(back?.text).toContain('changed from SystemAdmin to User');
    expect(back?.text).not.toContain('no longer an affiliate');
  });

  it('tells a former affiliate that they are no longer one', async () => {
    const affiliate = await person({ customerId: null, roleId: Role.Affiliate });
    await giveRole(affiliate, Role.Owner, 1, customerId);
    const [mail] = await mailsTo(affiliate);
    expect(mail?.text).toContain('You are no longer an affiliate.');
  });

  it('names the owner who made the change', async () => {
    const { token, owner, customerId: company } = await steps.newCompany();
    const colleague = await steps.colleague(company);
    const { id, version } = await steps.memberIn(token, colleague.email);
    dataOf(await steps.ask(token, 'ChangeMemberRole', { id, version, role: 'owner' }));
    const [mail] = await mailsTo(colleague);
    expect(mail?.text).toContain(`${owner.firstName} ${owner.lastName} made this change.`);
    expect(mail?.text).toContain('Ask them if you think it is a mistake.');
    // The same role again causes no mail.
    dataOf(await steps.ask(token, 'ChangeMemberRole', { id, version: version + 1, role: 'owner' }));
    expect(await mailsTo(colleague)).toHaveLength(1);
  });

  it('does not go out when the role changed again before, or to an invited person', async () => {
    const user = await person();
    await giveRole(user, Role.Owner);
    await person({ roleId: Role.Owner });
    await giveRole(user, Role.User, 2);
    const mails = await mailsTo(user);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your role at Another company is now User']);
    const invited = await person({ status: 'invited', emailVerified: false, profileComplete: false });
    await giveRole(invited, Role.Owner);
    expect(await mailsTo(invited)).toEqual([]);
  });

  it('is not queued when the change is refused', async () => {
    const user = await person({ status: 'deactivated' });
    const [outcome] = outcomesOf(await sendAction(api, admin, [[user.id, 1]], changeRole(Role.Owner)));
    expect(outcome?.problem).toContain('is deactivated');
    expect(await api.db.select().from(jobs)).toEqual([]);
  });
});
