import { fullName, type UserInfo } from '#domain/userInfo.ts';

/** How the person is called in the header: by name, else by e-mail; by neither where they could not be read. */
export function personName(person: UserInfo | null): string {
  return person === null ? 'Account' : fullName(person) || person.email;
}
