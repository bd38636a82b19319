import { fullName } from '#domain/userInfo.ts';
import {
  useActOnUsersMutation,
  type AdminUserFieldsFragment,
  type UserActionInput,
  type UserActionType,
} from '#graphql/adminHooks.ts';
import { useDecision } from '#admin/useDecision.ts';
import { roleNameOf, statusNames } from './userList.ts';
import { actionWords } from './userActions.ts';

export function useUserAction(
  rows: readonly (AdminUserFieldsFragment & { readonly decisions: readonly UserActionType[] })[],
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
    describeCurrent: (user) => {
      const facts = [roleNameOf(user.roleId), statusNames[user.status], user.customerName];
      return `${fullName(user)} is now: ${facts.filter(Boolean).join(', ')}`;
    },
    order: Object.keys(actionWords),
    onDone,
    onRefused,
  });
}
