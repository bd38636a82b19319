import { useImperativeHandle, useRef } from 'react';
import { limits } from '#domain/limits.ts';
import { givenRoles } from '#domain/role.ts';
import type { UserActionType } from '#graphql/adminHooks.ts';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { DecisionQuestion } from '#admin/DecisionDialog.tsx';
import { CompanyChoice } from './CompanyChoice.tsx';
import { roleNameOf } from './userList.ts';
import {
  actionSchemaOf,
  actionWords,
  affiliateConsequence,
  isOfCompany,
  type useUserAction,
} from './userActions.ts';

interface UserActionDialogProps {
  readonly action: UserActionType;
  /** Name of the person, or the number of users: `3 users`. */
  readonly what: string;
  /** Whether the person has no company; the roles owner and user require one. */
  readonly needsCompany: boolean;
  readonly isAffiliate: boolean;
  readonly deciding: ReturnType<typeof useUserAction>;
}

const roleOptions = givenRoles.map((id) => ({ value: String(id), label: roleNameOf(id) }));

/** Dialog that confirms an action on users, with the fields that the action requires. */
export function UserActionDialog({
  action,
  what,
  needsCompany,
  isAffiliate,
  deciding,
}: UserActionDialogProps) {
  const { form, field, submit } = useValidatedForm(
    actionSchemaOf(action, needsCompany),
    { reason: '', roleId: '', company: null },
    { focusesError: true },
  );
  const { reason, roleId, company } = form.watch();
  const { ref: companyRef, error: companyError } = field('company');
  const search = useRef<HTMLInputElement>(null);
  // The company has no input of its own, so an error about the company focuses the search field.
  useImperativeHandle(companyRef, () => ({ focus: () => search.current?.focus() }));
  const asksCompany = needsCompany && isOfCompany(roleId);

  return (
    <DecisionQuestion
      words={actionWords[action]}
      what={what}
      deciding={deciding}
      onConfirm={submit((typed) =>
        deciding.confirm({
          type: action,
          reason: typed.reason || null,
          roleId: typed.roleId === '' ? null : Number(typed.roleId),
          customerId: asksCompany ? (typed.company?.id ?? null) : null,
        }),
      )}
    >
      {action === 'deactivate' && (
        <TextArea
          {...field('reason')}
          label="Reason"
          hint="Only administrators can read this"
          aria-required
          rows={3}
          count={{ typed: (reason ?? '').length, most: limits.productReasonLength }}
        />
      )}
      {action === 'changeRole' && isAffiliate && <p>{affiliateConsequence}</p>}
      {action === 'changeRole' && (
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
