import { fullName } from '#domain/userInfo.ts';
import {
  useMoveUsersMutation,
  type AdminUserFieldsFragment,
  type UserMoveInput,
  type UserMoveType,
} from '#graphql/adminHooks.ts';
import { useDecision } from '#admin/useDecision.ts';
import { nameRole, statusNames } from './userList.ts';
import { moveWords } from './userMoves.ts';

interface MovedRow extends AdminUserFieldsFragment {
  readonly decisions: readonly UserMoveType[];
}

/** Does the same to users. */
export function useUserMove(
  rows: readonly MovedRow[],
  onDone?: (left: readonly string[]) => void,
  onRefused?: (ids: readonly string[]) => void,
) {
  const [move] = useMoveUsersMutation({ context: { isToldByPage: true } });
  return useDecision(rows, {
    decide: async (named, sent: UserMoveInput) => {
      const { data, error } = await move({ variables: { rows: [...named], move: sent } });
      if (error) throw error;
      return data?.moveUsers ?? [];
    },
    describeCurrent,
    order: Object.keys(moveWords),
    onDone,
    onRefused,
  });
}

function describeCurrent(user: MovedRow): string {
  const facts = [nameRole(user.roleId), statusNames[user.status], user.customerName];
  return `${fullName(user)} is now: ${facts.filter(Boolean).join(', ')}`;
}
