import { useApolloClient } from '@apollo/client/react';
import { MemberFragmentDoc } from '#graphql/settingsHooks.ts';
import { fullName } from '#domain/userInfo.ts';

/** Who somebody of the team is whom this page has shown, by their id. */
export function useMemberNames(): (id: string) => string {
  const { cache } = useApolloClient();
  return (id) => {
    const member = cache.readFragment({
      fragment: MemberFragmentDoc,
      fragmentName: 'Member',
      id: `TeamMember:${id}`,
    });
    return member ? fullName(member) : 'Somebody on your team';
  };
}
