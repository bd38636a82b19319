import type { AnyStateMachine } from 'xstate';
import type { FunnelChart, FunnelSection } from '#domain/funnelStep.ts';
import { certificatesMachine } from './certificatesMachine.ts';
import { profileMachine } from './profileMachine.ts';
import { registrationMachine } from './registrationMachine.ts';
import { sessionMachine } from './sessionMachine.ts';
import { settingsMachine } from './settingsMachine.ts';
import { teamMachine } from './teamMachine.ts';
import { verificationMachine } from './verificationMachine.ts';

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
