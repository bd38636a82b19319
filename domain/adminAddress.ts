import { addDays, toDayAndHour, daysBetween, marketplaceTimeZone, isSupportedDay } from './days.ts';
import { funnelCharts, type FunnelChart } from './funnelStep.ts';
import { paths } from './paths.ts';

/** Titles of the administration's sections, in the order of the menu. */
export const adminTitles = {
  overview: 'Overview',
  requests: 'Product requests',
  users: 'Users',
  customers: 'Customers',
  partners: 'Partners',
  categories: 'Categories',
  access: 'Access',
  affiliates: 'Affiliates',
  funnels: 'Funnels',
  outbox: 'Outbox',
  audit: 'Audit log',
} as const;

export type AdminSection = keyof typeof adminTitles;

export const adminSections = Object.keys(adminTitles) as readonly AdminSection[];

export function readAdminSection(search: string): AdminSection {
  const named = new URLSearchParams(search).get('section');
  return adminSections.find((section) => section === named) ?? 'overview';
}

export function adminPath(section: AdminSection): string {
  return section === 'overview' ? paths.admin : `${paths.admin}?section=${section}`;
}

export function adminEntryPath(section: AdminSection, id: string): string {
  return `${adminPath(section)}&id=${id}`;
}

export function customerUsersPath(id: string): string {
  return `${adminPath('users')}&customerId=${id}`;
}

/** A range of days, YYYY-MM-DD in the marketplace's time zone, both inclusive. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

export interface FunnelParams extends DateRange {
  readonly chart: FunnelChart;
  /** Whether to count sample runs; null to count them only if the funnel has no real runs. */
  readonly samples: boolean | null;
}

/** Returns the date ranges to choose from, by name; weeks begin on Monday. */
export function dateRangePresets(now: Date): readonly (DateRange & { readonly name: string })[] {
  const today = toDayAndHour(marketplaceTimeZone, now).day;
  const monday = addDays(today, -(daysBetween('2024-01-01', today) % 7));
  return [
    { name: 'Today', from: today, to: today },
    { name: 'Last 7 days', from: addDays(today, -6), to: today },
    { name: 'Last week', from: addDays(monday, -7), to: addDays(monday, -1) },
    { name: 'Last 30 days', from: addDays(today, -29), to: today },
  ];
}

/** Reads the query string of the funnels section; defaults to the registration funnel of the last seven days. */
export function readFunnelParams(search: string, now: Date): FunnelParams {
  const query = new URLSearchParams(search);
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const today = toDayAndHour(marketplaceTimeZone, now).day;
  const isRange = isSupportedDay(from) && isSupportedDay(to) && from <= to;
  return {
    chart: funnelCharts.find((chart) => chart === query.get('chart')) ?? 'registration',
    samples: { in: true, out: false }[query.get('samples') ?? ''] ?? null,
    ...(isRange ? { from, to } : { from: addDays(today, -6), to: today }),
  };
}

export function funnelsPath({ chart, from, to, samples }: FunnelParams): string {
  const query = new URLSearchParams({ chart, from, to });
  if (samples !== null) query.set('samples', samples ? 'in' : 'out');
  return `${adminPath('funnels')}&${query.toString()}`;
}
