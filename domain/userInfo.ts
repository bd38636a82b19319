import * as v from 'valibot';
import { applicationStates } from './affiliate.ts';
import { toRoleKind, type RoleKind } from './role.ts';

const customerSchema = v.object({
  customerId: v.number(),
  customerName: v.string(),
  customerTypeName: v.nullish(v.string(), null),
  sourceId: v.nullish(v.number(), null),
  sourceType: v.nullish(v.object({ id: v.number(), name: v.string() }), null),
});

/** The signed-in person and any customer, as the backend returns and the browser stores it (spec section 3). */
export const userInfoSchema = v.object({
  userId: v.number(),
  userName: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.nullish(v.string(), null),
  ppUserId: v.nullish(v.string(), null),
  ppCustomerId: v.nullish(v.string(), null),
  roleDetail: v.object({ roles: v.array(v.object({ id: v.number(), name: v.string() })) }),
  customer: v.nullish(customerSchema, null),
  applicationState: v.nullish(v.picklist(applicationStates), null),
});

export type UserInfo = v.InferOutput<typeof userInfoSchema>;

/** Returns the kind of the person's first role (spec section 3). */
export function getPersonRoleKind(userInfo: UserInfo | null): RoleKind {
  return toRoleKind(userInfo?.roleDetail.roles[0]?.id);
}

export function fullName(person: Pick<UserInfo, 'firstName' | 'lastName'>): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

function firstLetter(name: string): string {
  const text = name.trim();
  // A segmenter takes 20 ms to create, so names that begin with ASCII do without.
  const ascii = /^(?:[ -~]|$)(?![^ -~])/.exec(text);
  return ascii?.[0] ?? new Intl.Segmenter('en').segment(text).containing(0)?.segment ?? '';
}

/** Returns the first grapheme of each name as initials; empty if both names are. */
export function initials(person: Pick<UserInfo, 'firstName' | 'lastName'>): string {
  return (firstLetter(person.firstName) + firstLetter(person.lastName)).toLocaleUpperCase('en');
}
