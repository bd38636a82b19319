import { useState } from 'react';
import { formMessages } from '#domain/formMessages.ts';
import { limits } from '#domain/limits.ts';
import { givenRoles, Role } from '#domain/role.ts';
import type { AdminCustomerFieldsFragment, UserMoveType } from '#graphql/adminHooks.ts';
import { DecisionDialog } from '#haven/DecisionDialog.tsx';
import { SelectField } from '#haven/SelectField.tsx';
import { TextArea } from '#haven/TextArea.tsx';
import { CompanyChoice } from './CompanyChoice.tsx';
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
  const [company, setCompany] = useState<AdminCustomerFieldsFragment | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const asksCompany = needsCompany && roleId !== '' && roleId !== String(Role.SystemAdmin);

  function confirm(): void {
    const wrong = findErrors();
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    void deciding.confirm({
      type: move,
      reason: move === 'DEACTIVATE' ? reason.trim() : null,
      roleId: move === 'CHANGE_ROLE' ? Number(roleId) : null,
      customerId: asksCompany && company ? company.id : null,
    });
  }

  function findErrors(): Errors {
    if (move === 'DEACTIVATE' && reason.trim() === '') return { reason: formMessages.required('Reason') };
    if (move === 'CHANGE_ROLE' && roleId === '') return { role: formMessages.required('Role') };
    return asksCompany && company === null ? { company: 'Find the company, and choose it' } : {};
  }

  return (
    <DecisionDialog
      title={`${what}: ${question}`}
      consequence={consequence}
      name={name}
      busyName={busy}
      isBusy={deciding.isDeciding}
      failure={deciding.problems}
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
        <>
          <p>They belong to no company, and need one in this role.</p>
          <CompanyChoice chosen={company} error={errors.company} onChoose={setCompany} />
        </>
      )}
    </DecisionDialog>
  );
}
