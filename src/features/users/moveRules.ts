import { formMessages } from '#domain/formMessages.ts';
import type { UserMoveType } from '#graphql/adminHooks.ts';

interface TypedMove {
  readonly move: UserMoveType;
  readonly reason: string;
  readonly roleId: string;
  /** True when a company is asked for and none is chosen. */
  readonly lacksCompany: boolean;
}

/** A problem with a move, and its field. */
export interface MoveProblem {
  readonly field: 'reason' | 'role' | 'company';
  readonly message: string;
}

/** Finds the first problem with a move; null when there is none. */
export function findMoveProblem({ move, reason, roleId, lacksCompany }: TypedMove): MoveProblem | null {
  if (move === 'DEACTIVATE' && reason.trim() === '') {
    return { field: 'reason', message: formMessages.required('Reason') };
  }
  if (move === 'CHANGE_ROLE' && roleId === '') {
    return { field: 'role', message: formMessages.required('Role') };
  }
  return lacksCompany ? { field: 'company', message: 'Find the company, and choose it' } : null;
}
