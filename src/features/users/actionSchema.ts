import * as v from 'valibot';
import { formMessages } from '#domain/formMessages.ts';
import { limits } from '#domain/limits.ts';
import { Role } from '#domain/role.ts';
import { requiredText } from '#domain/textFields.ts';
import type { AdminCustomerFieldsFragment, UserActionType } from '#graphql/adminHooks.ts';

/** Whether a person of the role that was chosen belongs to a company. */
export function isOfCompany(roleId: string): boolean {
  return roleId !== '' && roleId !== String(Role.SystemAdmin);
}

/** Values of the form of an action: a reason, or a role and, for a person without one, the company that it needs. */
export function actionSchemaOf(action: UserActionType, needsCompany: boolean) {
  return v.pipe(
    v.object({
      reason: action === 'deactivate' ? requiredText('Reason', limits.productReasonLength) : v.string(),
      roleId:
        action === 'changeRole' ? v.pipe(v.string(), v.nonEmpty(formMessages.required('Role'))) : v.string(),
      company: v.custom<AdminCustomerFieldsFragment | null>(() => true),
    }),
    v.forward(
      v.check(
        ({ roleId, company }) => company !== null || !needsCompany || !isOfCompany(roleId),
        'Find the company, and choose it',
      ),
      ['company'],
    ),
  );
}
