import type { OwnDetails, PasswordChange, OwnProfilePreference } from '#domain/ownProfile.ts';
import {
  ChangePasswordDocument,
  ChooseOfferNewsDocument,
  SaveOwnDetailsDocument,
} from '#graphql/profileRequests.ts';
import { ownProfileMachine, type OwnProfileEvent } from '#machines/ownProfileMachine.ts';
import { effect } from '#machines/port.ts';
import type { FlowDefinition } from '#session/flow.ts';

export const ownProfileFlow: FlowDefinition = {
  begin: (_opened, { request, keepPerson }) => {
    const chart = ownProfileMachine.provide({
      actors: {
        saveDetails: effect<void, OwnDetails>(async (details) => {
          const { saveOwnDetails: saved } = await request(SaveOwnDetailsDocument, { details });
          keepPerson({ firstName: saved.firstName, lastName: saved.lastName, phone: saved.phone });
        }),
        changePassword: effect<void, PasswordChange>(async (change) => {
          await request(ChangePasswordDocument, { change });
        }),
        keepChoice: effect<void, OwnProfilePreference>(async ({ isWanted }) => {
          await request(ChooseOfferNewsDocument, { offerNews: isWanted });
        }),
      },
    });
    return { chart, input: undefined };
  },
  describe: (): Extract<OwnProfileEvent, { type: 'page.shown' }> => ({ type: 'page.shown' }),
};
