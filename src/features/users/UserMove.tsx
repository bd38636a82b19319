import { useImperativeHandle, useRef } from 'react';
import { limits } from '#domain/limits.ts';
import { givenRoles } from '#domain/role.ts';
import type { UserMoveType } from '#graphql/adminHooks.ts';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { DecisionQuestion } from '#admin/DecisionQuestion.tsx';
import { CompanyChoice } from './CompanyChoice.tsx';
import { isOfCompany, moveSchemaOf } from './moveSchema.ts';
import { nameRole } from './userList.ts';
import { affiliateNoMore, moveWords } from './userMoves.ts';
import type { useUserMove } from './useUserMove.ts';

interface UserMoveProps {
  readonly move: UserMoveType;
  /** Name of the person, or the number of them: `3 users`. */
  readonly what: string;
  /** Whether they still need a company, as owners and users do. */
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
  const { form, field, submit } = useValidatedForm(
    moveSchemaOf(move, needsCompany),
    { reason: '', roleId: '', company: null },
    { focusesError: true },
  );
  const { reason, roleId, company } = form.watch();
  const { ref: companyRef, error: companyError } = field('company');
  const search = useRef<HTMLInputElement>(null);
  // The field of the search is none of the form: it only takes the focus for the company.
  useImperativeHandle(companyRef, () => ({ focus: () => search.current?.focus() }));
  const asksCompany = needsCompany && isOfCompany(roleId);

  return (
    <DecisionQuestion
      words={moveWords[move]}
      what={what}
      deciding={deciding}
      onConfirm={submit((typed) =>
        deciding.confirm({
          type: move,
          reason: typed.reason || null,
          roleId: typed.roleId === '' ? null : Number(typed.roleId),
          customerId: asksCompany ? (typed.company?.id ?? null) : null,
        }),
      )}
    >
      {move === 'deactivate' && (
        <TextArea
          {...field('reason')}
          label="Reason"
          hint="Only administrators can read this"
          aria-required
          rows={3}
          count={{ typed: (reason ?? '').length, most: limits.productReasonLength }}
        />
      )}
      {move === 'changeRole' && isAffiliate && <p>{affiliateNoMore}</p>}
      {move === 'changeRole' && (
        <SelectField {...field('roleId')} label="Role" aria-required options={roleOptions} />
      )}
      {asksCompany && (
        <>
          <p>They belong to no company. This role needs one.</p>
          <CompanyChoice
            chosen={company}
            error={companyError}
            field={search}
            onChoose={(chosen) => {
              form.setValue('company', chosen);
              form.clearErrors('company');
            }}
          />
        </>
      )}
    </DecisionQuestion>
  );
}
