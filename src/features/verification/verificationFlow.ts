import {
  RenewLinkDocument,
  RequestInvitationDocument,
  RequestVerificationDocument,
  VerifyEmailDocument,
} from '#graphql/gettingInRequests.ts';
import { readLinkToken } from '#domain/readLinkToken.ts';
import { effect } from '#machines/port.ts';
import {
  verificationMachine,
  type VerificationEvent,
  type VerificationInput,
  type Verified,
} from '#machines/verificationMachine.ts';
import type { FlowDefinition } from '#session/flow.ts';
import { provideLinkRequest } from '#session/provideLinkRequest.ts';

export const verificationFlow: FlowDefinition = {
  begin: ({ locationState }, { requestPublicly }) => {
    const token = readLinkToken(locationState);
    const input: VerificationInput = { hasLink: token !== null, email: locationState.email ?? null };
    const chart = verificationMachine.provide({
      actors: {
        verifyEmail: effect<Verified>(
          async () => (await requestPublicly(VerifyEmailDocument, { token: token ?? '' })).verifyEmail,
        ),
        linkRequest: provideLinkRequest((email) =>
          email === null
            ? requestPublicly(RenewLinkDocument, { token: token ?? '' })
            : requestPublicly(RequestVerificationDocument, { email }),
        ),
        invitationRequest: provideLinkRequest(() =>
          requestPublicly(RequestInvitationDocument, { token: token ?? '' }),
        ),
      },
    });
    return { chart, input };
  },
  describe: (): VerificationEvent => ({ type: 'page.shown' }),
};
