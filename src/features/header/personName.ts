import { fullName, type UserInfo } from '#domain/userInfo.ts';

/** Name of the person in the header: the full name, else the email; "Account" if the person failed to load. */
export function personName(person: UserInfo | null): string {
  return person === null ? 'Account' : fullName(person) || person.email;
}
