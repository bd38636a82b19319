import type { LightMyRequestResponse } from 'fastify';
import type { UserOutcome } from '#graphql/resolvers.ts';
import type { Api } from './api.ts';
import { dataOf } from './gettingIn.ts';

/** Id of a user, and the version that an action is based on. */
export type UserRow = readonly [id: number, version: number];

export const deactivate = 'type: deactivate, reason: "Left the company"';

export const changeRole = (roleId: number, customerId?: number) =>
  `type: changeRole, roleId: ${roleId}${customerId === undefined ? '' : `, customerId: "${customerId}"`}`;

/** Sends an action of an administrator on these users. */
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

/** Outcome for each user. */
export function outcomesOf(answer: LightMyRequestResponse): UserOutcome[] {
  return (dataOf(answer) as { actOnUsers: UserOutcome[] }).actOnUsers;
}
