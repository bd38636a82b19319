import type { MemberStatus } from '#domain/team.ts';
import type { MemberStatus as Presented } from '#graphql/resolvers.ts';

export const presentedStatuses: Readonly<Record<MemberStatus, Presented>> = {
  active: 'ACTIVE',
  invited: 'INVITED',
  deactivated: 'DEACTIVATED',
};
