import {
  RenewLinkDocument,
  RequestInvitationDocument,
  RequestVerificationDocument,
  VerifyEmailDocument,
} from '#graphql/gettingInRequests.ts';
import { effect } from '#machines/port.ts';
import { linkRequestMachine } from '#machines/linkRequestMachine.ts';
import {
  verificationMachine,
  type VerificationEvent,
  type VerificationInput,
  type Verified,
} from '#machines/verificationMachine.ts';
import type { FlowDefinition } from '#session/flow.ts';
import { readLinkToken } from '#domain/readLinkToken.ts';

export const verificationFlow: FlowDefinition = {
  begin: ({ locationState }, { requestPublicly }) => {
    const token = readLinkToken(locationState);
    const input: VerificationInput = { hasLink: token !== null, email: locationState.email ?? null };
    const requestAnew = async (email: string | null): Promise<void> => {
      await (email === null
        ? requestPublicly(RenewLinkDocument, { token: token ?? '' })
        : requestPublicly(RequestVerificationDocument, { email }));
    };
    const chart = verificationMachine.provide({
      actors: {
        verifyEmail: effect<Verified>(
          async () => (await requestPublicly(VerifyEmailDocument, { token: token ?? '' })).verifyEmail,
        ),
        linkRequest: linkRequestMachine.provide({
          actors: {
            requestLink: effect<void, { readonly email: string | null }>(({ email }) => requestAnew(email)),
          },
        }),
        invitationRequest: linkRequestMachine.provide({
          actors: {
            requestLink: effect<void, { readonly email: string | null }>(async () => {
              await requestPublicly(RequestInvitationDocument, { token: token ?? '' });
            }),
          },
        }),
      },
    });
    return { chart, input };
  },
  describe: (): VerificationEvent => ({ type: 'page.shown' }),
};
