import { fullName } from '#domain/userInfo.ts';
import {
  useActOnUsersMutation,
  type AdminUserFieldsFragment,
  type UserActionInput,
  type UserActionType,
} from '#graphql/adminHooks.ts';
import { useDecision } from '#admin/useDecision.ts';
import { nameRole, statusNames } from './userList.ts';
import { actionWords } from './userActions.ts';

interface MovedRow extends AdminUserFieldsFragment {
  readonly decisions: readonly UserActionType[];
}

/** Does the same to users. */
export function useUserAction(
  rows: readonly MovedRow[],
  onDone?: (left: readonly string[]) => void,
  onRefused?: (ids: readonly string[]) => void,
) {
  const [action] = useActOnUsersMutation({ context: { isToldByPage: true } });
  return useDecision(rows, {
    decide: async (named, sent: UserActionInput) => {
      const { data, error } = await action({ variables: { rows: [...named], action: sent } });
      if (error) throw error;
      return data?.actOnUsers ?? [];
    },
    describeCurrent,
    order: Object.keys(actionWords),
    onDone,
    onRefused,
  });
}

function describeCurrent(user: MovedRow): string {
  const facts = [nameRole(user.roleId), statusNames[user.status], user.customerName];
  return `${fullName(user)} is now: ${facts.filter(Boolean).join(', ')}`;
}
