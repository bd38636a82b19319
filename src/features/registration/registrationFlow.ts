import { dropExpiredDraft } from '#domain/draft.ts';
import {
  emptyRegistrationValues,
  type RegistrationInProgress,
  type RegistrationDraftValues,
} from '#domain/registrationDraft.ts';
import { partnerOfPage } from '#domain/partner.ts';
import { paths, sponsorParameter } from '#domain/paths.ts';
import type { Registration } from '#domain/registration.ts';
import { RegisterDocument, RequestVerificationDocument } from '#graphql/gettingInRequests.ts';
import { effect } from '#machines/port.ts';
import type { RegistrationEvent, RegistrationInput } from '#machines/registrationSetup.ts';
import { registrationMachine } from '#machines/registrationMachine.ts';
import type { ShownPage } from '#domain/locationState.ts';
import type { FlowDefinition } from '#session/flow.ts';
import { provideLinkRequest } from '#session/provideLinkRequest.ts';

function entryOf({ pathname }: ShownPage) {
  return pathname === paths.registerAffiliate ? 'affiliate' : 'client';
}

/** Returns the answers with the sponsor and wanted page of the address, which replace the draft's (screens 2.3). */
function addReferral({ search }: ShownPage, answers: RegistrationDraftValues): RegistrationDraftValues {
  const query = new URLSearchParams(search);
  const sponsor = query.get(sponsorParameter) ?? '';
  const [wantedPath = ''] = (query.get('ReturnUrl') ?? '').split(/[?#]/);
  return {
    ...answers,
    ...(/^\d{1,9}$/.test(sponsor) && { sponsorId: sponsor }),
    ...(partnerOfPage(wantedPath) && { wantedPath }),
  };
}

export const registrationFlow: FlowDefinition = {
  begin: (opened, { storage, requestPublicly, now }) => {
    const draft = dropExpiredDraft(storage.read('registrationDraft'), now());
    const input: RegistrationInput = {
      entry: entryOf(opened),
      userTypeId: draft?.userTypeId ?? null,
      answers: addReferral(opened, draft?.answers ?? emptyRegistrationValues),
      email: opened.locationState.email ?? null,
    };
    const chart = registrationMachine.provide({
      actors: {
        register: effect<string, Registration>(async (registration) => {
          const sponsorId = String(registration.sponsorId);
          await requestPublicly(RegisterDocument, { registration: { ...registration, sponsorId } });
          return registration.email;
        }),
        linkRequest: provideLinkRequest((address) =>
          requestPublicly(RequestVerificationDocument, { email: address ?? '' }),
        ),
      },
      actions: {
        keepDraft: (_, { userTypeId, answers }: RegistrationInProgress) =>
          storage.write('registrationDraft', { version: 1, savedAt: now(), userTypeId, answers }),
        forgetDraft: () => storage.remove('registrationDraft'),
      },
    });
    return { chart, input };
  },
  describe: (page): Extract<RegistrationEvent, { type: 'page.shown' }> =>
    page.pathname === paths.registerSuccess
      ? { type: 'page.shown', page: 'success' }
      : {
          type: 'page.shown',
          page: 'form',
          entry: entryOf(page),
          step: new URLSearchParams(page.search).get('step'),
        },
};
