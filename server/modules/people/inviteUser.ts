import { roleNames } from '#domain/role.ts';
import type { Invitation } from '#domain/team.ts';
import { fullName } from '#domain/userInfo.ts';
import { findListedCustomer } from '#server/modules/companies/listedCustomers.ts';
import { audit, type Administrator } from '#server/platform/audit/audit.ts';
import { countMailRequest } from '#server/platform/auth/mailRequests.ts';
import { lockCompanyRow } from '#server/platform/auth/ownCompany.ts';
import { validationFailed } from '#server/platform/http/parse.ts';
import type { Services } from '#server/platform/services/services.ts';
import { addInvitee } from './inviteMember.ts';
import { findListedUser, type ListedUser } from './users.ts';

/**
 * Adds a person to any company and queues their invitation. The mail counts toward the limits of the address and of
 * `network`.
 * @throws {Problem} NOT_FOUND if the company does not exist; VALIDATION_FAILED if the address has an account;
 *   TOO_MANY_ATTEMPTS
 */
export async function inviteUser(
  { db, mailRequests }: Pick<Services, 'db' | 'mailRequests'>,
  administrator: Administrator,
  { customerId, ...invitation }: Invitation & { readonly customerId: number },
  network: string,
): Promise<ListedUser> {
  await countMailRequest(db, mailRequests, invitation.email, network);
  return db.transaction(async (transaction) => {
    await lockCompanyRow(transaction, customerId);
    await findListedCustomer(transaction, customerId);
    const invited = await addInvitee(transaction, administrator.person, customerId, invitation);
    if (!invited) {
      throw validationFailed([{ message: `${invitation.email} has an account already`, members: ['email'] }]);
    }
    await audit(transaction, administrator, {
      action: 'user.invite',
      entityId: invited.id,
      label: `${fullName(invited)}, ${invited.email}`,
      before: null,
      after: { role: roleNames[invited.roleId] ?? invited.roleId, customerId },
      version: invited.version,
    });
    return findListedUser(transaction, invited.id);
  });
}
