import type { LightMyRequestResponse } from 'fastify';
import type { UserOutcome } from '#graphql/resolvers.ts';
import type { Api } from './api.ts';
import { dataOf } from './gettingIn.ts';

/** A user, and the version on which something is decided about them. */
export type UserRow = readonly [id: number, version: number];

export const deactivate = 'type: deactivate, reason: "Left the company"';

export const changeRole = (roleId: number, customerId?: number) =>
  `type: changeRole, roleId: ${roleId}${customerId === undefined ? '' : `, customerId: "${customerId}"`}`;

/** Has an administrator do something to these users. */
export function sendAction(
  api: Api,
  token: string,
  rows: readonly UserRow[],
  action: string,
): Promise<LightMyRequestResponse> {
  const named = rows.map(([id, version]) => `{ id: "${id}", version: ${version} }`).join(', ');
  return api.graphql(
    `mutation { actOnUsers(rows: [${named}], action: { ${action} }) {
      id problem user { roleId status customerId version } } }`,
    token,
  );
}

/** What became of each. */
export function outcomesOf(answer: LightMyRequestResponse): UserOutcome[] {
  return (dataOf(answer) as { actOnUsers: UserOutcome[] }).actOnUsers;
}
