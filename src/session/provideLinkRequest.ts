import { linkRequestMachine } from '#machines/linkRequestMachine.ts';
import { effect } from '#machines/port.ts';

/** Chart of a link request whose mail this call sends; `email` is null where the server knows the address. */
export function provideLinkRequest(requestLink: (email: string | null) => Promise<unknown>) {
  return linkRequestMachine.provide({
    actors: {
      requestLink: effect<void, { readonly email: string | null }>(async ({ email }) => {
        await requestLink(email);
      }),
    },
  });
}
