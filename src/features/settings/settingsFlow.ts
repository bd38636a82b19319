import { randomKey } from '#domain/randomKey.ts';
import type { CertificateFormTarget, CertificateSave } from '#domain/settings.ts';
import { readSettingsParams } from '#domain/settingsAddress.ts';
import { certificatesMachine } from '#machines/certificatesMachine.ts';
import { changeMachine } from '#machines/changeMachine.ts';
import { effect } from '#machines/port.ts';
import { settingsMachine, type SettingsEvent } from '#machines/settingsMachine.ts';
import { teamMachine } from '#machines/teamMachine.ts';
import type { FlowDefinition } from '#session/flow.ts';
import { createSettingsCalls, type CertificateSaveAttempt } from './settingsCalls.ts';

export const settingsFlow: FlowDefinition = {
  begin: (_opened, runtime) => {
    const settings = createSettingsCalls(runtime);
    // All attempts to save the same form share an idempotency key.
    const attempts = new WeakMap<CertificateFormTarget, CertificateSaveAttempt>();
    const change = changeMachine.provide({ actors: { makeChange: effect(settings.makeChange) } });
    const inviteMember = effect(settings.inviteMember);
    const saveCertificate = effect((save: CertificateSave, signal) => {
      const attempt = attempts.get(save.form) ?? { key: randomKey(), before: null };
      attempts.set(save.form, { key: attempt.key, before: save });
      return settings.saveCertificate(save, attempt, signal);
    });
    const chart = settingsMachine.provide({
      actors: {
        team: teamMachine.provide({ actors: { change, inviteMember } }),
        certificates: certificatesMachine.provide({ actors: { change, saveCertificate } }),
      },
    });
    return { chart, input: undefined };
  },
  describe: ({ search }): SettingsEvent => ({ type: `${readSettingsParams(search).section}.shown` }),
};
