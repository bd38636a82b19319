import { paths } from '#domain/paths.ts';
import type { CompletedProfile, PendingProfile, ProfileAnswers, ProfileOutcome } from '#domain/profile.ts';
import { freshDraft } from '#domain/draft.ts';
import {
  CompleteProfileDocument,
  PendingProfileDocument,
  RequestInvitationDocument,
} from '#graphql/gettingInRequests.ts';
import type { SnapshotFrom } from 'xstate';
import { effect } from '#machines/port.ts';
import type { sessionMachine } from '#machines/sessionMachine.ts';
import { profileMachine, type ProfileEvent, type ProfileInput } from '#machines/profileMachine.ts';
import type { FlowDefinition } from '#session/flow.ts';
import { provideLinkRequest } from '#session/provideLinkRequest.ts';

/** Returns the completed profile of the person who is logged in; null for visitors. */
function completedOf(session: SnapshotFrom<typeof sessionMachine>): CompletedProfile | null {
  const { userInfo } = session.context;
  const roleId = userInfo?.roleDetail.roles[0]?.id;
  if (!session.matches('loggedIn') || roleId === undefined) return null;
  return { email: userInfo?.email ?? '', roleId, isUnderReview: userInfo?.applicationState === 'pending' };
}

export const profileFlow: FlowDefinition = {
  begin: ({ locationState: { secret: ticket, completed } }, { runtime, storage, requestPublicly, now }) => {
    const draft = freshDraft(storage.read('profileDraft'), now());
    const input: ProfileInput = {
      hasTicket: ticket !== undefined,
      draft,
      completed: completed ?? completedOf(runtime.session.getSnapshot()),
    };
    const chart = profileMachine.provide({
      actors: {
        loadProfile: effect<PendingProfile>(
          async () =>
            (await requestPublicly(PendingProfileDocument, { ticket: ticket ?? '' })).pendingProfile,
        ),
        completeProfile: effect<ProfileOutcome, ProfileAnswers>(
          async (profile) =>
            (await requestPublicly(CompleteProfileDocument, { ticket: ticket ?? '', profile }))
              .completeProfile,
        ),
        linkRequest: provideLinkRequest(() =>
          requestPublicly(RequestInvitationDocument, { token: ticket ?? '' }),
        ),
      },
      actions: {
        keepDraft: (_, draftOf) => storage.write('profileDraft', { version: 1, savedAt: now(), ...draftOf }),
        forgetDraft: () => storage.remove('profileDraft'),
      },
    });
    return { chart, input };
  },
  describe: ({ pathname }): Extract<ProfileEvent, { type: 'page.shown' }> => ({
    type: 'page.shown',
    page: pathname === paths.completeProfile ? 'form' : 'completed',
  }),
};
