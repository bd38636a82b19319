import type { AdminUserFieldsFragment, AdminUserQuery, UserActionType } from '#graphql/adminHooks.ts';
import type { DecisionWords } from '#admin/DecisionDialog.tsx';

/** The words for each action of a user, in the order in which administrators see them. */
export const actionWords: Readonly<Record<UserActionType, DecisionWords>> = {
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

/** What else a change of role comes to for an affiliate. */
export const affiliateNoMore = 'They stop being an affiliate, and cannot become one again.';

type MovedUser = Pick<AdminUserFieldsFragment, 'status' | 'isEmailConfirmed' | 'isSelf'>;

/** What can be done to several users at once: to oneself nothing. Of their sessions nothing is known here. */
export function bulkActionsOf({ status, isEmailConfirmed, isSelf }: MovedUser): readonly UserActionType[] {
  if (isSelf) return [];
  switch (status) {
    case 'deactivated':
      return ['reactivate'];
    case 'invited':
      return ['resendVerification', 'deactivate'];
    case 'active':
    default:
      return isEmailConfirmed
        ? ['signOut', 'sendResetLink', 'deactivate']
        : ['signOut', 'sendResetLink', 'resendVerification', 'deactivate'];
  }
}

type KnownUser = Pick<AdminUserQuery['adminUser'], 'isLogInLocked'> & {
  readonly user: MovedUser;
  readonly sessions: readonly unknown[];
};

/** What can be done to one user of whom all is known: to oneself nothing. */
export function actionsOf({ user, sessions, isLogInLocked }: KnownUser): readonly UserActionType[] {
  if (user.isSelf) return [];
  const actions = bulkActionsOf(user).filter((action) => action !== 'signOut' || sessions.length > 0);
  return [
    ...(user.status === 'deactivated' ? [] : (['changeRole'] as const)),
    ...(isLogInLocked ? (['unlock'] as const) : []),
    ...actions,
  ];
}
