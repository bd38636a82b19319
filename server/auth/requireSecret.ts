import { isTooCommon, tooCommon } from '#domain/newPassword.ts';
import { validationFailed } from '#server/http/parse.ts';
import { companyOf, type FollowedLink } from './followLink.ts';

/**
 * That a new password is none of the first that somebody would try for this person.
 * @throws {Problem} VALIDATION_FAILED
 */
export function requireSecret(password: string, followed: FollowedLink): void {
  const companyName = companyOf(followed) ?? undefined;
  if (isTooCommon(password, { email: followed.user.email, companyName })) {
    throw validationFailed([{ message: tooCommon, members: ['password'] }]);
  }
}
