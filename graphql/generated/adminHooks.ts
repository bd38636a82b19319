/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import * as ApolloReactHooks from '@apollo/client/react';
import type { TypedDocumentNode } from '@apollo/client';
const defaultOptions = {} as const;
export type AccessChangeType =
  | 'loggingIn'
  | 'loggingOut'
  /** The company's entitlement to the partner. */
  | 'partner'
  | 'role';

/** A cell of the access table. */
export type AccessVerdict =
  | 'allow'
  | 'home'
  | 'ifIncluded'
  | 'notFound';

export type AdminCustomerOrder =
  | 'createdOn'
  | 'name'
  /** Number of active users. */
  | 'users';

export type AdminPartnerOrder =
  /** Number of customers that have the partner. */
  | 'customers'
  /** Id, the order in which the partners were added. */
  | 'id'
  | 'title';

export type AdminUserOrder =
  | 'createdOn'
  /** Time of the last log-in; people who have never logged in come before all others. */
  | 'lastLogIn'
  /** Last name, then first name. */
  | 'name';

/** Decision of an administrator about an application; `AffiliateApplication.decisions` lists the possible ones. */
export type ApplicationDecision =
  | 'approve'
  | 'reinstate'
  | 'reject'
  | 'reopen'
  | 'requestInfo'
  | 'suspend';

/** A decision with its arguments, which the applicant reads. */
export type ApplicationDecisionInput = {
  decision: ApplicationDecision;
  /** Question that `requestInfo` requires. */
  question?: string | null | undefined;
  /** Reason that `reject` and `suspend` require. */
  reason?: string | null | undefined;
};

export type ApplicationOrder =
  | 'appliedOn'
  | 'company';

/** State of an application to be an affiliate. */
export type ApplicationState =
  | 'approved'
  | 'infoRequested'
  | 'pending'
  | 'rejected'
  | 'suspended';

export type AuditedEntity =
  | 'application'
  | 'categories'
  | 'customer'
  /** A list of the administration that was downloaded as a file. */
  | 'list'
  | 'mail'
  | 'partner'
  | 'productRequest'
  | 'user';

export type CertificateType =
  | 'BUSINESS_LICENSE'
  | 'INSURANCE'
  | 'OTHER'
  | 'TAX_RESALE'
  | 'TRAINING'
  | 'WORKERS_COMPENSATION';

export type ContactWay =
  | 'EMAIL'
  | 'PHONE';

export type EditedCategoryInput = {
  categoryId: string;
  name: string;
};

/** Grants a customer a partner, or takes it away. */
export type EntitlementChange = {
  granted: boolean;
  partnerId: string;
  /** Reason that taking a partner away requires. */
  reason?: string | null | undefined;
};

export type EntitlementSource =
  | 'admin'
  /** The plan of the company includes the partner. */
  | 'plan'
  /** The company requested the partner. */
  | 'request';

export type EntitlementState =
  | 'denied'
  | 'granted'
  | 'none'
  /** A person of the company has requested the partner. */
  | 'requested';

/** Outcome of a run that ends in a state. */
export type FunnelEnd =
  /** The run has reached the goal of the funnel, wherever it goes afterward. */
  | 'arrived'
  | 'cancelled'
  | 'failed'
  /** The run was still under way. */
  | 'givenUp'
  | 'refused';

export type ListingActionInput = {
  androidUrl: string;
  iosUrl: string;
  kind: ListingActionKind;
  label: string;
  url: string;
};

export type ListingActionKind =
  /** Leads to the partner's app. */
  | 'APP'
  /** Opens a form on the page that requests a call. */
  | 'CALL_BACK'
  /** Opens a form on the page that connects the company's account. */
  | 'CONNECT_ACCOUNT'
  /** Issues one of the partner's coupons. */
  | 'COUPON'
  /** Opens the partner's site in a new tab. */
  | 'EXTERNAL'
  | 'NONE';

export type ListingInput = {
  benefit: string;
  categoryId: string;
  checkedOn: string;
  endsOn: string;
  learnMoreUrl: string;
  pages: Array<ListingPageInput>;
  placement: ListingPlacement;
  value: string;
  words: string;
};

export type ListingPageInput = {
  action: ListingActionInput;
  audience: string;
  gets: string;
  heading: string;
  shares: string;
  steps: Array<ListingStepInput>;
  summary: string;
  terms: string;
};

/** Whether companies without the partner see it under More partners. */
export type ListingPlacement =
  | 'KEPT_OUT'
  | 'SHOWN';

export type ListingStepInput = {
  action: ListingActionInput;
  text: string;
  title: string;
};

/** Reason why a person cannot log in. */
export type LogInObstacle =
  | 'deactivated'
  | 'emailNotConfirmed'
  /** The person has not accepted the invitation. */
  | 'invited'
  | 'profileNotComplete';

export type MailState =
  | 'failing'
  | 'givenUp'
  /** A newer mail is sent in place of this one, which had not gone out. */
  | 'replaced'
  | 'sent';

export type MemberRole =
  | 'owner'
  | 'user';

export type MemberStatus =
  | 'active'
  | 'deactivated'
  | 'invited';

/** Kind of page, by the access that it requires. */
export type PageAccess =
  | 'adminPage'
  | 'gettingIn'
  | 'open'
  | 'openPartnerPage'
  | 'ownerPage'
  | 'partnerPage'
  | 'signedInPage'
  | 'userPage';

/** Decision of an administrator about a product request; `QueuedRequest.decisions` lists the possible ones. */
export type ProductRequestDecision =
  | 'decline'
  | 'makeAvailable'
  | 'merge'
  | 'plan'
  | 'startReview';

/** A decision with its arguments. */
export type ProductRequestDecisionInput = {
  decision: ProductRequestDecision;
  /** Reference of the open request that `merge` merges this one into, such as PR-000123. */
  into?: string | null | undefined;
  /** Partner that has the product now, for `makeAvailable`; null if it is none of ours. */
  partnerId?: string | null | undefined;
  /** Reason that `decline` requires; the asker reads it. */
  reason?: string | null | undefined;
};

export type ProductRequestStatus =
  | 'available'
  | 'declined'
  | 'inReview'
  | 'merged'
  | 'planned'
  | 'submitted'
  | 'withdrawn';

export type QueuedRequestOrder =
  | 'askedOn'
  | 'votes';

export type RedirectReason =
  | 'alreadyLoggedIn'
  | 'notLoggedIn'
  | 'partnerNotIncluded'
  | 'roleNotAllowed';

/** A row and the version that the caller has read; a row that has another version by now is left unchanged. */
export type RowVersion = {
  id: string;
  version: number;
};

/** Trait that two people share: a phone number, or an email domain other than that of a mail provider. */
export type SharedTrait =
  | 'domain'
  | 'phone';

/** An action with its arguments. */
export type UserActionInput = {
  /** Company that a user without one joins by `changeRole` to Owner or User. */
  customerId?: string | null | undefined;
  /** Reason that `deactivate` requires. */
  reason?: string | null | undefined;
  /** Id of SystemAdmin, Owner, or User, which `changeRole` requires. */
  roleId?: number | null | undefined;
  type: UserActionType;
};

export type UserActionType =
  | 'changeRole'
  | 'deactivate'
  | 'reactivate'
  /** Mails the link that confirms the address again; to a user who has not joined, the invitation. */
  | 'resendVerification'
  | 'sendResetLink'
  /** Ends every session. */
  | 'signOut'
  /** Deletes the failed log-ins. */
  | 'unlock';

/** Kind of viewer in the access table. A person who cannot log in counts as a visitor. */
export type ViewerKind =
  | 'other'
  | 'owner'
  | 'systemAdmin'
  | 'user'
  | 'visitor';

export type ExplainAccessQueryVariables = Exact<{
  userId: string;
  path?: string | null | undefined;
  partnerId?: string | null | undefined;
}>;


