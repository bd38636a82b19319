import type { AnyStateMachine } from 'xstate';
import { activityMachine } from '#machines/activityMachine.ts';
import { affiliateApplicationMachine } from '#machines/affiliateApplicationMachine.ts';
import { appMachine } from '#machines/appMachine.ts';
import { certificatesMachine } from '#machines/certificatesMachine.ts';
import { changeMachine } from '#machines/changeMachine.ts';
import { connectionMachine } from '#machines/connectionMachine.ts';
import { decisionMachine } from '#machines/decisionMachine.ts';
import { leadsMachine } from '#machines/leadsMachine.ts';
import { leavingMachine } from '#machines/leavingMachine.ts';
import { linkRequestMachine } from '#machines/linkRequestMachine.ts';
import { notificationsMachine } from '#machines/notificationsMachine.ts';
import { ownProfileMachine } from '#machines/ownProfileMachine.ts';
import { partnerListMachine } from '#machines/partnerListMachine.ts';
import { passwordResetMachine } from '#machines/passwordResetMachine.ts';
import { productFormMachine } from '#machines/productFormMachine.ts';
import { productRequestMachine } from '#machines/productRequestMachine.ts';
import { profileMachine } from '#machines/profileMachine.ts';
import { publishingMachine } from '#machines/publishingMachine.ts';
import { registrationMachine } from '#machines/registrationMachine.ts';
import { renewalMachine } from '#machines/renewalMachine.ts';
import { sessionMachine } from '#machines/sessionMachine.ts';
import { settingsMachine } from '#machines/settingsMachine.ts';
import { ssoCallbackMachine } from '#machines/ssoCallbackMachine.ts';
import { teamMachine } from '#machines/teamMachine.ts';
import { verificationMachine } from '#machines/verificationMachine.ts';

/** All charts by the names of their files. Only tools import this list, since no page needs all charts. */
export const everyChart = {
  appMachine,
  sessionMachine,
  renewalMachine,
  partnerListMachine,
  leadsMachine,
  activityMachine,
  connectionMachine,
  notificationsMachine,
  registrationMachine,
  verificationMachine,
  profileMachine,
  passwordResetMachine,
  ssoCallbackMachine,
  linkRequestMachine,
  productRequestMachine,
  affiliateApplicationMachine,
  productFormMachine,
  settingsMachine,
  teamMachine,
  certificatesMachine,
  changeMachine,
  ownProfileMachine,
  decisionMachine,
  publishingMachine,
  leavingMachine,
} as const satisfies Readonly<Record<string, AnyStateMachine>>;

/** Finds a chart by its `id`; undefined for an unknown id. */
export function findChart(id: string): AnyStateMachine | undefined {
  return Object.values<AnyStateMachine>(everyChart).find((chart) => chart.id === id);
}
