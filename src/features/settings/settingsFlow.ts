import { randomKey } from '#domain/randomKey.ts';
import type {
  CertificateForm,
  CertificateSave,
  ChangeOutcome,
  RowChange,
  SaveOutcome,
  SettingsChoice,
} from '#domain/settings.ts';
import { readSettingsSearch } from '#domain/settingsAddress.ts';
import type { Invitation } from '#domain/team.ts';
import { changeMachine } from '#machines/changeMachine.ts';
import { effect } from '#machines/port.ts';
import type { SettingsEvent } from '#machines/settingsEvent.ts';
import { settingsMachine } from '#machines/settingsMachine.ts';
import type { FlowDefinition } from '#session/flow.ts';
import { createSettingsCalls, type CertificateTry } from './settingsCalls.ts';

export const settingsFlow: FlowDefinition = {
  begin: (_opened, { request, held, loadFiles }) => {
    const settings = createSettingsCalls({ request, held, loadFiles });
    /** What one form sends, however often and with whatever answers, is one certificate. */
    const tries = new WeakMap<CertificateForm, CertificateTry>();
    const makeChange = effect<ChangeOutcome, RowChange>(settings.makeChange);
    const chart = settingsMachine.provide({
      actors: {
        change: changeMachine.provide({ actors: { makeChange } }),
        inviteMember: effect<void, Invitation>((invitation) => settings.inviteMember(invitation)),
        saveCertificate: effect<SaveOutcome, CertificateSave>(async (save, signal) => {
          const next = tries.get(save.form) ?? { key: randomKey(), before: null };
          tries.set(save.form, { key: next.key, before: save });
          return settings.saveCertificate(save, next, signal);
        }),
        keepChoice: effect<void, SettingsChoice>((choice) => settings.keepChoice(choice)),
      },
    });
    return { chart, input: undefined };
  },
  describe: ({ search }): SettingsEvent => ({ type: `${readSettingsSearch(search).section}.shown` }),
};
