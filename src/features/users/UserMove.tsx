import { useState } from 'react';
import { adminOf } from '#domain/adminAddress.ts';
import { failureWords } from '#domain/failureWords.ts';
import { formMessages } from '#domain/formMessages.ts';
import { limits } from '#domain/limits.ts';
import { givenRoles, Role } from '#domain/role.ts';
import type { UserMoveType } from '#graphql/adminHooks.ts';
import { DecisionDialog } from '#haven/DecisionDialog.tsx';
import { SelectField } from '#haven/SelectField.tsx';
import { TextArea } from '#haven/TextArea.tsx';
import { TextField } from '#haven/TextField.tsx';
import { companyIdOf } from './companyId.ts';
import { nameRole } from './userList.ts';
import { moveWords } from './userMoves.ts';
import type { useUserMove } from './useUserMove.ts';

interface UserMoveProps {
  readonly move: UserMoveType;
  /** To whom it is done: a name, or `3 users`. */
  readonly what: string;
  /** Whether they belong to no company, which an owner or user must. */
  readonly needsCompany: boolean;
  readonly deciding: ReturnType<typeof useUserMove>;
}

const roleOptions = givenRoles.map((id) => ({
  value: String(id),
  label: nameRole(id),
}));

interface Errors {
  readonly reason?: string;
  readonly role?: string;
  readonly company?: string;
}

/** Asks what a move of users needs before it is made. */
export function UserMove({ move, what, needsCompany, deciding }: UserMoveProps) {
  const { name, question, consequence, busy } = moveWords[move];
  const [reason, setReason] = useState('');
  const [roleId, setRole] = useState('');
  const [company, setCompany] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const asksCompany = needsCompany && roleId !== '' && roleId !== String(Role.SystemAdmin);
  const customerId = asksCompany ? companyIdOf(company) : null;

  function confirm(): void {
    const wrong = findErrors();
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    void deciding.confirm({
      type: move,
      reason: move === 'DEACTIVATE' ? reason.trim() : null,
      roleId: move === 'CHANGE_ROLE' ? Number(roleId) : null,
      customerId,
    });
  }

  function findErrors(): Errors {
    if (move === 'DEACTIVATE' && reason.trim() === '') return { reason: formMessages.required('Reason') };
    if (move === 'CHANGE_ROLE' && roleId === '') return { role: formMessages.required('Role') };
    return asksCompany && customerId === null
      ? { company: 'Enter the id of the company, or the address of its page' }
      : {};
  }

  return (
    <DecisionDialog
      title={`${what}: ${question}`}
      consequence={consequence}
      name={name}
      busyName={busy}
      isBusy={deciding.isDeciding}
      failure={deciding.failure ? failureWords(deciding.failure) : []}
      onConfirm={confirm}
      onCancel={deciding.cancel}
    >
      {move === 'DEACTIVATE' && (
        <TextArea
          label="Reason"
          hint="Only administrators read it"
          aria-required
          rows={3}
          value={reason}
          error={errors.reason}
          count={{ typed: reason.length, most: limits.productReasonLength }}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {move === 'CHANGE_ROLE' && (
        <SelectField
          label="Role"
          aria-required
          options={roleOptions}
          value={roleId}
          error={errors.role}
          onChange={({ target }) => setRole(target.value)}
        />
      )}
      {asksCompany && (
        <TextField
          label="Company"
          hint={`They belong to none. Enter its id, or the address of its page: ${adminOf('customers')}&id=…`}
          aria-required
          value={company}
          error={errors.company}
          onChange={({ target }) => setCompany(target.value)}
        />
      )}
    </DecisionDialog>
  );
}
