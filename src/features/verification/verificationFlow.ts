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
} from '#machines/verificationMachine.ts';
import type { FlowDefinition } from '#session/flow.ts';
import { provideLinkRequest } from '#session/provideLinkRequest.ts';

export const verificationFlow: FlowDefinition = {
  begin: ({ locationState }, { requestPublicly }) => {
    const link = readLinkToken(locationState);
    const token = link ?? '';
    const input: VerificationInput = { hasLink: link !== null, email: locationState.email ?? null };
    const chart = verificationMachine.provide({
      actors: {
        verifyEmail: effect(async () => (await requestPublicly(VerifyEmailDocument, { token })).verifyEmail),
        linkRequest: provideLinkRequest((email) =>
          email === null
            ? requestPublicly(RenewLinkDocument, { token })
            : requestPublicly(RequestVerificationDocument, { email }),
        ),
        invitationRequest: provideLinkRequest(() => requestPublicly(RequestInvitationDocument, { token })),
      },
    });
    return { chart, input };
  },
  describe: (): VerificationEvent => ({ type: 'page.shown' }),
};
