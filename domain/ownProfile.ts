import * as v from 'valibot';
import { limits } from './limits.ts';
import { createNewPasswordSchema, usedBeforeMessage } from './newPassword.ts';
import { createCurrentPasswordSchema } from './passwordLength.ts';
import { personLabels } from './personLabels.ts';
import { createOptionalPhoneSchema } from './phone.ts';
import { requiredName } from './textFields.ts';

export const ownProfileLabels = {
  ...personLabels,
  oldPassword: 'Current password',
  password: 'New password',
} as const;

/** Checks the details that people change on My profile, in browser and server. */
export const ownDetailsSchema = v.object({
  firstName: requiredName(ownProfileLabels.firstName, limits.personNameLength),
  lastName: requiredName(ownProfileLabels.lastName, limits.personNameLength),
  phone: createOptionalPhoneSchema(ownProfileLabels.phone),
});

export type OwnDetails = v.InferOutput<typeof ownDetailsSchema>;

/** Message for a wrong current password. */
export const wrongOldPasswordMessage = "This isn't your current password";

export const passwordChangeSchema = v.pipe(
  v.object({
    oldPassword: createCurrentPasswordSchema(ownProfileLabels.oldPassword),
    password: createNewPasswordSchema(ownProfileLabels.password),
  }),
  v.forward(
    v.partialCheck(
      [['oldPassword'], ['password']],
      ({ oldPassword, password }) => oldPassword !== password,
      usedBeforeMessage,
    ),
    ['password'],
  ),
);

export type PasswordChange = v.InferOutput<typeof passwordChangeSchema>;

export type OwnProfilePreference = { readonly of: 'offerNews'; readonly isWanted: boolean };