export type ExplainAccessQuery = { explainAccess: { path: string, partnerId: string | null, isAllowed: boolean, redirectTo: string | null, reason: RedirectReason | null, viewer: ViewerKind, access: PageAccess, verdict: AccessVerdict, obstacles: Array<LogInObstacle>, user: { id: string, firstName: string, lastName: string, email: string, roleId: number, status: MemberStatus, isEmailConfirmed: boolean, customerId: string | null, customerName: string | null, createdOn: string, lastLogInOn: string | null, isSelf: boolean, version: number }, customer: { id: string, name: string, version: number } | null, entitlement: { partnerId: string, partnerTitle: string, state: EntitlementState, source: EntitlementSource | null, reason: string | null, since: string | null, by: string | null } | null, changes: Array<{ type: AccessChangeType, roleId: number | null }> } };

export type ApplicationFieldsFragment = { id: string, userId: string, name: string, email: string, phone: string | null, isEmailConfirmed: boolean, company: string, website: string | null, sponsorId: string | null, sponsorName: string | null, heardFrom: string | null, state: ApplicationState, question: string | null, answer: string | null, reason: string | null, appliedOn: string, decidedOn: string | null, decidedBy: string | null, mayBeDuplicate: boolean, decisions: Array<ApplicationDecision>, version: number };

export type AffiliateApplicationsQueryVariables = Exact<{
  page: number;
  size: number;
  states?: Array<ApplicationState> | ApplicationState | null | undefined;
  search?: string | null | undefined;
  order?: ApplicationOrder | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type AffiliateApplicationsQuery = { affiliateApplications: { total: number, isSimilar: boolean, rows: Array<{ id: string, userId: string, name: string, email: string, phone: string | null, isEmailConfirmed: boolean, company: string, website: string | null, sponsorId: string | null, sponsorName: string | null, heardFrom: string | null, state: ApplicationState, question: string | null, answer: string | null, reason: string | null, appliedOn: string, decidedOn: string | null, decidedBy: string | null, mayBeDuplicate: boolean, decisions: Array<ApplicationDecision>, version: number }> } };

export type AffiliateApplicationQueryVariables = Exact<{
  id: string;
}>;


export type AffiliateApplicationQuery = { affiliateApplication: { application: { id: string, userId: string, name: string, email: string, phone: string | null, isEmailConfirmed: boolean, company: string, website: string | null, sponsorId: string | null, sponsorName: string | null, heardFrom: string | null, state: ApplicationState, question: string | null, answer: string | null, reason: string | null, appliedOn: string, decidedOn: string | null, decidedBy: string | null, mayBeDuplicate: boolean, decisions: Array<ApplicationDecision>, version: number }, duplicates: Array<{ userId: string, name: string, email: string, phone: string | null, applicationId: string | null, company: string | null, state: ApplicationState | null, shares: Array<SharedTrait> }> } };

export type DecideApplicationsMutationVariables = Exact<{
  rows: Array<RowVersion> | RowVersion;
  decision: ApplicationDecisionInput;
}>;


export type DecideApplicationsMutation = { decideApplications: Array<{ id: string, problem: string | null, application: { id: string, userId: string, name: string, email: string, phone: string | null, isEmailConfirmed: boolean, company: string, website: string | null, sponsorId: string | null, sponsorName: string | null, heardFrom: string | null, state: ApplicationState, question: string | null, answer: string | null, reason: string | null, appliedOn: string, decidedOn: string | null, decidedBy: string | null, mayBeDuplicate: boolean, decisions: Array<ApplicationDecision>, version: number } | null }> };

export type AuditLogQueryVariables = Exact<{
  page: number;
  size: number;
  entity?: AuditedEntity | null | undefined;
  entityId?: string | null | undefined;
  actorId?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { total: number, isCut: boolean, actor: { rowId: string, name: string | null } | null, item: { rowId: string, name: string | null } | null, rows: Array<{ id: string, at: string, actorId: string, actorName: string, action: string, entity: AuditedEntity, entityId: string, label: string, reason: string | null, requestId: string, changes: Array<{ name: string, before: string | null, after: string | null }> }> } };

export type AdminCategoriesFieldsFragment = { draftVersion: number, published: Array<{ id: string, name: string, partners: number }>, draft: { changedOn: string, changedBy: string | null, categories: Array<{ categoryId: string, name: string }> } | null, editions: Array<{ number: number, note: string | null, publishedOn: string | null, publishedBy: string | null, categories: Array<{ categoryId: string, name: string }> }> };

export type AdminCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCategoriesQuery = { adminCategories: { draftVersion: number, published: Array<{ id: string, name: string, partners: number }>, draft: { changedOn: string, changedBy: string | null, categories: Array<{ categoryId: string, name: string }> } | null, editions: Array<{ number: number, note: string | null, publishedOn: string | null, publishedBy: string | null, categories: Array<{ categoryId: string, name: string }> }> } };

export type SaveCategoriesMutationVariables = Exact<{
  version: number;
  categories: Array<EditedCategoryInput> | EditedCategoryInput;
}>;


export type SaveCategoriesMutation = { saveCategories: { draftVersion: number, published: Array<{ id: string, name: string, partners: number }>, draft: { changedOn: string, changedBy: string | null, categories: Array<{ categoryId: string, name: string }> } | null, editions: Array<{ number: number, note: string | null, publishedOn: string | null, publishedBy: string | null, categories: Array<{ categoryId: string, name: string }> }> } };

export type DiscardCategoriesMutationVariables = Exact<{
  version: number;
}>;


export type DiscardCategoriesMutation = { discardCategories: { draftVersion: number, published: Array<{ id: string, name: string, partners: number }>, draft: { changedOn: string, changedBy: string | null, categories: Array<{ categoryId: string, name: string }> } | null, editions: Array<{ number: number, note: string | null, publishedOn: string | null, publishedBy: string | null, categories: Array<{ categoryId: string, name: string }> }> } };

export type PublishCategoriesMutationVariables = Exact<{
  version: number;
  note?: string | null | undefined;
}>;


export type PublishCategoriesMutation = { publishCategories: { draftVersion: number, published: Array<{ id: string, name: string, partners: number }>, draft: { changedOn: string, changedBy: string | null, categories: Array<{ categoryId: string, name: string }> } | null, editions: Array<{ number: number, note: string | null, publishedOn: string | null, publishedBy: string | null, categories: Array<{ categoryId: string, name: string }> }> } };

export type AdminCustomerFieldsFragment = { id: string, name: string, typeName: string | null, users: number, partners: number, asksFor: Array<string>, createdOn: string, version: number, source: { id: number, typeName: string | null, name: string | null } | null };

export type EntitlementFieldsFragment = { partnerId: string, partnerTitle: string, state: EntitlementState, source: EntitlementSource | null, reason: string | null, since: string | null, by: string | null };

export type AdminCustomersQueryVariables = Exact<{
  page: number;
  size: number;
  search?: string | null | undefined;
  order?: AdminCustomerOrder | null | undefined;
  descending?: boolean | null | undefined;
  partnerId?: string | null | undefined;
  withoutPartners?: boolean | null | undefined;
  askedForPartner?: boolean | null | undefined;
}>;


export type AdminCustomersQuery = { adminCustomers: { total: number, isSimilar: boolean, isCut: boolean, rows: Array<{ id: string, name: string, typeName: string | null, users: number, partners: number, asksFor: Array<string>, createdOn: string, version: number, source: { id: number, typeName: string | null, name: string | null } | null }> } };

export type AdminCustomerQueryVariables = Exact<{
  id: string;
}>;


export type AdminCustomerQuery = { adminCustomer: { customer: { id: string, name: string, typeName: string | null, users: number, partners: number, asksFor: Array<string>, createdOn: string, version: number, source: { id: number, typeName: string | null, name: string | null } | null }, entitlements: Array<{ partnerId: string, partnerTitle: string, state: EntitlementState, source: EntitlementSource | null, reason: string | null, since: string | null, by: string | null }>, team: { active: number, invited: number, deactivated: number }, openRequests: { total: number, rows: Array<{ id: string, reference: string, name: string, status: ProductRequestStatus, askedOn: string }> }, endingCertificates: { total: number, rows: Array<{ id: string, type: CertificateType, holder: string, expiresOn: string, daysLeft: number }> } } };

export type SetEntitlementsMutationVariables = Exact<{
  customerId: string;
  version: number;
  changes: Array<EntitlementChange> | EntitlementChange;
}>;


export type SetEntitlementsMutation = { setEntitlements: { customer: { id: string } } };

export type InviteUserMutationVariables = Exact<{
  customerId: string;
  firstName: string;
  lastName: string;
  email: string;
  role: MemberRole;
}>;


export type InviteUserMutation = { inviteUser: { id: string, email: string } };

export type FunnelQueryVariables = Exact<{
  chart: string;
  from: string;
  to: string;
  samples?: boolean | null | undefined;
}>;


export type FunnelQuery = { funnel: { chart: string, version: number, runs: number, sampleRuns: number, countsSamples: boolean, asOf: string, outcomes: { arrived: number, cancelled: number, failed: number, refused: number, left: number, idle: number, underWay: number }, states: Array<{ number: number, name: string, label: string, sees: string, endsAs: FunnelEnd, since: number, reached: number, entered: number, left: number, idle: number, now: number, medianStay: number | null }>, transitions: Array<{ from: string | null, event: string, to: string | null, count: number, tracked: Array<string>, common: boolean }> } };

export type LoggedMailsQueryVariables = Exact<{
  page: number;
  size: number;
  states?: Array<MailState> | MailState | null | undefined;
  search?: string | null | undefined;
}>;


export type LoggedMailsQuery = { loggedMails: { total: number, isCut: boolean, rows: Array<{ id: string, template: string, to: string, subject: string, state: MailState, failure: string | null, attempts: number, at: string }> } };

export type LoggedMailQueryVariables = Exact<{
  id: string;
}>;


export type LoggedMailQuery = { loggedMail: { id: string, template: string, to: string, subject: string, text: string, state: MailState, failure: string | null, attempts: number, at: string } };

export type ResendMailMutationVariables = Exact<{
  id: string;
}>;


export type ResendMailMutation = { resendMail: { id: string } };

export type OverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewQuery = { overview: { customers: number, customersWithoutPartners: number, activeUsers: number, invitedUsers: number, plannedRequests: number, failingMails: number, abandonedMails: number, asOf: string, waitingCustomers: { total: number, since: string | null }, openRequests: { total: number, since: string | null }, submittedRequests: { total: number, since: string | null }, pendingApplications: { total: number, since: string | null } } };

export type AdminPartnerFieldsFragment = { id: string, title: string, value: string, checkedOn: string, endsOn: string | null, hasEnded: boolean, customers: number, isDrafted: boolean, pages: Array<string>, category: { id: string, name: string } };

export type ListingActionFieldsFragment = { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string };

export type ListingFieldsFragment = { categoryId: string, benefit: string, value: string, learnMoreUrl: string, checkedOn: string, endsOn: string, placement: ListingPlacement, words: string, pages: Array<{ heading: string, summary: string, gets: string, audience: string, terms: string, shares: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string }, steps: Array<{ title: string, text: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string } }> }> };

