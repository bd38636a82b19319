import {
  PasswordResetLinkDocument,
  RenewLinkDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from '#graphql/gettingInRequests.ts';
import { readLinkToken } from '#domain/readLinkToken.ts';
import { effect } from '#machines/port.ts';
import {
  passwordResetMachine,
  type PasswordResetEvent,
  type PasswordResetInput,
} from '#machines/passwordResetMachine.ts';
import type { FlowDefinition } from '#session/flow.ts';
import { provideLinkRequest } from '#session/provideLinkRequest.ts';

function flowOf(page: PasswordResetInput['page']): FlowDefinition {
  return {
    begin: ({ locationState }, { runtime, requestPublicly }) => {
      const link = readLinkToken(locationState);
      const token = link ?? '';
      const email = locationState.email ?? runtime.session.getSnapshot().context.email;
      const input: PasswordResetInput = { page, hasLink: link !== null, email };
      const chart = passwordResetMachine.provide({
        actors: {
          checkLink: effect(
            async () => (await requestPublicly(PasswordResetLinkDocument, { token })).passwordResetLink,
          ),
          resetPassword: effect(async ({ password }: { readonly password: string }) => {
            await requestPublicly(ResetPasswordDocument, { token, password });
          }),
          linkRequest: provideLinkRequest((address) =>
            address === null
              ? requestPublicly(RenewLinkDocument, { token })
              : requestPublicly(RequestPasswordResetDocument, { email: address }),
          ),
        },
      });
      return { chart, input };
    },
    describe: (): PasswordResetEvent => ({ type: 'page.shown' }),
  };
}

export const forgotPasswordFlow = flowOf('forgotPassword');
export const resetPasswordFlow = flowOf('resetPassword');
