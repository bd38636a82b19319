import * as v from 'valibot';
import { createEmailSchema } from './emailAddress.ts';
import { formMessages } from './formMessages.ts';
import { limits } from './limits.ts';
import { createOptionalPhoneSchema } from './phone.ts';
import { personLabels } from './personLabels.ts';
import { optionalText, requiredName } from './textFields.ts';

/** Statuses of a member. Deactivated people cannot log in; invited ones have not joined yet. */
export const memberStatuses = ['active', 'invited', 'deactivated'] as const;

export type MemberStatus = (typeof memberStatuses)[number];

const memberRoles = ['user', 'owner'] as const;

export type MemberRole = (typeof memberRoles)[number];

/** A member of a company as its owners see them (screens 2.12). Instants are ISO 8601. */
export interface TeamMember {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly role: MemberRole;
  readonly status: MemberStatus;
  readonly invitationEndsAt: string | null;
  readonly lastLogInAt: string | null;
  readonly isSelf: boolean;
  readonly version: number;
}

/** Labels of the invitation form (screens 2.12); messages use them as well. */
export const invitationLabels = { ...personLabels, role: 'Role', note: 'Personal note' } as const;

export const invitationRoles = [
  { value: 'user', label: 'User', description: 'Sees and starts offers' },
  { value: 'owner', label: 'Owner', description: 'Manages people and certificates as well' },
];

export const invitationNoteLength = 500;

/** Text that mail programs turn into a link: a URL scheme, a host before a path, or a host of a common domain. */
const webAddress = /:\/\/|www\.|\b[\w-]+\.[a-z]{2,}\/|\b[\w-]+\.(?:com|net|org|info|biz|io|co|us|app|dev)\b/i;

/** Checks the note of an invitation. Rejects web addresses, since the mail goes to people who did not ask for it. */
const noteSchema = v.pipe(
  optionalText(invitationLabels.note, invitationNoteLength),
  v.check(
    (note) => note === null || !webAddress.test(note),
    `${invitationLabels.note} cannot hold a web address`,
  ),
);

/** Checks an invitation (screens 2.12), in browser and server. */
export const invitationSchema = v.object({
  firstName: requiredName(invitationLabels.firstName, limits.personNameLength),
  lastName: requiredName(invitationLabels.lastName, limits.personNameLength),
  email: createEmailSchema(invitationLabels.email),
  phone: createOptionalPhoneSchema(invitationLabels.phone),
  role: v.picklist(memberRoles, formMessages.notOneOf(invitationLabels.role, memberRoles)),
  note: noteSchema,
});

export type Invitation = v.InferOutput<typeof invitationSchema>;

export const emptyInvitation: { [Field in keyof Invitation]: NonNullable<Invitation[Field]> } = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  role: 'user',
  note: '',
};
