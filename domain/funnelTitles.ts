import type { FunnelChart } from './funnelStep.ts';

export const funnelTitles: Readonly<Record<FunnelChart, string>> = {
  session: 'Log in',
  registration: 'Register',
  verification: 'Confirm the address',
  profile: 'Complete the profile',
  settings: 'Account settings',
};
