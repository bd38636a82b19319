import { setup } from 'xstate';
import type { SettingsSection } from '#domain/settingsAddress.ts';
import { trackingOf, type TrackingMeta } from '#domain/trackingMeta.ts';
import { certificatesMachine } from './certificatesMachine.ts';
import { teamMachine } from './teamMachine.ts';

export type SettingsEvent = { type: `${SettingsSection}.shown` };

const track = trackingOf<SettingsEvent, object>();

/** The current section of the account settings (screens 2.12). Team and certificates run a chart while shown. */
export const settingsMachine = setup({
  types: {} as {
    events: SettingsEvent;
    meta: TrackingMeta<SettingsEvent, object>;
    children: { team: 'team'; certificates: 'certificates' };
  },
  actors: { team: teamMachine, certificates: certificatesMachine },
}).createMachine({
  id: 'settings',
  description: 'The section of the account settings that an owner has open.',
  initial: 'opening',
  on: {
    'team.shown': '.team',
    'certificates.shown': { target: '.certificates', meta: track('Certificate') },
    'company.shown': '.company',
  },
  states: {
    opening: { description: 'The page, while it loads.' },
    team: {
      description: 'The people of the company.',
      invoke: { id: 'team', src: 'team' },
      // Paging through the list stays in the section.
      on: { 'team.shown': {} },
    },
    certificates: {
      description: 'The certificates of the company.',
      invoke: { id: 'certificates', src: 'certificates' },
      on: { 'certificates.shown': {} },
    },
    company: {
      description: 'The company and its data.',
      on: { 'company.shown': {} },
    },
  },
});
