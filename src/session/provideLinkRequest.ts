import { linkRequestMachine } from '#machines/linkRequestMachine.ts';
import { effect } from '#machines/port.ts';

/**
 * Provides the chart of a link request with the call that sends the mail; `email` is null if the server knows the
 * address.
 */
export function provideLinkRequest(requestLink: (email: string | null) => Promise<unknown>) {
  return linkRequestMachine.provide({
    actors: {
      requestLink: effect<void, { readonly email: string | null }>(async ({ email }) => {
        await requestLink(email);
      }),
    },
  });
}
