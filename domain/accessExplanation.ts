import {
  accessTable,
  decideAccess,
  type AccessDecision,
  type RedirectReason,
  type Verdict,
  type Viewer,
} from './access.ts';
import type { AccessTarget } from './accessTarget.ts';
import { partnerOfPage, type Partner } from './partner.ts';
import { givenRoles, roleKind } from './role.ts';

/** Somebody, as far as access knows them. */
export interface AccessSubject {
  readonly roleId: number;
  /** Whoever is not is a visitor to the table. */
  readonly isLoggedIn: boolean;
  /** The partners of their company; null where they belong to none. */
  readonly partnerIds: ReadonlySet<number> | null;
}

/** One thing about somebody that could be otherwise. */
type AccessChange =
  | { readonly type: 'role'; readonly roleId: number }
  /** Their company is given the partner. */
  | { readonly type: 'partner'; readonly partnerId: number }
  | { readonly type: 'loggingIn' }
  | { readonly type: 'loggingOut' };

/** The page shows no offer of a partner that is not in their list. */
interface HiddenOffer {
  readonly outcome: 'hidden';
  readonly reason: Extract<RedirectReason, 'partnerNotIncluded'>;
}

/** Why somebody may see a page or an offer, or why not. */
export interface AccessExplanation {
  readonly decision: AccessDecision | HiddenOffer;
  /** Who they are to the access table. */
  readonly viewer: Viewer;
  /** What the table says of such a page and such a viewer. */
  readonly verdict: Verdict;
  /** Whose page or offer it is, and whether it is in their list; null where it is nobody's. */
  readonly partner: { readonly partner: Partner; readonly isIncluded: boolean } | null;
  /** What would let them in, each by itself; nothing where they are let in already. */
  readonly changes: readonly AccessChange[];
}

/** Explains what the access table decides, by asking it: also what it would say if something were otherwise. */
export function explainAccess(target: AccessTarget, subject: AccessSubject): AccessExplanation {
  const { page, offer } = target;
  const viewer = viewerOf(subject);
  const partner = offer ?? partnerOfPage(page.path);
  const decision = decide(target, viewer);
  const changes = changesOf(subject, partner).filter(
    (change) => decide(target, viewerOf(changed(subject, change))).outcome === 'allow',
  );
  return {
    decision,
    viewer,
    verdict: accessTable[page.access][viewer.kind],
    partner: partner ? { partner, isIncluded: subject.partnerIds?.has(partner.id) === true } : null,
    changes: decision.outcome === 'allow' ? [] : changes,
  };
}

/** Decides as the router does for the page, then as the page itself does for an offer. */
function decide({ page, offer }: AccessTarget, viewer: Viewer): AccessExplanation['decision'] {
  const decision = decideAccess(page.access, viewer, page.path);
  return decision.outcome !== 'allow' || !offer || viewer.partnerIds?.has(offer.id)
    ? decision
    : { outcome: 'hidden', reason: 'partnerNotIncluded' };
}

/** The person as the router sees them once it knows their partners. */
function viewerOf({ roleId, isLoggedIn, partnerIds }: AccessSubject): Viewer {
  if (!isLoggedIn) return { kind: 'visitor', partnerIds: null };
  return { kind: roleKind(roleId), partnerIds: partnerIds ?? new Set() };
}

/** Everything that could be otherwise and bears upon this. */
function changesOf(subject: AccessSubject, partner: Partner | undefined): AccessChange[] {
  const { roleId, isLoggedIn, partnerIds } = subject;
  return [
    isLoggedIn ? { type: 'loggingOut' } : { type: 'loggingIn' },
    ...(partner && partnerIds?.has(partner.id) === false
      ? [{ type: 'partner', partnerId: partner.id } as const]
      : []),
    ...givenRoles
      .filter((given) => given !== roleId)
      .map((given) => ({ type: 'role', roleId: given }) as const),
  ];
}

function changed(subject: AccessSubject, change: AccessChange): AccessSubject {
  switch (change.type) {
    case 'role':
      return { ...subject, roleId: change.roleId };
    case 'partner':
      return { ...subject, partnerIds: new Set(subject.partnerIds).add(change.partnerId) };
    case 'loggingIn':
    case 'loggingOut':
    default:
      return { ...subject, isLoggedIn: change.type === 'loggingIn' };
  }
}
