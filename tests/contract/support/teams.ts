import type { LightMyRequestResponse } from 'fastify';
import { Role } from '#domain/role.ts';
import type { users } from '#server/platform/db/schema.ts';
import type { Api } from './api.ts';
import { addCustomerWith } from './companies.ts';
import { ask as askAsStranger, dataOf, newEmail, password } from './gettingIn.ts';
import { addPerson } from './person.ts';
import { askAs } from './signedIn.ts';

export interface ShownMember {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly status: string;
  readonly invitationEndsAt: string | null;
  readonly lastLogInAt: string | null;
  readonly isSelf: boolean;
  readonly version: number;
}

interface Company {
  readonly customerId: number;
  readonly owner: typeof users.$inferSelect;
  readonly token: string;
}

/** Input of an invitation, with these changes. */
export function invitation(changes: object = {}) {
  const someone = {
    firstName: 'Ina',
    lastName: 'Vited',
    email: newEmail(),
    phone: null,
    role: 'user',
    note: null,
  };
  return { invitation: { ...someone, ...changes } };
}

export type TeamSteps = ReturnType<typeof createTeamSteps>;

/** Operations of people of a company, and of strangers with an invitation. */
export function createTeamSteps(api: Api) {
  const ask = (token: string | undefined, operationName: string, variables: object = {}) =>
    askAs(api, token, operationName, variables);

  async function team(token: string, page = 1, size = 100) {
    const data = dataOf(await ask(token, 'Team', { page, size }));
    return (data as { team: { members: ShownMember[]; total: number } }).team;
  }

  async function memberIn(token: string, email: string): Promise<ShownMember> {
    const member = (await team(token)).members.find((each) => each.email === email);
    if (!member) throw new Error(`${email} is not on the team`);
    return member;
  }

  /** Adds a company with one owner. */
  async function newCompany(): Promise<Company> {
    const customerId = await addCustomerWith(api.db, [1]);
    const owner = await addPerson(api.db, { customerId, firstName: 'Olga', lastName: 'Owner' });
    return { customerId, owner, token: await api.tokenOf(owner.email) };
  }

  const colleague = (customerId: number, changes: Partial<typeof users.$inferInsert> = {}) =>
    addPerson(api.db, { customerId, roleId: Role.User, ...changes });

  async function invited(token: string, changes: object = {}): Promise<ShownMember> {
    const data = dataOf(await ask(token, 'InviteMember', invitation(changes)));
    return (data as { inviteMember: ShownMember }).inviteMember;
  }

  /** Completes the profile of an invited person, who has only the secret of the invitation. */
  async function join(secret: string, changes: object = {}): Promise<LightMyRequestResponse> {
    const profile = { phone: '(555) 010-0123', password, terms: true, ...changes };
    return askAsStranger(api, 'CompleteProfile', { ticket: secret, profile });
  }

  const logIn = (email: string, typed: string) =>
    api.call({
      method: 'POST',
      url: '/api/app/anonymous/login',
      payload: { email, password: typed, remember: false },
    });

  return { ask, team, memberIn, newCompany, colleague, invited, join, logIn };
}
