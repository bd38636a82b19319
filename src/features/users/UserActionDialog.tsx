import { useImperativeHandle, useRef } from 'react';
import { limits } from '#domain/limits.ts';
import { assignableRoles, Role } from '#domain/role.ts';
import { fullName } from '#domain/userInfo.ts';
import type { AdminUserFieldsFragment, UserActionType } from '#graphql/adminHooks.ts';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { DecisionDialog } from '#admin/DecisionDialog.tsx';
import { CompanyChoice } from './CompanyChoice.tsx';
import { roleNameOf } from './userList.ts';
import {
  createUserActionSchema,
  userActionTexts,
  isCompanyRequiredForRole,
  type useUserAction,
} from './userActions.ts';

interface UserActionDialogProps {
  readonly action: UserActionType;
  readonly rows: readonly AdminUserFieldsFragment[];
  readonly deciding: ReturnType<typeof useUserAction>;
}

const roleOptions = assignableRoles.map((id) => ({ value: String(id), label: roleNameOf(id) }));

/** Dialog that confirms an action on users, with the fields that the action requires. */
export function UserActionDialog({ action, rows, deciding }: UserActionDialogProps) {
  const [person] = rows;
  const what = rows.length === 1 && person ? fullName(person) : `${rows.length} users`;
  // The roles owner and user require a company, so the dialog asks for a company if the person has none.
  const needsCompany = !person?.customerId;
  const { form, field, submit } = useValidatedForm(
    createUserActionSchema(action, needsCompany),
    { reason: '', roleId: '', company: null },
    { focusesError: true },
  );
  const { reason, roleId, company } = form.watch();
  const { ref: companyRef, error: companyError } = field('company');
  const search = useRef<HTMLInputElement>(null);
  // The form's field `company` has no input, so an error about the company focuses the search field.
  useImperativeHandle(companyRef, () => ({ focus: () => search.current?.focus() }));
  const asksCompany = needsCompany && isCompanyRequiredForRole(roleId);

  return (
    <DecisionDialog
      words={userActionTexts[action]}
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
      {action === 'changeRole' && person?.roleId === Role.Affiliate && (
        <p>They stop being an affiliate, and cannot become one again.</p>
      )}
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
    </DecisionDialog>
  );
}
