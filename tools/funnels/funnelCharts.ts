import type { AnyStateMachine } from 'xstate';
import type { FunnelChart, FunnelSection } from '#domain/funnelStep.ts';
import { certificatesMachine } from '#machines/certificatesMachine.ts';
import { profileMachine } from '#machines/profileMachine.ts';
import { registrationMachine } from '#machines/registrationMachine.ts';
import { sessionMachine } from '#machines/sessionMachine.ts';
import { settingsMachine } from '#machines/settingsMachine.ts';
import { teamMachine } from '#machines/teamMachine.ts';
import { verificationMachine } from '#machines/verificationMachine.ts';

/** The charts of the funnels by name: for the server and the tools, since no page needs all of them. */
export const funnelMachines: Readonly<Record<FunnelChart, AnyStateMachine>> = {
  session: sessionMachine,
  registration: registrationMachine,
  verification: verificationMachine,
  profile: profileMachine,
  settings: settingsMachine,
};

/** The charts that run inside them. */
export const sectionMachines: Readonly<Record<FunnelSection, AnyStateMachine>> = {
  team: teamMachine,
  certificates: certificatesMachine,
};
