import { easyToGuess, isOwnName } from '#domain/newPassword.ts';
import { validationFailed } from '#server/platform/http/parse.ts';
import { companyOf, type FollowedLink } from './followLink.ts';

/**
 * Refuses a new password that is a name of the person's own, or ours.
 * @throws {Problem} VALIDATION_FAILED
 */
export function refuseOwnName(
  password: string,
  followed: FollowedLink,
  companyName = companyOf(followed) ?? undefined,
): void {
  if (isOwnName(password, { email: followed.user.email, companyName })) {
    throw validationFailed([{ message: easyToGuess, members: ['password'] }]);
  }
}
