import { useViewer } from '#session/useViewer.ts';

/** What is refused is told where the answer would stand. */
const context = { isToldByPage: true };

/** How a page of the administration asks: what is known is shown at once, and renewed. */
export function useAdminQueryOptions() {
  const { userInfo } = useViewer();
  return {
    fetchPolicy: 'cache-and-network',
    context,
    notifyOnNetworkStatusChange: true,
    // Nobody is logged in any more: the page is about to be left.
    skip: userInfo === null,
  } as const;
}
