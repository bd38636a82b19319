import type { AdminUserFieldsFragment, AdminUserQuery, UserMoveType } from '#graphql/adminHooks.ts';

interface MoveWords {
  /** Of the button. */
  readonly name: string;
  /** Of the dialog. */
  readonly question: string;
  /** What it comes to. */
  readonly consequence: string;
  readonly busy: string;
}

/** What administrators do to a user, in words. */
export const moveWords: Readonly<Record<UserMoveType, MoveWords>> = {
  CHANGE_ROLE: {
    name: 'Change role',
    question: 'Change the role?',
    consequence: 'It holds at once. Whoever becomes an administrator leaves their company.',
    busy: 'Changing…',
  },
  DEACTIVATE: {
    name: 'Deactivate',
    question: 'Deactivate?',
    consequence: 'They are logged out everywhere and cannot log in. Nothing of theirs is deleted.',
    busy: 'Deactivating…',
  },
  REACTIVATE: {
    name: 'Reactivate',
    question: 'Reactivate?',
    consequence: 'They can log in again, or join where they had not joined yet.',
    busy: 'Reactivating…',
  },
  SIGN_OUT: {
    name: 'Sign out',
    question: 'Sign out everywhere?',
    consequence: 'Every session of theirs ends. They can log in again.',
    busy: 'Signing out…',
  },
  UNLOCK: {
    name: 'Unlock login',
    question: 'Unlock the login?',
    consequence: 'Their failed tries are forgotten, so that they can try again at once.',
    busy: 'Unlocking…',
  },
  SEND_RESET_LINK: {
    name: 'Send reset link',
    question: 'Send a link to choose a new password?',
    consequence: 'It is mailed to them. Their password stays until they choose another.',
    busy: 'Sending…',
  },
  RESEND_VERIFICATION: {
    name: 'Send verification again',
    question: 'Send the verification again?',
    consequence: 'What confirms their address is mailed to them; the invitation, where they have not joined.',
    busy: 'Sending…',
  },
};

/** What else a change of role comes to for an affiliate. */
export const affiliateNoMore = 'They are an affiliate, and cannot be made one again.';

type MovedUser = Pick<AdminUserFieldsFragment, 'status' | 'isEmailConfirmed' | 'isSelf'>;

/** What can be done to several users at once: to oneself nothing. Of their sessions nothing is known here. */
export function bulkMovesOf({ status, isEmailConfirmed, isSelf }: MovedUser): readonly UserMoveType[] {
  if (isSelf) return [];
  switch (status) {
    case 'DEACTIVATED':
      return ['REACTIVATE'];
    case 'INVITED':
      return ['RESEND_VERIFICATION', 'DEACTIVATE'];
    case 'ACTIVE':
    default:
      return isEmailConfirmed
        ? ['SIGN_OUT', 'SEND_RESET_LINK', 'DEACTIVATE']
        : ['SIGN_OUT', 'SEND_RESET_LINK', 'RESEND_VERIFICATION', 'DEACTIVATE'];
  }
}

type KnownUser = Pick<AdminUserQuery['adminUser'], 'isLogInLocked'> & {
  readonly user: MovedUser;
  readonly sessions: readonly unknown[];
};

/** What can be done to one user of whom all is known: to oneself nothing. */
export function movesOf({ user, sessions, isLogInLocked }: KnownUser): readonly UserMoveType[] {
  if (user.isSelf) return [];
  const moves = bulkMovesOf(user).filter((move) => move !== 'SIGN_OUT' || sessions.length > 0);
  return [
    ...(user.status === 'DEACTIVATED' ? [] : (['CHANGE_ROLE'] as const)),
    ...(isLogInLocked ? (['UNLOCK'] as const) : []),
    ...moves,
  ];
}
