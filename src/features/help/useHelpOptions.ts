import { useViewer } from '#session/useViewer.ts';

/** How the help pages ask for what they say. */
export function useHelpOptions() {
  const { kind } = useViewer();
  return {
    notifyOnNetworkStatusChange: true,
    // Nobody is logged in any more: the page is about to be left.
    skip: kind === 'visitor',
  };
}
