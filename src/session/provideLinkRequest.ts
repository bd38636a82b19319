import { linkRequestMachine } from '#machines/linkRequestMachine.ts';
import { effect } from '#machines/port.ts';

/** Returns `linkRequestMachine` with the call that sends the mail; `email` is null if only the server knows it. */
export function provideLinkRequest(requestLink: (email: string | null) => Promise<unknown>) {
  return linkRequestMachine.provide({
    actors: {
      requestLink: effect<void, { readonly email: string | null }>(async ({ email }) => {
        await requestLink(email);
      }),
    },
  });
}
