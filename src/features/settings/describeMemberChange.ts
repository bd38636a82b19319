import type { MemberChange } from '#domain/settings.ts';
import type { MemberRole, TeamMember } from '#domain/team.ts';
import { fullName } from '#domain/userInfo.ts';
import type { ChangeTexts, ChangeTextsByKind } from './ChangeDialog.tsx';
import { describeMemberStatus } from './describeMemberStatus.ts';

export const memberRoleNames = { owner: 'Owner', user: 'User' } as const;

/** Returns the texts of dialog and notice for a change of a member; after the change, `member` is the changed row. */
export function describeMemberChange(change: MemberChange, member = change.member): ChangeTexts {
  const name = fullName(member);
  const current = `${memberRoleNames[member.role]}, ${describeMemberStatus(member, Date.now()).label.toLowerCase()}`;
  return { name, current, ...texts[change.kind === 'role' ? change.role : change.kind](name, member) };
}

const texts: ChangeTextsByKind<MemberRole | Exclude<MemberChange['kind'], 'role'>, TeamMember> = {
  // The person's access token contains the role, and is renewed within 15 minutes.
  owner: (name) => ({
    question: `Make ${name} an owner?`,
    consequence: 'Owners add people, change roles, and look after the certificates of your company.',
    confirm: 'Make owner',
    busy: 'Making owner…',
    decline: 'Keep as user',
    made: `${name} is now an owner. What they see changes within 15 minutes, or when they log in again.`,
  }),
  user: (name) => ({
    question: `Make ${name} a user?`,
    consequence: 'Users see your offers, and can no longer open the account settings.',
    confirm: 'Make user',
    busy: 'Making user…',
    decline: 'Keep as owner',
    made: `${name} is now a user. What they see changes within 15 minutes, or when they log in again.`,
  }),
  deactivate: (name, { status }) => ({
    question: `Deactivate ${name}?`,
    consequence:
      status === 'invited'
        ? 'The invitation no longer lets them in. You can reactivate them at any time.'
        : 'They are logged out everywhere, and cannot log in until you reactivate them.',
    confirm: 'Deactivate',
    busy: 'Deactivating…',
    decline: status === 'invited' ? 'Keep invited' : 'Keep active',
    made: `${name} is deactivated.`,
  }),
  reactivate: (name, { status }) => ({
    question: `Reactivate ${name}?`,
    consequence: 'They can log in again in their old role.',
    confirm: 'Reactivate',
    busy: 'Reactivating…',
    decline: 'Keep deactivated',
    made:
      status === 'invited'
        ? `${name} is invited again. Resend the invitation, since earlier links no longer work.`
        : `${name} is active again.`,
  }),
  resend: (name, { email }) => ({
    question: `Invite ${name} again?`,
    consequence: 'We email a new link. Earlier links stop working.',
    confirm: 'Resend',
    busy: 'Sending…',
    decline: 'Not now',
    made: `We emailed ${email} again. The link works for 7 days.`,
  }),
  link: (name) => ({
    question: `Make a link for ${name}?`,
    consequence: 'You pass it on yourself. The link that we emailed stops working.',
    confirm: 'Make link',
    busy: 'Making link…',
    decline: 'Not now',
    made: null,
  }),
};
