import * as v from 'valibot';
import { formMessages } from '#domain/formMessages.ts';
import { limits } from '#domain/limits.ts';
import { Role } from '#domain/role.ts';
import { requiredText } from '#domain/textFields.ts';
import {
  useActOnUsersMutation,
  type AdminCustomerFieldsFragment,
  type AdminUserFieldsFragment,
  type AdminUserQuery,
  type UserActionInput,
  type UserActionType,
} from '#graphql/adminHooks.ts';
import type { DecisionTexts } from '#admin/DecisionDialog.tsx';
import { fullName } from '#domain/userInfo.ts';
import { useDecision } from '#admin/useDecision.ts';
import { roleNameOf, memberStatusNames } from './userList.ts';

/** Texts of the button and the dialog of each action on users, in the order of the buttons. */
export const userActionTexts: Readonly<Record<UserActionType, DecisionTexts>> = {
  changeRole: {
    name: 'Change role',
    ask: (who) => `Change the role of ${who}?`,
    consequence:
      'The new role applies at once, and we email it to the person. A person who becomes an administrator leaves their company.',
    busy: 'Changing…',
  },
  unlock: {
    name: 'Unlock login',
    ask: (who) => `Unlock the login of ${who}?`,
    consequence: 'We clear their failed attempts, so they can try again at once.',
    busy: 'Unlocking…',
  },
  signOut: {
    name: 'Log out',
    ask: (who) => `Log ${who} out everywhere?`,
    consequence: 'We end all of their sessions. They can log in again.',
    busy: 'Logging out…',
  },
  sendResetLink: {
    name: 'Send reset link',
    ask: (who) => `Send ${who} a link to choose a new password?`,
    consequence: 'We email it to them. Their password stays until they choose another.',
    busy: 'Sending…',
  },
  resendVerification: {
    name: 'Send verification again',
    ask: (who) => `Send ${who} the verification email again?`,
    consequence:
      'We email them the link that confirms their address, or their invitation if they have not joined yet.',
    busy: 'Sending…',
  },
  reactivate: {
    name: 'Reactivate',
    ask: (who) => `Reactivate ${who}?`,
    consequence: 'They can log in again, or join if they had not joined yet.',
    busy: 'Reactivating…',
  },
  deactivate: {
    name: 'Deactivate',
    ask: (who) => `Deactivate ${who}?`,
    consequence: 'We log them out everywhere, and they cannot log in. We delete nothing of theirs.',
    busy: 'Deactivating…',
    isGrave: true,
  },
};

type ListedUser = Pick<AdminUserFieldsFragment, 'status' | 'isEmailConfirmed' | 'isSelf'>;

/**
 * Returns the actions on several users that a listed user allows; none for the viewer's own account. Active users
 * always allow `signOut`, since the list does not say who has sessions.
 */
export function listBulkActions({ status, isEmailConfirmed, isSelf }: ListedUser): readonly UserActionType[] {
  if (isSelf) return [];
  if (status === 'deactivated') return ['reactivate'];
  if (status === 'invited') return ['resendVerification', 'deactivate'];
  return isEmailConfirmed
    ? ['signOut', 'sendResetLink', 'deactivate']
    : ['signOut', 'sendResetLink', 'resendVerification', 'deactivate'];
}

type KnownUser = Pick<AdminUserQuery['adminUser'], 'isLogInLocked'> & {
  readonly user: ListedUser;
  readonly sessions: readonly unknown[];
};

/** Returns the actions that a user with loaded details allows; none for the viewer's own account. */
export function listUserActions({ user, sessions, isLogInLocked }: KnownUser): readonly UserActionType[] {
  if (user.isSelf) return [];
  return [
    ...(user.status === 'deactivated' ? [] : (['changeRole'] as const)),
    ...(isLogInLocked ? (['unlock'] as const) : []),
    ...listBulkActions(user).filter((action) => action !== 'signOut' || sessions.length > 0),
  ];
}

/** Whether a role that administrators assign requires a company; false for an empty id. */
export function isCompanyRequiredForRole(roleId: string): boolean {
  return roleId !== '' && roleId !== String(Role.SystemAdmin);
}

/** Returns the schema of an action's form: a reason to deactivate, a role with its company, or nothing. */
export function createUserActionSchema(action: UserActionType, needsCompany: boolean) {
  return v.pipe(
    v.object({
      reason: action === 'deactivate' ? requiredText('Reason', limits.productReasonLength) : v.string(),
      roleId:
        action === 'changeRole' ? v.pipe(v.string(), v.nonEmpty(formMessages.required('Role'))) : v.string(),
      company: v.custom<AdminCustomerFieldsFragment | null>(() => true),
    }),
    v.forward(
      v.check(
        ({ roleId, company }) => company !== null || !needsCompany || !isCompanyRequiredForRole(roleId),
        'Find the company, and choose it',
      ),
      ['company'],
    ),
  );
}

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
      const facts = [roleNameOf(user.roleId), memberStatusNames[user.status], user.customerName];
      return `${fullName(user)} is now: ${facts.filter(Boolean).join(', ')}`;
    },
    order: Object.keys(userActionTexts),
    onDone,
    onRefused,
  });
}
