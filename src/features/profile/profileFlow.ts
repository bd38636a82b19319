import { paths } from '#domain/paths.ts';
import type { CompletedProfile, PendingProfile, ProfileSubmission } from '#domain/profile.ts';
import { dropExpiredDraft } from '#domain/draft.ts';
import {
  CompleteProfileDocument,
  PendingProfileDocument,
  RequestInvitationDocument,
} from '#graphql/gettingInRequests.ts';
import { effect } from '#machines/port.ts';
import { profileMachine, type ProfileEvent, type ProfileInput } from '#machines/profileMachine.ts';
import type { FlowDefinition, FlowDependencies } from '#session/flow.ts';
import { provideLinkRequest } from '#session/provideLinkRequest.ts';

/** Returns the completed profile of the signed-in person; null for visitors. */
function completedOf({ session }: FlowDependencies['runtime']): CompletedProfile | null {
  const snapshot = session.getSnapshot();
  const { userInfo } = snapshot.context;
  const roleId = userInfo?.roleDetail.roles[0]?.id;
  if (!snapshot.matches('loggedIn') || roleId === undefined) return null;
  return { email: userInfo?.email ?? '', roleId, isUnderReview: userInfo?.applicationState === 'pending' };
}

export const profileFlow: FlowDefinition = {
  begin: ({ locationState: { secret, completed } }, { runtime, storage, requestPublicly, now }) => {
    const ticket = secret ?? '';
    const input: ProfileInput = {
      hasTicket: secret !== undefined,
      draft: dropExpiredDraft(storage.read('profileDraft'), now()),
      completed: completed ?? completedOf(runtime),
    };
    const chart = profileMachine.provide({
      actors: {
        loadProfile: effect<PendingProfile>(
          async () => (await requestPublicly(PendingProfileDocument, { ticket })).pendingProfile,
        ),
        completeProfile: effect(
          async (profile: ProfileSubmission) =>
            (await requestPublicly(CompleteProfileDocument, { ticket, profile })).completeProfile,
        ),
        linkRequest: provideLinkRequest(() => requestPublicly(RequestInvitationDocument, { token: ticket })),
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