export type AdminPartnerDetailFieldsFragment = { waiting: number, draftVersion: number, partner: { id: string, title: string, value: string, checkedOn: string, endsOn: string | null, hasEnded: boolean, customers: number, isDrafted: boolean, pages: Array<string>, category: { id: string, name: string } }, published: { categoryId: string, benefit: string, value: string, learnMoreUrl: string, checkedOn: string, endsOn: string, placement: ListingPlacement, words: string, pages: Array<{ heading: string, summary: string, gets: string, audience: string, terms: string, shares: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string }, steps: Array<{ title: string, text: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string } }> }> }, draft: { changedOn: string, changedBy: string | null, listing: { categoryId: string, benefit: string, value: string, learnMoreUrl: string, checkedOn: string, endsOn: string, placement: ListingPlacement, words: string, pages: Array<{ heading: string, summary: string, gets: string, audience: string, terms: string, shares: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string }, steps: Array<{ title: string, text: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string } }> }> } } | null, editions: Array<{ number: number, note: string | null, publishedOn: string | null, publishedBy: string | null, listing: { categoryId: string, benefit: string, value: string, learnMoreUrl: string, checkedOn: string, endsOn: string, placement: ListingPlacement, words: string, pages: Array<{ heading: string, summary: string, gets: string, audience: string, terms: string, shares: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string }, steps: Array<{ title: string, text: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string } }> }> } }>, categories: Array<{ id: string, name: string }> };

export type AdminPartnersQueryVariables = Exact<{
  page: number;
  size: number;
  search?: string | null | undefined;
  order?: AdminPartnerOrder | null | undefined;
  descending?: boolean | null | undefined;
  isDrafted?: boolean | null | undefined;
  categoryId?: string | null | undefined;
}>;


export type AdminPartnersQuery = { adminPartners: { total: number, isSimilar: boolean, rows: Array<{ id: string, title: string, value: string, checkedOn: string, endsOn: string | null, hasEnded: boolean, customers: number, isDrafted: boolean, pages: Array<string>, category: { id: string, name: string } }> } };

export type AdminPartnerQueryVariables = Exact<{
  id: string;
}>;


export type AdminPartnerQuery = { adminPartner: { waiting: number, draftVersion: number, partner: { id: string, title: string, value: string, checkedOn: string, endsOn: string | null, hasEnded: boolean, customers: number, isDrafted: boolean, pages: Array<string>, category: { id: string, name: string } }, published: { categoryId: string, benefit: string, value: string, learnMoreUrl: string, checkedOn: string, endsOn: string, placement: ListingPlacement, words: string, pages: Array<{ heading: string, summary: string, gets: string, audience: string, terms: string, shares: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string }, steps: Array<{ title: string, text: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string } }> }> }, draft: { changedOn: string, changedBy: string | null, listing: { categoryId: string, benefit: string, value: string, learnMoreUrl: string, checkedOn: string, endsOn: string, placement: ListingPlacement, words: string, pages: Array<{ heading: string, summary: string, gets: string, audience: string, terms: string, shares: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string }, steps: Array<{ title: string, text: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string } }> }> } } | null, editions: Array<{ number: number, note: string | null, publishedOn: string | null, publishedBy: string | null, listing: { categoryId: string, benefit: string, value: string, learnMoreUrl: string, checkedOn: string, endsOn: string, placement: ListingPlacement, words: string, pages: Array<{ heading: string, summary: string, gets: string, audience: string, terms: string, shares: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string }, steps: Array<{ title: string, text: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string } }> }> } }>, categories: Array<{ id: string, name: string }> } };

export type SaveListingMutationVariables = Exact<{
  partnerId: string;
  version: number;
  listing: ListingInput;
}>;


