import { pageTarget, partnerTarget, type AccessTarget } from './accessTarget.ts';
import { adminPath } from './adminAddress.ts';
import { isId } from './adminList.ts';
import { sitePages } from './sitePages.ts';

export interface ExplanationParams {
  readonly userId: string | null;
  readonly target: AccessTarget;
}

const dashboard: AccessTarget = { page: sitePages.dashboard, offer: null };

/** Reads the query string of the administration's access page; the default target is the dashboard. */
export function readExplanationParams(search: string): ExplanationParams {
  const query = new URLSearchParams(search);
  const idIn = (name: string) => [query.get(name) ?? ''].find(isId);
  return {
    userId: idIn('userId') ?? null,
    target: partnerTarget(Number(idIn('partner'))) ?? pageTarget(query.get('path') ?? '') ?? dashboard,
  };
}

export function explanationPath({ userId = null, target = dashboard }: Partial<ExplanationParams>): string {
  const { page, offer } = target;
  const query = new URLSearchParams({
    ...(userId === null ? {} : { userId }),
    ...(offer ? { partner: String(offer.id) } : { path: page.path }),
  });
  return `${adminPath('access')}&${query.toString()}`;
}
