import type { MemberChange } from '#domain/settings.ts';
import type { TeamMember } from '#domain/team.ts';
import { fullName } from '#domain/userInfo.ts';
import type { ChangeWords } from './changeWords.ts';
import { memberStatus } from './memberStatus.ts';
import { roleNames } from './roleNames.ts';

/** What is said before this change of a member is made. */
export function memberWords(change: MemberChange): ChangeWords {
  const { member } = change;
  const name = fullName(member);
  const current = `${roleNames[member.role]}, ${memberStatus(member, Date.now()).label.toLowerCase()}`;
  return { name, current, ...wordsOf(change, name) };
}

function wordsOf(change: MemberChange, name: string): Omit<ChangeWords, 'name' | 'current'> {
  const { status } = change.member;
  switch (change.kind) {
    case 'role':
      return change.role === 'OWNER'
        ? {
            question: `Make ${name} an owner?`,
            consequence: 'Owners add people, change roles, and look after the certificates of your company.',
            confirm: 'Make owner',
            busy: 'Making owner…',
            decline: 'Keep as user',
          }
        : {
            question: `Make ${name} a user?`,
            consequence: 'Users see your offers, and can no longer open the account settings.',
            confirm: 'Make user',
            busy: 'Making user…',
            decline: 'Keep as owner',
          };
    case 'deactivate':
      return {
        question: `Deactivate ${name}?`,
        consequence:
          status === 'invited'
            ? 'The invitation no longer lets them in. You can reactivate them at any time.'
            : 'They are logged out everywhere, and cannot log in until you reactivate them.',
        confirm: 'Deactivate',
        busy: 'Deactivating…',
        decline: status === 'invited' ? 'Keep invited' : 'Keep active',
      };
    case 'reactivate':
      return {
        question: `Reactivate ${name}?`,
        consequence: 'They can log in again in their old role.',
        confirm: 'Reactivate',
        busy: 'Reactivating…',
        decline: 'Keep deactivated',
      };
    case 'resend':
      return {
        question: `Invite ${name} again?`,
        consequence: 'We email a new link. Earlier links stop working.',
        confirm: 'Resend',
        busy: 'Sending…',
        decline: 'Not now',
      };
    case 'link':
    default:
      return {
        question: `Make a link for ${name}?`,
        consequence: 'You pass it on yourself. The link that we emailed stops working.',
        confirm: 'Make link',
        busy: 'Making link…',
        decline: 'Not now',
      };
  }
}

/** What is said once a change is made; null where the row says enough. */
export function memberChanged(change: MemberChange, member: TeamMember): string | null {
  const name = fullName(member);
  switch (change.kind) {
    case 'role':
      // A changed role comes with the next tokens.
      return `${name} is now ${change.role === 'OWNER' ? 'an owner' : 'a user'}. What they see changes within 15 minutes, or when they log in again.`;
    case 'deactivate':
      return `${name} is deactivated.`;
    case 'reactivate':
      return member.status === 'invited'
        ? `${name} is invited again. Resend the invitation, since earlier links no longer work.`
        : `${name} is active again.`;
    case 'resend':
      return `We emailed ${member.email} again. The link works for 7 days.`;
    case 'link':
    default:
      return null;
  }
}