export type SaveListingMutation = { saveListing: { waiting: number, draftVersion: number, partner: { id: string, title: string, value: string, checkedOn: string, endsOn: string | null, hasEnded: boolean, customers: number, isDrafted: boolean, pages: Array<string>, category: { id: string, name: string } }, published: { categoryId: string, benefit: string, value: string, learnMoreUrl: string, checkedOn: string, endsOn: string, placement: ListingPlacement, words: string, pages: Array<{ heading: string, summary: string, gets: string, audience: string, terms: string, shares: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string }, steps: Array<{ title: string, text: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string } }> }> }, draft: { changedOn: string, changedBy: string | null, listing: { categoryId: string, benefit: string, value: string, learnMoreUrl: string, checkedOn: string, endsOn: string, placement: ListingPlacement, words: string, pages: Array<{ heading: string, summary: string, gets: string, audience: string, terms: string, shares: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string }, steps: Array<{ title: string, text: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string } }> }> } } | null, editions: Array<{ number: number, note: string | null, publishedOn: string | null, publishedBy: string | null, listing: { categoryId: string, benefit: string, value: string, learnMoreUrl: string, checkedOn: string, endsOn: string, placement: ListingPlacement, words: string, pages: Array<{ heading: string, summary: string, gets: string, audience: string, terms: string, shares: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string }, steps: Array<{ title: string, text: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string } }> }> } }>, categories: Array<{ id: string, name: string }> } };

export type DiscardListingMutationVariables = Exact<{
  partnerId: string;
  version: number;
}>;


export type DiscardListingMutation = { discardListing: { waiting: number, draftVersion: number, partner: { id: string, title: string, value: string, checkedOn: string, endsOn: string | null, hasEnded: boolean, customers: number, isDrafted: boolean, pages: Array<string>, category: { id: string, name: string } }, published: { categoryId: string, benefit: string, value: string, learnMoreUrl: string, checkedOn: string, endsOn: string, placement: ListingPlacement, words: string, pages: Array<{ heading: string, summary: string, gets: string, audience: string, terms: string, shares: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string }, steps: Array<{ title: string, text: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string } }> }> }, draft: { changedOn: string, changedBy: string | null, listing: { categoryId: string, benefit: string, value: string, learnMoreUrl: string, checkedOn: string, endsOn: string, placement: ListingPlacement, words: string, pages: Array<{ heading: string, summary: string, gets: string, audience: string, terms: string, shares: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string }, steps: Array<{ title: string, text: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string } }> }> } } | null, editions: Array<{ number: number, note: string | null, publishedOn: string | null, publishedBy: string | null, listing: { categoryId: string, benefit: string, value: string, learnMoreUrl: string, checkedOn: string, endsOn: string, placement: ListingPlacement, words: string, pages: Array<{ heading: string, summary: string, gets: string, audience: string, terms: string, shares: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string }, steps: Array<{ title: string, text: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string } }> }> } }>, categories: Array<{ id: string, name: string }> } };

export type PublishListingMutationVariables = Exact<{
  partnerId: string;
  version: number;
  note?: string | null | undefined;
}>;


export type PublishListingMutation = { publishListing: { waiting: number, draftVersion: number, partner: { id: string, title: string, value: string, checkedOn: string, endsOn: string | null, hasEnded: boolean, customers: number, isDrafted: boolean, pages: Array<string>, category: { id: string, name: string } }, published: { categoryId: string, benefit: string, value: string, learnMoreUrl: string, checkedOn: string, endsOn: string, placement: ListingPlacement, words: string, pages: Array<{ heading: string, summary: string, gets: string, audience: string, terms: string, shares: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string }, steps: Array<{ title: string, text: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string } }> }> }, draft: { changedOn: string, changedBy: string | null, listing: { categoryId: string, benefit: string, value: string, learnMoreUrl: string, checkedOn: string, endsOn: string, placement: ListingPlacement, words: string, pages: Array<{ heading: string, summary: string, gets: string, audience: string, terms: string, shares: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string }, steps: Array<{ title: string, text: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string } }> }> } } | null, editions: Array<{ number: number, note: string | null, publishedOn: string | null, publishedBy: string | null, listing: { categoryId: string, benefit: string, value: string, learnMoreUrl: string, checkedOn: string, endsOn: string, placement: ListingPlacement, words: string, pages: Array<{ heading: string, summary: string, gets: string, audience: string, terms: string, shares: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string }, steps: Array<{ title: string, text: string, action: { kind: ListingActionKind, label: string, url: string, iosUrl: string, androidUrl: string } }> }> } }>, categories: Array<{ id: string, name: string }> } };

export type QueuedRequestFieldsFragment = { id: string, reference: string, name: string, category: string | null, website: string | null, reason: string, people: number | null, contactBy: ContactWay | null, status: ProductRequestStatus, statusReason: string | null, customerId: string, customerName: string, askedBy: string, askedByEmail: string, askedByPhone: string | null, askedOn: string, votes: number, isOverdue: boolean, assigneeId: string | null, assigneeName: string | null, note: string | null, partnerTitle: string | null, mergedInto: string | null, mergedIntoId: string | null, decisions: Array<ProductRequestDecision>, version: number };

