import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ListedCustomer as ListedCustomerRow } from '../../server/modules/companies/listedCustomers.ts';
import type { CustomerDetail as CustomerDetailRow } from '../../server/modules/customers/customer.ts';
import type { ListedPartner as ListedPartnerRow } from '../../server/modules/publishing/partners.ts';
import type { ListedUser as ListedUserRow } from '../../server/modules/people/users.ts';
import type { UserDetail as UserDetailRow } from '../../server/modules/people/user.ts';
import type { QueuedApplication as QueuedApplicationRow } from '../../server/modules/affiliates/affiliateApplications.ts';
import type { AuditLine as AuditLineRow } from '../../server/modules/audit/resolveNames.ts';
import type { Customer as CustomerRow } from '../../server/modules/companies/company.ts';
import type { DuplicateApplicant as DuplicateApplicantRow } from '../../server/modules/affiliates/duplicateApplicants.ts';
import type { LoggedMail as LoggedMailRow } from '../../server/modules/mails/mails.ts';
import type { OfferOfCustomer as OfferOfCustomerRow } from '../../server/modules/offers/listCustomerOffers.ts';
import type { ShownProductRequest as ShownProductRequestRow } from '../../server/modules/requests/listProductRequests.ts';
import type { QueuedRequest as QueuedRequestRow } from '../../server/modules/requests/queuedRequests.ts';
import type { ShownMember as ShownMemberRow } from '../../server/modules/people/listTeam.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string | number; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant (ISO 8601). */
  DateTime: { input: Date | string; output: Date | string; }
};

/**
 * Answer of a mutation that has nothing to return. A mutation for visitors gives it for every address, so that nobody
 * learns which addresses have an account.
 */
export type Accepted = {
  readonly __typename?: 'Accepted';
  readonly accepted: Scalars['Boolean']['output'];
};

/** A change that alone would let the user in. */
export type AccessChange = {
  readonly __typename?: 'AccessChange';
  /** Id in `constantType.roles`; null for a change of another type. */
  readonly roleId?: Maybe<Scalars['Int']['output']>;
  readonly type: AccessChangeType;
};

export type AccessChangeType =
  | 'loggingIn'
  | 'loggingOut'
  /** The company's entitlement to the partner. */
  | 'partner'
  | 'role';

/** Access decision about a user and a page or an offer, with its reasons. */
export type AccessExplanation = {
  readonly __typename?: 'AccessExplanation';
  readonly access: PageAccess;
  /** Changes each of which alone would let the user in; empty if they are let in, or if it takes more than one. */
  readonly changes: ReadonlyArray<AccessChange>;
  /** Company of the user; null if they have none, or if it is hidden sample data. */
  readonly customer?: Maybe<AdminCustomer>;
  /** Entitlement of their company to the partner of the page or offer; null without a partner or a company. */
  readonly entitlement?: Maybe<Entitlement>;
  /** Whether the user can open the page, or finds the offer there. */
  readonly isAllowed: Scalars['Boolean']['output'];
  /** Reasons why the user cannot log in; empty if they can. */
  readonly obstacles: ReadonlyArray<LogInObstacle>;
  /** Id of the partner whose offer the decision is about, since it has no page; null for a page. */
  readonly partnerId?: Maybe<Scalars['ID']['output']>;
  /** Path of the page; for an offer, of the page that shows it. */
  readonly path: Scalars['String']['output'];
  readonly reason?: Maybe<RedirectReason>;
  /** Path to which the user is redirected; null if they can open the page, even if it hides the offer from them. */
  readonly redirectTo?: Maybe<Scalars['String']['output']>;
  readonly user: AdminUser;
  readonly verdict: AccessVerdict;
  readonly viewer: ViewerKind;
};

/** A cell of the access table. */
export type AccessVerdict =
  | 'allow'
  | 'home'
  | 'ifIncluded'
  | 'notFound';

export type AccountConnectionInput = {
  readonly code?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
};

/** The categories with everything that administrators edit. */
export type AdminCategories = {
  readonly __typename?: 'AdminCategories';
  /** Null without a draft. */
  readonly draft?: Maybe<CategoriesDraft>;
  /** Version that a mutation of the draft has to name, as `AdminPartnerDetail.draftVersion`. */
  readonly draftVersion: Scalars['Int']['output'];
  /** Newest first; empty before the first publication. */
  readonly editions: ReadonlyArray<CategoriesEdition>;
  /** The categories that people see, in order. */
  readonly published: ReadonlyArray<AdminCategory>;
};

/** A category in the administrators' list. */
export type AdminCategory = {
  readonly __typename?: 'AdminCategory';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Number of partners in the category. */
  readonly partners: Scalars['Int']['output'];
};

/** A customer in the administrators' list. */
export type AdminCustomer = {
  readonly __typename?: 'AdminCustomer';
  /** Titles of the partners that it has requested and nobody has decided about, oldest request first. */
  readonly asksFor: ReadonlyArray<Scalars['String']['output']>;
  readonly createdOn: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Number of partners that the customer has. */
  readonly partners: Scalars['Int']['output'];
  readonly source?: Maybe<CustomerSource>;
  readonly typeName?: Maybe<Scalars['String']['output']>;
  /** Number of active users. */
  readonly users: Scalars['Int']['output'];
  readonly version: Scalars['Int']['output'];
};

/** A customer with everything that administrators see of it. */
export type AdminCustomerDetail = {
  readonly __typename?: 'AdminCustomerDetail';
  readonly customer: AdminCustomer;
  /** Certificates that have expired or expire within 30 days. */
  readonly endingCertificates: CustomerCertificates;
  /** One entry for each partner, by partner id. */
  readonly entitlements: ReadonlyArray<Entitlement>;
  /** Product requests that are submitted, in review, or planned. */
  readonly openRequests: CustomerRequests;
  readonly team: TeamSize;
};

export type AdminCustomerOrder =
  | 'createdOn'
  | 'name'
  /** Number of active users. */
  | 'users';

export type AdminCustomerPage = {
  readonly __typename?: 'AdminCustomerPage';
  /** Whether a search matches more than the 500 rows that are counted and listed. */
  readonly isCut: Scalars['Boolean']['output'];
  /** Whether no row contains the search, so that these only resemble it. */
  readonly isSimilar: Scalars['Boolean']['output'];
  readonly rows: ReadonlyArray<AdminCustomer>;
  /** Number of rows on all pages. */
  readonly total: Scalars['Int']['output'];
};

/** A partner in the administrators' list. */
export type AdminPartner = {
  readonly __typename?: 'AdminPartner';
  readonly category: Category;
  /** Time of the last verification of the offer. */
  readonly checkedOn: Scalars['DateTime']['output'];
  /** Number of customers that have the partner. */
  readonly customers: Scalars['Int']['output'];
  /** End of the offer; null if it has none. */
  readonly endsOn?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the offer has ended. */
  readonly hasEnded: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  /** Whether there is a draft of its listing. */
  readonly isDrafted: Scalars['Boolean']['output'];
  /** Paths of its pages in this product, the main one first. */
  readonly pages: ReadonlyArray<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
  /** Value of the offer in plain words, such as `Up to 10% off`. */
  readonly value: Scalars['String']['output'];
};

/** A partner with everything that administrators edit. */
export type AdminPartnerDetail = {
  readonly __typename?: 'AdminPartnerDetail';
  readonly categories: ReadonlyArray<Category>;
  /** Null without a draft. */
  readonly draft?: Maybe<ListingDraft>;
  /**
   * Version that a mutation of the draft has to name. It rises with each change, also if the draft is published or
   * discarded; 0 before the first one.
   */
  readonly draftVersion: Scalars['Int']['output'];
  /** Newest first; empty before the first publication. */
  readonly editions: ReadonlyArray<ListingEdition>;
  readonly partner: AdminPartner;
  /** The listing that people see now. */
  readonly published: Listing;
  /** Number of people who get a mail once the ended offer runs again; 0 while it runs. */
  readonly waiting: Scalars['Int']['output'];
};

export type AdminPartnerOrder =
  /** Number of customers that have the partner. */
  | 'customers'
  /** Id, the order in which the partners were added. */
  | 'id'
  | 'title';

export type AdminPartnerPage = {
  readonly __typename?: 'AdminPartnerPage';
  /** Whether no row contains the search, so that these only resemble it. */
  readonly isSimilar: Scalars['Boolean']['output'];
  readonly rows: ReadonlyArray<AdminPartner>;
  readonly total: Scalars['Int']['output'];
};

/** A user in the administrators' list. */
export type AdminUser = {
  readonly __typename?: 'AdminUser';
  readonly createdOn: Scalars['DateTime']['output'];
  readonly customerId?: Maybe<Scalars['ID']['output']>;
  /** Null without a customer, and for a sample customer while sample data is hidden. */
  readonly customerName?: Maybe<Scalars['String']['output']>;
  readonly email: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isEmailConfirmed: Scalars['Boolean']['output'];
  /** Whether the user is the caller. */
  readonly isSelf: Scalars['Boolean']['output'];
  /** Null if the user has never logged in. */
  readonly lastLogInOn?: Maybe<Scalars['DateTime']['output']>;
  readonly lastName: Scalars['String']['output'];
  /** Id in `constantType.roles`. */
  readonly roleId: Scalars['Int']['output'];
  readonly status: MemberStatus;
  readonly version: Scalars['Int']['output'];
};

/** A user with everything that administrators see of them. */
export type AdminUserDetail = {
  readonly __typename?: 'AdminUserDetail';
  /** Application to be an affiliate; null if the user made none. */
  readonly application?: Maybe<UserApplication>;
  /** At most 50 certificates that list the user as a recipient of reminders, earliest expiry first. */
  readonly certificates: ReadonlyArray<UserCertificate>;
  /** At most 50 tracked events, newest first. */
  readonly events: ReadonlyArray<UserEvent>;
  readonly hasPassword: Scalars['Boolean']['output'];
  readonly invitedBy?: Maybe<Scalars['String']['output']>;
  readonly invitedOn?: Maybe<Scalars['DateTime']['output']>;
  /** Whether recent failed log-ins lock the account. */
  readonly isLogInLocked: Scalars['Boolean']['output'];
  readonly isProfileComplete: Scalars['Boolean']['output'];
  readonly jobTitle?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** At most 50 active sessions, newest first. */
  readonly sessions: ReadonlyArray<UserSession>;
  readonly termsAcceptedOn?: Maybe<Scalars['DateTime']['output']>;
  readonly timeZone?: Maybe<Scalars['String']['output']>;
  readonly user: AdminUser;
  readonly wantsOfferNews: Scalars['Boolean']['output'];
};

export type AdminUserOrder =
  | 'createdOn'
  /** Time of the last log-in; people who have never logged in come before all others. */
  | 'lastLogIn'
  /** Last name, then first name. */
  | 'name';

export type AdminUserPage = {
  readonly __typename?: 'AdminUserPage';
  /** Customer that the list is filtered by; null without this filter. */
  readonly customer?: Maybe<FilteredBy>;
  /** Whether a search matches more than the 500 rows that are counted and listed. */
  readonly isCut: Scalars['Boolean']['output'];
  /** Whether no row contains the search, so that these only resemble it. */
  readonly isSimilar: Scalars['Boolean']['output'];
  readonly rows: ReadonlyArray<AdminUser>;
  /** Number of rows on all pages. */
  readonly total: Scalars['Int']['output'];
};

