import { accessTable, decideAccess, type AccessDecision, type Verdict, type Viewer } from './access.ts';
import type { AccessTarget } from './accessTarget.ts';
import { partnerOfPage, type Partner } from './partner.ts';
import { assignableRoles, toRoleKind } from './role.ts';

export interface AccessSubject {
  readonly roleId: number;
  readonly isLoggedIn: boolean;
  /** Ids of the partners of the person's company; null without a company. */
  readonly partnerIds: ReadonlySet<number> | null;
}

type AccessChange =
  | { readonly type: 'role'; readonly roleId: number }
  | { readonly type: 'partner'; readonly partnerId: number }
  | { readonly type: 'loggingIn' }
  | { readonly type: 'loggingOut' };

export interface AccessExplanation {
  /** The decision; `hidden` for an offer that the dashboard does not show, since the company lacks the partner. */
  readonly decision: AccessDecision | { readonly outcome: 'hidden'; readonly reason: 'partnerNotIncluded' };
  readonly viewer: Viewer;
  readonly verdict: Verdict;
  /** The partner of the page or offer, and whether the company has it; null for a page without a partner. */
  readonly partner: { readonly partner: Partner; readonly isIncluded: boolean } | null;
  /** Changes that would grant access, each by itself; empty if access is granted already. */
  readonly changes: readonly AccessChange[];
}

/** Explains an access decision, and finds the changes that would grant access. */
export function explainAccess(target: AccessTarget, subject: AccessSubject): AccessExplanation {
  const { page, offer } = target;
  const viewer = viewerOf(subject);
  const partner = offer ?? partnerOfPage(page.path);
  const decision = decide(target, viewer);
  const changes = changesOf(subject, partner).filter(
    (change) => decide(target, viewerOf(applyChange(subject, change))).outcome === 'allow',
  );
  return {
    decision,
    viewer,
    verdict: accessTable[page.access][viewer.kind],
    partner: partner ? { partner, isIncluded: subject.partnerIds?.has(partner.id) === true } : null,
    changes: decision.outcome === 'allow' ? [] : changes,
  };
}

/** Decides on the page as the router does, then on the offer: `hidden` if the company lacks its partner. */
function decide({ page, offer }: AccessTarget, viewer: Viewer): AccessExplanation['decision'] {
  const decision = decideAccess(page.access, viewer, page.path);
  return decision.outcome !== 'allow' || !offer || viewer.partnerIds?.has(offer.id)
    ? decision
    : { outcome: 'hidden', reason: 'partnerNotIncluded' };
}

function viewerOf({ roleId, isLoggedIn, partnerIds }: AccessSubject): Viewer {
  if (!isLoggedIn) return { kind: 'visitor', partnerIds: null };
  return { kind: toRoleKind(roleId), partnerIds: partnerIds ?? new Set() };
}

function changesOf(
  { roleId, isLoggedIn, partnerIds }: AccessSubject,
  partner: Partner | undefined,
): AccessChange[] {
  return [
    isLoggedIn ? { type: 'loggingOut' } : { type: 'loggingIn' },
    ...(partner && partnerIds?.has(partner.id) === false
      ? [{ type: 'partner', partnerId: partner.id } as const]
      : []),
    ...assignableRoles
      .filter((given) => given !== roleId)
      .map((given) => ({ type: 'role', roleId: given }) as const),
  ];
}

function applyChange(subject: AccessSubject, change: AccessChange): AccessSubject {
  if (change.type === 'role') return { ...subject, roleId: change.roleId };
  if (change.type === 'partner') {
    return { ...subject, partnerIds: new Set(subject.partnerIds).add(change.partnerId) };
  }
  return { ...subject, isLoggedIn: change.type === 'loggingIn' };
}