export type QueuedRequestsQueryVariables = Exact<{
  page: number;
  size: number;
  statuses?: Array<ProductRequestStatus> | ProductRequestStatus | null | undefined;
  search?: string | null | undefined;
  order?: QueuedRequestOrder | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type QueuedRequestsQuery = { queuedRequests: { total: number, isSimilar: boolean, rows: Array<{ id: string, reference: string, name: string, category: string | null, website: string | null, reason: string, people: number | null, contactBy: ContactWay | null, status: ProductRequestStatus, statusReason: string | null, customerId: string, customerName: string, askedBy: string, askedByEmail: string, askedByPhone: string | null, askedOn: string, votes: number, isOverdue: boolean, assigneeId: string | null, assigneeName: string | null, note: string | null, partnerTitle: string | null, mergedInto: string | null, mergedIntoId: string | null, decisions: Array<ProductRequestDecision>, version: number }> } };

export type QueuedRequestQueryVariables = Exact<{
  id: string;
}>;


export type QueuedRequestQuery = { queuedRequest: { id: string, reference: string, name: string, category: string | null, website: string | null, reason: string, people: number | null, contactBy: ContactWay | null, status: ProductRequestStatus, statusReason: string | null, customerId: string, customerName: string, askedBy: string, askedByEmail: string, askedByPhone: string | null, askedOn: string, votes: number, isOverdue: boolean, assigneeId: string | null, assigneeName: string | null, note: string | null, partnerTitle: string | null, mergedInto: string | null, mergedIntoId: string | null, decisions: Array<ProductRequestDecision>, version: number }, merged: { total: number, rows: Array<{ id: string, reference: string, askedBy: string, customerName: string }> } };

export type PartnersOfAskerQueryVariables = Exact<{
  id: string;
}>;


export type PartnersOfAskerQuery = { adminCustomer: { entitlements: Array<{ partnerId: string, state: EntitlementState }> } };

export type DecideRequestsMutationVariables = Exact<{
  rows: Array<RowVersion> | RowVersion;
  decision: ProductRequestDecisionInput;
}>;


export type DecideRequestsMutation = { decideRequests: Array<{ id: string, problem: string | null, request: { id: string, reference: string, name: string, category: string | null, website: string | null, reason: string, people: number | null, contactBy: ContactWay | null, status: ProductRequestStatus, statusReason: string | null, customerId: string, customerName: string, askedBy: string, askedByEmail: string, askedByPhone: string | null, askedOn: string, votes: number, isOverdue: boolean, assigneeId: string | null, assigneeName: string | null, note: string | null, partnerTitle: string | null, mergedInto: string | null, mergedIntoId: string | null, decisions: Array<ProductRequestDecision>, version: number } | null }> };

export type HandleRequestMutationVariables = Exact<{
  id: string;
  version: number;
  assigneeId?: string | null | undefined;
  note?: string | null | undefined;
}>;


export type HandleRequestMutation = { handleRequest: { id: string, reference: string, name: string, category: string | null, website: string | null, reason: string, people: number | null, contactBy: ContactWay | null, status: ProductRequestStatus, statusReason: string | null, customerId: string, customerName: string, askedBy: string, askedByEmail: string, askedByPhone: string | null, askedOn: string, votes: number, isOverdue: boolean, assigneeId: string | null, assigneeName: string | null, note: string | null, partnerTitle: string | null, mergedInto: string | null, mergedIntoId: string | null, decisions: Array<ProductRequestDecision>, version: number } };

export type SearchEverythingQueryVariables = Exact<{
  search: string;
}>;


export type SearchEverythingQuery = { searchEverything: { users: { total: number, isCut: boolean, rows: Array<{ id: string, firstName: string, lastName: string, email: string, customerName: string | null }> }, customers: { total: number, isCut: boolean, rows: Array<{ id: string, name: string, users: number }> }, partners: { total: number, rows: Array<{ id: string, title: string }> }, requests: { total: number, rows: Array<{ id: string, reference: string, name: string, status: ProductRequestStatus, customerName: string }> } } };

export type PartnerTitlesQueryVariables = Exact<{ [key: string]: never; }>;


export type PartnerTitlesQuery = { partnerTitles: Array<{ id: string, title: string }> };

export type UnfoundSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnfoundSearchesQuery = { unfoundSearches: Array<{ text: string, times: number, lastOn: string, finds: string | null }> };

export type AdminUserFieldsFragment = { id: string, firstName: string, lastName: string, email: string, roleId: number, status: MemberStatus, isEmailConfirmed: boolean, customerId: string | null, customerName: string | null, createdOn: string, lastLogInOn: string | null, isSelf: boolean, version: number };

export type AdminUsersQueryVariables = Exact<{
  page: number;
  size: number;
  search?: string | null | undefined;
  roleIds?: Array<number> | number | null | undefined;
  statuses?: Array<MemberStatus> | MemberStatus | null | undefined;
  customerId?: string | null | undefined;
  order?: AdminUserOrder | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type AdminUsersQuery = { adminUsers: { total: number, isSimilar: boolean, isCut: boolean, customer: { rowId: string, name: string | null } | null, rows: Array<{ id: string, firstName: string, lastName: string, email: string, roleId: number, status: MemberStatus, isEmailConfirmed: boolean, customerId: string | null, customerName: string | null, createdOn: string, lastLogInOn: string | null, isSelf: boolean, version: number }> } };

export type AdminUserQueryVariables = Exact<{
  id: string;
}>;


export type AdminUserQuery = { adminUser: { phone: string | null, jobTitle: string | null, timeZone: string | null, isProfileComplete: boolean, hasPassword: boolean, termsAcceptedOn: string | null, wantsOfferNews: boolean, invitedBy: string | null, invitedOn: string | null, isLogInLocked: boolean, user: { id: string, firstName: string, lastName: string, email: string, roleId: number, status: MemberStatus, isEmailConfirmed: boolean, customerId: string | null, customerName: string | null, createdOn: string, lastLogInOn: string | null, isSelf: boolean, version: number }, application: { id: string, company: string } | null, sessions: Array<{ begunOn: string, renewedOn: string | null, endsOn: string, isCurrent: boolean }>, events: Array<{ name: string, at: string }>, certificates: Array<{ id: string, type: CertificateType, holder: string, expiresOn: string }> } };

export type ActOnUsersMutationVariables = Exact<{
  rows: Array<RowVersion> | RowVersion;
  action: UserActionInput;
}>;


export type ActOnUsersMutation = { actOnUsers: Array<{ id: string, problem: string | null, user: { id: string, firstName: string, lastName: string, email: string, roleId: number, status: MemberStatus, isEmailConfirmed: boolean, customerId: string | null, customerName: string | null, createdOn: string, lastLogInOn: string | null, isSelf: boolean, version: number } | null }> };

export const ApplicationFieldsFragmentDoc: TypedDocumentNode<ApplicationFieldsFragment> = gql`
    fragment ApplicationFields on AffiliateApplication {
  id
  userId
  name
  email
  phone
  isEmailConfirmed
  company
  website
  sponsorId
  sponsorName
  heardFrom
  state
  question
  answer
  reason
  appliedOn
  decidedOn
  decidedBy
  mayBeDuplicate
  decisions
  version
}
    `;
export const AdminCategoriesFieldsFragmentDoc: TypedDocumentNode<AdminCategoriesFieldsFragment> = gql`
    fragment AdminCategoriesFields on AdminCategories {
  published {
    id
    name
    partners
  }
  draft {
    categories {
      categoryId
      name
    }
    changedOn
    changedBy
  }
  draftVersion
  editions {
    number
    categories {
      categoryId
      name
    }
    note
    publishedOn
    publishedBy
  }
}
    `;
export const AdminCustomerFieldsFragmentDoc: TypedDocumentNode<AdminCustomerFieldsFragment> = gql`
    fragment AdminCustomerFields on AdminCustomer {
  id
  name
  typeName
  source {
    id
    typeName
    name
  }
  users
  partners
  asksFor
  createdOn
  version
}
    `;
export const EntitlementFieldsFragmentDoc: TypedDocumentNode<EntitlementFieldsFragment> = gql`
    fragment EntitlementFields on Entitlement {
  partnerId
  partnerTitle
  state
  source
  reason
  since
  by
}
    `;
export const AdminPartnerFieldsFragmentDoc: TypedDocumentNode<AdminPartnerFieldsFragment> = gql`
    fragment AdminPartnerFields on AdminPartner {
  id
  title
  category {
    id
    name
  }
  value
  checkedOn
  endsOn
  hasEnded
  customers
  isDrafted
  pages
}
    `;
export const ListingActionFieldsFragmentDoc: TypedDocumentNode<ListingActionFieldsFragment> = gql`
    fragment ListingActionFields on ListingAction {
  kind
  label
  url
  iosUrl
  androidUrl
}
    `;
export const ListingFieldsFragmentDoc: TypedDocumentNode<ListingFieldsFragment> = gql`
    fragment ListingFields on Listing {
  categoryId
  benefit
  value
  learnMoreUrl
  checkedOn
  endsOn
  placement
  words
  pages {
    heading
    summary
    action {
      ...ListingActionFields
    }
    gets
    audience
    steps {
      title
      text
      action {
        ...ListingActionFields
      }
    }
    terms
    shares
  }
}
    `;
export const AdminPartnerDetailFieldsFragmentDoc: TypedDocumentNode<AdminPartnerDetailFieldsFragment> = gql`
    fragment AdminPartnerDetailFields on AdminPartnerDetail {
  partner {
    ...AdminPartnerFields
  }
  waiting
  published {
    ...ListingFields
  }
  draft {
    listing {
      ...ListingFields
    }
    changedOn
    changedBy
  }
  draftVersion
  editions {
    number
    listing {
      ...ListingFields
    }
    note
    publishedOn
    publishedBy
  }
  categories {
    id
    name
  }
}
    `;
export const QueuedRequestFieldsFragmentDoc: TypedDocumentNode<QueuedRequestFieldsFragment> = gql`
    fragment QueuedRequestFields on QueuedRequest {
  id
  reference
  name
  category
  website
  reason
  people
  contactBy
  status
  statusReason
  customerId
  customerName
  askedBy
  askedByEmail
  askedByPhone
  askedOn
  votes
  isOverdue
  assigneeId
  assigneeName
  note
  partnerTitle
  mergedInto
  mergedIntoId
  decisions
  version
}
    `;
export const AdminUserFieldsFragmentDoc: TypedDocumentNode<AdminUserFieldsFragment> = gql`
    fragment AdminUserFields on AdminUser {
  id
  firstName
  lastName
  email
  roleId
  status
  isEmailConfirmed
  customerId
  customerName
  createdOn
  lastLogInOn
  isSelf
  version
}
    `;
export const ExplainAccessDocument: TypedDocumentNode<ExplainAccessQuery, ExplainAccessQueryVariables> = gql`
    query ExplainAccess($userId: ID!, $path: String, $partnerId: ID) {
  explainAccess(userId: $userId, path: $path, partnerId: $partnerId) {
    user {
      ...AdminUserFields
    }
    customer {
      id
      name
      version
    }
    path
    partnerId
    isAllowed
    redirectTo
    reason
    viewer
    access
    verdict
    obstacles
    entitlement {
      ...EntitlementFields
    }
    changes {
      type
      roleId
    }
  }
}
    ${AdminUserFieldsFragmentDoc}
${EntitlementFieldsFragmentDoc}`;
export function useExplainAccessQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ExplainAccessQuery, ExplainAccessQueryVariables> & ({ variables: ExplainAccessQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ExplainAccessQuery, ExplainAccessQueryVariables>(ExplainAccessDocument, options);
      }
export const AffiliateApplicationsDocument: TypedDocumentNode<AffiliateApplicationsQuery, AffiliateApplicationsQueryVariables> = gql`
    query AffiliateApplications($page: Int!, $size: Int!, $states: [ApplicationState!], $search: String, $order: ApplicationOrder, $descending: Boolean) {
  affiliateApplications(
    page: $page
    size: $size
    states: $states
    search: $search
    order: $order
    descending: $descending
  ) {
    total
    isSimilar
    rows {
      ...ApplicationFields
    }
  }
}
    ${ApplicationFieldsFragmentDoc}`;
export function useAffiliateApplicationsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AffiliateApplicationsQuery, AffiliateApplicationsQueryVariables> & ({ variables: AffiliateApplicationsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AffiliateApplicationsQuery, AffiliateApplicationsQueryVariables>(AffiliateApplicationsDocument, options);
      }
export const AffiliateApplicationDocument: TypedDocumentNode<AffiliateApplicationQuery, AffiliateApplicationQueryVariables> = gql`
    query AffiliateApplication($id: ID!) {
  affiliateApplication(id: $id) {
    application {
      ...ApplicationFields
    }
    duplicates {
      userId
      name
      email
      phone
      applicationId
      company
      state
      shares
    }
  }
}
    ${ApplicationFieldsFragmentDoc}`;
export function useAffiliateApplicationQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AffiliateApplicationQuery, AffiliateApplicationQueryVariables> & ({ variables: AffiliateApplicationQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AffiliateApplicationQuery, AffiliateApplicationQueryVariables>(AffiliateApplicationDocument, options);
      }
export const DecideApplicationsDocument: TypedDocumentNode<DecideApplicationsMutation, DecideApplicationsMutationVariables> = gql`
    mutation DecideApplications($rows: [RowVersion!]!, $decision: ApplicationDecisionInput!) {
  decideApplications(rows: $rows, decision: $decision) {
    id
    problem
    application {
      ...ApplicationFields
    }
  }
}
    ${ApplicationFieldsFragmentDoc}`;
export function useDecideApplicationsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DecideApplicationsMutation, DecideApplicationsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DecideApplicationsMutation, DecideApplicationsMutationVariables>(DecideApplicationsDocument, options);
      }
export const AuditLogDocument: TypedDocumentNode<AuditLogQuery, AuditLogQueryVariables> = gql`
    query AuditLog($page: Int!, $size: Int!, $entity: AuditedEntity, $entityId: ID, $actorId: ID, $from: String, $to: String, $search: String) {
  auditLog(
    page: $page
    size: $size
    entity: $entity
    entityId: $entityId
    actorId: $actorId
    from: $from
    to: $to
    search: $search
  ) {
    total
    isCut
    actor {
      rowId
      name
    }
    item {
      rowId
      name
    }
    rows {
      id
      at
      actorId
      actorName
      action
      entity
      entityId
      label
      reason
      requestId
      changes {
        name
        before
        after
      }
    }
  }
}
    `;
export function useAuditLogQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AuditLogQuery, AuditLogQueryVariables> & ({ variables: AuditLogQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AuditLogQuery, AuditLogQueryVariables>(AuditLogDocument, options);
      }
export const AdminCategoriesDocument: TypedDocumentNode<AdminCategoriesQuery, AdminCategoriesQueryVariables> = gql`
    query AdminCategories {
  adminCategories {
    ...AdminCategoriesFields
  }
}
    ${AdminCategoriesFieldsFragmentDoc}`;
export function useAdminCategoriesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AdminCategoriesQuery, AdminCategoriesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AdminCategoriesQuery, AdminCategoriesQueryVariables>(AdminCategoriesDocument, options);
      }
export const SaveCategoriesDocument: TypedDocumentNode<SaveCategoriesMutation, SaveCategoriesMutationVariables> = gql`
    mutation SaveCategories($version: Int!, $categories: [EditedCategoryInput!]!) {
  saveCategories(version: $version, categories: $categories) {
    ...AdminCategoriesFields
  }
}
    ${AdminCategoriesFieldsFragmentDoc}`;
export function useSaveCategoriesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveCategoriesMutation, SaveCategoriesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveCategoriesMutation, SaveCategoriesMutationVariables>(SaveCategoriesDocument, options);
      }
export const DiscardCategoriesDocument: TypedDocumentNode<DiscardCategoriesMutation, DiscardCategoriesMutationVariables> = gql`
    mutation DiscardCategories($version: Int!) {
  discardCategories(version: $version) {
    ...AdminCategoriesFields
  }
}
    ${AdminCategoriesFieldsFragmentDoc}`;
export function useDiscardCategoriesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DiscardCategoriesMutation, DiscardCategoriesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DiscardCategoriesMutation, DiscardCategoriesMutationVariables>(DiscardCategoriesDocument, options);
      }
export const PublishCategoriesDocument: TypedDocumentNode<PublishCategoriesMutation, PublishCategoriesMutationVariables> = gql`
    mutation PublishCategories($version: Int!, $note: String) {
  publishCategories(version: $version, note: $note) {
    ...AdminCategoriesFields
  }
}
    ${AdminCategoriesFieldsFragmentDoc}`;
export function usePublishCategoriesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PublishCategoriesMutation, PublishCategoriesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PublishCategoriesMutation, PublishCategoriesMutationVariables>(PublishCategoriesDocument, options);
      }
export const AdminCustomersDocument: TypedDocumentNode<AdminCustomersQuery, AdminCustomersQueryVariables> = gql`
    query AdminCustomers($page: Int!, $size: Int!, $search: String, $order: AdminCustomerOrder, $descending: Boolean, $partnerId: ID, $withoutPartners: Boolean, $askedForPartner: Boolean) {
  adminCustomers(
    page: $page
    size: $size
    search: $search
    order: $order
    descending: $descending
    partnerId: $partnerId
    withoutPartners: $withoutPartners
    askedForPartner: $askedForPartner
  ) {
    total
    isSimilar
    isCut
    rows {
      ...AdminCustomerFields
    }
  }
}
    ${AdminCustomerFieldsFragmentDoc}`;
export function useAdminCustomersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AdminCustomersQuery, AdminCustomersQueryVariables> & ({ variables: AdminCustomersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AdminCustomersQuery, AdminCustomersQueryVariables>(AdminCustomersDocument, options);
      }
export const AdminCustomerDocument: TypedDocumentNode<AdminCustomerQuery, AdminCustomerQueryVariables> = gql`
    query AdminCustomer($id: ID!) {
  adminCustomer(id: $id) {
    customer {
      ...AdminCustomerFields
    }
    entitlements {
      ...EntitlementFields
    }
    team {
      active
      invited
      deactivated
    }
    openRequests {
      total
      rows {
        id
        reference
        name
        status
        askedOn
      }
    }
    endingCertificates {
      total
      rows {
        id
        type
        holder
        expiresOn
        daysLeft
      }
    }
  }
}
    ${AdminCustomerFieldsFragmentDoc}
${EntitlementFieldsFragmentDoc}`;
export function useAdminCustomerQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AdminCustomerQuery, AdminCustomerQueryVariables> & ({ variables: AdminCustomerQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AdminCustomerQuery, AdminCustomerQueryVariables>(AdminCustomerDocument, options);
      }
export const SetEntitlementsDocument: TypedDocumentNode<SetEntitlementsMutation, SetEntitlementsMutationVariables> = gql`
    mutation SetEntitlements($customerId: ID!, $version: Int!, $changes: [EntitlementChange!]!) {
  setEntitlements(customerId: $customerId, version: $version, changes: $changes) {
    customer {
      id
    }
  }
}
    `;
export function useSetEntitlementsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetEntitlementsMutation, SetEntitlementsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetEntitlementsMutation, SetEntitlementsMutationVariables>(SetEntitlementsDocument, options);
      }
export const InviteUserDocument: TypedDocumentNode<InviteUserMutation, InviteUserMutationVariables> = gql`
    mutation InviteUser($customerId: ID!, $firstName: String!, $lastName: String!, $email: String!, $role: MemberRole!) {
  inviteUser(
    customerId: $customerId
    firstName: $firstName
    lastName: $lastName
    email: $email
    role: $role
  ) {
    id
    email
  }
}
    `;
export function useInviteUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<InviteUserMutation, InviteUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<InviteUserMutation, InviteUserMutationVariables>(InviteUserDocument, options);
      }
export const FunnelDocument: TypedDocumentNode<FunnelQuery, FunnelQueryVariables> = gql`
    query Funnel($chart: String!, $from: String!, $to: String!, $samples: Boolean) {
  funnel(chart: $chart, from: $from, to: $to, samples: $samples) {
    chart
    version
    runs
    sampleRuns
    countsSamples
    asOf
    outcomes {
      arrived
      cancelled
      failed
      refused
      left
      idle
      underWay
    }
    states {
      number
      name
      label
      sees
      endsAs
      since
      reached
      entered
      left
      idle
      now
      medianStay
    }
    transitions {
      from
      event
      to
      count
      tracked
      common
    }
  }
}
    `;
export function useFunnelQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FunnelQuery, FunnelQueryVariables> & ({ variables: FunnelQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FunnelQuery, FunnelQueryVariables>(FunnelDocument, options);
      }
export const LoggedMailsDocument: TypedDocumentNode<LoggedMailsQuery, LoggedMailsQueryVariables> = gql`
    query LoggedMails($page: Int!, $size: Int!, $states: [MailState!], $search: String) {
  loggedMails(page: $page, size: $size, states: $states, search: $search) {
    total
    isCut
    rows {
      id
      template
      to
      subject
      state
      failure
      attempts
      at
    }
  }
}
    `;
export function useLoggedMailsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LoggedMailsQuery, LoggedMailsQueryVariables> & ({ variables: LoggedMailsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LoggedMailsQuery, LoggedMailsQueryVariables>(LoggedMailsDocument, options);
      }
export const LoggedMailDocument: TypedDocumentNode<LoggedMailQuery, LoggedMailQueryVariables> = gql`
    query LoggedMail($id: ID!) {
  loggedMail(id: $id) {
    id
    template
    to
    subject
    text
    state
    failure
    attempts
    at
  }
}
    `;
export function useLoggedMailQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LoggedMailQuery, LoggedMailQueryVariables> & ({ variables: LoggedMailQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LoggedMailQuery, LoggedMailQueryVariables>(LoggedMailDocument, options);
      }
export const ResendMailDocument: TypedDocumentNode<ResendMailMutation, ResendMailMutationVariables> = gql`
    mutation ResendMail($id: ID!) {
  resendMail(id: $id) {
    id
  }
}
    `;
export function useResendMailMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResendMailMutation, ResendMailMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResendMailMutation, ResendMailMutationVariables>(ResendMailDocument, options);
      }
export const OverviewDocument: TypedDocumentNode<OverviewQuery, OverviewQueryVariables> = gql`
    query Overview {
  overview {
    customers
    waitingCustomers {
      total
      since
    }
    customersWithoutPartners
    activeUsers
    invitedUsers
    openRequests {
      total
      since
    }
    submittedRequests {
      total
      since
    }
    plannedRequests
    pendingApplications {
      total
      since
    }
    failingMails
    abandonedMails
    asOf
  }
}
    `;
export function useOverviewQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OverviewQuery, OverviewQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OverviewQuery, OverviewQueryVariables>(OverviewDocument, options);
      }
export const AdminPartnersDocument: TypedDocumentNode<AdminPartnersQuery, AdminPartnersQueryVariables> = gql`
    query AdminPartners($page: Int!, $size: Int!, $search: String, $order: AdminPartnerOrder, $descending: Boolean, $isDrafted: Boolean, $categoryId: ID) {
  adminPartners(
    page: $page
    size: $size
    search: $search
    order: $order
    descending: $descending
    isDrafted: $isDrafted
    categoryId: $categoryId
  ) {
    rows {
      ...AdminPartnerFields
    }
    total
    isSimilar
  }
}
    ${AdminPartnerFieldsFragmentDoc}`;
export function useAdminPartnersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AdminPartnersQuery, AdminPartnersQueryVariables> & ({ variables: AdminPartnersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AdminPartnersQuery, AdminPartnersQueryVariables>(AdminPartnersDocument, options);
      }
export const AdminPartnerDocument: TypedDocumentNode<AdminPartnerQuery, AdminPartnerQueryVariables> = gql`
    query AdminPartner($id: ID!) {
  adminPartner(id: $id) {
    ...AdminPartnerDetailFields
  }
}
    ${AdminPartnerDetailFieldsFragmentDoc}
${AdminPartnerFieldsFragmentDoc}
${ListingFieldsFragmentDoc}
${ListingActionFieldsFragmentDoc}`;
export function useAdminPartnerQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AdminPartnerQuery, AdminPartnerQueryVariables> & ({ variables: AdminPartnerQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AdminPartnerQuery, AdminPartnerQueryVariables>(AdminPartnerDocument, options);
      }
export const SaveListingDocument: TypedDocumentNode<SaveListingMutation, SaveListingMutationVariables> = gql`
    mutation SaveListing($partnerId: ID!, $version: Int!, $listing: ListingInput!) {
  saveListing(partnerId: $partnerId, version: $version, listing: $listing) {
    ...AdminPartnerDetailFields
  }
}
    ${AdminPartnerDetailFieldsFragmentDoc}
${AdminPartnerFieldsFragmentDoc}
${ListingFieldsFragmentDoc}
${ListingActionFieldsFragmentDoc}`;
export function useSaveListingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveListingMutation, SaveListingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveListingMutation, SaveListingMutationVariables>(SaveListingDocument, options);
      }
export const DiscardListingDocument: TypedDocumentNode<DiscardListingMutation, DiscardListingMutationVariables> = gql`
    mutation DiscardListing($partnerId: ID!, $version: Int!) {
  discardListing(partnerId: $partnerId, version: $version) {
    ...AdminPartnerDetailFields
  }
}
    ${AdminPartnerDetailFieldsFragmentDoc}
${AdminPartnerFieldsFragmentDoc}
${ListingFieldsFragmentDoc}
${ListingActionFieldsFragmentDoc}`;
export function useDiscardListingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DiscardListingMutation, DiscardListingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DiscardListingMutation, DiscardListingMutationVariables>(DiscardListingDocument, options);
      }
export const PublishListingDocument: TypedDocumentNode<PublishListingMutation, PublishListingMutationVariables> = gql`
    mutation PublishListing($partnerId: ID!, $version: Int!, $note: String) {
  publishListing(partnerId: $partnerId, version: $version, note: $note) {
    ...AdminPartnerDetailFields
  }
}
    ${AdminPartnerDetailFieldsFragmentDoc}
${AdminPartnerFieldsFragmentDoc}
${ListingFieldsFragmentDoc}
${ListingActionFieldsFragmentDoc}`;
export function usePublishListingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PublishListingMutation, PublishListingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PublishListingMutation, PublishListingMutationVariables>(PublishListingDocument, options);
      }
export const QueuedRequestsDocument: TypedDocumentNode<QueuedRequestsQuery, QueuedRequestsQueryVariables> = gql`
    query QueuedRequests($page: Int!, $size: Int!, $statuses: [ProductRequestStatus!], $search: String, $order: QueuedRequestOrder, $descending: Boolean) {
  queuedRequests(
    page: $page
    size: $size
    statuses: $statuses
    search: $search
    order: $order
    descending: $descending
  ) {
    total
    isSimilar
    rows {
      ...QueuedRequestFields
    }
  }
}
    ${QueuedRequestFieldsFragmentDoc}`;
export function useQueuedRequestsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<QueuedRequestsQuery, QueuedRequestsQueryVariables> & ({ variables: QueuedRequestsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<QueuedRequestsQuery, QueuedRequestsQueryVariables>(QueuedRequestsDocument, options);
      }
export const QueuedRequestDocument: TypedDocumentNode<QueuedRequestQuery, QueuedRequestQueryVariables> = gql`
    query QueuedRequest($id: ID!) {
  queuedRequest(id: $id) {
    ...QueuedRequestFields
  }
  merged: queuedRequests(page: 1, size: 100, mergedInto: $id) {
    total
    rows {
      id
      reference
      askedBy
      customerName
    }
  }
}
    ${QueuedRequestFieldsFragmentDoc}`;
export function useQueuedRequestQuery(baseOptions: ApolloReactHooks.QueryHookOptions<QueuedRequestQuery, QueuedRequestQueryVariables> & ({ variables: QueuedRequestQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<QueuedRequestQuery, QueuedRequestQueryVariables>(QueuedRequestDocument, options);
      }
export const PartnersOfAskerDocument: TypedDocumentNode<PartnersOfAskerQuery, PartnersOfAskerQueryVariables> = gql`
    query PartnersOfAsker($id: ID!) {
  adminCustomer(id: $id) {
    entitlements {
      partnerId
      state
    }
  }
}
    `;
export function usePartnersOfAskerQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PartnersOfAskerQuery, PartnersOfAskerQueryVariables> & ({ variables: PartnersOfAskerQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PartnersOfAskerQuery, PartnersOfAskerQueryVariables>(PartnersOfAskerDocument, options);
      }
export const DecideRequestsDocument: TypedDocumentNode<DecideRequestsMutation, DecideRequestsMutationVariables> = gql`
    mutation DecideRequests($rows: [RowVersion!]!, $decision: ProductRequestDecisionInput!) {
  decideRequests(rows: $rows, decision: $decision) {
    id
    problem
    request {
      ...QueuedRequestFields
    }
  }
}
    ${QueuedRequestFieldsFragmentDoc}`;
export function useDecideRequestsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DecideRequestsMutation, DecideRequestsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DecideRequestsMutation, DecideRequestsMutationVariables>(DecideRequestsDocument, options);
      }
export const HandleRequestDocument: TypedDocumentNode<HandleRequestMutation, HandleRequestMutationVariables> = gql`
    mutation HandleRequest($id: ID!, $version: Int!, $assigneeId: ID, $note: String) {
  handleRequest(id: $id, version: $version, assigneeId: $assigneeId, note: $note) {
    ...QueuedRequestFields
  }
}
    ${QueuedRequestFieldsFragmentDoc}`;
export function useHandleRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<HandleRequestMutation, HandleRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<HandleRequestMutation, HandleRequestMutationVariables>(HandleRequestDocument, options);
      }
export const SearchEverythingDocument: TypedDocumentNode<SearchEverythingQuery, SearchEverythingQueryVariables> = gql`
    query SearchEverything($search: String!) {
  searchEverything(search: $search) {
    users {
      total
      isCut
      rows {
        id
        firstName
        lastName
        email
        customerName
      }
    }
    customers {
      total
      isCut
      rows {
        id
        name
        users
      }
    }
    partners {
      total
      rows {
        id
        title
      }
    }
    requests {
      total
      rows {
        id
        reference
        name
        status
        customerName
      }
    }
  }
}
    `;
export function useSearchEverythingQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SearchEverythingQuery, SearchEverythingQueryVariables> & ({ variables: SearchEverythingQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SearchEverythingQuery, SearchEverythingQueryVariables>(SearchEverythingDocument, options);
      }
export const PartnerTitlesDocument: TypedDocumentNode<PartnerTitlesQuery, PartnerTitlesQueryVariables> = gql`
    query PartnerTitles {
  partnerTitles {
    id
    title
  }
}
    `;
export function usePartnerTitlesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PartnerTitlesQuery, PartnerTitlesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PartnerTitlesQuery, PartnerTitlesQueryVariables>(PartnerTitlesDocument, options);
      }
export const UnfoundSearchesDocument: TypedDocumentNode<UnfoundSearchesQuery, UnfoundSearchesQueryVariables> = gql`
    query UnfoundSearches {
  unfoundSearches {
    text
    times
    lastOn
    finds
  }
}
    `;
export function useUnfoundSearchesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<UnfoundSearchesQuery, UnfoundSearchesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UnfoundSearchesQuery, UnfoundSearchesQueryVariables>(UnfoundSearchesDocument, options);
      }
export const AdminUsersDocument: TypedDocumentNode<AdminUsersQuery, AdminUsersQueryVariables> = gql`
    query AdminUsers($page: Int!, $size: Int!, $search: String, $roleIds: [Int!], $statuses: [MemberStatus!], $customerId: ID, $order: AdminUserOrder, $descending: Boolean) {
  adminUsers(
    page: $page
    size: $size
    search: $search
    roleIds: $roleIds
    statuses: $statuses
    customerId: $customerId
    order: $order
    descending: $descending
  ) {
    total
    isSimilar
    isCut
    customer {
      rowId
      name
    }
    rows {
      ...AdminUserFields
    }
  }
}
    ${AdminUserFieldsFragmentDoc}`;
export function useAdminUsersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AdminUsersQuery, AdminUsersQueryVariables> & ({ variables: AdminUsersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AdminUsersQuery, AdminUsersQueryVariables>(AdminUsersDocument, options);
      }
export const AdminUserDocument: TypedDocumentNode<AdminUserQuery, AdminUserQueryVariables> = gql`
    query AdminUser($id: ID!) {
  adminUser(id: $id) {
    user {
      ...AdminUserFields
    }
    phone
    jobTitle
    timeZone
    application {
      id
      company
    }
    isProfileComplete
    hasPassword
    termsAcceptedOn
    wantsOfferNews
    invitedBy
    invitedOn
    isLogInLocked
    sessions {
      begunOn
      renewedOn
      endsOn
      isCurrent
    }
    events {
      name
      at
    }
    certificates {
      id
      type
      holder
      expiresOn
    }
  }
}
    ${AdminUserFieldsFragmentDoc}`;
export function useAdminUserQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AdminUserQuery, AdminUserQueryVariables> & ({ variables: AdminUserQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AdminUserQuery, AdminUserQueryVariables>(AdminUserDocument, options);
      }
export const ActOnUsersDocument: TypedDocumentNode<ActOnUsersMutation, ActOnUsersMutationVariables> = gql`
    mutation ActOnUsers($rows: [RowVersion!]!, $action: UserActionInput!) {
  actOnUsers(rows: $rows, action: $action) {
    id
    problem
    user {
      ...AdminUserFields
    }
  }
}
    ${AdminUserFieldsFragmentDoc}`;
export function useActOnUsersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ActOnUsersMutation, ActOnUsersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ActOnUsersMutation, ActOnUsersMutationVariables>(ActOnUsersDocument, options);
      }