/** An application to be an affiliate, as administrators see it. */
export type AffiliateApplication = {
  readonly __typename?: 'AffiliateApplication';
  /** Answer to that question; null before it. */
  readonly answer?: Maybe<Scalars['String']['output']>;
  readonly appliedOn: Scalars['DateTime']['output'];
  readonly company: Scalars['String']['output'];
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  readonly decidedOn?: Maybe<Scalars['DateTime']['output']>;
  /** Decisions that the caller can make now; empty for their own application. */
  readonly decisions: ReadonlyArray<ApplicationDecision>;
  readonly email: Scalars['String']['output'];
  readonly heardFrom?: Maybe<Scalars['String']['output']>;
  /** Affiliate ID, by which registrations name their sponsor. */
  readonly id: Scalars['ID']['output'];
  /** Whether the applicant has confirmed the address; before that, no decision is mailed. */
  readonly isEmailConfirmed: Scalars['Boolean']['output'];
  /** Whether another person has the same phone number, or an address of the same domain, unless a mail provider has it. */
  readonly mayBeDuplicate: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Last question to the applicant. */
  readonly question?: Maybe<Scalars['String']['output']>;
  /** Reason of the rejection or suspension; null in every other state. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly sponsorId?: Maybe<Scalars['ID']['output']>;
  readonly sponsorName?: Maybe<Scalars['String']['output']>;
  readonly state: ApplicationState;
  readonly userId: Scalars['ID']['output'];
  readonly version: Scalars['Int']['output'];
  readonly website?: Maybe<Scalars['String']['output']>;
};

/** An application, and people who may be the same as the applicant. */
export type AffiliateApplicationDetail = {
  readonly __typename?: 'AffiliateApplicationDetail';
  readonly application: AffiliateApplication;
  /** At most ten people, those who share both traits first. */
  readonly duplicates: ReadonlyArray<DuplicateApplicant>;
};

export type AffiliateApplicationPage = {
  readonly __typename?: 'AffiliateApplicationPage';
  /** Whether no row contains the search, so that these only resemble it. */
  readonly isSimilar: Scalars['Boolean']['output'];
  readonly rows: ReadonlyArray<AffiliateApplication>;
  /** Number of rows on all pages. */
  readonly total: Scalars['Int']['output'];
};

/** Action that leads to the partner's app. */
export type AppAction = {
  readonly __typename?: 'AppAction';
  readonly androidUrl: Scalars['String']['output'];
  /** QR code of the address for any phone. */
  readonly code: QrCode;
  readonly iosUrl: Scalars['String']['output'];
};

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
  readonly decision: ApplicationDecision;
  /** Question that `requestInfo` requires. */
  readonly question?: InputMaybe<Scalars['String']['input']>;
  /** Reason that `reject` and `suspend` require. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type ApplicationOrder =
  | 'appliedOn'
  | 'company';

/** Outcome of a decision for one of several applications. */
export type ApplicationOutcome = {
  readonly __typename?: 'ApplicationOutcome';
  /** The application afterward; null if it was left unchanged. */
  readonly application?: Maybe<AffiliateApplication>;
  readonly id: Scalars['ID']['output'];
  /** Message for people about the cause if it was left unchanged; else null. */
  readonly problem?: Maybe<Scalars['String']['output']>;
};

/** State of an application to be an affiliate. */
export type ApplicationState =
  | 'approved'
  | 'infoRequested'
  | 'pending'
  | 'rejected'
  | 'suspended';

/** Act of an administrator, or of a person on their own profile. Entries never change. */
export type AuditEntry = {
  readonly __typename?: 'AuditEntry';
  /** Name of the act, such as `productRequest.decline`. */
  readonly action: Scalars['String']['output'];
  readonly actorId: Scalars['ID']['output'];
  readonly actorName: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly changes: ReadonlyArray<AuditedChange>;
  readonly entity: AuditedEntity;
  readonly entityId: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  /** Name of the entity at the time. */
  readonly label: Scalars['String']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Id of the HTTP request, the `x-request-id` of its response. */
  readonly requestId: Scalars['String']['output'];
};

export type AuditPage = {
  readonly __typename?: 'AuditPage';
  /** Person that the log is filtered by; null without this filter. */
  readonly actor?: Maybe<FilteredBy>;
  /** Whether more rows match than are counted and listed: 500 of a search, 10,000 of another filter. */
  readonly isCut: Scalars['Boolean']['output'];
  /** Entity that the log is filtered by, with the name in its newest entry; null without this filter. */
  readonly item?: Maybe<FilteredBy>;
  /** Newest first. */
  readonly rows: ReadonlyArray<AuditEntry>;
  /** Number of rows on all pages. */
  readonly total: Scalars['Int']['output'];
};

/** A changed value as JSON, before and after the act; null for no value. */
export type AuditedChange = {
  readonly __typename?: 'AuditedChange';
  readonly after?: Maybe<Scalars['String']['output']>;
  readonly before?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
};

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

/** Partner that has the requested product, or that was requested itself. */
export type AvailablePartner = {
  readonly __typename?: 'AvailablePartner';
  readonly id: Scalars['ID']['output'];
  /** Whether the caller's company has the partner. */
  readonly isIncluded: Scalars['Boolean']['output'];
  /** Path of its first page, on which a company without the partner can request it; null if it has none in this product. */
  readonly path?: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

/** News that a person can wait for: the ended offer runs again, or there are coupons again. */
export type Awaited =
  | 'coupon'
  | 'offer';

/** A barcode (Code 128) as path data of an SVG, one unit high and one unit for each module. */
export type Barcode = {
  readonly __typename?: 'Barcode';
  readonly path: Scalars['String']['output'];
  /** Number of modules. */
  readonly width: Scalars['Int']['output'];
};

/** The caller's request for a call by the partner. */
export type CallRequest = {
  readonly __typename?: 'CallRequest';
  readonly bestTime: CallTime;
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly phone: Scalars['String']['output'];
  readonly requestedOn: Scalars['DateTime']['output'];
};

export type CallRequestInput = {
  readonly bestTime?: InputMaybe<Scalars['String']['input']>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
};

export type CallTime =
  | 'afternoon'
  | 'evening'
  | 'midday'
  | 'morning';

/** Action that a page, or a step of it, offers. */
export type CallToAction = AppAction | CouponAction | ExternalAction | FormAction;

export type CategoriesDraft = {
  readonly __typename?: 'CategoriesDraft';
  readonly categories: ReadonlyArray<EditedCategory>;
  /** Full name of the administrator who changed it last. */
  readonly changedBy?: Maybe<Scalars['String']['output']>;
  readonly changedOn: Scalars['DateTime']['output'];
};

/** A published version of the list of categories. */
export type CategoriesEdition = {
  readonly __typename?: 'CategoriesEdition';
  readonly categories: ReadonlyArray<EditedCategory>;
  readonly note?: Maybe<Scalars['String']['output']>;
  /** Number from 1; edition 1 is the list before the first publication. */
  readonly number: Scalars['Int']['output'];
  readonly publishedBy?: Maybe<Scalars['String']['output']>;
  /** Null for edition 1. */
  readonly publishedOn?: Maybe<Scalars['DateTime']['output']>;
};

export type Category = {
  readonly __typename?: 'Category';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** A certificate that a company has to renew in time (screens 2.12). Days are YYYY-MM-DD, in the company's time zone. */
export type Certificate = {
  readonly __typename?: 'Certificate';
  /** Days until then; negative for an expired certificate. */
  readonly daysLeft: Scalars['Int']['output'];
  /** Last day of validity. */
  readonly expiresOn: Scalars['String']['output'];
  readonly file?: Maybe<CertificateFile>;
  readonly holder: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly issuedOn?: Maybe<Scalars['String']['output']>;
  readonly issuer: Scalars['String']['output'];
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly recipients: ReadonlyArray<CertificateRecipient>;
  /** Numbers of days before `expiresOn` at which recipients are reminded. */
  readonly remindDays: ReadonlyArray<Scalars['Int']['output']>;
  readonly remindersStopped: Scalars['Boolean']['output'];
  /** Day on which reminders resume; null if they are not snoozed. */
  readonly snoozedUntil?: Maybe<Scalars['String']['output']>;
  readonly type: CertificateType;
  /** Version that a mutation has to name. */
  readonly version: Scalars['Int']['output'];
};

/** Document of a certificate, at `/api/app/certificates/{id}/file`. */
export type CertificateFile = {
  readonly __typename?: 'CertificateFile';
  readonly name: Scalars['String']['output'];
  /** Size in bytes. */
  readonly size: Scalars['Int']['output'];
};

/** Data of a certificate, checked by the rules of the form. */
export type CertificateInput = {
  readonly expiresOn: Scalars['String']['input'];
  readonly holder: Scalars['String']['input'];
  readonly issuedOn?: InputMaybe<Scalars['String']['input']>;
  readonly issuer: Scalars['String']['input'];
  readonly number?: InputMaybe<Scalars['String']['input']>;
  /** Ids of people of the company. */
  readonly recipientIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Any of 60, 30, 14, 7, and 1. */
  readonly remindDays: ReadonlyArray<Scalars['Int']['input']>;
  readonly type: CertificateType;
};

export type CertificatePage = {
  readonly __typename?: 'CertificatePage';
  /** Earliest expiry first. */
  readonly certificates: ReadonlyArray<Certificate>;
  /** Number of certificates on all pages. */
  readonly total: Scalars['Int']['output'];
};

export type CertificateRecipient = {
  readonly __typename?: 'CertificateRecipient';
  readonly id: Scalars['ID']['output'];
  /** Whether the person can get reminders. If no recipient can, the active owners of the company get them. */
  readonly isActive: Scalars['Boolean']['output'];
  readonly isSelf: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
};

export type CertificateType =
  | 'BUSINESS_LICENSE'
  | 'INSURANCE'
  | 'OTHER'
  | 'TAX_RESALE'
  | 'TRAINING'
  | 'WORKERS_COMPENSATION';

/** The caller's company (screens 2.12). */
export type Company = {
  readonly __typename?: 'Company';
  /** Address on one line; null if nobody has entered one. */
  readonly address?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Partners of the company, by id. */
  readonly partners: ReadonlyArray<IncludedPartner>;
  /** Name of the affiliate or customer who referred the company; null if nobody did. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** Time zone (IANA) in which the company's days begin; null if it has chosen none. */
  readonly timeZone?: Maybe<Scalars['String']['output']>;
  readonly typeName?: Maybe<Scalars['String']['output']>;
  /** Time zone (IANA) that applies if the company has chosen none. */
  readonly usualTimeZone: Scalars['String']['output'];
};

export type CompletedProfile = {
  readonly __typename?: 'CompletedProfile';
  /** Whether the application to be an affiliate waits for a decision. */
  readonly isUnderReview: Scalars['Boolean']['output'];
  /** Id in `constantType.roles`. */
  readonly roleId: Scalars['Int']['output'];
};

/** Configuration that screens read. */
export type ConfigData = {
  readonly __typename?: 'ConfigData';
  readonly newsletterUrl: Scalars['String']['output'];
  readonly productName: Scalars['String']['output'];
  readonly supportEmail: Scalars['String']['output'];
};

/** Value of an enumeration of the spec. */
export type Constant = {
  readonly __typename?: 'Constant';
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
};

/** Enumerations of the spec (section 3). */
export type ConstantType = {
  readonly __typename?: 'ConstantType';
  readonly roles: ReadonlyArray<Constant>;
  readonly userTypes: ReadonlyArray<Constant>;
};

export type ContactWay =
  | 'EMAIL'
  | 'PHONE';

/** A coupon that the caller has taken. */
export type Coupon = {
  readonly __typename?: 'Coupon';
  readonly barcode: Barcode;
  readonly code: Scalars['String']['output'];
  /** Last day of validity, YYYY-MM-DD; null without one. */
  readonly goodUntil?: Maybe<Scalars['String']['output']>;
  /** Whether that day has passed in the marketplace's time zone. */
  readonly isOver: Scalars['Boolean']['output'];
  readonly issuedOn: Scalars['DateTime']['output'];
};

/** Action that issues one of the partner's coupons. */
export type CouponAction = {
  readonly __typename?: 'CouponAction';
  readonly label: Scalars['String']['output'];
};

export type CustomerCertificate = {
  readonly __typename?: 'CustomerCertificate';
  /** Days until then in the customer's time zone; negative for an expired certificate. */
  readonly daysLeft: Scalars['Int']['output'];
  /** Last day of validity, YYYY-MM-DD. */
  readonly expiresOn: Scalars['String']['output'];
  readonly holder: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly type: CertificateType;
};

export type CustomerCertificates = {
  readonly __typename?: 'CustomerCertificates';
  /** At most 20 certificates, earliest expiry first. */
  readonly rows: ReadonlyArray<CustomerCertificate>;
  readonly total: Scalars['Int']['output'];
};

export type CustomerRequest = {
  readonly __typename?: 'CustomerRequest';
  readonly askedOn: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly reference: Scalars['String']['output'];
  readonly status: ProductRequestStatus;
};

export type CustomerRequests = {
  readonly __typename?: 'CustomerRequests';
  /** At most 20 requests, oldest first. */
  readonly rows: ReadonlyArray<CustomerRequest>;
  readonly total: Scalars['Int']['output'];
};

/** Affiliate or customer who referred a customer. */
export type CustomerSource = {
  readonly __typename?: 'CustomerSource';
  readonly id: Scalars['Int']['output'];
  /** Name of the affiliate's company or of the customer; null for the marketplace itself, and if the referrer is gone. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Id in `constantType.userTypes`; null if it is unknown. */
  readonly typeId?: Maybe<Scalars['Int']['output']>;
  /** Name of that type. */
  readonly typeName?: Maybe<Scalars['String']['output']>;
};

/** A person who may be the same as an applicant. */
export type DuplicateApplicant = {
  readonly __typename?: 'DuplicateApplicant';
  /** Application of this person; null, as are `company` and `state`, if they made none. */
  readonly applicationId?: Maybe<Scalars['ID']['output']>;
  readonly company?: Maybe<Scalars['String']['output']>;
  readonly email: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly shares: ReadonlyArray<SharedTrait>;
  readonly state?: Maybe<ApplicationState>;
  readonly userId: Scalars['ID']['output'];
};

/**
 * A category as administrators edit it. It has no `id`, so that Apollo does not normalize it: drafts and editions can
 * give the same category other names.
 */
export type EditedCategory = {
  readonly __typename?: 'EditedCategory';
  /** Empty for a new category. */
  readonly categoryId: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type EditedCategoryInput = {
  readonly categoryId: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
};

/** Certificates that have expired or expire within 30 days. */
export type EndingCertificates = {
  readonly __typename?: 'EndingCertificates';
  readonly count: Scalars['Int']['output'];
  /** Earliest expiry, YYYY-MM-DD. */
  readonly firstOn: Scalars['String']['output'];
  /** Whether that day has passed in the company's time zone. */
  readonly isOver: Scalars['Boolean']['output'];
};

/** A customer's right to use a partner. */
export type Entitlement = {
  readonly __typename?: 'Entitlement';
  /** Full name of the person who granted, denied, or requested it. */
  readonly by?: Maybe<Scalars['String']['output']>;
  readonly partnerId: Scalars['ID']['output'];
  readonly partnerTitle: Scalars['String']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Time of the last decision or request; null if there was none. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  /** Reason of the grant; null in every other state. */
  readonly source?: Maybe<EntitlementSource>;
  readonly state: EntitlementState;
};

/** Grants a customer a partner, or takes it away. */
export type EntitlementChange = {
  readonly granted: Scalars['Boolean']['input'];
  readonly partnerId: Scalars['ID']['input'];
  /** Reason that taking a partner away requires. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
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

/** Right of the caller's company to use a partner. */
export type EntitlementStatus = {
  readonly __typename?: 'EntitlementStatus';
  /** Full name of the person who requests the partner; null in every other state. */
  readonly askedBy?: Maybe<Scalars['String']['output']>;
  /** Id of the partner. */
  readonly id: Scalars['ID']['output'];
  /** Reason of the denial or of the request; null in every other state. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Time of the last decision or request; null if there was none. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  readonly state: EntitlementState;
};

export type EventProperty = {
  readonly __typename?: 'EventProperty';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

/** Action that opens the partner's site in a new tab. */
export type ExternalAction = {
  readonly __typename?: 'ExternalAction';
  readonly label: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type Faq = {
  readonly __typename?: 'Faq';
  readonly groups: ReadonlyArray<FaqGroup>;
  /** Whether the content is a sample, to be replaced. */
  readonly isSample: Scalars['Boolean']['output'];
};

export type FaqGroup = {
  readonly __typename?: 'FaqGroup';
  readonly name: Scalars['String']['output'];
  readonly questions: ReadonlyArray<FaqQuestion>;
};

export type FaqQuestion = {
  readonly __typename?: 'FaqQuestion';
  /** Paragraphs. */
  readonly answer: ReadonlyArray<Scalars['String']['output']>;
  /** The caller's vote; null without one. */
  readonly helped?: Maybe<Scalars['Boolean']['output']>;
  /** Number of the question; its anchor on the page is `#faq-` and this number. */
  readonly id: Scalars['Int']['output'];
  readonly link?: Maybe<HelpLink>;
  readonly question: Scalars['String']['output'];
};

/**
 * Row of another list that a list is filtered by. It has no `id`, so that Apollo does not normalize it: rows of
 * different lists can have the same id.
 */
export type FilteredBy = {
  readonly __typename?: 'FilteredBy';
  /** Null if nothing has this id. */
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly rowId: Scalars['ID']['output'];
};

/** Results of a search over everything: the first five rows of each kind. */
export type Findings = {
  readonly __typename?: 'Findings';
  /** Customers whose name matches. */
  readonly customers: AdminCustomerPage;
  /** Partners whose title matches. */
  readonly partners: PartnerTitlePage;
  /** Product requests whose reference or name matches, newest first. */
  readonly requests: QueuedRequestPage;
  /** Users whose name or email matches. */
  readonly users: AdminUserPage;
};

/** Action that opens a form on the page. */
export type FormAction = {
  readonly __typename?: 'FormAction';
  readonly form: PartnerForm;
  readonly label: Scalars['String']['output'];
};

/** Runs through a chart that began in a period. They do not identify people. */
export type Funnel = {
  readonly __typename?: 'Funnel';
  readonly asOf: Scalars['DateTime']['output'];
  readonly chart: Scalars['String']['output'];
  /** Whether the counts include sample runs. */
  readonly countsSamples: Scalars['Boolean']['output'];
  readonly outcomes: FunnelOutcomes;
  readonly runs: Scalars['Int']['output'];
  /** Number of sample runs in the period, counted or not. */
  readonly sampleRuns: Scalars['Int']['output'];
  readonly states: ReadonlyArray<FunnelState>;
  /** Transitions of the chart, also those that nobody took, and others that were recorded; by the state that they leave. */
  readonly transitions: ReadonlyArray<FunnelTransition>;
  /** Version of the plan, which rises with each change of what is recorded. */
  readonly version: Scalars['Int']['output'];
};

/** Outcome of a run that ends in a state. */
export type FunnelEnd =
  /** The run has reached the goal of the funnel, wherever it goes afterward. */
  | 'arrived'
  | 'cancelled'
  | 'failed'
  /** The run was still under way. */
  | 'givenUp'
  | 'refused';

/** Number of runs by outcome; the sum is `Funnel.runs`. */
export type FunnelOutcomes = {
  readonly __typename?: 'FunnelOutcomes';
  readonly arrived: Scalars['Int']['output'];
  readonly cancelled: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  /** Runs that took no step for 30 minutes on the way. */
  readonly idle: Scalars['Int']['output'];
  /** Runs whose pages were left on the way. */
  readonly left: Scalars['Int']['output'];
  readonly refused: Scalars['Int']['output'];
  readonly underWay: Scalars['Int']['output'];
};

/** A state of a funnel's chart with its counts; `entered` equals `left` plus `now`. */
export type FunnelState = {
  readonly __typename?: 'FunnelState';
  readonly endsAs: FunnelEnd;
  readonly entered: Scalars['Int']['output'];
  /** Number of exits by 30 minutes without a step. */
  readonly idle: Scalars['Int']['output'];
  /** Name of the step for analysts, unique in its funnel. */
  readonly label: Scalars['String']['output'];
  /** Number of exits: by a step to another state or out of the funnel, or by 30 minutes without a step. */
  readonly left: Scalars['Int']['output'];
  /** Median stay in milliseconds; null if nobody has left. */
  readonly medianStay?: Maybe<Scalars['Float']['output']>;
  /** Dotted name of the state. */
  readonly name: Scalars['String']['output'];
  readonly now: Scalars['Int']['output'];
  /** Position from 1, in the order in which people reach the states. */
  readonly number: Scalars['Int']['output'];
  /** Number of runs that were in the state at least once. */
  readonly reached: Scalars['Int']['output'];
  /** Description of the screen that the person sees. */
  readonly sees: Scalars['String']['output'];
  /** Version of the plan that added the state. */
  readonly since: Scalars['Int']['output'];
};

/**
 * Transition by an event, and how often it was taken. Null in place of a state is outside of the funnel: a run begins or
 * ends.
 */
export type FunnelTransition = {
  readonly __typename?: 'FunnelTransition';
  /** Whether the chart itself has the transition, for all its states; drawings omit it while nobody takes it. */
  readonly common: Scalars['Boolean']['output'];
  readonly count: Scalars['Int']['output'];
  /** Event as the chart's table spells it; `opened` and `left` for the pages, `unseen` for a step that never arrived. */
  readonly event: Scalars['String']['output'];
  readonly from?: Maybe<Scalars['String']['output']>;
  readonly to?: Maybe<Scalars['String']['output']>;
  /** Tracked events that it fires, with the properties that the chart knows: `Registration Cancelled (step: details)`. */
  readonly tracked: ReadonlyArray<Scalars['String']['output']>;
};

/** Link from a text to a page of the product. */
export type HelpLink = {
  readonly __typename?: 'HelpLink';
  readonly href: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

/** A partner that the company has. */
export type IncludedPartner = {
  readonly __typename?: 'IncludedPartner';
  readonly id: Scalars['Int']['output'];
  /** Path of its first page; null if it has none in this product. */
  readonly path?: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

export type Introduction = {
  readonly __typename?: 'Introduction';
  /** Whether the content is a sample, to be replaced. */
  readonly isSample: Scalars['Boolean']['output'];
  readonly sections: ReadonlyArray<IntroductionSection>;
};

/** Drawing beside a section. */
export type IntroductionDrawing =
  | 'frame'
  | 'gap'
  | 'hoist'
  | 'plan'
  | 'portal';

export type IntroductionSection = {
  readonly __typename?: 'IntroductionSection';
  readonly drawing: IntroductionDrawing;
  /** Paragraphs. */
  readonly text: ReadonlyArray<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

/** Answers of an invitation, checked by the rules of the form. */
export type InvitationInput = {
  readonly email: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  /** Note in the mail. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly role: MemberRole;
};

/** A link that the invited person can use once to join. */
export type InvitationLink = {
  readonly __typename?: 'InvitationLink';
  readonly endsAt: Scalars['DateTime']['output'];
  readonly url: Scalars['String']['output'];
};

/** A click on a link of an offer. */
export type LeadInput = {
  readonly kind: LeadKind;
  /** Time of the click by the browser's clock. */
  readonly madeAt: Scalars['DateTime']['input'];
  readonly partnerId: Scalars['Int']['input'];
  readonly place: LeadPlace;
};

export type LeadKind =
  | 'callToAction'
  | 'learnMore';

export type LeadPlace =
  | 'card'
  | 'partnerPage';

/** Editable data of a partner as administrators type it: days as YYYY-MM-DD, missing values as empty strings. */
export type Listing = {
  readonly __typename?: 'Listing';
  readonly benefit: Scalars['String']['output'];
  readonly categoryId: Scalars['String']['output'];
  readonly checkedOn: Scalars['String']['output'];
  readonly endsOn: Scalars['String']['output'];
  readonly learnMoreUrl: Scalars['String']['output'];
  readonly pages: ReadonlyArray<ListingPage>;
  readonly placement: ListingPlacement;
  readonly value: Scalars['String']['output'];
  /** Search words, one on each line: names that people use for the offer. */
  readonly words: Scalars['String']['output'];
};

/** Action of a page or of a step. Fields that its kind does not use keep what was typed. */
export type ListingAction = {
  readonly __typename?: 'ListingAction';
  readonly androidUrl: Scalars['String']['output'];
  readonly iosUrl: Scalars['String']['output'];
  readonly kind: ListingActionKind;
  readonly label: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type ListingActionInput = {
  readonly androidUrl: Scalars['String']['input'];
  readonly iosUrl: Scalars['String']['input'];
  readonly kind: ListingActionKind;
  readonly label: Scalars['String']['input'];
  readonly url: Scalars['String']['input'];
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

/** Draft of a listing, which only administrators see. */
export type ListingDraft = {
  readonly __typename?: 'ListingDraft';
  /** Full name of the administrator who changed it last. */
  readonly changedBy?: Maybe<Scalars['String']['output']>;
  readonly changedOn: Scalars['DateTime']['output'];
  readonly listing: Listing;
};

/** A published version of a listing. */
export type ListingEdition = {
  readonly __typename?: 'ListingEdition';
  readonly listing: Listing;
  /** Note of the administrator about what is new. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** Number from 1; edition 1 is the listing before the first publication. */
  readonly number: Scalars['Int']['output'];
  /** Full name of the administrator; null for edition 1. */
  readonly publishedBy?: Maybe<Scalars['String']['output']>;
  /** Null for edition 1. */
  readonly publishedOn?: Maybe<Scalars['DateTime']['output']>;
};

export type ListingInput = {
  readonly benefit: Scalars['String']['input'];
  readonly categoryId: Scalars['String']['input'];
  readonly checkedOn: Scalars['String']['input'];
  readonly endsOn: Scalars['String']['input'];
  readonly learnMoreUrl: Scalars['String']['input'];
  readonly pages: ReadonlyArray<ListingPageInput>;
  readonly placement: ListingPlacement;
  readonly value: Scalars['String']['input'];
  readonly words: Scalars['String']['input'];
};

export type ListingPage = {
  readonly __typename?: 'ListingPage';
  readonly action: ListingAction;
  readonly audience: Scalars['String']['output'];
  /** Points about what people get, one on each line. */
  readonly gets: Scalars['String']['output'];
  /** Heading of the page; empty if it is the partner's name. */
  readonly heading: Scalars['String']['output'];
  readonly shares: Scalars['String']['output'];
  readonly steps: ReadonlyArray<ListingStep>;
  readonly summary: Scalars['String']['output'];
  readonly terms: Scalars['String']['output'];
};

export type ListingPageInput = {
  readonly action: ListingActionInput;
  readonly audience: Scalars['String']['input'];
  readonly gets: Scalars['String']['input'];
  readonly heading: Scalars['String']['input'];
  readonly shares: Scalars['String']['input'];
  readonly steps: ReadonlyArray<ListingStepInput>;
  readonly summary: Scalars['String']['input'];
  readonly terms: Scalars['String']['input'];
};

/** Whether companies without the partner see it under More partners. */
export type ListingPlacement =
  | 'KEPT_OUT'
  | 'SHOWN';

export type ListingStep = {
  readonly __typename?: 'ListingStep';
  readonly action: ListingAction;
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type ListingStepInput = {
  readonly action: ListingActionInput;
  readonly text: Scalars['String']['input'];
  readonly title: Scalars['String']['input'];
};

/** Reason why a person cannot log in. */
export type LogInObstacle =
  | 'deactivated'
  | 'emailNotConfirmed'
  /** The person has not accepted the invitation. */
  | 'invited'
  | 'profileNotComplete';

/** A mail in the log. */
export type LoggedMail = {
  readonly __typename?: 'LoggedMail';
  /** Time of the last attempt. */
  readonly at: Scalars['DateTime']['output'];
  readonly attempts: Scalars['Int']['output'];
  /** Failure of the last attempt. */
  readonly failure?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly state: MailState;
  readonly subject: Scalars['String']['output'];
  /** Name of the template, such as `Reset a password`. */
  readonly template: Scalars['String']['output'];
  /** Text of the mail without the secrets of its links. */
  readonly text: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
};

export type LoggedMailPage = {
  readonly __typename?: 'LoggedMailPage';
  /** Whether a search matches more than the 500 rows that are counted and listed. */
  readonly isCut: Scalars['Boolean']['output'];
  /** Newest first. */
  readonly rows: ReadonlyArray<LoggedMail>;
  /** Number of rows on all pages. */
  readonly total: Scalars['Int']['output'];
};

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

/** A partner that the caller's company does not have, with the public part of its offer. */
export type MissingPartner = {
  readonly __typename?: 'MissingPartner';
  readonly benefit: Scalars['String']['output'];
  readonly category: Category;
  readonly id: Scalars['ID']['output'];
  readonly status: EntitlementStatus;
  readonly title: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Does one action to up to 100 users, each by themselves. A user is left unchanged, and the outcome has a `problem`,
   * if the action is impossible for them, if somebody has changed them since, or if they are the caller. Administrators
   * only.
   */
  readonly actOnUsers: ReadonlyArray<UserOutcome>;
  /**
   * Adds a certificate. `key` is an idempotency key: sent again, it replaces the answers of the certificate that it
   * added; CONFLICT if somebody has changed that one since. Owners only.
   */
  readonly addCertificate: Certificate;
  /**
   * Answers the question about the caller's application, which then waits for a decision again. NOT_FOUND without an
   * application, CONFLICT if it has another version, ACTION_REFUSED without an open question.
   */
  readonly answerApplicationQuestion: OwnApplication;
  /**
   * Has the caller mailed once the ended offer runs again, or once there are coupons again. VALIDATION_FAILED for an
   * offer that has not ended; FORBIDDEN if the caller's company does not have the partner.
   */
  readonly awaitOffer: PartnerDealings;
  /**
   * Changes a certificate; if `expiresOn` moves, its reminders begin anew. NOT_FOUND; CONFLICT if it has another
   * version. Owners only.
   */
  readonly changeCertificate: Certificate;
  /**
   * Makes a member an owner or a user. NOT_FOUND; CONFLICT if the member has another version; ACTION_REFUSED for a
   * deactivated member and for the caller. Owners only.
   */
  readonly changeMemberRole: TeamMember;
  /**
   * Changes the password and ends every other session of the caller. VALIDATION_FAILED for a wrong old password, which
   * counts as a failed log-in; TOO_MANY_ATTEMPTS after too many of them. Every role.
   */
  readonly changePassword: Accepted;
  /** NOT_FOUND; CONFLICT if the certificate has another version. Owners only. */
  readonly changeReminders: Certificate;
  /** Turns mails with news of offers on or off; off also ends the waits for offers and coupons. Every role. */
  readonly chooseOfferNews: Privacy;
  /** Sets the time zone (IANA) in which the company's days begin; VALIDATION_FAILED for an unknown one. Owners only. */
  readonly chooseTimeZone: Company;
  /**
   * Completes the profile that a ticket, or the secret of an invitation, opens. VALIDATION_FAILED; LINK_ and INVITATION_
   * codes for a link that is not valid. Public.
   */
  readonly completeProfile: CompletedProfile;
  /**
   * Connects the company's account at a partner. An owner can name the connected code in `replaces`, to replace it.
   * VALIDATION_FAILED for an unknown code, a code of another company, and if another account is connected; FORBIDDEN if
   * the caller's company does not have the partner; OFFER_ENDED.
   */
  readonly connectAccount: PartnerDealings;
  /**
   * Counts a search that found no partner, without the person who made it. TOO_MANY_ATTEMPTS for a network that asks too
   * often. Public.
   */
  readonly countUnfoundSearch: Accepted;
  /**
   * Creates a link to hand to the invited person, valid for 7 days; the mailed one stops working. NOT_FOUND;
   * ACTION_REFUSED if the member is not invited. Owners only.
   */
  readonly createInvitationLink: InvitationLink;
  /**
   * Logs a member out everywhere and bars them from logging in; also withdraws an invitation. NOT_FOUND; CONFLICT if the
   * member has another version; ACTION_REFUSED for a deactivated member and for the caller. Owners only.
   */
  readonly deactivateMember: TeamMember;
  /**
   * Makes one decision about up to 100 applications, each by itself, and mails it to the applicant. An application is
   * left unchanged, and its outcome has a `problem`, if its state or the role of the applicant does not allow the
   * decision, or if somebody has changed it since. Administrators only.
   */
  readonly decideApplications: ReadonlyArray<ApplicationOutcome>;
  /**
   * Makes one decision about up to 100 requests, each by itself. A request is left unchanged, and its outcome has a
   * `problem`, if its status does not allow the decision or if somebody has changed it since. Every decision but
   * `startReview` is mailed to the asker: `plan` and `decline` also to the askers of requests that were merged into this
   * one, `makeAvailable` to everybody who voted. Administrators only.
   */
  readonly decideRequests: ReadonlyArray<RequestOutcome>;
  /**
   * Deletes a certificate with its document for good; returns its id. NOT_FOUND; CONFLICT if it has another version.
   * Owners only.
   */
  readonly deleteCertificate: Scalars['ID']['output'];
  /**
   * Discards the draft of the categories; CONFLICT if it has another version, ACTION_REFUSED if there is none.
   * Administrators only.
   */
  readonly discardCategories: AdminCategories;
  /** Discards the draft; CONFLICT if it has another version, ACTION_REFUSED if there is none. Administrators only. */
  readonly discardListing: AdminPartnerDetail;
  /** FORBIDDEN if the company does not have the partner. Owners only. */
  readonly disconnectAccount: PartnerDealings;
  /**
   * Sets or clears the assignee and the note of a request. CONFLICT if it has another version, ACTION_REFUSED if the
   * assignee is no administrator. Administrators only.
   */
  readonly handleRequest: QueuedRequest;
  /**
   * Adds a person to the company and mails them an invitation, valid for 7 days. VALIDATION_FAILED if the address has an
   * account; TOO_MANY_ATTEMPTS. Owners only.
   */
  readonly inviteMember: TeamMember;
  /**
   * Adds a person to a company and mails them an invitation, valid for 7 days. NOT_FOUND for an unknown company,
   * VALIDATION_FAILED if the address has an account, TOO_MANY_ATTEMPTS. Administrators only.
   */
  readonly inviteUser: AdminUser;
  /**
   * Gives the caller a coupon of this partner, unless they have one or none is left. FORBIDDEN if the caller's company
   * does not have the partner; OFFER_ENDED.
   */
  readonly issueCoupon: PartnerDealings;
  /** Saves the address of the company; an empty one removes it. Owners only. */
  readonly keepCompanyAddress: Company;
  /** Mails the caller their coupon; FORBIDDEN without one. */
  readonly mailCoupon: Accepted;
  /**
   * Ticks a training off for the caller, or takes the tick back. VALIDATION_FAILED for an unknown training. Owners and
   * users only.
   */
  readonly markTraining: Training;
  /**
   * Publishes the draft of the categories, with a note about what is new. VALIDATION_FAILED if its content cannot be
   * published, for example because it lacks a category that has partners; CONFLICT if it has another version,
   * ACTION_REFUSED if there is none. Administrators only.
   */
  readonly publishCategories: AdminCategories;
  /**
   * Publishes the draft, with a note about what is new. VALIDATION_FAILED if its content cannot be published, CONFLICT
   * if it has another version, ACTION_REFUSED if there is none. Administrators only.
   */
  readonly publishListing: AdminPartnerDetail;
  /**
   * Records whether an answer helped, in place of the caller's earlier vote. VALIDATION_FAILED for an unknown question.
   * Owners and users only.
   */
  readonly rateAnswer: FaqQuestion;
  /**
   * Lets a member log in again with the role that they had; one who never joined needs a new invitation. NOT_FOUND;
   * CONFLICT if the member has another version; ACTION_REFUSED unless they are deactivated. Owners only.
   */
  readonly reactivateMember: TeamMember;
  /**
   * Records at most 50 clicks, each once a day. A click on the call to action of a page of the partner starts the offer
   * for the company. Returns the offers that it started. Owners and users only.
   */
  readonly recordLeads: ReadonlyArray<Offer>;
  /**
   * Registers a person and mails a link that confirms the address. VALIDATION_FAILED, also for an unknown sponsor;
   * TOO_MANY_ATTEMPTS. Public.
   */
  readonly register: Accepted;
  /**
   * Registers the caller for this date; the first registration is confirmed by mail. VALIDATION_FAILED if the date is
   * over. Owners and users only.
   */
  readonly registerForWebinar: UpcomingWebinar;
  /**
   * Archives a certificate and adds its successor, which has to expire in the future. `key` works as in
   * `addCertificate`. NOT_FOUND; CONFLICT if the certificate has another version. Owners only.
   */
  readonly renewCertificate: Certificate;
  /**
   * Mails the same person a new link in place of one that confirms an address or changes a password. LINK_INVALID;
   * LINK_USED if the address is confirmed; TOO_MANY_ATTEMPTS. Public.
   */
  readonly renewLink: Accepted;
  /**
   * Requests a call by the partner, in place of the caller's earlier request. VALIDATION_FAILED if the partner offers no
   * calls; FORBIDDEN if the caller's company does not have the partner; OFFER_ENDED.
   */
  readonly requestCall: PartnerDealings;
  /**
   * Mails the inviter that the invited person asks for a new invitation in place of this one. LINK_INVALID; LINK_USED if
   * the person has joined; TOO_MANY_ATTEMPTS. Public.
   */
  readonly requestInvitation: Accepted;
  /**
   * Requests a partner for the caller's company. ACTION_REFUSED if the company has the partner, or has an open request
   * for it; FORBIDDEN without a company. Owners and users only.
   */
  readonly requestPartner: EntitlementStatus;
  /** Mails a link that changes the password, if the address has an account. TOO_MANY_ATTEMPTS. Public. */
  readonly requestPasswordReset: Accepted;
  /**
   * Mails the link that confirms an address again; an account that needs no link gets a mail about its state.
   * TOO_MANY_ATTEMPTS. Public.
   */
  readonly requestVerification: Accepted;
  /**
   * Mails the invitation again with a new link, valid for 7 days; earlier links stop working. NOT_FOUND; ACTION_REFUSED
   * if the member is not invited; TOO_MANY_ATTEMPTS. Owners only.
   */
  readonly resendInvitation: TeamMember;
  /**
   * Queues the same mail again, with new links, to the current address of the person; a failing one is retried at once.
   * NOT_FOUND; ACTION_REFUSED if its content is out of date. Administrators only.
   */
  readonly resendMail: LoggedMail;
  /**
   * Changes the password by a mailed link, and ends every session of the person. VALIDATION_FAILED; LINK_ codes for a
   * link that is not valid. Public.
   */
  readonly resetPassword: Accepted;
  /** Saves the draft of the categories; CONFLICT if it has another version. Administrators only. */
  readonly saveCategories: AdminCategories;
  /** Saves the draft; CONFLICT if it has another version. Administrators only. */
  readonly saveListing: AdminPartnerDetail;
  /** VALIDATION_FAILED; TOO_MANY_ATTEMPTS for a network that saves too often. Every role. */
  readonly saveOwnDetails: OwnProfile;
  /**
   * Grants a customer partners or takes them away, all changes or none. CONFLICT if the customer has another version,
   * NOT_FOUND for an unknown partner, VALIDATION_FAILED if a reason is missing. People who requested one of the partners
   * get a mail with the decision, and with the reason if it is declined. Administrators only.
   */
  readonly setEntitlements: AdminCustomerDetail;
  /**
   * Requests a product. DUPLICATE_REQUEST if the company has an open request of this name, which `extensions.earlier`
   * names; TOO_MANY_ATTEMPTS; FORBIDDEN without a company. Owners and users only.
   */
  readonly submitProductRequest: ProductRequest;
  /** Cancels the registration. VALIDATION_FAILED if the date is over. Owners and users only. */
  readonly unregisterFromWebinar: UpcomingWebinar;
  /**
   * Confirms the address that the link was mailed to, or checks an invitation without spending it; LINK_ and INVITATION_
   * codes for a link that is not valid. Public.
   */
  readonly verifyEmail: Verification;
  /**
   * Adds the caller's vote to an open request of their company, once; ACTION_REFUSED for one that is not open. Owners
   * and users only.
   */
  readonly voteForProductRequest: ProductRequestVote;
  /**
   * Withdraws a request that is submitted or in review; ACTION_REFUSED in any other status. The asker and owners of the
   * company only.
   */
  readonly withdrawProductRequest: ProductRequest;
};


export type MutationActOnUsersArgs = {
  action: UserActionInput;
  rows: ReadonlyArray<RowVersion>;
};


export type MutationAddCertificateArgs = {
  certificate: CertificateInput;
  key: Scalars['String']['input'];
};


export type MutationAnswerApplicationQuestionArgs = {
  answer: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type MutationAwaitOfferArgs = {
  awaited: Awaited;
  partnerId: Scalars['Int']['input'];
};


export type MutationChangeCertificateArgs = {
  certificate: CertificateInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationChangeMemberRoleArgs = {
  id: Scalars['ID']['input'];
  role: MemberRole;
  version: Scalars['Int']['input'];
};


export type MutationChangePasswordArgs = {
  change: PasswordChangeInput;
};


export type MutationChangeRemindersArgs = {
  action: ReminderAction;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationChooseOfferNewsArgs = {
  offerNews: Scalars['Boolean']['input'];
};


export type MutationChooseTimeZoneArgs = {
  timeZone: Scalars['String']['input'];
};


export type MutationCompleteProfileArgs = {
  profile: ProfileInput;
  ticket: Scalars['String']['input'];
};


export type MutationConnectAccountArgs = {
  connection: AccountConnectionInput;
  partnerId: Scalars['Int']['input'];
  replaces?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCountUnfoundSearchArgs = {
  search: Scalars['String']['input'];
};


export type MutationCreateInvitationLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeactivateMemberArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDecideApplicationsArgs = {
  decision: ApplicationDecisionInput;
  rows: ReadonlyArray<RowVersion>;
};


export type MutationDecideRequestsArgs = {
  decision: ProductRequestDecisionInput;
  rows: ReadonlyArray<RowVersion>;
};


export type MutationDeleteCertificateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDiscardCategoriesArgs = {
  version: Scalars['Int']['input'];
};


export type MutationDiscardListingArgs = {
  partnerId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDisconnectAccountArgs = {
  partnerId: Scalars['Int']['input'];
};


export type MutationHandleRequestArgs = {
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationInviteMemberArgs = {
  invitation: InvitationInput;
};


export type MutationInviteUserArgs = {
  customerId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  role: MemberRole;
};


export type MutationIssueCouponArgs = {
  partnerId: Scalars['Int']['input'];
};


export type MutationKeepCompanyAddressArgs = {
  address: Scalars['String']['input'];
};


export type MutationMailCouponArgs = {
  partnerId: Scalars['Int']['input'];
};


export type MutationMarkTrainingArgs = {
  completed: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationPublishCategoriesArgs = {
  note?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationPublishListingArgs = {
  note?: InputMaybe<Scalars['String']['input']>;
  partnerId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRateAnswerArgs = {
  helped: Scalars['Boolean']['input'];
  questionId: Scalars['Int']['input'];
};


export type MutationReactivateMemberArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRecordLeadsArgs = {
  leads: ReadonlyArray<LeadInput>;
};


export type MutationRegisterArgs = {
  registration: RegistrationInput;
};


export type MutationRegisterForWebinarArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRenewCertificateArgs = {
  certificate: CertificateInput;
  id: Scalars['ID']['input'];
  key: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRenewLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationRequestCallArgs = {
  partnerId: Scalars['Int']['input'];
  request: CallRequestInput;
};


export type MutationRequestInvitationArgs = {
  token: Scalars['String']['input'];
};


export type MutationRequestPartnerArgs = {
  partnerId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationRequestVerificationArgs = {
  email: Scalars['String']['input'];
};


export type MutationResendInvitationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationResendMailArgs = {
  id: Scalars['ID']['input'];
};


export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationSaveCategoriesArgs = {
  categories: ReadonlyArray<EditedCategoryInput>;
  version: Scalars['Int']['input'];
};


export type MutationSaveListingArgs = {
  listing: ListingInput;
  partnerId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSaveOwnDetailsArgs = {
  details: OwnDetailsInput;
};


export type MutationSetEntitlementsArgs = {
  changes: ReadonlyArray<EntitlementChange>;
  customerId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSubmitProductRequestArgs = {
  request: ProductRequestInput;
};


export type MutationUnregisterFromWebinarArgs = {
  id: Scalars['ID']['input'];
};


export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationVoteForProductRequestArgs = {
  id: Scalars['ID']['input'];
};


export type MutationWithdrawProductRequestArgs = {
  id: Scalars['ID']['input'];
};

/** Offer of a partner, as its card shows it; the REST list of partners has the partner's title and address. */
export type Offer = {
  readonly __typename?: 'Offer';
  /** Benefit of the offer in one sentence. */
  readonly benefit: Scalars['String']['output'];
  readonly category: Category;
  /** End of the offer; null if it has none. */
  readonly endsOn?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly partnerId: Scalars['Int']['output'];
  readonly state: OfferState;
  /** Full name of the person of the company who changed it. */
  readonly stateChangedBy?: Maybe<Scalars['String']['output']>;
  /** Time of the last change of `state`; null while the offer is available. */
  readonly stateChangedOn?: Maybe<Scalars['DateTime']['output']>;
  /** Value of the offer in plain words, at most 24 characters. */
  readonly value: Scalars['String']['output'];
};

export type OfferState =
  | 'AVAILABLE'
  | 'STARTED'
  | 'USED';

/** Numbers of the marketplace; each is the total of a list that administrators can open. */
export type Overview = {
  readonly __typename?: 'Overview';
  readonly abandonedMails: Scalars['Int']['output'];
  readonly activeUsers: Scalars['Int']['output'];
  readonly asOf: Scalars['DateTime']['output'];
  readonly customers: Scalars['Int']['output'];
  readonly customersWithoutPartners: Scalars['Int']['output'];
  readonly failingMails: Scalars['Int']['output'];
  readonly invitedUsers: Scalars['Int']['output'];
  /** Product requests that are submitted, in review, or planned. */
  readonly openRequests: Waiting;
  /** Applications to be an affiliate that wait for a decision. */
  readonly pendingApplications: Waiting;
  readonly plannedRequests: Scalars['Int']['output'];
  /** Product requests that nobody has begun to review. */
  readonly submittedRequests: Waiting;
  /** Customers with an undecided request for a partner. */
  readonly waitingCustomers: Waiting;
};

/** An application as the applicant sees it. */
export type OwnApplication = {
  readonly __typename?: 'OwnApplication';
  readonly answer?: Maybe<Scalars['String']['output']>;
  /** Affiliate ID, by which registrations name their sponsor once the application is approved. */
  readonly id: Scalars['ID']['output'];
  readonly question?: Maybe<Scalars['String']['output']>;
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Null unless the application is approved. */
  readonly referral?: Maybe<Referral>;
  readonly state: ApplicationState;
  readonly version: Scalars['Int']['output'];
};

export type OwnDetailsInput = {
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly phone?: InputMaybe<Scalars['String']['input']>;
};

/** Data of the caller that My profile shows and changes. */
export type OwnProfile = {
  readonly __typename?: 'OwnProfile';
  readonly email: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  /** Whether the caller can log in with a password; people who use single sign-on may have none. */
  readonly hasPassword: Scalars['Boolean']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Name of the affiliate or customer who referred the caller's company; null if nobody did. */
  readonly referredBy?: Maybe<Scalars['String']['output']>;
};

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

export type PageLink = {
  readonly __typename?: 'PageLink';
  readonly heading: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
};

/** Account of the caller's company at a partner. */
export type PartnerAccount = {
  readonly __typename?: 'PartnerAccount';
  readonly code: Scalars['String']['output'];
  readonly connectedOn: Scalars['DateTime']['output'];
  readonly email: Scalars['String']['output'];
};

/**
 * Coupon, account, request for a call, and waits of the caller and their company with a partner. Each caller has their
 * own, under the partner's id.
 */
export type PartnerDealings = {
  readonly __typename?: 'PartnerDealings';
  readonly account?: Maybe<PartnerAccount>;
  /** News that the caller waits for. */
  readonly awaited: ReadonlyArray<Awaited>;
  readonly callRequest?: Maybe<CallRequest>;
  readonly coupon?: Maybe<Coupon>;
  /** Whether there is a coupon that nobody has taken. */
  readonly hasCoupons: Scalars['Boolean']['output'];
  /** Id of the partner. */
  readonly id: Scalars['ID']['output'];
};

export type PartnerForm =
  | 'callBack'
  | 'connectAccount';

/** A page of a partner. */
export type PartnerPage = {
  readonly __typename?: 'PartnerPage';
  readonly audience: Scalars['String']['output'];
  /** Null if the steps have the actions. */
  readonly callToAction?: Maybe<CallToAction>;
  readonly checkedOn: Scalars['DateTime']['output'];
  /** Null for callers who can use no offers. */
  readonly dealings?: Maybe<PartnerDealings>;
  readonly gets: ReadonlyArray<Scalars['String']['output']>;
  readonly heading: Scalars['String']['output'];
  /** Path of the page. */
  readonly id: Scalars['ID']['output'];
  /** Address of the partner's own page about the offer. */
  readonly learnMoreUrl: Scalars['String']['output'];
  readonly offer: Offer;
  /** Other pages of the partner in this product. */
  readonly otherPages: ReadonlyArray<PageLink>;
  readonly partnerId: Scalars['Int']['output'];
  /** At most three other offers of the company, those of the same category first. */
  readonly related: ReadonlyArray<Offer>;
  /** Text about the data of the person that the partner gets, and when. */
  readonly shares: Scalars['String']['output'];
  readonly steps: ReadonlyArray<RedeemStep>;
  readonly summary: Scalars['String']['output'];
  readonly terms: Scalars['String']['output'];
};

/** A request of the company for a partner. */
export type PartnerRequest = {
  readonly __typename?: 'PartnerRequest';
  /** Full name of the asker. */
  readonly askedBy: Scalars['String']['output'];
  readonly askedOn: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly partner: AvailablePartner;
  /** One of `submitted`, `available`, and `declined`. */
  readonly status: ProductRequestStatus;
  /** Reason of the decline. */
  readonly statusReason?: Maybe<Scalars['String']['output']>;
};

export type PartnerTitle = {
  readonly __typename?: 'PartnerTitle';
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type PartnerTitlePage = {
  readonly __typename?: 'PartnerTitlePage';
  readonly rows: ReadonlyArray<PartnerTitle>;
  /** Number of rows on all pages. */
  readonly total: Scalars['Int']['output'];
};

export type PasswordChangeInput = {
  readonly oldPassword: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
};

export type PasswordResetLink = {
  readonly __typename?: 'PasswordResetLink';
  /** Address of the account, for the person's password manager; the link was mailed to it. */
  readonly email: Scalars['String']['output'];
};

/** A profile that the person has to complete. */
export type PendingProfile = {
  readonly __typename?: 'PendingProfile';
  /** Null without a company. */
  readonly companyName?: Maybe<Scalars['String']['output']>;
  readonly email: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  /** Full name of the inviter; null without one. */
  readonly invitedBy?: Maybe<Scalars['String']['output']>;
  readonly lastName: Scalars['String']['output'];
  /** Parts that the form asks for. It starts with the known values, which the person can correct. */
  readonly missing: ReadonlyArray<ProfilePart>;
  readonly phone?: Maybe<Scalars['String']['output']>;
};

/** The caller's choice about mails, and the events recorded about them (screens 2.12). */
export type Privacy = {
  readonly __typename?: 'Privacy';
  /** Whether the caller wants mails with news of offers. */
  readonly offerNews: Scalars['Boolean']['output'];
  /** Last 50 events, newest first. */
  readonly recorded: ReadonlyArray<RecordedEvent>;
  /** Number of all recorded events. */
  readonly recordedTotal: Scalars['Int']['output'];
};

export type ProductRequest = {
  readonly __typename?: 'ProductRequest';
  /** Full name of the asker. */
  readonly askedBy: Scalars['String']['output'];
  readonly askedOn: Scalars['DateTime']['output'];
  /** Whether the caller can withdraw it now. */
  readonly canWithdraw: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Partner that has the product now; null while it is not available, and if no partner of ours has it. */
  readonly partner?: Maybe<AvailablePartner>;
  /** Reference that people use, such as PR-000123. */
  readonly reference: Scalars['String']['output'];
  /**
   * Status of the request; for a merged one, that of its target once the target is planned, available, declined, or
   * withdrawn.
   */
  readonly status: ProductRequestStatus;
  /** Reason of the decline; for a merged request also a note that its target was withdrawn. */
  readonly statusReason?: Maybe<Scalars['String']['output']>;
  /**
   * Number of people who want the product: the asker, colleagues who voted, and voters for requests that were merged
   * into this one.
   */
  readonly votes: Scalars['Int']['output'];
};

/** Decision of an administrator about a product request; `QueuedRequest.decisions` lists the possible ones. */
export type ProductRequestDecision =
  | 'decline'
  | 'makeAvailable'
  | 'merge'
  | 'plan'
  | 'startReview';

/** A decision with its arguments. */
export type ProductRequestDecisionInput = {
  readonly decision: ProductRequestDecision;
  /** Reference of the open request that `merge` merges this one into, such as PR-000123. */
  readonly into?: InputMaybe<Scalars['String']['input']>;
  /** Partner that has the product now, for `makeAvailable`; null if it is none of ours. */
  readonly partnerId?: InputMaybe<Scalars['ID']['input']>;
  /** Reason that `decline` requires; the asker reads it. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** Answers of a product request (screens 2.15), checked by the rules of the form. */
export type ProductRequestInput = {
  /** Name of a category, or `Other`. */
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** Way to contact the person; null for no contact. */
  readonly contactBy?: InputMaybe<ContactWay>;
  /**
   * Idempotency key: 8 to 64 letters, digits, hyphens, and underscores. A request that is sent again under the same key
   * is not added twice.
   */
  readonly key: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  /** Number of people who would use the product. */
  readonly people?: InputMaybe<Scalars['Int']['input']>;
  readonly reason: Scalars['String']['input'];
  readonly website?: InputMaybe<Scalars['String']['input']>;
};

export type ProductRequestStatus =
  | 'available'
  | 'declined'
  | 'inReview'
  | 'merged'
  | 'planned'
  | 'submitted'
  | 'withdrawn';

/** A request after the vote. */
export type ProductRequestVote = {
  readonly __typename?: 'ProductRequestVote';
  readonly reference: Scalars['String']['output'];
  readonly votes: Scalars['Int']['output'];
};

/** Answers for the parts in `PendingProfile.missing`, and optional details. Answers for other parts are ignored. */
export type ProfileInput = {
  readonly companyName?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly jobTitle?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly terms?: InputMaybe<Scalars['Boolean']['input']>;
  /** Time zone (IANA), such as America/Chicago. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Part of a profile that is missing. */
export type ProfilePart =
  | 'companyName'
  | 'firstName'
  | 'lastName'
  | 'password'
  | 'phone'
  | 'terms';

/** A QR code as path data of an SVG, one unit for each module. */
export type QrCode = {
  readonly __typename?: 'QrCode';
  readonly path: Scalars['String']['output'];
  /** Number of modules on each side. */
  readonly size: Scalars['Int']['output'];
};

export type Query = {
  readonly __typename?: 'Query';
  /** Administrators only. */
  readonly adminCategories: AdminCategories;
  /** NOT_FOUND for an unknown id. Administrators only. */
  readonly adminCustomer: AdminCustomerDetail;
  /**
   * A page of all customers; pages count from 1 and have at most 100 rows. The search matches a part of the name; one or
   * two letters match the beginning of a word. Administrators only.
   */
  readonly adminCustomers: AdminCustomerPage;
  /** NOT_FOUND for an unknown id. Administrators only. */
  readonly adminPartner: AdminPartnerDetail;
  /**
   * A page of all partners; pages count from 1 and have at most 100 rows. The search matches a part of the title.
   * Administrators only.
   */
  readonly adminPartners: AdminPartnerPage;
  /** NOT_FOUND for an unknown id. Administrators only. */
  readonly adminUser: AdminUserDetail;
  /**
   * A page of all users; pages count from 1 and have at most 100 rows. The search matches a part of the name or email;
   * one or two letters match the beginning of a word. Without `roleIds` or `statuses` it has every role or status.
   * Administrators only.
   */
  readonly adminUsers: AdminUserPage;
  /** NOT_FOUND for an unknown id. Administrators only. */
  readonly affiliateApplication: AffiliateApplicationDetail;
  /**
   * A page of the applications to be an affiliate; pages count from 1 and have at most 100 rows. Without `states` it has
   * every state. The search matches a part of the company, name, or email, or the affiliate ID. Administrators only.
   */
  readonly affiliateApplications: AffiliateApplicationPage;
  /**
   * A page of the audit log; pages count from 1 and have at most 100 rows. Filters: a kind of entity, an entity, the
   * person who acted, and the first and the last day (YYYY-MM-DD, in the marketplace's time zone). The search matches a
   * part of the entity's name or of the act. Administrators only.
   */
  readonly auditLog: AuditPage;
  /** NOT_FOUND for an unknown id, and for a certificate of another company. Owners only. */
  readonly certificate: Certificate;
  /** A page of the company's certificates; pages count from 1 and have at most 100 entries. Owners only. */
  readonly certificates: CertificatePage;
  /** NOT_FOUND without a company. Owners only. */
  readonly company: Company;
  readonly configData: ConfigData;
  readonly constantType: ConstantType;
  /** Null if there are none. Owners only. */
  readonly endingCertificates?: Maybe<EndingCertificates>;
  /** NOT_FOUND for an unknown partner, FORBIDDEN without a company. Owners and users only. */
  readonly entitlementStatus: EntitlementStatus;
  /**
   * Explains whether this user can open the page at this path, or the first page of this partner; for a partner without
   * a page, whether they find its offer. It decides as the router and the backend do, and lists the changes that would
   * let the user in. VALIDATION_FAILED unless exactly one of `path` and `partnerId` is given; NOT_FOUND for an unknown
   * user or partner, and for a path without a page. Administrators only.
   */
  readonly explainAccess: AccessExplanation;
  /** Owners and users only. */
  readonly faq: Faq;
  /**
   * Counts the runs that began from the start of `from` to the end of `to` (YYYY-MM-DD, in the marketplace's time zone).
   * Without `samples`, sample runs count only if there are no others. VALIDATION_FAILED for an unknown chart, and for a
   * `from` after `to`. Administrators only.
   */
  readonly funnel: Funnel;
  /** Owners and users only. */
  readonly introduction: Introduction;
  /** NOT_FOUND for an unknown id. Administrators only. */
  readonly loggedMail: LoggedMail;
  /**
   * A page of the mails; pages count from 1 and have at most 100 rows. Without `states` it has every state. The search
   * matches a part of the address or subject. Administrators only.
   */
  readonly loggedMails: LoggedMailPage;
  /**
   * Partners that the caller's company does not have and can request, by title, without those whose offer has ended and
   * those that administrators keep out. Empty without a company. Owners and users only.
   */
  readonly missingPartners?: Maybe<ReadonlyArray<MissingPartner>>;
  /** Offers of the partners that the caller's company has. Owners and users only. */
  readonly offers: ReadonlyArray<Offer>;
  /** Administrators only. */
  readonly overview: Overview;
  /** The caller's application; null if they made none. */
  readonly ownApplication?: Maybe<OwnApplication>;
  /** Every role. */
  readonly ownProfile: OwnProfile;
  /**
   * Page at this path; null if there is none, or if the caller has no access to it. Public. With `listing` it is a
   * preview, for administrators only: the page as people of a company that has not started the offer see it once the
   * listing is published; VALIDATION_FAILED if the listing cannot be published, NOT_FOUND for a path without a page.
   */
  readonly partnerPage?: Maybe<PartnerPage>;
  /** The caller's requests for partners; for an owner, those of the company. Newest first. Owners and users only. */
  readonly partnerRequests: ReadonlyArray<PartnerRequest>;
  /** All partners, by title. Administrators only. */
  readonly partnerTitles: ReadonlyArray<PartnerTitle>;
  /** Checks a link that changes a password, and does not spend it; LINK_ codes if it is not valid. Public. */
  readonly passwordResetLink: PasswordResetLink;
  /**
   * Profile that a ticket, or the secret of an invitation, opens. LINK_INVALID, LINK_USED, and the other LINK_ and
   * INVITATION_ codes for a link that is not valid. Public.
   */
  readonly pendingProfile: PendingProfile;
  /** The caller's own; `/api/app/account/export` has all data about them. Every role. */
  readonly privacy: Privacy;
  /** The caller's product requests; for an owner, those of the company. Newest first. Owners and users only. */
  readonly productRequests: ReadonlyArray<ProductRequest>;
  /** NOT_FOUND for an unknown id. Administrators only. */
  readonly queuedRequest: QueuedRequest;
  /**
   * A page of the product requests of all companies; pages count from 1 and have at most 100 rows. Without `statuses` it
   * has every status. The search matches a reference or a part of a name. Administrators only.
   */
  readonly queuedRequests: QueuedRequestPage;
  /**
   * Searches users, customers, partners, and product requests, as the search of each list does; VALIDATION_FAILED for an
   * empty search. Administrators only.
   */
  readonly searchEverything: Findings;
  /**
   * Partners that the caller can find: those of the landing page; for a regular user those that the company has, those
   * that it can request, and those of the landing page that have a page here. Public.
   */
  readonly searchedPartners: ReadonlyArray<SearchedPartner>;
  /**
   * A page of the people of the caller's company; pages count from 1 and have at most 100 members. The search matches a
   * part of the name or email, in any letter case. Owners only.
   */
  readonly team: TeamPage;
  /** NOT_FOUND for an unknown id, and for a person of another company. Owners only. */
  readonly teamMember: TeamMember;
  /** Owners and users only. */
  readonly trainings: TrainingList;
  /** The 20 most frequent searches that found no partner. Administrators only. */
  readonly unfoundSearches: ReadonlyArray<UnfoundSearch>;
  /** Owners and users only. */
  readonly webinars: Webinars;
};


export type QueryAdminCustomerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminCustomersArgs = {
  askedForPartner?: InputMaybe<Scalars['Boolean']['input']>;
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  order?: InputMaybe<AdminCustomerOrder>;
  page: Scalars['Int']['input'];
  partnerId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  size: Scalars['Int']['input'];
  withoutPartners?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryAdminPartnerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminPartnersArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  isDrafted?: InputMaybe<Scalars['Boolean']['input']>;
  order?: InputMaybe<AdminPartnerOrder>;
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  size: Scalars['Int']['input'];
};


export type QueryAdminUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminUsersArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  order?: InputMaybe<AdminUserOrder>;
  page: Scalars['Int']['input'];
  roleIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  size: Scalars['Int']['input'];
  statuses?: InputMaybe<ReadonlyArray<MemberStatus>>;
};


export type QueryAffiliateApplicationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAffiliateApplicationsArgs = {
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  order?: InputMaybe<ApplicationOrder>;
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  size: Scalars['Int']['input'];
  states?: InputMaybe<ReadonlyArray<ApplicationState>>;
};


export type QueryAuditLogArgs = {
  actorId?: InputMaybe<Scalars['ID']['input']>;
  entity?: InputMaybe<AuditedEntity>;
  entityId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  size: Scalars['Int']['input'];
  to?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCertificateArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCertificatesArgs = {
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
};


export type QueryEntitlementStatusArgs = {
  partnerId: Scalars['ID']['input'];
};


export type QueryExplainAccessArgs = {
  partnerId?: InputMaybe<Scalars['ID']['input']>;
  path?: InputMaybe<Scalars['String']['input']>;
  userId: Scalars['ID']['input'];
};


export type QueryFunnelArgs = {
  chart: Scalars['String']['input'];
  from: Scalars['String']['input'];
  samples?: InputMaybe<Scalars['Boolean']['input']>;
  to: Scalars['String']['input'];
};


export type QueryLoggedMailArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLoggedMailsArgs = {
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  size: Scalars['Int']['input'];
  states?: InputMaybe<ReadonlyArray<MailState>>;
};


export type QueryPartnerPageArgs = {
  listing?: InputMaybe<ListingInput>;
  path: Scalars['String']['input'];
};


export type QueryPasswordResetLinkArgs = {
  token: Scalars['String']['input'];
};


export type QueryPendingProfileArgs = {
  ticket: Scalars['String']['input'];
};


export type QueryQueuedRequestArgs = {
  id: Scalars['ID']['input'];
};


export type QueryQueuedRequestsArgs = {
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  mergedInto?: InputMaybe<Scalars['ID']['input']>;
  order?: InputMaybe<QueuedRequestOrder>;
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  size: Scalars['Int']['input'];
  statuses?: InputMaybe<ReadonlyArray<ProductRequestStatus>>;
};


export type QuerySearchEverythingArgs = {
  search: Scalars['String']['input'];
};


export type QueryTeamArgs = {
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  size: Scalars['Int']['input'];
};


export type QueryTeamMemberArgs = {
  id: Scalars['ID']['input'];
};

/** A product request as administrators see it. */
export type QueuedRequest = {
  readonly __typename?: 'QueuedRequest';
  readonly askedBy: Scalars['String']['output'];
  readonly askedByEmail: Scalars['String']['output'];
  readonly askedByPhone?: Maybe<Scalars['String']['output']>;
  readonly askedOn: Scalars['DateTime']['output'];
  readonly assigneeId?: Maybe<Scalars['ID']['output']>;
  readonly assigneeName?: Maybe<Scalars['String']['output']>;
  readonly category?: Maybe<Scalars['String']['output']>;
  readonly contactBy?: Maybe<ContactWay>;
  readonly customerId: Scalars['ID']['output'];
  readonly customerName: Scalars['String']['output'];
  /** Decisions that the caller can make now. */
  readonly decisions: ReadonlyArray<ProductRequestDecision>;
  readonly id: Scalars['ID']['output'];
  /** Whether the request has waited five business days or more for its review to begin. */
  readonly isOverdue: Scalars['Boolean']['output'];
  /** Reference of the request that this one was merged into. */
  readonly mergedInto?: Maybe<Scalars['String']['output']>;
  readonly mergedIntoId?: Maybe<Scalars['ID']['output']>;
  readonly name: Scalars['String']['output'];
  /** Note that only administrators read. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** Title of the partner that has the product now. */
  readonly partnerTitle?: Maybe<Scalars['String']['output']>;
  /** Number of people who would use the product. */
  readonly people?: Maybe<Scalars['Int']['output']>;
  readonly reason: Scalars['String']['output'];
  /** Reference that people use, such as PR-000123. */
  readonly reference: Scalars['String']['output'];
  readonly status: ProductRequestStatus;
  readonly statusReason?: Maybe<Scalars['String']['output']>;
  readonly version: Scalars['Int']['output'];
  readonly votes: Scalars['Int']['output'];
  readonly website?: Maybe<Scalars['String']['output']>;
};

export type QueuedRequestOrder =
  | 'askedOn'
  | 'votes';

export type QueuedRequestPage = {
  readonly __typename?: 'QueuedRequestPage';
  /** Whether no row contains the search, so that these only resemble it. */
  readonly isSimilar: Scalars['Boolean']['output'];
  readonly rows: ReadonlyArray<QueuedRequest>;
  /** Number of rows on all pages. */
  readonly total: Scalars['Int']['output'];
};

/** Event that was recorded about the caller. */
export type RecordedEvent = {
  readonly __typename?: 'RecordedEvent';
  /** Time by the browser's clock. */
  readonly at: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly properties: ReadonlyArray<EventProperty>;
  /** Route pattern of the page, not its address. */
  readonly route: Scalars['String']['output'];
};

export type RecordedWebinar = {
  readonly __typename?: 'RecordedWebinar';
  /** Path of the captions (WebVTT), on the same origin. */
  readonly captionsHref: Scalars['String']['output'];
  readonly chapters: ReadonlyArray<WebinarChapter>;
  readonly id: Scalars['ID']['output'];
  /** Path of the picture that is shown before the video plays, on the same origin; null for its first frame. */
  readonly posterHref?: Maybe<Scalars['String']['output']>;
  /** YYYY-MM-DD. */
  readonly recordedOn: Scalars['String']['output'];
  readonly seconds: Scalars['Int']['output'];
  readonly summary: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  /** Text of the captions, one entry for each cue. */
  readonly transcript: ReadonlyArray<Scalars['String']['output']>;
  /** Path of the video on the product's own origin. */
  readonly videoHref: Scalars['String']['output'];
};

export type RedeemStep = {
  readonly __typename?: 'RedeemStep';
  readonly action?: Maybe<CallToAction>;
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type RedirectReason =
  | 'alreadyLoggedIn'
  | 'notLoggedIn'
  | 'partnerNotIncluded'
  | 'roleNotAllowed';

/** Link that an affiliate hands out, and numbers of the customers that name the affiliate as their sponsor. */
export type Referral = {
  readonly __typename?: 'Referral';
  /** Name of the affiliate's business, by which registrations can also name their sponsor. */
  readonly business: Scalars['String']['output'];
  readonly code: QrCode;
  /** Number of those customers with a person who has confirmed their address. */
  readonly confirmed: Scalars['Int']['output'];
  readonly link: Scalars['String']['output'];
  /** Number of those customers with a person who has logged in. */
  readonly loggedIn: Scalars['Int']['output'];
  /** Number of those customers. */
  readonly registered: Scalars['Int']['output'];
  /** Number of those customers that have started an offer. */
  readonly startedOffer: Scalars['Int']['output'];
};

/** Answers of a registration (screens 2.3), checked by the rules of the form. */
export type RegistrationInput = {
  readonly companyName: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly heardFrom?: InputMaybe<Scalars['String']['input']>;
  readonly lastName: Scalars['String']['input'];
  readonly offerNews?: InputMaybe<Scalars['Boolean']['input']>;
  readonly password: Scalars['String']['input'];
  /** US number; optional for affiliates. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /**
   * Affiliate ID of the sponsor; clients can give the name of the business instead. Without it, the marketplace is the
   * sponsor.
   */
  readonly sponsorId?: InputMaybe<Scalars['ID']['input']>;
  readonly terms: Scalars['Boolean']['input'];
  /** Id in `constantType.userTypes`: 1 for affiliates, 2 for clients. */
  readonly userTypeId: Scalars['Int']['input'];
  /** Path of the page of a partner whose offer led here; the first log-in returns to it. Other paths are ignored. */
  readonly wantedPath?: InputMaybe<Scalars['String']['input']>;
  /** Affiliates only. */
  readonly website?: InputMaybe<Scalars['String']['input']>;
};

export type ReminderAction =
  /** Resumes the reminders; those that were due meanwhile are not sent. */
  | 'resume'
  /** Pauses the reminders for 7 days. */
  | 'snooze'
  | 'stop';

/** Outcome of a decision for one of several requests. */
export type RequestOutcome = {
  readonly __typename?: 'RequestOutcome';
  readonly id: Scalars['ID']['output'];
  /** Message for people about the cause if it was left unchanged; else null. */
  readonly problem?: Maybe<Scalars['String']['output']>;
  /** The request afterward; null if it was left unchanged. */
  readonly request?: Maybe<QueuedRequest>;
};

/** A row and the version that the caller has read; a row that has another version by now is left unchanged. */
export type RowVersion = {
  readonly id: Scalars['ID']['input'];
  readonly version: Scalars['Int']['input'];
};

/**
 * A partner as the search reads it. It has no `id`, so that Apollo does not normalize it: offers and listings have the
 * same data.
 */
export type SearchedPartner = {
  readonly __typename?: 'SearchedPartner';
  readonly benefit: Scalars['String']['output'];
  /** Name of the category. */
  readonly category: Scalars['String']['output'];
  readonly partnerId: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
  /** Search words: names that people use for the offer. */
  readonly words: ReadonlyArray<Scalars['String']['output']>;
};

/** Trait that two people share: a phone number, or an email domain other than that of a mail provider. */
export type SharedTrait =
  | 'domain'
  | 'phone';

/** A person of the caller's company (screens 2.12). */
export type TeamMember = {
  readonly __typename?: 'TeamMember';
  readonly email: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /**
   * End of the invitation, which can be past; null if the member is not invited, or needs a new invitation after being
   * deactivated.
   */
  readonly invitationEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the member is the caller. */
  readonly isSelf: Scalars['Boolean']['output'];
  /** Null if the member has never logged in. */
  readonly lastLogInAt?: Maybe<Scalars['DateTime']['output']>;
  readonly lastName: Scalars['String']['output'];
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly role: MemberRole;
  readonly status: MemberStatus;
  /** Version that a mutation has to name. */
  readonly version: Scalars['Int']['output'];
};

export type TeamPage = {
  readonly __typename?: 'TeamPage';
  /** Ordered by last name, then first name. */
  readonly members: ReadonlyArray<TeamMember>;
  /** Number of members on all pages. */
  readonly total: Scalars['Int']['output'];
};

/** Number of people of a customer by status. */
export type TeamSize = {
  readonly __typename?: 'TeamSize';
  readonly active: Scalars['Int']['output'];
  readonly deactivated: Scalars['Int']['output'];
  readonly invited: Scalars['Int']['output'];
};

export type Training = {
  readonly __typename?: 'Training';
  readonly audience: TrainingAudience;
  readonly bytes: Scalars['Int']['output'];
  /** Format of the file, such as PDF. */
  readonly format: Scalars['String']['output'];
  /** Path of the file on the product's own origin. */
  readonly href: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Whether the caller has ticked it off. */
  readonly isCompleted: Scalars['Boolean']['output'];
  readonly minutes: Scalars['Int']['output'];
  readonly summary: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  /** YYYY-MM-DD. */
  readonly updatedOn: Scalars['String']['output'];
};

/** People that a training is meant for; everybody can read it. */
export type TrainingAudience =
  | 'everybody'
  | 'owners';

export type TrainingList = {
  readonly __typename?: 'TrainingList';
  /** Whether the content is a sample, to be replaced. */
  readonly isSample: Scalars['Boolean']['output'];
  readonly trainings: ReadonlyArray<Training>;
};

/** A search by at least three people that found no partner. */
export type UnfoundSearch = {
  readonly __typename?: 'UnfoundSearch';
  /** Title of the partner that the search finds now; null if it still finds none. */
  readonly finds?: Maybe<Scalars['String']['output']>;
  /** Day of the last search, YYYY-MM-DD in the marketplace's time zone. */
  readonly lastOn: Scalars['String']['output'];
  /** Text of the search in lower case without accents, at most 60 characters. */
  readonly text: Scalars['String']['output'];
  /** Number of searches in the last 90 days. */
  readonly times: Scalars['Int']['output'];
};

/** One date of a webinar. */
export type UpcomingWebinar = {
  readonly __typename?: 'UpcomingWebinar';
  /** Id of the date; each date of a webinar has its own. */
  readonly id: Scalars['ID']['output'];
  readonly isRegistered: Scalars['Boolean']['output'];
  /** Address to join at; null unless the caller is registered. */
  readonly joinUrl?: Maybe<Scalars['String']['output']>;
  readonly minutes: Scalars['Int']['output'];
  readonly startsAt: Scalars['DateTime']['output'];
  readonly summary: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** An action with its arguments. */
export type UserActionInput = {
  /** Company that a user without one joins by `changeRole` to Owner or User. */
  readonly customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Reason that `deactivate` requires. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** Id of SystemAdmin, Owner, or User, which `changeRole` requires. */
  readonly roleId?: InputMaybe<Scalars['Int']['input']>;
  readonly type: UserActionType;
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

export type UserApplication = {
  readonly __typename?: 'UserApplication';
  readonly company: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
};

export type UserCertificate = {
  readonly __typename?: 'UserCertificate';
  readonly expiresOn: Scalars['String']['output'];
  readonly holder: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly type: CertificateType;
};

export type UserEvent = {
  readonly __typename?: 'UserEvent';
  readonly at: Scalars['DateTime']['output'];
  readonly name: Scalars['String']['output'];
};

/** Outcome of an action for one of several users. */
export type UserOutcome = {
  readonly __typename?: 'UserOutcome';
  readonly id: Scalars['ID']['output'];
  /** Message for people about the cause if the user was left unchanged; else null. */
  readonly problem?: Maybe<Scalars['String']['output']>;
  /** The user afterward; null if they were left unchanged. */
  readonly user?: Maybe<AdminUser>;
};

/** An active session. */
export type UserSession = {
  readonly __typename?: 'UserSession';
  readonly begunOn: Scalars['DateTime']['output'];
  /** Expiry, which a renewal moves. */
  readonly endsOn: Scalars['DateTime']['output'];
  /** Whether the request of the caller belongs to it. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** Time of the last renewal; null before the first one. */
  readonly renewedOn?: Maybe<Scalars['DateTime']['output']>;
};

/** Result of following a link that confirms an address. */
export type Verification = {
  readonly __typename?: 'Verification';
  /** Secret that opens the profile that the person has to complete; null if it is complete. */
  readonly profileTicket?: Maybe<Scalars['String']['output']>;
};

/** Kind of viewer in the access table. A person who cannot log in counts as a visitor. */
export type ViewerKind =
  | 'other'
  | 'owner'
  | 'systemAdmin'
  | 'user'
  | 'visitor';

/** Entries that wait in a queue. */
export type Waiting = {
  readonly __typename?: 'Waiting';
  /** Time since which the oldest entry waits; null if there is none. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  readonly total: Scalars['Int']['output'];
};

export type WebinarChapter = {
  readonly __typename?: 'WebinarChapter';
  /** Seconds from the beginning. */
  readonly at: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
};

export type Webinars = {
  readonly __typename?: 'Webinars';
  /** Whether the content is a sample, to be replaced. */
  readonly isSample: Scalars['Boolean']['output'];
  readonly recorded: ReadonlyArray<RecordedWebinar>;
  /** Time zone (IANA) of the caller; null if they have chosen none. */
  readonly timeZone?: Maybe<Scalars['String']['output']>;
  /** Present or next date of each webinar, earliest first. */
  readonly upcoming: ReadonlyArray<UpcomingWebinar>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  CallToAction:
    | ( AppAction )
    | ( CouponAction )
    | ( ExternalAction )
    | ( FormAction )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Accepted: ResolverTypeWrapper<Accepted>;
  AccessChange: ResolverTypeWrapper<AccessChange>;
  AccessChangeType: AccessChangeType;
  AccessExplanation: ResolverTypeWrapper<Omit<AccessExplanation, 'customer' | 'user'> & { customer?: Maybe<ResolversTypes['AdminCustomer']>, user: ResolversTypes['AdminUser'] }>;
  AccessVerdict: AccessVerdict;
  AccountConnectionInput: AccountConnectionInput;
  AdminCategories: ResolverTypeWrapper<AdminCategories>;
  AdminCategory: ResolverTypeWrapper<AdminCategory>;
  AdminCustomer: ResolverTypeWrapper<ListedCustomerRow>;
  AdminCustomerDetail: ResolverTypeWrapper<CustomerDetailRow>;
  AdminCustomerOrder: AdminCustomerOrder;
  AdminCustomerPage: ResolverTypeWrapper<Omit<AdminCustomerPage, 'rows'> & { rows: ReadonlyArray<ResolversTypes['AdminCustomer']> }>;
  AdminPartner: ResolverTypeWrapper<ListedPartnerRow>;
  AdminPartnerDetail: ResolverTypeWrapper<Omit<AdminPartnerDetail, 'partner'> & { partner: ResolversTypes['AdminPartner'] }>;
  AdminPartnerOrder: AdminPartnerOrder;
  AdminPartnerPage: ResolverTypeWrapper<Omit<AdminPartnerPage, 'rows'> & { rows: ReadonlyArray<ResolversTypes['AdminPartner']> }>;
  AdminUser: ResolverTypeWrapper<ListedUserRow>;
  AdminUserDetail: ResolverTypeWrapper<UserDetailRow>;
  AdminUserOrder: AdminUserOrder;
  AdminUserPage: ResolverTypeWrapper<Omit<AdminUserPage, 'rows'> & { rows: ReadonlyArray<ResolversTypes['AdminUser']> }>;
  AffiliateApplication: ResolverTypeWrapper<QueuedApplicationRow>;
  AffiliateApplicationDetail: ResolverTypeWrapper<Omit<AffiliateApplicationDetail, 'application' | 'duplicates'> & { application: ResolversTypes['AffiliateApplication'], duplicates: ReadonlyArray<ResolversTypes['DuplicateApplicant']> }>;
  AffiliateApplicationPage: ResolverTypeWrapper<Omit<AffiliateApplicationPage, 'rows'> & { rows: ReadonlyArray<ResolversTypes['AffiliateApplication']> }>;
  AppAction: ResolverTypeWrapper<AppAction>;
  ApplicationDecision: ApplicationDecision;
  ApplicationDecisionInput: ApplicationDecisionInput;
  ApplicationOrder: ApplicationOrder;
  ApplicationOutcome: ResolverTypeWrapper<Omit<ApplicationOutcome, 'application'> & { application?: Maybe<ResolversTypes['AffiliateApplication']> }>;
  ApplicationState: ApplicationState;
  AuditEntry: ResolverTypeWrapper<AuditLineRow>;
  AuditPage: ResolverTypeWrapper<Omit<AuditPage, 'rows'> & { rows: ReadonlyArray<ResolversTypes['AuditEntry']> }>;
  AuditedChange: ResolverTypeWrapper<AuditedChange>;
  AuditedEntity: AuditedEntity;
  AvailablePartner: ResolverTypeWrapper<AvailablePartner>;
  Awaited: Awaited;
  Barcode: ResolverTypeWrapper<Barcode>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CallRequest: ResolverTypeWrapper<CallRequest>;
  CallRequestInput: CallRequestInput;
  CallTime: CallTime;
  CallToAction: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CallToAction']>;
  CategoriesDraft: ResolverTypeWrapper<CategoriesDraft>;
  CategoriesEdition: ResolverTypeWrapper<CategoriesEdition>;
  Category: ResolverTypeWrapper<Category>;
  Certificate: ResolverTypeWrapper<Certificate>;
  CertificateFile: ResolverTypeWrapper<CertificateFile>;
  CertificateInput: CertificateInput;
  CertificatePage: ResolverTypeWrapper<CertificatePage>;
  CertificateRecipient: ResolverTypeWrapper<CertificateRecipient>;
  CertificateType: CertificateType;
  Company: ResolverTypeWrapper<CustomerRow>;
  CompletedProfile: ResolverTypeWrapper<CompletedProfile>;
  ConfigData: ResolverTypeWrapper<ConfigData>;
  Constant: ResolverTypeWrapper<Constant>;
  ConstantType: ResolverTypeWrapper<ConstantType>;
  ContactWay: ContactWay;
  Coupon: ResolverTypeWrapper<Coupon>;
  CouponAction: ResolverTypeWrapper<CouponAction>;
  CustomerCertificate: ResolverTypeWrapper<CustomerCertificate>;
  CustomerCertificates: ResolverTypeWrapper<CustomerCertificates>;
  CustomerRequest: ResolverTypeWrapper<CustomerRequest>;
  CustomerRequests: ResolverTypeWrapper<CustomerRequests>;
  CustomerSource: ResolverTypeWrapper<CustomerSource>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DuplicateApplicant: ResolverTypeWrapper<DuplicateApplicantRow>;
  EditedCategory: ResolverTypeWrapper<EditedCategory>;
  EditedCategoryInput: EditedCategoryInput;
  EndingCertificates: ResolverTypeWrapper<EndingCertificates>;
  Entitlement: ResolverTypeWrapper<Entitlement>;
  EntitlementChange: EntitlementChange;
  EntitlementSource: EntitlementSource;
  EntitlementState: EntitlementState;
  EntitlementStatus: ResolverTypeWrapper<EntitlementStatus>;
  EventProperty: ResolverTypeWrapper<EventProperty>;
  ExternalAction: ResolverTypeWrapper<ExternalAction>;
  Faq: ResolverTypeWrapper<Faq>;
  FaqGroup: ResolverTypeWrapper<FaqGroup>;
  FaqQuestion: ResolverTypeWrapper<FaqQuestion>;
  FilteredBy: ResolverTypeWrapper<FilteredBy>;
  Findings: ResolverTypeWrapper<Omit<Findings, 'customers' | 'requests' | 'users'> & { customers: ResolversTypes['AdminCustomerPage'], requests: ResolversTypes['QueuedRequestPage'], users: ResolversTypes['AdminUserPage'] }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FormAction: ResolverTypeWrapper<FormAction>;
  Funnel: ResolverTypeWrapper<Funnel>;
  FunnelEnd: FunnelEnd;
  FunnelOutcomes: ResolverTypeWrapper<FunnelOutcomes>;
  FunnelState: ResolverTypeWrapper<FunnelState>;
  FunnelTransition: ResolverTypeWrapper<FunnelTransition>;
  HelpLink: ResolverTypeWrapper<HelpLink>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IncludedPartner: ResolverTypeWrapper<IncludedPartner>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Introduction: ResolverTypeWrapper<Introduction>;
  IntroductionDrawing: IntroductionDrawing;
  IntroductionSection: ResolverTypeWrapper<IntroductionSection>;
  InvitationInput: InvitationInput;
  InvitationLink: ResolverTypeWrapper<InvitationLink>;
  LeadInput: LeadInput;
  LeadKind: LeadKind;
  LeadPlace: LeadPlace;
  Listing: ResolverTypeWrapper<Listing>;
  ListingAction: ResolverTypeWrapper<ListingAction>;
  ListingActionInput: ListingActionInput;
  ListingActionKind: ListingActionKind;
  ListingDraft: ResolverTypeWrapper<ListingDraft>;
  ListingEdition: ResolverTypeWrapper<ListingEdition>;
  ListingInput: ListingInput;
  ListingPage: ResolverTypeWrapper<ListingPage>;
  ListingPageInput: ListingPageInput;
  ListingPlacement: ListingPlacement;
  ListingStep: ResolverTypeWrapper<ListingStep>;
  ListingStepInput: ListingStepInput;
  LogInObstacle: LogInObstacle;
  LoggedMail: ResolverTypeWrapper<LoggedMailRow>;
  LoggedMailPage: ResolverTypeWrapper<Omit<LoggedMailPage, 'rows'> & { rows: ReadonlyArray<ResolversTypes['LoggedMail']> }>;
  MailState: MailState;
  MemberRole: MemberRole;
  MemberStatus: MemberStatus;
  MissingPartner: ResolverTypeWrapper<MissingPartner>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Offer: ResolverTypeWrapper<OfferOfCustomerRow>;
  OfferState: OfferState;
  Overview: ResolverTypeWrapper<Overview>;
  OwnApplication: ResolverTypeWrapper<OwnApplication>;
  OwnDetailsInput: OwnDetailsInput;
  OwnProfile: ResolverTypeWrapper<OwnProfile>;
  PageAccess: PageAccess;
  PageLink: ResolverTypeWrapper<PageLink>;
  PartnerAccount: ResolverTypeWrapper<PartnerAccount>;
  PartnerDealings: ResolverTypeWrapper<PartnerDealings>;
  PartnerForm: PartnerForm;
  PartnerPage: ResolverTypeWrapper<Omit<PartnerPage, 'callToAction' | 'offer' | 'related' | 'steps'> & { callToAction?: Maybe<ResolversTypes['CallToAction']>, offer: ResolversTypes['Offer'], related: ReadonlyArray<ResolversTypes['Offer']>, steps: ReadonlyArray<ResolversTypes['RedeemStep']> }>;
  PartnerRequest: ResolverTypeWrapper<PartnerRequest>;
  PartnerTitle: ResolverTypeWrapper<PartnerTitle>;
  PartnerTitlePage: ResolverTypeWrapper<PartnerTitlePage>;
  PasswordChangeInput: PasswordChangeInput;
  PasswordResetLink: ResolverTypeWrapper<PasswordResetLink>;
  PendingProfile: ResolverTypeWrapper<PendingProfile>;
  Privacy: ResolverTypeWrapper<Privacy>;
  ProductRequest: ResolverTypeWrapper<ShownProductRequestRow>;
  ProductRequestDecision: ProductRequestDecision;
  ProductRequestDecisionInput: ProductRequestDecisionInput;
  ProductRequestInput: ProductRequestInput;
  ProductRequestStatus: ProductRequestStatus;
  ProductRequestVote: ResolverTypeWrapper<ShownProductRequestRow>;
  ProfileInput: ProfileInput;
  ProfilePart: ProfilePart;
  QrCode: ResolverTypeWrapper<QrCode>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QueuedRequest: ResolverTypeWrapper<QueuedRequestRow>;
  QueuedRequestOrder: QueuedRequestOrder;
  QueuedRequestPage: ResolverTypeWrapper<Omit<QueuedRequestPage, 'rows'> & { rows: ReadonlyArray<ResolversTypes['QueuedRequest']> }>;
  RecordedEvent: ResolverTypeWrapper<RecordedEvent>;
  RecordedWebinar: ResolverTypeWrapper<RecordedWebinar>;
  RedeemStep: ResolverTypeWrapper<Omit<RedeemStep, 'action'> & { action?: Maybe<ResolversTypes['CallToAction']> }>;
  RedirectReason: RedirectReason;
  Referral: ResolverTypeWrapper<Referral>;
  RegistrationInput: RegistrationInput;
  ReminderAction: ReminderAction;
  RequestOutcome: ResolverTypeWrapper<Omit<RequestOutcome, 'request'> & { request?: Maybe<ResolversTypes['QueuedRequest']> }>;
  RowVersion: RowVersion;
  SearchedPartner: ResolverTypeWrapper<SearchedPartner>;
  SharedTrait: SharedTrait;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TeamMember: ResolverTypeWrapper<ShownMemberRow>;
  TeamPage: ResolverTypeWrapper<Omit<TeamPage, 'members'> & { members: ReadonlyArray<ResolversTypes['TeamMember']> }>;
  TeamSize: ResolverTypeWrapper<TeamSize>;
  Training: ResolverTypeWrapper<Training>;
  TrainingAudience: TrainingAudience;
  TrainingList: ResolverTypeWrapper<TrainingList>;
  UnfoundSearch: ResolverTypeWrapper<UnfoundSearch>;
  UpcomingWebinar: ResolverTypeWrapper<UpcomingWebinar>;
  UserActionInput: UserActionInput;
  UserActionType: UserActionType;
  UserApplication: ResolverTypeWrapper<UserApplication>;
  UserCertificate: ResolverTypeWrapper<UserCertificate>;
  UserEvent: ResolverTypeWrapper<UserEvent>;
  UserOutcome: ResolverTypeWrapper<Omit<UserOutcome, 'user'> & { user?: Maybe<ResolversTypes['AdminUser']> }>;
  UserSession: ResolverTypeWrapper<UserSession>;
  Verification: ResolverTypeWrapper<Verification>;
  ViewerKind: ViewerKind;
  Waiting: ResolverTypeWrapper<Waiting>;
  WebinarChapter: ResolverTypeWrapper<WebinarChapter>;
  Webinars: ResolverTypeWrapper<Webinars>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Accepted: Accepted;
  AccessChange: AccessChange;
  AccessExplanation: Omit<AccessExplanation, 'customer' | 'user'> & { customer?: Maybe<ResolversParentTypes['AdminCustomer']>, user: ResolversParentTypes['AdminUser'] };
  AccountConnectionInput: AccountConnectionInput;
  AdminCategories: AdminCategories;
  AdminCategory: AdminCategory;
  AdminCustomer: ListedCustomerRow;
  AdminCustomerDetail: CustomerDetailRow;
  AdminCustomerPage: Omit<AdminCustomerPage, 'rows'> & { rows: ReadonlyArray<ResolversParentTypes['AdminCustomer']> };
  AdminPartner: ListedPartnerRow;
  AdminPartnerDetail: Omit<AdminPartnerDetail, 'partner'> & { partner: ResolversParentTypes['AdminPartner'] };
  AdminPartnerPage: Omit<AdminPartnerPage, 'rows'> & { rows: ReadonlyArray<ResolversParentTypes['AdminPartner']> };
  AdminUser: ListedUserRow;
  AdminUserDetail: UserDetailRow;
  AdminUserPage: Omit<AdminUserPage, 'rows'> & { rows: ReadonlyArray<ResolversParentTypes['AdminUser']> };
  AffiliateApplication: QueuedApplicationRow;
  AffiliateApplicationDetail: Omit<AffiliateApplicationDetail, 'application' | 'duplicates'> & { application: ResolversParentTypes['AffiliateApplication'], duplicates: ReadonlyArray<ResolversParentTypes['DuplicateApplicant']> };
  AffiliateApplicationPage: Omit<AffiliateApplicationPage, 'rows'> & { rows: ReadonlyArray<ResolversParentTypes['AffiliateApplication']> };
  AppAction: AppAction;
  ApplicationDecisionInput: ApplicationDecisionInput;
  ApplicationOutcome: Omit<ApplicationOutcome, 'application'> & { application?: Maybe<ResolversParentTypes['AffiliateApplication']> };
  AuditEntry: AuditLineRow;
  AuditPage: Omit<AuditPage, 'rows'> & { rows: ReadonlyArray<ResolversParentTypes['AuditEntry']> };
  AuditedChange: AuditedChange;
  AvailablePartner: AvailablePartner;
  Barcode: Barcode;
  Boolean: Scalars['Boolean']['output'];
  CallRequest: CallRequest;
  CallRequestInput: CallRequestInput;
  CallToAction: ResolversUnionTypes<ResolversParentTypes>['CallToAction'];
  CategoriesDraft: CategoriesDraft;
  CategoriesEdition: CategoriesEdition;
  Category: Category;
  Certificate: Certificate;
  CertificateFile: CertificateFile;
  CertificateInput: CertificateInput;
  CertificatePage: CertificatePage;
  CertificateRecipient: CertificateRecipient;
  Company: CustomerRow;
  CompletedProfile: CompletedProfile;
  ConfigData: ConfigData;
  Constant: Constant;
  ConstantType: ConstantType;
  Coupon: Coupon;
  CouponAction: CouponAction;
  CustomerCertificate: CustomerCertificate;
  CustomerCertificates: CustomerCertificates;
  CustomerRequest: CustomerRequest;
  CustomerRequests: CustomerRequests;
  CustomerSource: CustomerSource;
  DateTime: Scalars['DateTime']['output'];
  DuplicateApplicant: DuplicateApplicantRow;
  EditedCategory: EditedCategory;
  EditedCategoryInput: EditedCategoryInput;
  EndingCertificates: EndingCertificates;
  Entitlement: Entitlement;
  EntitlementChange: EntitlementChange;
  EntitlementStatus: EntitlementStatus;
  EventProperty: EventProperty;
  ExternalAction: ExternalAction;
  Faq: Faq;
  FaqGroup: FaqGroup;
  FaqQuestion: FaqQuestion;
  FilteredBy: FilteredBy;
  Findings: Omit<Findings, 'customers' | 'requests' | 'users'> & { customers: ResolversParentTypes['AdminCustomerPage'], requests: ResolversParentTypes['QueuedRequestPage'], users: ResolversParentTypes['AdminUserPage'] };
  Float: Scalars['Float']['output'];
  FormAction: FormAction;
  Funnel: Funnel;
  FunnelOutcomes: FunnelOutcomes;
  FunnelState: FunnelState;
  FunnelTransition: FunnelTransition;
  HelpLink: HelpLink;
  ID: Scalars['ID']['output'];
  IncludedPartner: IncludedPartner;
  Int: Scalars['Int']['output'];
  Introduction: Introduction;
  IntroductionSection: IntroductionSection;
  InvitationInput: InvitationInput;
  InvitationLink: InvitationLink;
  LeadInput: LeadInput;
  Listing: Listing;
  ListingAction: ListingAction;
  ListingActionInput: ListingActionInput;
  ListingDraft: ListingDraft;
  ListingEdition: ListingEdition;
  ListingInput: ListingInput;
  ListingPage: ListingPage;
  ListingPageInput: ListingPageInput;
  ListingStep: ListingStep;
  ListingStepInput: ListingStepInput;
  LoggedMail: LoggedMailRow;
  LoggedMailPage: Omit<LoggedMailPage, 'rows'> & { rows: ReadonlyArray<ResolversParentTypes['LoggedMail']> };
  MissingPartner: MissingPartner;
  Mutation: Record<PropertyKey, never>;
  Offer: OfferOfCustomerRow;
  Overview: Overview;
  OwnApplication: OwnApplication;
  OwnDetailsInput: OwnDetailsInput;
  OwnProfile: OwnProfile;
  PageLink: PageLink;
  PartnerAccount: PartnerAccount;
  PartnerDealings: PartnerDealings;
  PartnerPage: Omit<PartnerPage, 'callToAction' | 'offer' | 'related' | 'steps'> & { callToAction?: Maybe<ResolversParentTypes['CallToAction']>, offer: ResolversParentTypes['Offer'], related: ReadonlyArray<ResolversParentTypes['Offer']>, steps: ReadonlyArray<ResolversParentTypes['RedeemStep']> };
  PartnerRequest: PartnerRequest;
  PartnerTitle: PartnerTitle;
  PartnerTitlePage: PartnerTitlePage;
  PasswordChangeInput: PasswordChangeInput;
  PasswordResetLink: PasswordResetLink;
  PendingProfile: PendingProfile;
  Privacy: Privacy;
  ProductRequest: ShownProductRequestRow;
  ProductRequestDecisionInput: ProductRequestDecisionInput;
  ProductRequestInput: ProductRequestInput;
  ProductRequestVote: ShownProductRequestRow;
  ProfileInput: ProfileInput;
  QrCode: QrCode;
  Query: Record<PropertyKey, never>;
  QueuedRequest: QueuedRequestRow;
  QueuedRequestPage: Omit<QueuedRequestPage, 'rows'> & { rows: ReadonlyArray<ResolversParentTypes['QueuedRequest']> };
  RecordedEvent: RecordedEvent;
  RecordedWebinar: RecordedWebinar;
  RedeemStep: Omit<RedeemStep, 'action'> & { action?: Maybe<ResolversParentTypes['CallToAction']> };
  Referral: Referral;
  RegistrationInput: RegistrationInput;
  RequestOutcome: Omit<RequestOutcome, 'request'> & { request?: Maybe<ResolversParentTypes['QueuedRequest']> };
  RowVersion: RowVersion;
  SearchedPartner: SearchedPartner;
  String: Scalars['String']['output'];
  TeamMember: ShownMemberRow;
  TeamPage: Omit<TeamPage, 'members'> & { members: ReadonlyArray<ResolversParentTypes['TeamMember']> };
  TeamSize: TeamSize;
  Training: Training;
  TrainingList: TrainingList;
  UnfoundSearch: UnfoundSearch;
  UpcomingWebinar: UpcomingWebinar;
  UserActionInput: UserActionInput;
  UserApplication: UserApplication;
  UserCertificate: UserCertificate;
  UserEvent: UserEvent;
  UserOutcome: Omit<UserOutcome, 'user'> & { user?: Maybe<ResolversParentTypes['AdminUser']> };
  UserSession: UserSession;
  Verification: Verification;
  Waiting: Waiting;
  WebinarChapter: WebinarChapter;
  Webinars: Webinars;
};

export type AcceptedResolvers<ContextType = any, ParentType extends ResolversParentTypes['Accepted'] = ResolversParentTypes['Accepted']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccessChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessChange'] = ResolversParentTypes['AccessChange']> = {
  roleId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AccessChangeType'], ParentType, ContextType>;
};

export type AccessExplanationResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessExplanation'] = ResolversParentTypes['AccessExplanation']> = {
  access?: Resolver<ResolversTypes['PageAccess'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['AccessChange']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['AdminCustomer']>, ParentType, ContextType>;
  entitlement?: Resolver<Maybe<ResolversTypes['Entitlement']>, ParentType, ContextType>;
  isAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  obstacles?: Resolver<ReadonlyArray<ResolversTypes['LogInObstacle']>, ParentType, ContextType>;
  partnerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['RedirectReason']>, ParentType, ContextType>;
  redirectTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['AccessVerdict'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['ViewerKind'], ParentType, ContextType>;
};

export type AdminCategoriesResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminCategories'] = ResolversParentTypes['AdminCategories']> = {
  draft?: Resolver<Maybe<ResolversTypes['CategoriesDraft']>, ParentType, ContextType>;
  draftVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  editions?: Resolver<ReadonlyArray<ResolversTypes['CategoriesEdition']>, ParentType, ContextType>;
  published?: Resolver<ReadonlyArray<ResolversTypes['AdminCategory']>, ParentType, ContextType>;
};

export type AdminCategoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminCategory'] = ResolversParentTypes['AdminCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partners?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminCustomerResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminCustomer'] = ResolversParentTypes['AdminCustomer']> = {
  asksFor?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  createdOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partners?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['CustomerSource']>, ParentType, ContextType>;
  typeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  users?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminCustomerDetailResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminCustomerDetail'] = ResolversParentTypes['AdminCustomerDetail']> = {
  customer?: Resolver<ResolversTypes['AdminCustomer'], ParentType, ContextType>;
  endingCertificates?: Resolver<ResolversTypes['CustomerCertificates'], ParentType, ContextType>;
  entitlements?: Resolver<ReadonlyArray<ResolversTypes['Entitlement']>, ParentType, ContextType>;
  openRequests?: Resolver<ResolversTypes['CustomerRequests'], ParentType, ContextType>;
  team?: Resolver<ResolversTypes['TeamSize'], ParentType, ContextType>;
};

export type AdminCustomerPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminCustomerPage'] = ResolversParentTypes['AdminCustomerPage']> = {
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSimilar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['AdminCustomer']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminPartnerResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminPartner'] = ResolversParentTypes['AdminPartner']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  checkedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDrafted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminPartnerDetailResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminPartnerDetail'] = ResolversParentTypes['AdminPartnerDetail']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['ListingDraft']>, ParentType, ContextType>;
  draftVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  editions?: Resolver<ReadonlyArray<ResolversTypes['ListingEdition']>, ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['AdminPartner'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminPartnerPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminPartnerPage'] = ResolversParentTypes['AdminPartnerPage']> = {
  isSimilar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['AdminPartner']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminUserResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  createdOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastLogInOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminUserDetailResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminUserDetail'] = ResolversParentTypes['AdminUserDetail']> = {
  application?: Resolver<Maybe<ResolversTypes['UserApplication']>, ParentType, ContextType>;
  certificates?: Resolver<ReadonlyArray<ResolversTypes['UserCertificate']>, ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['UserEvent']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isLogInLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isProfileComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['UserSession']>, ParentType, ContextType>;
  termsAcceptedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  wantsOfferNews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminUserPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminUserPage'] = ResolversParentTypes['AdminUserPage']> = {
  customer?: Resolver<Maybe<ResolversTypes['FilteredBy']>, ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSimilar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AffiliateApplicationResolvers<ContextType = any, ParentType extends ResolversParentTypes['AffiliateApplication'] = ResolversParentTypes['AffiliateApplication']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appliedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decisions?: Resolver<ReadonlyArray<ResolversTypes['ApplicationDecision']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heardFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayBeDuplicate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sponsorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sponsorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApplicationState'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AffiliateApplicationDetailResolvers<ContextType = any, ParentType extends ResolversParentTypes['AffiliateApplicationDetail'] = ResolversParentTypes['AffiliateApplicationDetail']> = {
  application?: Resolver<ResolversTypes['AffiliateApplication'], ParentType, ContextType>;
  duplicates?: Resolver<ReadonlyArray<ResolversTypes['DuplicateApplicant']>, ParentType, ContextType>;
};

export type AffiliateApplicationPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AffiliateApplicationPage'] = ResolversParentTypes['AffiliateApplicationPage']> = {
  isSimilar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['AffiliateApplication']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AppActionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AppAction'] = ResolversParentTypes['AppAction']> = {
  androidUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['QrCode'], ParentType, ContextType>;
  iosUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicationOutcomeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApplicationOutcome'] = ResolversParentTypes['ApplicationOutcome']> = {
  application?: Resolver<Maybe<ResolversTypes['AffiliateApplication']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['AuditedChange']>, ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['AuditedEntity'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  actor?: Resolver<Maybe<ResolversTypes['FilteredBy']>, ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['FilteredBy']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditedChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditedChange'] = ResolversParentTypes['AuditedChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailablePartnerResolvers<ContextType = any, ParentType extends ResolversParentTypes['AvailablePartner'] = ResolversParentTypes['AvailablePartner']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BarcodeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Barcode'] = ResolversParentTypes['Barcode']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CallRequestResolvers<ContextType = any, ParentType extends ResolversParentTypes['CallRequest'] = ResolversParentTypes['CallRequest']> = {
  bestTime?: Resolver<ResolversTypes['CallTime'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CallToActionResolvers<ContextType = any, ParentType extends ResolversParentTypes['CallToAction'] = ResolversParentTypes['CallToAction']> = {
  __resolveType: TypeResolveFn<'AppAction' | 'CouponAction' | 'ExternalAction' | 'FormAction', ParentType, ContextType>;
};

export type CategoriesDraftResolvers<ContextType = any, ParentType extends ResolversParentTypes['CategoriesDraft'] = ResolversParentTypes['CategoriesDraft']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['EditedCategory']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CategoriesEditionResolvers<ContextType = any, ParentType extends ResolversParentTypes['CategoriesEdition'] = ResolversParentTypes['CategoriesEdition']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['EditedCategory']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CertificateResolvers<ContextType = any, ParentType extends ResolversParentTypes['Certificate'] = ResolversParentTypes['Certificate']> = {
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['CertificateFile']>, ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipients?: Resolver<ReadonlyArray<ResolversTypes['CertificateRecipient']>, ParentType, ContextType>;
  remindDays?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  remindersStopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  snoozedUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CertificateType'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CertificateFileResolvers<ContextType = any, ParentType extends ResolversParentTypes['CertificateFile'] = ResolversParentTypes['CertificateFile']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CertificatePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['CertificatePage'] = ResolversParentTypes['CertificatePage']> = {
  certificates?: Resolver<ReadonlyArray<ResolversTypes['Certificate']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CertificateRecipientResolvers<ContextType = any, ParentType extends ResolversParentTypes['CertificateRecipient'] = ResolversParentTypes['CertificateRecipient']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSelf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partners?: Resolver<ReadonlyArray<ResolversTypes['IncludedPartner']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usualTimeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompletedProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['CompletedProfile'] = ResolversParentTypes['CompletedProfile']> = {
  isUnderReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConfigDataResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConfigData'] = ResolversParentTypes['ConfigData']> = {
  newsletterUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supportEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConstantResolvers<ContextType = any, ParentType extends ResolversParentTypes['Constant'] = ResolversParentTypes['Constant']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConstantTypeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConstantType'] = ResolversParentTypes['ConstantType']> = {
  roles?: Resolver<ReadonlyArray<ResolversTypes['Constant']>, ParentType, ContextType>;
  userTypes?: Resolver<ReadonlyArray<ResolversTypes['Constant']>, ParentType, ContextType>;
};

export type CouponResolvers<ContextType = any, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  barcode?: Resolver<ResolversTypes['Barcode'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CouponActionResolvers<ContextType = any, ParentType extends ResolversParentTypes['CouponAction'] = ResolversParentTypes['CouponAction']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerCertificateResolvers<ContextType = any, ParentType extends ResolversParentTypes['CustomerCertificate'] = ResolversParentTypes['CustomerCertificate']> = {
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CertificateType'], ParentType, ContextType>;
};

export type CustomerCertificatesResolvers<ContextType = any, ParentType extends ResolversParentTypes['CustomerCertificates'] = ResolversParentTypes['CustomerCertificates']> = {
  rows?: Resolver<ReadonlyArray<ResolversTypes['CustomerCertificate']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerRequestResolvers<ContextType = any, ParentType extends ResolversParentTypes['CustomerRequest'] = ResolversParentTypes['CustomerRequest']> = {
  askedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductRequestStatus'], ParentType, ContextType>;
};

export type CustomerRequestsResolvers<ContextType = any, ParentType extends ResolversParentTypes['CustomerRequests'] = ResolversParentTypes['CustomerRequests']> = {
  rows?: Resolver<ReadonlyArray<ResolversTypes['CustomerRequest']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerSourceResolvers<ContextType = any, ParentType extends ResolversParentTypes['CustomerSource'] = ResolversParentTypes['CustomerSource']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  typeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DuplicateApplicantResolvers<ContextType = any, ParentType extends ResolversParentTypes['DuplicateApplicant'] = ResolversParentTypes['DuplicateApplicant']> = {
  applicationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shares?: Resolver<ReadonlyArray<ResolversTypes['SharedTrait']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['ApplicationState']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EditedCategoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['EditedCategory'] = ResolversParentTypes['EditedCategory']> = {
  categoryId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EndingCertificatesResolvers<ContextType = any, ParentType extends ResolversParentTypes['EndingCertificates'] = ResolversParentTypes['EndingCertificates']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EntitlementResolvers<ContextType = any, ParentType extends ResolversParentTypes['Entitlement'] = ResolversParentTypes['Entitlement']> = {
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  partnerTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['EntitlementSource']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EntitlementState'], ParentType, ContextType>;
};

export type EntitlementStatusResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntitlementStatus'] = ResolversParentTypes['EntitlementStatus']> = {
  askedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EntitlementState'], ParentType, ContextType>;
};

export type EventPropertyResolvers<ContextType = any, ParentType extends ResolversParentTypes['EventProperty'] = ResolversParentTypes['EventProperty']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExternalActionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ExternalAction'] = ResolversParentTypes['ExternalAction']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaqResolvers<ContextType = any, ParentType extends ResolversParentTypes['Faq'] = ResolversParentTypes['Faq']> = {
  groups?: Resolver<ReadonlyArray<ResolversTypes['FaqGroup']>, ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FaqGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['FaqGroup'] = ResolversParentTypes['FaqGroup']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['FaqQuestion']>, ParentType, ContextType>;
};

export type FaqQuestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['FaqQuestion'] = ResolversParentTypes['FaqQuestion']> = {
  answer?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  helped?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['HelpLink']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilteredByResolvers<ContextType = any, ParentType extends ResolversParentTypes['FilteredBy'] = ResolversParentTypes['FilteredBy']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rowId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FindingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['Findings'] = ResolversParentTypes['Findings']> = {
  customers?: Resolver<ResolversTypes['AdminCustomerPage'], ParentType, ContextType>;
  partners?: Resolver<ResolversTypes['PartnerTitlePage'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['QueuedRequestPage'], ParentType, ContextType>;
  users?: Resolver<ResolversTypes['AdminUserPage'], ParentType, ContextType>;
};

export type FormActionResolvers<ContextType = any, ParentType extends ResolversParentTypes['FormAction'] = ResolversParentTypes['FormAction']> = {
  form?: Resolver<ResolversTypes['PartnerForm'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FunnelResolvers<ContextType = any, ParentType extends ResolversParentTypes['Funnel'] = ResolversParentTypes['Funnel']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  chart?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countsSamples?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcomes?: Resolver<ResolversTypes['FunnelOutcomes'], ParentType, ContextType>;
  runs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sampleRuns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  states?: Resolver<ReadonlyArray<ResolversTypes['FunnelState']>, ParentType, ContextType>;
  transitions?: Resolver<ReadonlyArray<ResolversTypes['FunnelTransition']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunnelOutcomesResolvers<ContextType = any, ParentType extends ResolversParentTypes['FunnelOutcomes'] = ResolversParentTypes['FunnelOutcomes']> = {
  arrived?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  idle?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  underWay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunnelStateResolvers<ContextType = any, ParentType extends ResolversParentTypes['FunnelState'] = ResolversParentTypes['FunnelState']> = {
  endsAs?: Resolver<ResolversTypes['FunnelEnd'], ParentType, ContextType>;
  entered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  idle?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianStay?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reached?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sees?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunnelTransitionResolvers<ContextType = any, ParentType extends ResolversParentTypes['FunnelTransition'] = ResolversParentTypes['FunnelTransition']> = {
  common?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tracked?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HelpLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['HelpLink'] = ResolversParentTypes['HelpLink']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IncludedPartnerResolvers<ContextType = any, ParentType extends ResolversParentTypes['IncludedPartner'] = ResolversParentTypes['IncludedPartner']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntroductionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Introduction'] = ResolversParentTypes['Introduction']> = {
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['IntroductionSection']>, ParentType, ContextType>;
};

export type IntroductionSectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['IntroductionSection'] = ResolversParentTypes['IntroductionSection']> = {
  drawing?: Resolver<ResolversTypes['IntroductionDrawing'], ParentType, ContextType>;
  text?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvitationLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['InvitationLink'] = ResolversParentTypes['InvitationLink']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  benefit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  learnMoreUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['ListingPage']>, ParentType, ContextType>;
  placement?: Resolver<ResolversTypes['ListingPlacement'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingActionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingAction'] = ResolversParentTypes['ListingAction']> = {
  androidUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iosUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListingActionKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingDraftResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingDraft'] = ResolversParentTypes['ListingDraft']> = {
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
};

export type ListingEditionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingEdition'] = ResolversParentTypes['ListingEdition']> = {
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ListingPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingPage'] = ResolversParentTypes['ListingPage']> = {
  action?: Resolver<ResolversTypes['ListingAction'], ParentType, ContextType>;
  audience?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gets?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shares?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['ListingStep']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListingStep'] = ResolversParentTypes['ListingStep']> = {
  action?: Resolver<ResolversTypes['ListingAction'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoggedMailResolvers<ContextType = any, ParentType extends ResolversParentTypes['LoggedMail'] = ResolversParentTypes['LoggedMail']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoggedMailPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['LoggedMailPage'] = ResolversParentTypes['LoggedMailPage']> = {
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['LoggedMail']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MissingPartnerResolvers<ContextType = any, ParentType extends ResolversParentTypes['MissingPartner'] = ResolversParentTypes['MissingPartner']> = {
  benefit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EntitlementStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  actOnUsers?: Resolver<ReadonlyArray<ResolversTypes['UserOutcome']>, ParentType, ContextType, RequireFields<MutationActOnUsersArgs, 'action' | 'rows'>>;
  addCertificate?: Resolver<ResolversTypes['Certificate'], ParentType, ContextType, RequireFields<MutationAddCertificateArgs, 'certificate' | 'key'>>;
  answerApplicationQuestion?: Resolver<ResolversTypes['OwnApplication'], ParentType, ContextType, RequireFields<MutationAnswerApplicationQuestionArgs, 'answer' | 'version'>>;
  awaitOffer?: Resolver<ResolversTypes['PartnerDealings'], ParentType, ContextType, RequireFields<MutationAwaitOfferArgs, 'awaited' | 'partnerId'>>;
  changeCertificate?: Resolver<ResolversTypes['Certificate'], ParentType, ContextType, RequireFields<MutationChangeCertificateArgs, 'certificate' | 'id' | 'version'>>;
  changeMemberRole?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationChangeMemberRoleArgs, 'id' | 'role' | 'version'>>;
  changePassword?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'change'>>;
  changeReminders?: Resolver<ResolversTypes['Certificate'], ParentType, ContextType, RequireFields<MutationChangeRemindersArgs, 'action' | 'id' | 'version'>>;
  chooseOfferNews?: Resolver<ResolversTypes['Privacy'], ParentType, ContextType, RequireFields<MutationChooseOfferNewsArgs, 'offerNews'>>;
  chooseTimeZone?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationChooseTimeZoneArgs, 'timeZone'>>;
  completeProfile?: Resolver<ResolversTypes['CompletedProfile'], ParentType, ContextType, RequireFields<MutationCompleteProfileArgs, 'profile' | 'ticket'>>;
  connectAccount?: Resolver<ResolversTypes['PartnerDealings'], ParentType, ContextType, RequireFields<MutationConnectAccountArgs, 'connection' | 'partnerId'>>;
  countUnfoundSearch?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationCountUnfoundSearchArgs, 'search'>>;
  createInvitationLink?: Resolver<ResolversTypes['InvitationLink'], ParentType, ContextType, RequireFields<MutationCreateInvitationLinkArgs, 'id'>>;
  deactivateMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationDeactivateMemberArgs, 'id' | 'version'>>;
  decideApplications?: Resolver<ReadonlyArray<ResolversTypes['ApplicationOutcome']>, ParentType, ContextType, RequireFields<MutationDecideApplicationsArgs, 'decision' | 'rows'>>;
  decideRequests?: Resolver<ReadonlyArray<ResolversTypes['RequestOutcome']>, ParentType, ContextType, RequireFields<MutationDecideRequestsArgs, 'decision' | 'rows'>>;
  deleteCertificate?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCertificateArgs, 'id' | 'version'>>;
  discardCategories?: Resolver<ResolversTypes['AdminCategories'], ParentType, ContextType, RequireFields<MutationDiscardCategoriesArgs, 'version'>>;
  discardListing?: Resolver<ResolversTypes['AdminPartnerDetail'], ParentType, ContextType, RequireFields<MutationDiscardListingArgs, 'partnerId' | 'version'>>;
  disconnectAccount?: Resolver<ResolversTypes['PartnerDealings'], ParentType, ContextType, RequireFields<MutationDisconnectAccountArgs, 'partnerId'>>;
  handleRequest?: Resolver<ResolversTypes['QueuedRequest'], ParentType, ContextType, RequireFields<MutationHandleRequestArgs, 'id' | 'version'>>;
  inviteMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationInviteMemberArgs, 'invitation'>>;
  inviteUser?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'customerId' | 'email' | 'firstName' | 'lastName' | 'role'>>;
  issueCoupon?: Resolver<ResolversTypes['PartnerDealings'], ParentType, ContextType, RequireFields<MutationIssueCouponArgs, 'partnerId'>>;
  keepCompanyAddress?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationKeepCompanyAddressArgs, 'address'>>;
  mailCoupon?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationMailCouponArgs, 'partnerId'>>;
  markTraining?: Resolver<ResolversTypes['Training'], ParentType, ContextType, RequireFields<MutationMarkTrainingArgs, 'completed' | 'id'>>;
  publishCategories?: Resolver<ResolversTypes['AdminCategories'], ParentType, ContextType, RequireFields<MutationPublishCategoriesArgs, 'version'>>;
  publishListing?: Resolver<ResolversTypes['AdminPartnerDetail'], ParentType, ContextType, RequireFields<MutationPublishListingArgs, 'partnerId' | 'version'>>;
  rateAnswer?: Resolver<ResolversTypes['FaqQuestion'], ParentType, ContextType, RequireFields<MutationRateAnswerArgs, 'helped' | 'questionId'>>;
  reactivateMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationReactivateMemberArgs, 'id' | 'version'>>;
  recordLeads?: Resolver<ReadonlyArray<ResolversTypes['Offer']>, ParentType, ContextType, RequireFields<MutationRecordLeadsArgs, 'leads'>>;
  register?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'registration'>>;
  registerForWebinar?: Resolver<ResolversTypes['UpcomingWebinar'], ParentType, ContextType, RequireFields<MutationRegisterForWebinarArgs, 'id'>>;
  renewCertificate?: Resolver<ResolversTypes['Certificate'], ParentType, ContextType, RequireFields<MutationRenewCertificateArgs, 'certificate' | 'id' | 'key' | 'version'>>;
  renewLink?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationRenewLinkArgs, 'token'>>;
  requestCall?: Resolver<ResolversTypes['PartnerDealings'], ParentType, ContextType, RequireFields<MutationRequestCallArgs, 'partnerId' | 'request'>>;
  requestInvitation?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationRequestInvitationArgs, 'token'>>;
  requestPartner?: Resolver<ResolversTypes['EntitlementStatus'], ParentType, ContextType, RequireFields<MutationRequestPartnerArgs, 'partnerId' | 'reason'>>;
  requestPasswordReset?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  requestVerification?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationRequestVerificationArgs, 'email'>>;
  resendInvitation?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationResendInvitationArgs, 'id'>>;
  resendMail?: Resolver<ResolversTypes['LoggedMail'], ParentType, ContextType, RequireFields<MutationResendMailArgs, 'id'>>;
  resetPassword?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'password' | 'token'>>;
  saveCategories?: Resolver<ResolversTypes['AdminCategories'], ParentType, ContextType, RequireFields<MutationSaveCategoriesArgs, 'categories' | 'version'>>;
  saveListing?: Resolver<ResolversTypes['AdminPartnerDetail'], ParentType, ContextType, RequireFields<MutationSaveListingArgs, 'listing' | 'partnerId' | 'version'>>;
  saveOwnDetails?: Resolver<ResolversTypes['OwnProfile'], ParentType, ContextType, RequireFields<MutationSaveOwnDetailsArgs, 'details'>>;
  setEntitlements?: Resolver<ResolversTypes['AdminCustomerDetail'], ParentType, ContextType, RequireFields<MutationSetEntitlementsArgs, 'changes' | 'customerId' | 'version'>>;
  submitProductRequest?: Resolver<ResolversTypes['ProductRequest'], ParentType, ContextType, RequireFields<MutationSubmitProductRequestArgs, 'request'>>;
  unregisterFromWebinar?: Resolver<ResolversTypes['UpcomingWebinar'], ParentType, ContextType, RequireFields<MutationUnregisterFromWebinarArgs, 'id'>>;
  verifyEmail?: Resolver<ResolversTypes['Verification'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'token'>>;
  voteForProductRequest?: Resolver<ResolversTypes['ProductRequestVote'], ParentType, ContextType, RequireFields<MutationVoteForProductRequestArgs, 'id'>>;
  withdrawProductRequest?: Resolver<ResolversTypes['ProductRequest'], ParentType, ContextType, RequireFields<MutationWithdrawProductRequestArgs, 'id'>>;
};

export type OfferResolvers<ContextType = any, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  benefit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  partnerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OfferState'], ParentType, ContextType>;
  stateChangedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateChangedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OverviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  abandonedMails?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activeUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customersWithoutPartners?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failingMails?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invitedUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openRequests?: Resolver<ResolversTypes['Waiting'], ParentType, ContextType>;
  pendingApplications?: Resolver<ResolversTypes['Waiting'], ParentType, ContextType>;
  plannedRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submittedRequests?: Resolver<ResolversTypes['Waiting'], ParentType, ContextType>;
  waitingCustomers?: Resolver<ResolversTypes['Waiting'], ParentType, ContextType>;
};

export type OwnApplicationResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnApplication'] = ResolversParentTypes['OwnApplication']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referral?: Resolver<Maybe<ResolversTypes['Referral']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApplicationState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnProfile'] = ResolversParentTypes['OwnProfile']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referredBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['PageLink'] = ResolversParentTypes['PageLink']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PartnerAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['PartnerAccount'] = ResolversParentTypes['PartnerAccount']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  connectedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PartnerDealingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['PartnerDealings'] = ResolversParentTypes['PartnerDealings']> = {
  account?: Resolver<Maybe<ResolversTypes['PartnerAccount']>, ParentType, ContextType>;
  awaited?: Resolver<ReadonlyArray<ResolversTypes['Awaited']>, ParentType, ContextType>;
  callRequest?: Resolver<Maybe<ResolversTypes['CallRequest']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  hasCoupons?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PartnerPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['PartnerPage'] = ResolversParentTypes['PartnerPage']> = {
  audience?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  callToAction?: Resolver<Maybe<ResolversTypes['CallToAction']>, ParentType, ContextType>;
  checkedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dealings?: Resolver<Maybe<ResolversTypes['PartnerDealings']>, ParentType, ContextType>;
  gets?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  learnMoreUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  otherPages?: Resolver<ReadonlyArray<ResolversTypes['PageLink']>, ParentType, ContextType>;
  partnerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related?: Resolver<ReadonlyArray<ResolversTypes['Offer']>, ParentType, ContextType>;
  shares?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['RedeemStep']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PartnerRequestResolvers<ContextType = any, ParentType extends ResolversParentTypes['PartnerRequest'] = ResolversParentTypes['PartnerRequest']> = {
  askedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['AvailablePartner'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductRequestStatus'], ParentType, ContextType>;
  statusReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartnerTitleResolvers<ContextType = any, ParentType extends ResolversParentTypes['PartnerTitle'] = ResolversParentTypes['PartnerTitle']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PartnerTitlePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['PartnerTitlePage'] = ResolversParentTypes['PartnerTitlePage']> = {
  rows?: Resolver<ReadonlyArray<ResolversTypes['PartnerTitle']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PasswordResetLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['PasswordResetLink'] = ResolversParentTypes['PasswordResetLink']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PendingProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['PendingProfile'] = ResolversParentTypes['PendingProfile']> = {
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['ProfilePart']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PrivacyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Privacy'] = ResolversParentTypes['Privacy']> = {
  offerNews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recorded?: Resolver<ReadonlyArray<ResolversTypes['RecordedEvent']>, ParentType, ContextType>;
  recordedTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductRequestResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductRequest'] = ResolversParentTypes['ProductRequest']> = {
  askedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  canWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partner?: Resolver<Maybe<ResolversTypes['AvailablePartner']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductRequestStatus'], ParentType, ContextType>;
  statusReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  votes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductRequestVoteResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductRequestVote'] = ResolversParentTypes['ProductRequestVote']> = {
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  votes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QrCodeResolvers<ContextType = any, ParentType extends ResolversParentTypes['QrCode'] = ResolversParentTypes['QrCode']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adminCategories?: Resolver<ResolversTypes['AdminCategories'], ParentType, ContextType>;
  adminCustomer?: Resolver<ResolversTypes['AdminCustomerDetail'], ParentType, ContextType, RequireFields<QueryAdminCustomerArgs, 'id'>>;
  adminCustomers?: Resolver<ResolversTypes['AdminCustomerPage'], ParentType, ContextType, RequireFields<QueryAdminCustomersArgs, 'page' | 'size'>>;
  adminPartner?: Resolver<ResolversTypes['AdminPartnerDetail'], ParentType, ContextType, RequireFields<QueryAdminPartnerArgs, 'id'>>;
  adminPartners?: Resolver<ResolversTypes['AdminPartnerPage'], ParentType, ContextType, RequireFields<QueryAdminPartnersArgs, 'page' | 'size'>>;
  adminUser?: Resolver<ResolversTypes['AdminUserDetail'], ParentType, ContextType, RequireFields<QueryAdminUserArgs, 'id'>>;
  adminUsers?: Resolver<ResolversTypes['AdminUserPage'], ParentType, ContextType, RequireFields<QueryAdminUsersArgs, 'page' | 'size'>>;
  affiliateApplication?: Resolver<ResolversTypes['AffiliateApplicationDetail'], ParentType, ContextType, RequireFields<QueryAffiliateApplicationArgs, 'id'>>;
  affiliateApplications?: Resolver<ResolversTypes['AffiliateApplicationPage'], ParentType, ContextType, RequireFields<QueryAffiliateApplicationsArgs, 'page' | 'size'>>;
  auditLog?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'page' | 'size'>>;
  certificate?: Resolver<ResolversTypes['Certificate'], ParentType, ContextType, RequireFields<QueryCertificateArgs, 'id'>>;
  certificates?: Resolver<ResolversTypes['CertificatePage'], ParentType, ContextType, RequireFields<QueryCertificatesArgs, 'page' | 'size'>>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  configData?: Resolver<ResolversTypes['ConfigData'], ParentType, ContextType>;
  constantType?: Resolver<ResolversTypes['ConstantType'], ParentType, ContextType>;
  endingCertificates?: Resolver<Maybe<ResolversTypes['EndingCertificates']>, ParentType, ContextType>;
  entitlementStatus?: Resolver<ResolversTypes['EntitlementStatus'], ParentType, ContextType, RequireFields<QueryEntitlementStatusArgs, 'partnerId'>>;
  explainAccess?: Resolver<ResolversTypes['AccessExplanation'], ParentType, ContextType, RequireFields<QueryExplainAccessArgs, 'userId'>>;
  faq?: Resolver<ResolversTypes['Faq'], ParentType, ContextType>;
  funnel?: Resolver<ResolversTypes['Funnel'], ParentType, ContextType, RequireFields<QueryFunnelArgs, 'chart' | 'from' | 'to'>>;
  introduction?: Resolver<ResolversTypes['Introduction'], ParentType, ContextType>;
  loggedMail?: Resolver<ResolversTypes['LoggedMail'], ParentType, ContextType, RequireFields<QueryLoggedMailArgs, 'id'>>;
  loggedMails?: Resolver<ResolversTypes['LoggedMailPage'], ParentType, ContextType, RequireFields<QueryLoggedMailsArgs, 'page' | 'size'>>;
  missingPartners?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MissingPartner']>>, ParentType, ContextType>;
  offers?: Resolver<ReadonlyArray<ResolversTypes['Offer']>, ParentType, ContextType>;
  overview?: Resolver<ResolversTypes['Overview'], ParentType, ContextType>;
  ownApplication?: Resolver<Maybe<ResolversTypes['OwnApplication']>, ParentType, ContextType>;
  ownProfile?: Resolver<ResolversTypes['OwnProfile'], ParentType, ContextType>;
  partnerPage?: Resolver<Maybe<ResolversTypes['PartnerPage']>, ParentType, ContextType, RequireFields<QueryPartnerPageArgs, 'path'>>;
  partnerRequests?: Resolver<ReadonlyArray<ResolversTypes['PartnerRequest']>, ParentType, ContextType>;
  partnerTitles?: Resolver<ReadonlyArray<ResolversTypes['PartnerTitle']>, ParentType, ContextType>;
  passwordResetLink?: Resolver<ResolversTypes['PasswordResetLink'], ParentType, ContextType, RequireFields<QueryPasswordResetLinkArgs, 'token'>>;
  pendingProfile?: Resolver<ResolversTypes['PendingProfile'], ParentType, ContextType, RequireFields<QueryPendingProfileArgs, 'ticket'>>;
  privacy?: Resolver<ResolversTypes['Privacy'], ParentType, ContextType>;
  productRequests?: Resolver<ReadonlyArray<ResolversTypes['ProductRequest']>, ParentType, ContextType>;
  queuedRequest?: Resolver<ResolversTypes['QueuedRequest'], ParentType, ContextType, RequireFields<QueryQueuedRequestArgs, 'id'>>;
  queuedRequests?: Resolver<ResolversTypes['QueuedRequestPage'], ParentType, ContextType, RequireFields<QueryQueuedRequestsArgs, 'page' | 'size'>>;
  searchEverything?: Resolver<ResolversTypes['Findings'], ParentType, ContextType, RequireFields<QuerySearchEverythingArgs, 'search'>>;
  searchedPartners?: Resolver<ReadonlyArray<ResolversTypes['SearchedPartner']>, ParentType, ContextType>;
  team?: Resolver<ResolversTypes['TeamPage'], ParentType, ContextType, RequireFields<QueryTeamArgs, 'page' | 'size'>>;
  teamMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<QueryTeamMemberArgs, 'id'>>;
  trainings?: Resolver<ResolversTypes['TrainingList'], ParentType, ContextType>;
  unfoundSearches?: Resolver<ReadonlyArray<ResolversTypes['UnfoundSearch']>, ParentType, ContextType>;
  webinars?: Resolver<ResolversTypes['Webinars'], ParentType, ContextType>;
};

export type QueuedRequestResolvers<ContextType = any, ParentType extends ResolversParentTypes['QueuedRequest'] = ResolversParentTypes['QueuedRequest']> = {
  askedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedByEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedByPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  askedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  assigneeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  assigneeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactBy?: Resolver<Maybe<ResolversTypes['ContactWay']>, ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decisions?: Resolver<ReadonlyArray<ResolversTypes['ProductRequestDecision']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mergedInto?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mergedIntoId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductRequestStatus'], ParentType, ContextType>;
  statusReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  votes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueuedRequestPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['QueuedRequestPage'] = ResolversParentTypes['QueuedRequestPage']> = {
  isSimilar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['QueuedRequest']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordedEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['RecordedEvent'] = ResolversParentTypes['RecordedEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties?: Resolver<ReadonlyArray<ResolversTypes['EventProperty']>, ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordedWebinarResolvers<ContextType = any, ParentType extends ResolversParentTypes['RecordedWebinar'] = ResolversParentTypes['RecordedWebinar']> = {
  captionsHref?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chapters?: Resolver<ReadonlyArray<ResolversTypes['WebinarChapter']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  posterHref?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transcript?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  videoHref?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RedeemStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['RedeemStep'] = ResolversParentTypes['RedeemStep']> = {
  action?: Resolver<Maybe<ResolversTypes['CallToAction']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReferralResolvers<ContextType = any, ParentType extends ResolversParentTypes['Referral'] = ResolversParentTypes['Referral']> = {
  business?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['QrCode'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loggedIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedOffer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RequestOutcomeResolvers<ContextType = any, ParentType extends ResolversParentTypes['RequestOutcome'] = ResolversParentTypes['RequestOutcome']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['QueuedRequest']>, ParentType, ContextType>;
};

export type SearchedPartnerResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchedPartner'] = ResolversParentTypes['SearchedPartner']> = {
  benefit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partnerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = any, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isSelf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastLogInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['MemberRole'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['TeamPage'] = ResolversParentTypes['TeamPage']> = {
  members?: Resolver<ReadonlyArray<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamSizeResolvers<ContextType = any, ParentType extends ResolversParentTypes['TeamSize'] = ResolversParentTypes['TeamSize']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deactivated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrainingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Training'] = ResolversParentTypes['Training']> = {
  audience?: Resolver<ResolversTypes['TrainingAudience'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrainingListResolvers<ContextType = any, ParentType extends ResolversParentTypes['TrainingList'] = ResolversParentTypes['TrainingList']> = {
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trainings?: Resolver<ReadonlyArray<ResolversTypes['Training']>, ParentType, ContextType>;
};

export type UnfoundSearchResolvers<ContextType = any, ParentType extends ResolversParentTypes['UnfoundSearch'] = ResolversParentTypes['UnfoundSearch']> = {
  finds?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UpcomingWebinarResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpcomingWebinar'] = ResolversParentTypes['UpcomingWebinar']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRegistered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserApplicationResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserApplication'] = ResolversParentTypes['UserApplication']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserCertificateResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserCertificate'] = ResolversParentTypes['UserCertificate']> = {
  expiresOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CertificateType'], ParentType, ContextType>;
};

export type UserEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserEvent'] = ResolversParentTypes['UserEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserOutcomeResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserOutcome'] = ResolversParentTypes['UserOutcome']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
};

export type UserSessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserSession'] = ResolversParentTypes['UserSession']> = {
  begunOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  renewedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type VerificationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  profileTicket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WaitingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Waiting'] = ResolversParentTypes['Waiting']> = {
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebinarChapterResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebinarChapter'] = ResolversParentTypes['WebinarChapter']> = {
  at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebinarsResolvers<ContextType = any, ParentType extends ResolversParentTypes['Webinars'] = ResolversParentTypes['Webinars']> = {
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recorded?: Resolver<ReadonlyArray<ResolversTypes['RecordedWebinar']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upcoming?: Resolver<ReadonlyArray<ResolversTypes['UpcomingWebinar']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Accepted?: AcceptedResolvers<ContextType>;
  AccessChange?: AccessChangeResolvers<ContextType>;
  AccessExplanation?: AccessExplanationResolvers<ContextType>;
  AdminCategories?: AdminCategoriesResolvers<ContextType>;
  AdminCategory?: AdminCategoryResolvers<ContextType>;
  AdminCustomer?: AdminCustomerResolvers<ContextType>;
  AdminCustomerDetail?: AdminCustomerDetailResolvers<ContextType>;
  AdminCustomerPage?: AdminCustomerPageResolvers<ContextType>;
  AdminPartner?: AdminPartnerResolvers<ContextType>;
  AdminPartnerDetail?: AdminPartnerDetailResolvers<ContextType>;
  AdminPartnerPage?: AdminPartnerPageResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminUserDetail?: AdminUserDetailResolvers<ContextType>;
  AdminUserPage?: AdminUserPageResolvers<ContextType>;
  AffiliateApplication?: AffiliateApplicationResolvers<ContextType>;
  AffiliateApplicationDetail?: AffiliateApplicationDetailResolvers<ContextType>;
  AffiliateApplicationPage?: AffiliateApplicationPageResolvers<ContextType>;
  AppAction?: AppActionResolvers<ContextType>;
  ApplicationOutcome?: ApplicationOutcomeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  AuditedChange?: AuditedChangeResolvers<ContextType>;
  AvailablePartner?: AvailablePartnerResolvers<ContextType>;
  Barcode?: BarcodeResolvers<ContextType>;
  CallRequest?: CallRequestResolvers<ContextType>;
  CallToAction?: CallToActionResolvers<ContextType>;
  CategoriesDraft?: CategoriesDraftResolvers<ContextType>;
  CategoriesEdition?: CategoriesEditionResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Certificate?: CertificateResolvers<ContextType>;
  CertificateFile?: CertificateFileResolvers<ContextType>;
  CertificatePage?: CertificatePageResolvers<ContextType>;
  CertificateRecipient?: CertificateRecipientResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompletedProfile?: CompletedProfileResolvers<ContextType>;
  ConfigData?: ConfigDataResolvers<ContextType>;
  Constant?: ConstantResolvers<ContextType>;
  ConstantType?: ConstantTypeResolvers<ContextType>;
  Coupon?: CouponResolvers<ContextType>;
  CouponAction?: CouponActionResolvers<ContextType>;
  CustomerCertificate?: CustomerCertificateResolvers<ContextType>;
  CustomerCertificates?: CustomerCertificatesResolvers<ContextType>;
  CustomerRequest?: CustomerRequestResolvers<ContextType>;
  CustomerRequests?: CustomerRequestsResolvers<ContextType>;
  CustomerSource?: CustomerSourceResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DuplicateApplicant?: DuplicateApplicantResolvers<ContextType>;
  EditedCategory?: EditedCategoryResolvers<ContextType>;
  EndingCertificates?: EndingCertificatesResolvers<ContextType>;
  Entitlement?: EntitlementResolvers<ContextType>;
  EntitlementStatus?: EntitlementStatusResolvers<ContextType>;
  EventProperty?: EventPropertyResolvers<ContextType>;
  ExternalAction?: ExternalActionResolvers<ContextType>;
  Faq?: FaqResolvers<ContextType>;
  FaqGroup?: FaqGroupResolvers<ContextType>;
  FaqQuestion?: FaqQuestionResolvers<ContextType>;
  FilteredBy?: FilteredByResolvers<ContextType>;
  Findings?: FindingsResolvers<ContextType>;
  FormAction?: FormActionResolvers<ContextType>;
  Funnel?: FunnelResolvers<ContextType>;
  FunnelOutcomes?: FunnelOutcomesResolvers<ContextType>;
  FunnelState?: FunnelStateResolvers<ContextType>;
  FunnelTransition?: FunnelTransitionResolvers<ContextType>;
  HelpLink?: HelpLinkResolvers<ContextType>;
  IncludedPartner?: IncludedPartnerResolvers<ContextType>;
  Introduction?: IntroductionResolvers<ContextType>;
  IntroductionSection?: IntroductionSectionResolvers<ContextType>;
  InvitationLink?: InvitationLinkResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  ListingAction?: ListingActionResolvers<ContextType>;
  ListingDraft?: ListingDraftResolvers<ContextType>;
  ListingEdition?: ListingEditionResolvers<ContextType>;
  ListingPage?: ListingPageResolvers<ContextType>;
  ListingStep?: ListingStepResolvers<ContextType>;
  LoggedMail?: LoggedMailResolvers<ContextType>;
  LoggedMailPage?: LoggedMailPageResolvers<ContextType>;
  MissingPartner?: MissingPartnerResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  Overview?: OverviewResolvers<ContextType>;
  OwnApplication?: OwnApplicationResolvers<ContextType>;
  OwnProfile?: OwnProfileResolvers<ContextType>;
  PageLink?: PageLinkResolvers<ContextType>;
  PartnerAccount?: PartnerAccountResolvers<ContextType>;
  PartnerDealings?: PartnerDealingsResolvers<ContextType>;
  PartnerPage?: PartnerPageResolvers<ContextType>;
  PartnerRequest?: PartnerRequestResolvers<ContextType>;
  PartnerTitle?: PartnerTitleResolvers<ContextType>;
  PartnerTitlePage?: PartnerTitlePageResolvers<ContextType>;
  PasswordResetLink?: PasswordResetLinkResolvers<ContextType>;
  PendingProfile?: PendingProfileResolvers<ContextType>;
  Privacy?: PrivacyResolvers<ContextType>;
  ProductRequest?: ProductRequestResolvers<ContextType>;
  ProductRequestVote?: ProductRequestVoteResolvers<ContextType>;
  QrCode?: QrCodeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QueuedRequest?: QueuedRequestResolvers<ContextType>;
  QueuedRequestPage?: QueuedRequestPageResolvers<ContextType>;
  RecordedEvent?: RecordedEventResolvers<ContextType>;
  RecordedWebinar?: RecordedWebinarResolvers<ContextType>;
  RedeemStep?: RedeemStepResolvers<ContextType>;
  Referral?: ReferralResolvers<ContextType>;
  RequestOutcome?: RequestOutcomeResolvers<ContextType>;
  SearchedPartner?: SearchedPartnerResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamPage?: TeamPageResolvers<ContextType>;
  TeamSize?: TeamSizeResolvers<ContextType>;
  Training?: TrainingResolvers<ContextType>;
  TrainingList?: TrainingListResolvers<ContextType>;
  UnfoundSearch?: UnfoundSearchResolvers<ContextType>;
  UpcomingWebinar?: UpcomingWebinarResolvers<ContextType>;
  UserApplication?: UserApplicationResolvers<ContextType>;
  UserCertificate?: UserCertificateResolvers<ContextType>;
  UserEvent?: UserEventResolvers<ContextType>;
  UserOutcome?: UserOutcomeResolvers<ContextType>;
  UserSession?: UserSessionResolvers<ContextType>;
  Verification?: VerificationResolvers<ContextType>;
  Waiting?: WaitingResolvers<ContextType>;
  WebinarChapter?: WebinarChapterResolvers<ContextType>;
  Webinars?: WebinarsResolvers<ContextType>;
};

