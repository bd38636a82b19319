import * as v from 'valibot';
import { emailSchema } from './emailAddress.ts';
import { formMessages } from './formMessages.ts';
import { limits } from './limits.ts';
import { optionalPhoneSchema } from './phone.ts';
import { personLabels } from './personLabels.ts';
import { optionalText, requiredName } from './textFields.ts';

/** What somebody of a company is to it. Deactivated people cannot log in; invited ones have not joined yet. */
export const memberStatuses = ['active', 'invited', 'deactivated'] as const;

export type MemberStatus = (typeof memberStatuses)[number];

/** Roles that an owner can give. */
const memberRoles = ['USER', 'OWNER'] as const;

export type MemberRole = (typeof memberRoles)[number];

/** Somebody of a company, as its owners see them (screens 2.12). Instants are ISO 8601. */
export interface TeamMember {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly role: MemberRole;
  readonly status: MemberStatus;
  /** Null for who has joined. */
  readonly invitationEndsAt: string | null;
  readonly lastLogInAt: string | null;
  /** Whether this is the person who looks. */
  readonly isSelf: boolean;
  readonly version: number;
}

/** Labels of the form that invites somebody, as people see them and as messages name them (screens 2.12). */
export const invitationLabels = {
  ...personLabels,
  role: 'Role',
  note: 'Personal note',
} as const;

/** Roles that an invited person may get, with what each does. */
export const invitationRoles = [
  { value: 'USER', label: 'User', description: 'Sees and starts offers' },
  { value: 'OWNER', label: 'Owner', description: 'Manages people and certificates as well' },
];

/** Characters. */
export const invitationNoteLength = 500;

/** What mail programs make a link of: an address with its scheme, and a bare host before a path or of a common kind. */
const webAddress = /:\/\/|www\.|\b[\w-]+\.[a-z]{2,}\/|\b[\w-]+\.(?:com|net|org|info|biz|io|co|us|app|dev)\b/i;

/** The note is mailed to somebody who has not asked for it: it leads nowhere. */
const noteSchema = v.pipe(
  optionalText(invitationLabels.note, invitationNoteLength),
  v.check(
    (note) => note === null || !webAddress.test(note),
    `${invitationLabels.note} cannot hold a web address`,
  ),
);

/** Whom an owner invites (screens 2.12). The form checks it, and the server again. */
export const invitationSchema = v.object({
  firstName: requiredName(invitationLabels.firstName, limits.personNameLength),
  lastName: requiredName(invitationLabels.lastName, limits.personNameLength),
  email: emailSchema(invitationLabels.email),
  phone: optionalPhoneSchema(invitationLabels.phone),
  role: v.picklist(memberRoles, formMessages.notOneOf(invitationLabels.role, memberRoles)),
  note: noteSchema,
});

export type Invitation = v.InferOutput<typeof invitationSchema>;

/** What is typed into the form, in the order of the page. */
interface InvitationFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  role: MemberRole;
  note: string;
}

export const emptyInvitation: InvitationFields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  role: 'USER',
  note: '',
};
