import { useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { givenRoles, Role } from '#domain/role.ts';
import type { AdminCustomerFieldsFragment, UserMoveType } from '#graphql/adminHooks.ts';
import { DecisionQuestion } from '#admin/DecisionQuestion.tsx';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { CompanyChoice } from './CompanyChoice.tsx';
import { findMoveProblem, type MoveProblem } from './moveRules.ts';
import { nameRole } from './userList.ts';
import { affiliateNoMore, moveWords } from './userMoves.ts';
import type { useUserMove } from './useUserMove.ts';

interface UserMoveProps {
  readonly move: UserMoveType;
  /** To whom it is done: a name, or `3 users`. */
  readonly what: string;
  /** Whether they belong to no company, which an owner or user must. */
  readonly needsCompany: boolean;
  readonly isAffiliate: boolean;
  readonly deciding: ReturnType<typeof useUserMove>;
}

const roleOptions = givenRoles.map((id) => ({
  value: String(id),
  label: nameRole(id),
}));

/** Asks what a move of users needs before it is made. */
export function UserMove({ move, what, needsCompany, isAffiliate, deciding }: UserMoveProps) {
  const [reason, setReason] = useState('');
  const [roleId, setRole] = useState('');
  const [company, setCompany] = useState<AdminCustomerFieldsFragment | null>(null);
  const [wrong, setWrong] = useState<MoveProblem | null>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const roleField = useRef<HTMLSelectElement>(null);
  const companyField = useRef<HTMLInputElement>(null);
  const asksCompany = needsCompany && roleId !== '' && roleId !== String(Role.SystemAdmin);

  function confirm(): void {
    const lacksCompany = asksCompany && company === null;
    const found = findMoveProblem({ move, reason, roleId, lacksCompany });
    setWrong(found);
    if (found) {
      const fields = { reason: reasonField, role: roleField, company: companyField };
      fields[found.field].current?.focus();
      return;
    }
    deciding.confirm({
      type: move,
      reason: move === 'DEACTIVATE' ? reason.trim() : null,
      roleId: move === 'CHANGE_ROLE' ? Number(roleId) : null,
      customerId: asksCompany && company ? company.id : null,
    });
  }

  function errorOf(field: MoveProblem['field']): string | undefined {
    return wrong?.field === field ? wrong.message : undefined;
  }

  return (
    <DecisionQuestion words={moveWords[move]} what={what} deciding={deciding} onConfirm={confirm}>
      {move === 'DEACTIVATE' && (
        <TextArea
          ref={reasonField}
          label="Reason"
          hint="Only administrators can read this"
          aria-required
          rows={3}
          value={reason}
          error={errorOf('reason')}
          count={{ typed: reason.length, most: limits.productReasonLength }}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {move === 'CHANGE_ROLE' && isAffiliate && <p>{affiliateNoMore}</p>}
      {move === 'CHANGE_ROLE' && (
        <SelectField
          ref={roleField}
          label="Role"
          aria-required
          options={roleOptions}
          value={roleId}
          error={errorOf('role')}
          onChange={({ target }) => setRole(target.value)}
        />
      )}
      {asksCompany && (
        <>
          <p>They belong to no company. This role needs one.</p>
          <CompanyChoice
            chosen={company}
            error={errorOf('company')}
            field={companyField}
            onChoose={setCompany}
          />
        </>
      )}
    </DecisionQuestion>
  );
}
