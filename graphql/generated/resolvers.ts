import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
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
  __typename?: 'Accepted';
  accepted: Scalars['Boolean']['output'];
};

/** A change that alone would let the user in. */
export type AccessChange = {
  __typename?: 'AccessChange';
  /** Id in `constantType.roles`; null for a change of another type. */
  roleId?: Maybe<Scalars['Int']['output']>;
  type: AccessChangeType;
};

export type AccessChangeType =
  | 'loggingIn'
  | 'loggingOut'
  /** The company's entitlement to the partner. */
  | 'partner'
  | 'role';

/** Access decision about a user and a page or an offer, with its reasons. */
export type AccessExplanation = {
  __typename?: 'AccessExplanation';
  access: PageAccess;
  /** Changes each of which alone would let the user in; empty if they are let in, or if it takes more than one. */
  changes: Array<AccessChange>;
  /** Company of the user; null if they have none, or if it is hidden sample data. */
  customer?: Maybe<AdminCustomer>;
  /** Entitlement of their company to the partner of the page or offer; null without a partner or a company. */
  entitlement?: Maybe<Entitlement>;
  /** Whether the user can open the page, or finds the offer there. */
  isAllowed: Scalars['Boolean']['output'];
  /** Reasons why the user cannot log in; empty if they can. */
  obstacles: Array<LogInObstacle>;
  /** Id of the partner whose offer the decision is about, since it has no page; null for a page. */
  partnerId?: Maybe<Scalars['ID']['output']>;
  /** Path of the page; for an offer, of the page that shows it. */
  path: Scalars['String']['output'];
  reason?: Maybe<RedirectReason>;
  /** Path to which the user is redirected; null if they can open the page, even if it hides the offer from them. */
  redirectTo?: Maybe<Scalars['String']['output']>;
  user: AdminUser;
  verdict: AccessVerdict;
  viewer: ViewerKind;
};

/** A cell of the access table. */
export type AccessVerdict =
  | 'allow'
  | 'home'
  | 'ifIncluded'
  | 'notFound';

export type AccountConnectionInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
};

/** The categories with everything that administrators edit. */
export type AdminCategories = {
  __typename?: 'AdminCategories';
  /** Null without a draft. */
  draft?: Maybe<CategoriesDraft>;
  /** Version that a mutation of the draft has to name, as `AdminPartnerDetail.draftVersion`. */
  draftVersion: Scalars['Int']['output'];
  /** Newest first; empty before the first publication. */
  editions: Array<CategoriesEdition>;
  /** The categories that people see, in order. */
  published: Array<AdminCategory>;
};

/** A category in the administrators' list. */
export type AdminCategory = {
  __typename?: 'AdminCategory';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Number of partners in the category. */
  partners: Scalars['Int']['output'];
};

/** A customer in the administrators' list. */
export type AdminCustomer = {
  __typename?: 'AdminCustomer';
  /** Titles of the partners that it has requested and nobody has decided about, oldest request first. */
  asksFor: Array<Scalars['String']['output']>;
  createdOn: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Number of partners that the customer has. */
  partners: Scalars['Int']['output'];
  source?: Maybe<CustomerSource>;
  typeName?: Maybe<Scalars['String']['output']>;
  /** Number of active users. */
  users: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

/** A customer with everything that administrators see of it. */
export type AdminCustomerDetail = {
  __typename?: 'AdminCustomerDetail';
  customer: AdminCustomer;
  /** Certificates that have expired or expire within 30 days. */
  endingCertificates: CustomerCertificates;
  /** One entry for each partner, by partner id. */
  entitlements: Array<Entitlement>;
  /** Product requests that are submitted, in review, or planned. */
  openRequests: CustomerRequests;
  team: TeamSize;
};

export type AdminCustomerOrder =
  | 'createdOn'
  | 'name'
  /** Number of active users. */
  | 'users';

export type AdminCustomerPage = {
  __typename?: 'AdminCustomerPage';
  /** Whether a search matches more than the 500 rows that are counted and listed. */
  isCut: Scalars['Boolean']['output'];
  /** Whether no row contains the search, so that these only resemble it. */
  isSimilar: Scalars['Boolean']['output'];
  rows: Array<AdminCustomer>;
  /** Number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** A partner in the administrators' list. */
export type AdminPartner = {
  __typename?: 'AdminPartner';
  category: Category;
  /** Time of the last verification of the offer. */
  checkedOn: Scalars['DateTime']['output'];
  /** Number of customers that have the partner. */
  customers: Scalars['Int']['output'];
  /** End of the offer; null if it has none. */
  endsOn?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the offer has ended. */
  hasEnded: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Whether there is a draft of its listing. */
  isDrafted: Scalars['Boolean']['output'];
  /** Paths of its pages in this product, the main one first. */
  pages: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** Value of the offer in plain words, such as `Up to 10% off`. */
  value: Scalars['String']['output'];
};

/** A partner with everything that administrators edit. */
export type AdminPartnerDetail = {
  __typename?: 'AdminPartnerDetail';
  categories: Array<Category>;
  /** Null without a draft. */
  draft?: Maybe<ListingDraft>;
  /**
   * Version that a mutation of the draft has to name. It rises with each change, also if the draft is published or
   * discarded; 0 before the first one.
   */
  draftVersion: Scalars['Int']['output'];
  /** Newest first; empty before the first publication. */
  editions: Array<ListingEdition>;
  partner: AdminPartner;
  /** The listing that people see now. */
  published: Listing;
  /** Number of people who get a mail once the ended offer runs again; 0 while it runs. */
  waiting: Scalars['Int']['output'];
};

export type AdminPartnerOrder =
  /** Number of customers that have the partner. */
  | 'customers'
  /** Id, the order in which the partners were added. */
  | 'id'
  | 'title';

export type AdminPartnerPage = {
  __typename?: 'AdminPartnerPage';
  /** Whether no row contains the search, so that these only resemble it. */
  isSimilar: Scalars['Boolean']['output'];
  rows: Array<AdminPartner>;
  total: Scalars['Int']['output'];
};

/** A user in the administrators' list. */
export type AdminUser = {
  __typename?: 'AdminUser';
  createdOn: Scalars['DateTime']['output'];
  customerId?: Maybe<Scalars['ID']['output']>;
  /** Null without a customer, and for a sample customer while sample data is hidden. */
  customerName?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isEmailConfirmed: Scalars['Boolean']['output'];
  /** Whether the user is the caller. */
  isSelf: Scalars['Boolean']['output'];
  /** Null if the user has never logged in. */
  lastLogInOn?: Maybe<Scalars['DateTime']['output']>;
  lastName: Scalars['String']['output'];
  /** Id in `constantType.roles`. */
  roleId: Scalars['Int']['output'];
  status: MemberStatus;
  version: Scalars['Int']['output'];
};

/** A user with everything that administrators see of them. */
export type AdminUserDetail = {
  __typename?: 'AdminUserDetail';
  /** Application to be an affiliate; null if the user made none. */
  application?: Maybe<UserApplication>;
  /** At most 50 certificates that list the user as a recipient of reminders, earliest expiry first. */
  certificates: Array<UserCertificate>;
  /** At most 50 tracked events, newest first. */
  events: Array<UserEvent>;
  hasPassword: Scalars['Boolean']['output'];
  invitedBy?: Maybe<Scalars['String']['output']>;
  invitedOn?: Maybe<Scalars['DateTime']['output']>;
  /** Whether recent failed log-ins lock the account. */
  isLogInLocked: Scalars['Boolean']['output'];
  isProfileComplete: Scalars['Boolean']['output'];
  jobTitle?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  /** At most 50 active sessions, newest first. */
  sessions: Array<UserSession>;
  termsAcceptedOn?: Maybe<Scalars['DateTime']['output']>;
  timeZone?: Maybe<Scalars['String']['output']>;
  user: AdminUser;
  wantsOfferNews: Scalars['Boolean']['output'];
};

export type AdminUserOrder =
  | 'createdOn'
  /** Time of the last log-in; people who have never logged in come before all others. */
  | 'lastLogIn'
  /** Last name, then first name. */
  | 'name';

export type AdminUserPage = {
  __typename?: 'AdminUserPage';
  /** Customer that the list is filtered by; null without this filter. */
  customer?: Maybe<FilteredBy>;
  /** Whether a search matches more than the 500 rows that are counted and listed. */
  isCut: Scalars['Boolean']['output'];
  /** Whether no row contains the search, so that these only resemble it. */
  isSimilar: Scalars['Boolean']['output'];
  rows: Array<AdminUser>;
  /** Number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** An application to be an affiliate, as administrators see it. */
export type AffiliateApplication = {
  __typename?: 'AffiliateApplication';
  /** Answer to that question; null before it. */
  answer?: Maybe<Scalars['String']['output']>;
  appliedOn: Scalars['DateTime']['output'];
  company: Scalars['String']['output'];
  decidedBy?: Maybe<Scalars['String']['output']>;
  decidedOn?: Maybe<Scalars['DateTime']['output']>;
  /** Decisions that the caller can make now; empty for their own application. */
  decisions: Array<ApplicationDecision>;
  email: Scalars['String']['output'];
  heardFrom?: Maybe<Scalars['String']['output']>;
  /** Affiliate ID, by which registrations name their sponsor. */
  id: Scalars['ID']['output'];
  /** Whether the applicant has confirmed the address; before that, no decision is mailed. */
  isEmailConfirmed: Scalars['Boolean']['output'];
  /** Whether another person has the same phone number, or an address of the same domain, unless a mail provider has it. */
  mayBeDuplicate: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  /** Last question to the applicant. */
  question?: Maybe<Scalars['String']['output']>;
  /** Reason of the rejection or suspension; null in every other state. */
  reason?: Maybe<Scalars['String']['output']>;
  sponsorId?: Maybe<Scalars['ID']['output']>;
  sponsorName?: Maybe<Scalars['String']['output']>;
  state: ApplicationState;
  userId: Scalars['ID']['output'];
  version: Scalars['Int']['output'];
  website?: Maybe<Scalars['String']['output']>;
};

/** An application, and people who may be the same as the applicant. */
export type AffiliateApplicationDetail = {
  __typename?: 'AffiliateApplicationDetail';
  application: AffiliateApplication;
  /** At most ten people, those who share both traits first. */
  duplicates: Array<DuplicateApplicant>;
};

export type AffiliateApplicationPage = {
  __typename?: 'AffiliateApplicationPage';
  /** Whether no row contains the search, so that these only resemble it. */
  isSimilar: Scalars['Boolean']['output'];
  rows: Array<AffiliateApplication>;
  /** Number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Action that leads to the partner's app. */
export type AppAction = {
  __typename?: 'AppAction';
  androidUrl: Scalars['String']['output'];
  /** QR code of the address for any phone. */
  code: QrCode;
  iosUrl: Scalars['String']['output'];
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
  decision: ApplicationDecision;
  /** Question that `requestInfo` requires. */
  question?: InputMaybe<Scalars['String']['input']>;
  /** Reason that `reject` and `suspend` require. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type ApplicationOrder =
  | 'appliedOn'
  | 'company';

/** Outcome of a decision for one of several applications. */
export type ApplicationOutcome = {
  __typename?: 'ApplicationOutcome';
  /** The application afterward; null if it was left unchanged. */
  application?: Maybe<AffiliateApplication>;
  id: Scalars['ID']['output'];
  /** Message for people about the cause if it was left unchanged; else null. */
  problem?: Maybe<Scalars['String']['output']>;
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
  __typename?: 'AuditEntry';
  /** Name of the act, such as `productRequest.decline`. */
  action: Scalars['String']['output'];
  actorId: Scalars['ID']['output'];
  actorName: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  changes: Array<AuditedChange>;
  entity: AuditedEntity;
  entityId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** Name of the entity at the time. */
  label: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  /** Id of the HTTP request, the `x-request-id` of its response. */
  requestId: Scalars['String']['output'];
};

export type AuditPage = {
  __typename?: 'AuditPage';
  /** Person that the log is filtered by; null without this filter. */
  actor?: Maybe<FilteredBy>;
  /** Whether more rows match than are counted and listed: 500 of a search, 10,000 of another filter. */
  isCut: Scalars['Boolean']['output'];
  /** Entity that the log is filtered by, with the name in its newest entry; null without this filter. */
  item?: Maybe<FilteredBy>;
  /** Newest first. */
  rows: Array<AuditEntry>;
  /** Number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** A changed value as JSON, before and after the act; null for no value. */
export type AuditedChange = {
  __typename?: 'AuditedChange';
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
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
  __typename?: 'AvailablePartner';
  id: Scalars['ID']['output'];
  /** Whether the caller's company has the partner. */
  isIncluded: Scalars['Boolean']['output'];
  /** Path of its first page, on which a company without the partner can request it; null if it has none in this product. */
  path?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** News that a person can wait for: the ended offer runs again, or there are coupons again. */
export type Awaited =
  | 'coupon'
  | 'offer';

/** A barcode (Code 128) as path data of an SVG, one unit high and one unit for each module. */
export type Barcode = {
  __typename?: 'Barcode';
  path: Scalars['String']['output'];
  /** Number of modules. */
  width: Scalars['Int']['output'];
};

/** The caller's request for a call by the partner. */
export type CallRequest = {
  __typename?: 'CallRequest';
  bestTime: CallTime;
  note?: Maybe<Scalars['String']['output']>;
  phone: Scalars['String']['output'];
  requestedOn: Scalars['DateTime']['output'];
};

export type CallRequestInput = {
  bestTime?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};

export type CallTime =
  | 'afternoon'
  | 'evening'
  | 'midday'
  | 'morning';

/** Action that a page, or a step of it, offers. */
export type CallToAction = AppAction | CouponAction | ExternalAction | FormAction;

export type CategoriesDraft = {
  __typename?: 'CategoriesDraft';
  categories: Array<EditedCategory>;
  /** Full name of the administrator who changed it last. */
  changedBy?: Maybe<Scalars['String']['output']>;
  changedOn: Scalars['DateTime']['output'];
};

/** A published version of the list of categories. */
export type CategoriesEdition = {
  __typename?: 'CategoriesEdition';
  categories: Array<EditedCategory>;
  note?: Maybe<Scalars['String']['output']>;
  /** Number from 1; edition 1 is the list before the first publication. */
  number: Scalars['Int']['output'];
  publishedBy?: Maybe<Scalars['String']['output']>;
  /** Null for edition 1. */
  publishedOn?: Maybe<Scalars['DateTime']['output']>;
};

export type Category = {
  __typename?: 'Category';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A certificate that a company has to renew in time (screens 2.12). Days are YYYY-MM-DD, in the company's time zone. */
export type Certificate = {
  __typename?: 'Certificate';
  /** Days until then; negative for an expired certificate. */
  daysLeft: Scalars['Int']['output'];
  /** Last day of validity. */
  expiresOn: Scalars['String']['output'];
  file?: Maybe<CertificateFile>;
  holder: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  issuedOn?: Maybe<Scalars['String']['output']>;
  issuer: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  recipients: Array<CertificateRecipient>;
  /** Numbers of days before `expiresOn` at which recipients are reminded. */
  remindDays: Array<Scalars['Int']['output']>;
  remindersStopped: Scalars['Boolean']['output'];
  /** Day on which reminders resume; null if they are not snoozed. */
  snoozedUntil?: Maybe<Scalars['String']['output']>;
  type: CertificateType;
  /** Version that a mutation has to name. */
  version: Scalars['Int']['output'];
};

/** Document of a certificate, at `/api/app/certificates/{id}/file`. */
export type CertificateFile = {
  __typename?: 'CertificateFile';
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
};

/** Data of a certificate, checked by the rules of the form. */
export type CertificateInput = {
  expiresOn: Scalars['String']['input'];
  holder: Scalars['String']['input'];
  issuedOn?: InputMaybe<Scalars['String']['input']>;
  issuer: Scalars['String']['input'];
  number?: InputMaybe<Scalars['String']['input']>;
  /** Ids of people of the company. */
  recipientIds: Array<Scalars['ID']['input']>;
  /** Any of 60, 30, 14, 7, and 1. */
  remindDays: Array<Scalars['Int']['input']>;
  type: CertificateType;
};

export type CertificatePage = {
  __typename?: 'CertificatePage';
  /** Earliest expiry first. */
  certificates: Array<Certificate>;
  /** Number of certificates on all pages. */
  total: Scalars['Int']['output'];
};

export type CertificateRecipient = {
  __typename?: 'CertificateRecipient';
  id: Scalars['ID']['output'];
  /** Whether the person can get reminders. If no recipient can, the active owners of the company get them. */
  isActive: Scalars['Boolean']['output'];
  isSelf: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
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
  __typename?: 'Company';
  /** Address on one line; null if nobody has entered one. */
  address?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Partners of the company, by id. */
  partners: Array<IncludedPartner>;
  /** Name of the affiliate or customer who referred the company; null if nobody did. */
  source?: Maybe<Scalars['String']['output']>;
  /** Time zone (IANA) in which the company's days begin; null if it has chosen none. */
  timeZone?: Maybe<Scalars['String']['output']>;
  typeName?: Maybe<Scalars['String']['output']>;
  /** Time zone (IANA) that applies if the company has chosen none. */
  usualTimeZone: Scalars['String']['output'];
};

export type CompletedProfile = {
  __typename?: 'CompletedProfile';
  /** Whether the application to be an affiliate waits for a decision. */
  isUnderReview: Scalars['Boolean']['output'];
  /** Id in `constantType.roles`. */
  roleId: Scalars['Int']['output'];
};

/** Configuration that screens read. */
export type ConfigData = {
  __typename?: 'ConfigData';
  newsletterUrl: Scalars['String']['output'];
  productName: Scalars['String']['output'];
  supportEmail: Scalars['String']['output'];
};

/** Value of an enumeration of the spec. */
export type Constant = {
  __typename?: 'Constant';
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** Enumerations of the spec (section 3). */
export type ConstantType = {
  __typename?: 'ConstantType';
  roles: Array<Constant>;
  userTypes: Array<Constant>;
};

export type ContactWay =
  | 'EMAIL'
  | 'PHONE';

/** A coupon that the caller has taken. */
export type Coupon = {
  __typename?: 'Coupon';
  barcode: Barcode;
  code: Scalars['String']['output'];
  /** Last day of validity, YYYY-MM-DD; null without one. */
  goodUntil?: Maybe<Scalars['String']['output']>;
  /** Whether that day has passed in the marketplace's time zone. */
  isOver: Scalars['Boolean']['output'];
  issuedOn: Scalars['DateTime']['output'];
};

/** Action that issues one of the partner's coupons. */
export type CouponAction = {
  __typename?: 'CouponAction';
  label: Scalars['String']['output'];
};

export type CustomerCertificate = {
  __typename?: 'CustomerCertificate';
  /** Days until then in the customer's time zone; negative for an expired certificate. */
  daysLeft: Scalars['Int']['output'];
  /** Last day of validity, YYYY-MM-DD. */
  expiresOn: Scalars['String']['output'];
  holder: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  type: CertificateType;
};

export type CustomerCertificates = {
  __typename?: 'CustomerCertificates';
  /** At most 20 certificates, earliest expiry first. */
  rows: Array<CustomerCertificate>;
  total: Scalars['Int']['output'];
};

export type CustomerRequest = {
  __typename?: 'CustomerRequest';
  askedOn: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  status: ProductRequestStatus;
};

export type CustomerRequests = {
  __typename?: 'CustomerRequests';
  /** At most 20 requests, oldest first. */
  rows: Array<CustomerRequest>;
  total: Scalars['Int']['output'];
};

/** Affiliate or customer who referred a customer. */
export type CustomerSource = {
  __typename?: 'CustomerSource';
  id: Scalars['Int']['output'];
  /** Name of the affiliate's company or of the customer; null for the marketplace itself, and if the referrer is gone. */
  name?: Maybe<Scalars['String']['output']>;
  /** Id in `constantType.userTypes`; null if it is unknown. */
  typeId?: Maybe<Scalars['Int']['output']>;
  /** Name of that type. */
  typeName?: Maybe<Scalars['String']['output']>;
};

/** A person who may be the same as an applicant. */
export type DuplicateApplicant = {
  __typename?: 'DuplicateApplicant';
  /** Application of this person; null, as are `company` and `state`, if they made none. */
  applicationId?: Maybe<Scalars['ID']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  shares: Array<SharedTrait>;
  state?: Maybe<ApplicationState>;
  userId: Scalars['ID']['output'];
};

/**
 * A category as administrators edit it. It has no `id`, so that Apollo does not normalize it: drafts and editions can
 * give the same category other names.
 */
export type EditedCategory = {
  __typename?: 'EditedCategory';
  /** Empty for a new category. */
  categoryId: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type EditedCategoryInput = {
  categoryId: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

/** Certificates that have expired or expire within 30 days. */
export type EndingCertificates = {
  __typename?: 'EndingCertificates';
  count: Scalars['Int']['output'];
  /** Earliest expiry, YYYY-MM-DD. */
  firstOn: Scalars['String']['output'];
  /** Whether that day has passed in the company's time zone. */
  isOver: Scalars['Boolean']['output'];
};

/** A customer's right to use a partner. */
export type Entitlement = {
  __typename?: 'Entitlement';
  /** Full name of the person who granted, denied, or requested it. */
  by?: Maybe<Scalars['String']['output']>;
  partnerId: Scalars['ID']['output'];
  partnerTitle: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  /** Time of the last decision or request; null if there was none. */
  since?: Maybe<Scalars['DateTime']['output']>;
  /** Reason of the grant; null in every other state. */
  source?: Maybe<EntitlementSource>;
  state: EntitlementState;
};

/** Grants a customer a partner, or takes it away. */
export type EntitlementChange = {
  granted: Scalars['Boolean']['input'];
  partnerId: Scalars['ID']['input'];
  /** Reason that taking a partner away requires. */
  reason?: InputMaybe<Scalars['String']['input']>;
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
  __typename?: 'EntitlementStatus';
  /** Full name of the person who requests the partner; null in every other state. */
  askedBy?: Maybe<Scalars['String']['output']>;
  /** Id of the partner. */
  id: Scalars['ID']['output'];
  /** Reason of the denial or of the request; null in every other state. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Time of the last decision or request; null if there was none. */
  since?: Maybe<Scalars['DateTime']['output']>;
  state: EntitlementState;
};

export type EventProperty = {
  __typename?: 'EventProperty';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** Action that opens the partner's site in a new tab. */
export type ExternalAction = {
  __typename?: 'ExternalAction';
  label: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type Faq = {
  __typename?: 'Faq';
  groups: Array<FaqGroup>;
  /** Whether the content is a sample, to be replaced. */
  isSample: Scalars['Boolean']['output'];
};

export type FaqGroup = {
  __typename?: 'FaqGroup';
  name: Scalars['String']['output'];
  questions: Array<FaqQuestion>;
};

export type FaqQuestion = {
  __typename?: 'FaqQuestion';
  /** Paragraphs. */
  answer: Array<Scalars['String']['output']>;
  /** The caller's vote; null without one. */
  helped?: Maybe<Scalars['Boolean']['output']>;
  /** Number of the question; its anchor on the page is `#faq-` and this number. */
  id: Scalars['Int']['output'];
  link?: Maybe<HelpLink>;
  question: Scalars['String']['output'];
};

/**
 * Row of another list that a list is filtered by. It has no `id`, so that Apollo does not normalize it: rows of
 * different lists can have the same id.
 */
export type FilteredBy = {
  __typename?: 'FilteredBy';
  /** Null if nothing has this id. */
  name?: Maybe<Scalars['String']['output']>;
  rowId: Scalars['ID']['output'];
};

/** Results of a search over everything: the first five rows of each kind. */
export type Findings = {
  __typename?: 'Findings';
  /** Customers whose name matches. */
  customers: AdminCustomerPage;
  /** Partners whose title matches. */
  partners: PartnerTitlePage;
  /** Product requests whose reference or name matches, newest first. */
  requests: QueuedRequestPage;
  /** Users whose name or e-mail matches. */
  users: AdminUserPage;
};

/** Action that opens a form on the page. */
export type FormAction = {
  __typename?: 'FormAction';
  form: PartnerForm;
  label: Scalars['String']['output'];
};

/** Runs through a chart that began in a period. They do not identify people. */
export type Funnel = {
  __typename?: 'Funnel';
  asOf: Scalars['DateTime']['output'];
  chart: Scalars['String']['output'];
  /** Whether the counts include sample runs. */
  countsSamples: Scalars['Boolean']['output'];
  outcomes: FunnelOutcomes;
  runs: Scalars['Int']['output'];
  /** Number of sample runs in the period, counted or not. */
  sampleRuns: Scalars['Int']['output'];
  states: Array<FunnelState>;
  /** Transitions of the chart, also those that nobody took, and others that were recorded; by the state that they leave. */
  transitions: Array<FunnelTransition>;
  /** Version of the plan, which rises with each change of what is recorded. */
  version: Scalars['Int']['output'];
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
  __typename?: 'FunnelOutcomes';
  arrived: Scalars['Int']['output'];
  cancelled: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  /** Runs that took no step for 30 minutes on the way. */
  idle: Scalars['Int']['output'];
  /** Runs whose pages were left on the way. */
  left: Scalars['Int']['output'];
  refused: Scalars['Int']['output'];
  underWay: Scalars['Int']['output'];
};

/** A state of a funnel's chart with its counts; `entered` equals `left` plus `now`. */
export type FunnelState = {
  __typename?: 'FunnelState';
  endsAs: FunnelEnd;
  entered: Scalars['Int']['output'];
  /** Number of exits by 30 minutes without a step. */
  idle: Scalars['Int']['output'];
  /** Name of the step for analysts, unique in its funnel. */
  label: Scalars['String']['output'];
  /** Number of exits: by a step to another state or out of the funnel, or by 30 minutes without a step. */
  left: Scalars['Int']['output'];
  /** Median stay in milliseconds; null if nobody has left. */
  medianStay?: Maybe<Scalars['Float']['output']>;
  /** Dotted name of the state. */
  name: Scalars['String']['output'];
  now: Scalars['Int']['output'];
  /** Position from 1, in the order in which people reach the states. */
  number: Scalars['Int']['output'];
  /** Number of runs that were in the state at least once. */
  reached: Scalars['Int']['output'];
  /** Description of the screen that the person sees. */
  sees: Scalars['String']['output'];
  /** Version of the plan that added the state. */
  since: Scalars['Int']['output'];
};

/**
 * Transition by an event, and how often it was taken. Null in place of a state is outside of the funnel: a run begins or
 * ends.
 */
export type FunnelTransition = {
  __typename?: 'FunnelTransition';
  /** Whether the chart itself has the transition, for all its states; drawings omit it while nobody takes it. */
  common: Scalars['Boolean']['output'];
  count: Scalars['Int']['output'];
  /** Event as the chart's table spells it; `opened` and `left` for the pages, `unseen` for a step that never arrived. */
  event: Scalars['String']['output'];
  from?: Maybe<Scalars['String']['output']>;
  to?: Maybe<Scalars['String']['output']>;
  /** Tracked events that it fires, with the properties that the chart knows: `Registration Cancelled (step: details)`. */
  tracked: Array<Scalars['String']['output']>;
};

/** Link from a text to a page of the product. */
export type HelpLink = {
  __typename?: 'HelpLink';
  href: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

/** A partner that the company has. */
export type IncludedPartner = {
  __typename?: 'IncludedPartner';
  id: Scalars['Int']['output'];
  /** Path of its first page; null if it has none in this product. */
  path?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type Introduction = {
  __typename?: 'Introduction';
  /** Whether the content is a sample, to be replaced. */
  isSample: Scalars['Boolean']['output'];
  sections: Array<IntroductionSection>;
};

/** Drawing beside a section. */
export type IntroductionDrawing =
  | 'FRAME'
  | 'GAP'
  | 'HOIST'
  | 'PLAN'
  | 'PORTAL';

export type IntroductionSection = {
  __typename?: 'IntroductionSection';
  drawing: IntroductionDrawing;
  /** Paragraphs. */
  text: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** Answers of an invitation, checked by the rules of the form. */
export type InvitationInput = {
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  /** Note in the mail. */
  note?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  role: MemberRole;
};

/** A link that the invited person can use once to join. */
export type InvitationLink = {
  __typename?: 'InvitationLink';
  endsAt: Scalars['DateTime']['output'];
  url: Scalars['String']['output'];
};

/** A click on a link of an offer. */
export type LeadInput = {
  kind: LeadKind;
  /** Time of the click by the browser's clock. */
  madeAt: Scalars['DateTime']['input'];
  partnerId: Scalars['Int']['input'];
  place: LeadPlace;
};

export type LeadKind =
  | 'callToAction'
  | 'learnMore';

export type LeadPlace =
  | 'card'
  | 'partnerPage';

/** Editable data of a partner as administrators type it: days as YYYY-MM-DD, missing values as empty strings. */
export type Listing = {
  __typename?: 'Listing';
  benefit: Scalars['String']['output'];
  categoryId: Scalars['String']['output'];
  checkedOn: Scalars['String']['output'];
  endsOn: Scalars['String']['output'];
  learnMoreUrl: Scalars['String']['output'];
  pages: Array<ListingPage>;
  placement: ListingPlacement;
  value: Scalars['String']['output'];
  /** Search words, one on each line: names that people use for the offer. */
  words: Scalars['String']['output'];
};

/** Action of a page or of a step. Fields that its kind does not use keep what was typed. */
export type ListingAction = {
  __typename?: 'ListingAction';
  androidUrl: Scalars['String']['output'];
  iosUrl: Scalars['String']['output'];
  kind: ListingActionKind;
  label: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type ListingActionInput = {
  androidUrl: Scalars['String']['input'];
  iosUrl: Scalars['String']['input'];
  kind: ListingActionKind;
  label: Scalars['String']['input'];
  url: Scalars['String']['input'];
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
  __typename?: 'ListingDraft';
  /** Full name of the administrator who changed it last. */
  changedBy?: Maybe<Scalars['String']['output']>;
  changedOn: Scalars['DateTime']['output'];
  listing: Listing;
};

/** A published version of a listing. */
export type ListingEdition = {
  __typename?: 'ListingEdition';
  listing: Listing;
  /** Note of the administrator about what is new. */
  note?: Maybe<Scalars['String']['output']>;
  /** Number from 1; edition 1 is the listing before the first publication. */
  number: Scalars['Int']['output'];
  /** Full name of the administrator; null for edition 1. */
  publishedBy?: Maybe<Scalars['String']['output']>;
  /** Null for edition 1. */
  publishedOn?: Maybe<Scalars['DateTime']['output']>;
};

export type ListingInput = {
  benefit: Scalars['String']['input'];
  categoryId: Scalars['String']['input'];
  checkedOn: Scalars['String']['input'];
  endsOn: Scalars['String']['input'];
  learnMoreUrl: Scalars['String']['input'];
  pages: Array<ListingPageInput>;
  placement: ListingPlacement;
  value: Scalars['String']['input'];
  words: Scalars['String']['input'];
};

export type ListingPage = {
  __typename?: 'ListingPage';
  action: ListingAction;
  audience: Scalars['String']['output'];
  /** Points about what people get, one on each line. */
  gets: Scalars['String']['output'];
  /** Heading of the page; empty if it is the partner's name. */
  heading: Scalars['String']['output'];
  shares: Scalars['String']['output'];
  steps: Array<ListingStep>;
  summary: Scalars['String']['output'];
  terms: Scalars['String']['output'];
};

export type ListingPageInput = {
  action: ListingActionInput;
  audience: Scalars['String']['input'];
  gets: Scalars['String']['input'];
  heading: Scalars['String']['input'];
  shares: Scalars['String']['input'];
  steps: Array<ListingStepInput>;
  summary: Scalars['String']['input'];
  terms: Scalars['String']['input'];
};

/** Whether companies without the partner see it under More partners. */
export type ListingPlacement =
  | 'KEPT_OUT'
  | 'SHOWN';

export type ListingStep = {
  __typename?: 'ListingStep';
  action: ListingAction;
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ListingStepInput = {
  action: ListingActionInput;
  text: Scalars['String']['input'];
  title: Scalars['String']['input'];
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
  __typename?: 'LoggedMail';
  /** Time of the last attempt. */
  at: Scalars['DateTime']['output'];
  attempts: Scalars['Int']['output'];
  /** Failure of the last attempt. */
  failure?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  state: MailState;
  subject: Scalars['String']['output'];
  /** Name of the template, such as `Reset a password`. */
  template: Scalars['String']['output'];
  /** Text of the mail without the secrets of its links. */
  text: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type LoggedMailPage = {
  __typename?: 'LoggedMailPage';
  /** Whether a search matches more than the 500 rows that are counted and listed. */
  isCut: Scalars['Boolean']['output'];
  /** Newest first. */
  rows: Array<LoggedMail>;
  /** Number of rows on all pages. */
  total: Scalars['Int']['output'];
};

export type MailState =
  | 'failing'
  | 'givenUp'
  /** A newer mail is sent in place of this one, which had not gone out. */
  | 'replaced'
  | 'sent';

export type MemberRole =
  | 'OWNER'
  | 'USER';

export type MemberStatus =
  | 'active'
  | 'deactivated'
  | 'invited';

/** A partner that the caller's company does not have, with the public part of its offer. */
export type MissingPartner = {
  __typename?: 'MissingPartner';
  benefit: Scalars['String']['output'];
  category: Category;
  id: Scalars['ID']['output'];
  status: EntitlementStatus;
  title: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Does one action to up to 100 users, each by themselves. A user is left unchanged, and the outcome has a `problem`,
   * if the action is impossible for them, if somebody has changed them since, or if they are the caller. Administrators
   * only.
   */
  actOnUsers: Array<UserOutcome>;
  /**
   * Adds a certificate. `key` is an idempotency key: sent again, it replaces the answers of the certificate that it
   * added; CONFLICT if somebody has changed that one since. Owners only.
   */
  addCertificate: Certificate;
  /**
   * Answers the question about the caller's application, which then waits for a decision again. NOT_FOUND without an
   * application, CONFLICT if it has another version, ACTION_REFUSED without an open question.
   */
  answerApplicationQuestion: OwnApplication;
  /**
   * Has the caller mailed once the ended offer runs again, or once there are coupons again. VALIDATION_FAILED for an
   * offer that has not ended; FORBIDDEN if the caller's company does not have the partner.
   */
  awaitOffer: PartnerDealings;
  /**
   * Changes a certificate; if `expiresOn` moves, its reminders begin anew. NOT_FOUND; CONFLICT if it has another
   * version. Owners only.
   */
  changeCertificate: Certificate;
  /**
   * Makes a member an owner or a user. NOT_FOUND; CONFLICT if the member has another version; ACTION_REFUSED for a
   * deactivated member and for the caller. Owners only.
   */
  changeMemberRole: TeamMember;
  /**
   * Changes the password and ends every other session of the caller. VALIDATION_FAILED for a wrong old password, which
   * counts as a failed log-in; TOO_MANY_ATTEMPTS after too many of them. Every role.
   */
  changePassword: Accepted;
  /** NOT_FOUND; CONFLICT if the certificate has another version. Owners only. */
  changeReminders: Certificate;
  /** Turns mails with news of offers on or off; off also ends the waits for offers and coupons. Every role. */
  chooseOfferNews: Privacy;
  /** Sets the time zone (IANA) in which the company's days begin; VALIDATION_FAILED for an unknown one. Owners only. */
  chooseTimeZone: Company;
  /**
   * Completes the profile that a ticket, or the secret of an invitation, opens. VALIDATION_FAILED; LINK_ and INVITATION_
   * codes for a link that is not valid. Public.
   */
  completeProfile: CompletedProfile;
  /**
   * Connects the company's account at a partner. An owner can name the connected code in `replaces`, to replace it.
   * VALIDATION_FAILED for an unknown code, a code of another company, and if another account is connected; FORBIDDEN if
   * the caller's company does not have the partner; OFFER_ENDED.
   */
  connectAccount: PartnerDealings;
  /**
   * Counts a search that found no partner, without the person who made it. TOO_MANY_ATTEMPTS for a network that asks too
   * often. Public.
   */
  countUnfoundSearch: Accepted;
  /**
   * Creates a link to hand to the invited person, valid for 7 days; the mailed one stops working. NOT_FOUND;
   * ACTION_REFUSED if the member is not invited. Owners only.
   */
  createInvitationLink: InvitationLink;
  /**
   * Logs a member out everywhere and bars them from logging in; also withdraws an invitation. NOT_FOUND; CONFLICT if the
   * member has another version; ACTION_REFUSED for a deactivated member and for the caller. Owners only.
   */
  deactivateMember: TeamMember;
  /**
   * Makes one decision about up to 100 applications, each by itself, and mails it to the applicant. An application is
   * left unchanged, and its outcome has a `problem`, if its state or the role of the applicant does not allow the
   * decision, or if somebody has changed it since. Administrators only.
   */
  decideApplications: Array<ApplicationOutcome>;
  /**
   * Makes one decision about up to 100 requests, each by itself. A request is left unchanged, and its outcome has a
   * `problem`, if its status does not allow the decision or if somebody has changed it since. Every decision but
   * `startReview` is mailed to the asker: `plan` and `decline` also to the askers of requests that were merged into this
   * one, `makeAvailable` to everybody who voted. Administrators only.
   */
  decideRequests: Array<RequestOutcome>;
  /**
   * Deletes a certificate with its document for good; returns its id. NOT_FOUND; CONFLICT if it has another version.
   * Owners only.
   */
  deleteCertificate: Scalars['ID']['output'];
  /**
   * Discards the draft of the categories; CONFLICT if it has another version, ACTION_REFUSED if there is none.
   * Administrators only.
   */
  discardCategories: AdminCategories;
  /** Discards the draft; CONFLICT if it has another version, ACTION_REFUSED if there is none. Administrators only. */
  discardListing: AdminPartnerDetail;
  /** FORBIDDEN if the company does not have the partner. Owners only. */
  disconnectAccount: PartnerDealings;
  /**
   * Sets or clears the assignee and the note of a request. CONFLICT if it has another version, ACTION_REFUSED if the
   * assignee is no administrator. Administrators only.
   */
  handleRequest: QueuedRequest;
  /**
   * Adds a person to the company and mails them an invitation, valid for 7 days. VALIDATION_FAILED if the address has an
   * account; TOO_MANY_ATTEMPTS. Owners only.
   */
  inviteMember: TeamMember;
  /**
   * Adds a person to a company and mails them an invitation, valid for 7 days. NOT_FOUND for an unknown company,
   * VALIDATION_FAILED if the address has an account, TOO_MANY_ATTEMPTS. Administrators only.
   */
  inviteUser: AdminUser;
  /**
   * Gives the caller a coupon of this partner, unless they have one or none is left. FORBIDDEN if the caller's company
   * does not have the partner; OFFER_ENDED.
   */
  issueCoupon: PartnerDealings;
  /** Saves the address of the company; an empty one removes it. Owners only. */
  keepCompanyAddress: Company;
  /** Mails the caller their coupon; FORBIDDEN without one. */
  mailCoupon: Accepted;
  /**
   * Ticks a training off for the caller, or takes the tick back. VALIDATION_FAILED for an unknown training. Owners and
   * users only.
   */
  markTraining: Training;
  /**
   * Publishes the draft of the categories, with a note about what is new. VALIDATION_FAILED if its content cannot be
   * published, for example because it lacks a category that has partners; CONFLICT if it has another version,
   * ACTION_REFUSED if there is none. Administrators only.
   */
  publishCategories: AdminCategories;
  /**
   * Publishes the draft, with a note about what is new. VALIDATION_FAILED if its content cannot be published, CONFLICT
   * if it has another version, ACTION_REFUSED if there is none. Administrators only.
   */
  publishListing: AdminPartnerDetail;
  /**
   * Records whether an answer helped, in place of the caller's earlier vote. VALIDATION_FAILED for an unknown question.
   * Owners and users only.
   */
  rateAnswer: FaqQuestion;
  /**
   * Lets a member log in again with the role that they had; one who never joined needs a new invitation. NOT_FOUND;
   * CONFLICT if the member has another version; ACTION_REFUSED unless they are deactivated. Owners only.
   */
  reactivateMember: TeamMember;
  /**
   * Records at most 50 clicks, each once a day. A click on the call to action of a page of the partner starts the offer
   * for the company. Returns the offers that it started. Owners and users only.
   */
  recordLeads: Array<Offer>;
  /**
   * Registers a person and mails a link that confirms the address. VALIDATION_FAILED, also for an unknown sponsor;
   * TOO_MANY_ATTEMPTS. Public.
   */
  register: Accepted;
  /**
   * Registers the caller for this date; the first registration is confirmed by mail. VALIDATION_FAILED if the date is
   * over. Owners and users only.
   */
  registerForWebinar: UpcomingWebinar;
  /**
   * Archives a certificate and adds its successor, which has to expire in the future. `key` works as in
   * `addCertificate`. NOT_FOUND; CONFLICT if the certificate has another version. Owners only.
   */
  renewCertificate: Certificate;
  /**
   * Mails the same person a new link in place of one that confirms an address or changes a password. LINK_INVALID;
   * LINK_USED if the address is confirmed; TOO_MANY_ATTEMPTS. Public.
   */
  renewLink: Accepted;
  /**
   * Requests a call by the partner, in place of the caller's earlier request. VALIDATION_FAILED if the partner offers no
   * calls; FORBIDDEN if the caller's company does not have the partner; OFFER_ENDED.
   */
  requestCall: PartnerDealings;
  /**
   * Mails the inviter that the invited person asks for a new invitation in place of this one. LINK_INVALID; LINK_USED if
   * the person has joined; TOO_MANY_ATTEMPTS. Public.
   */
  requestInvitation: Accepted;
  /**
   * Requests a partner for the caller's company. ACTION_REFUSED if the company has the partner, or has an open request
   * for it; FORBIDDEN without a company. Owners and users only.
   */
  requestPartner: EntitlementStatus;
  /** Mails a link that changes the password, if the address has an account. TOO_MANY_ATTEMPTS. Public. */
  requestPasswordReset: Accepted;
  /**
   * Mails the link that confirms an address again; an account that needs no link gets a mail about its state.
   * TOO_MANY_ATTEMPTS. Public.
   */
  requestVerification: Accepted;
  /**
   * Mails the invitation again with a new link, valid for 7 days; earlier links stop working. NOT_FOUND; ACTION_REFUSED
   * if the member is not invited; TOO_MANY_ATTEMPTS. Owners only.
   */
  resendInvitation: TeamMember;
  /**
   * Queues the same mail again, with new links, to the current address of the person; a failing one is retried at once.
   * NOT_FOUND; ACTION_REFUSED if its content is out of date. Administrators only.
   */
  resendMail: LoggedMail;
  /**
   * Changes the password by a mailed link, and ends every session of the person. VALIDATION_FAILED; LINK_ codes for a
   * link that is not valid. Public.
   */
  resetPassword: Accepted;
  /** Saves the draft of the categories; CONFLICT if it has another version. Administrators only. */
  saveCategories: AdminCategories;
  /** Saves the draft; CONFLICT if it has another version. Administrators only. */
  saveListing: AdminPartnerDetail;
  /** VALIDATION_FAILED; TOO_MANY_ATTEMPTS for a network that saves too often. Every role. */
  saveOwnDetails: OwnProfile;
  /**
   * Grants a customer partners or takes them away, all changes or none. CONFLICT if the customer has another version,
   * NOT_FOUND for an unknown partner, VALIDATION_FAILED if a reason is missing. People who requested one of the partners
   * get a mail with the decision, and with the reason if it is declined. Administrators only.
   */
  setEntitlements: AdminCustomerDetail;
  /**
   * Requests a product. DUPLICATE_REQUEST if the company has an open request of this name, which `extensions.earlier`
   * names; TOO_MANY_ATTEMPTS; FORBIDDEN without a company. Owners and users only.
   */
  submitProductRequest: ProductRequest;
  /** Cancels the registration. VALIDATION_FAILED if the date is over. Owners and users only. */
  unregisterFromWebinar: UpcomingWebinar;
  /**
   * Confirms the address that the link was mailed to, or checks an invitation without spending it; LINK_ and INVITATION_
   * codes for a link that is not valid. Public.
   */
  verifyEmail: Verification;
  /**
   * Adds the caller's vote to an open request of their company, once; ACTION_REFUSED for one that is not open. Owners
   * and users only.
   */
  voteForProductRequest: ProductRequestVote;
  /**
   * Withdraws a request that is submitted or in review; ACTION_REFUSED in any other status. The asker and owners of the
   * company only.
   */
  withdrawProductRequest: ProductRequest;
};


export type MutationActOnUsersArgs = {
  action: UserActionInput;
  rows: Array<RowVersion>;
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
  rows: Array<RowVersion>;
};


export type MutationDecideRequestsArgs = {
  decision: ProductRequestDecisionInput;
  rows: Array<RowVersion>;
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
  leads: Array<LeadInput>;
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
  categories: Array<EditedCategoryInput>;
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
  changes: Array<EntitlementChange>;
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
  __typename?: 'Offer';
  /** Benefit of the offer in one sentence. */
  benefit: Scalars['String']['output'];
  category: Category;
  /** End of the offer; null if it has none. */
  endsOn?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  partnerId: Scalars['Int']['output'];
  state: OfferState;
  /** Full name of the person of the company who changed it. */
  stateChangedBy?: Maybe<Scalars['String']['output']>;
  /** Time of the last change of `state`; null while the offer is available. */
  stateChangedOn?: Maybe<Scalars['DateTime']['output']>;
  /** Value of the offer in plain words, at most 24 characters. */
  value: Scalars['String']['output'];
};

export type OfferState =
  | 'AVAILABLE'
  | 'STARTED'
  | 'USED';

/** Numbers of the marketplace; each is the total of a list that administrators can open. */
export type Overview = {
  __typename?: 'Overview';
  abandonedMails: Scalars['Int']['output'];
  activeUsers: Scalars['Int']['output'];
  asOf: Scalars['DateTime']['output'];
  customers: Scalars['Int']['output'];
  customersWithoutPartners: Scalars['Int']['output'];
  failingMails: Scalars['Int']['output'];
  invitedUsers: Scalars['Int']['output'];
  /** Product requests that are submitted, in review, or planned. */
  openRequests: Waiting;
  /** Applications to be an affiliate that wait for a decision. */
  pendingApplications: Waiting;
  plannedRequests: Scalars['Int']['output'];
  /** Product requests that nobody has begun to review. */
  submittedRequests: Waiting;
  /** Customers with an undecided request for a partner. */
  waitingCustomers: Waiting;
};

/** An application as the applicant sees it. */
export type OwnApplication = {
  __typename?: 'OwnApplication';
  answer?: Maybe<Scalars['String']['output']>;
  /** Affiliate ID, by which registrations name their sponsor once the application is approved. */
  id: Scalars['ID']['output'];
  question?: Maybe<Scalars['String']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  /** Null unless the application is approved. */
  referral?: Maybe<Referral>;
  state: ApplicationState;
  version: Scalars['Int']['output'];
};

export type OwnDetailsInput = {
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Data of the caller that My profile shows and changes. */
export type OwnProfile = {
  __typename?: 'OwnProfile';
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  /** Whether the caller can log in with a password; people who use single sign-on may have none. */
  hasPassword: Scalars['Boolean']['output'];
  lastName: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  /** Name of the affiliate or customer who referred the caller's company; null if nobody did. */
  referredBy?: Maybe<Scalars['String']['output']>;
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
  __typename?: 'PageLink';
  heading: Scalars['String']['output'];
  path: Scalars['String']['output'];
};

/** Account of the caller's company at a partner. */
export type PartnerAccount = {
  __typename?: 'PartnerAccount';
  code: Scalars['String']['output'];
  connectedOn: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
};

/**
 * Coupon, account, request for a call, and waits of the caller and their company with a partner. Each caller has their
 * own, under the partner's id.
 */
export type PartnerDealings = {
  __typename?: 'PartnerDealings';
  account?: Maybe<PartnerAccount>;
  /** News that the caller waits for. */
  awaited: Array<Awaited>;
  callRequest?: Maybe<CallRequest>;
  coupon?: Maybe<Coupon>;
  /** Whether there is a coupon that nobody has taken. */
  hasCoupons: Scalars['Boolean']['output'];
  /** Id of the partner. */
  id: Scalars['ID']['output'];
};

export type PartnerForm =
  | 'CALL_BACK'
  | 'CONNECT_ACCOUNT';

/** A page of a partner. */
export type PartnerPage = {
  __typename?: 'PartnerPage';
  audience: Scalars['String']['output'];
  /** Null if the steps have the actions. */
  callToAction?: Maybe<CallToAction>;
  checkedOn: Scalars['DateTime']['output'];
  /** Null for callers who can use no offers. */
  dealings?: Maybe<PartnerDealings>;
  gets: Array<Scalars['String']['output']>;
  heading: Scalars['String']['output'];
  /** Path of the page. */
  id: Scalars['ID']['output'];
  /** Address of the partner's own page about the offer. */
  learnMoreUrl: Scalars['String']['output'];
  offer: Offer;
  /** Other pages of the partner in this product. */
  otherPages: Array<PageLink>;
  partnerId: Scalars['Int']['output'];
  /** At most three other offers of the company, those of the same category first. */
  related: Array<Offer>;
  /** Text about the data of the person that the partner gets, and when. */
  shares: Scalars['String']['output'];
  steps: Array<RedeemStep>;
  summary: Scalars['String']['output'];
  terms: Scalars['String']['output'];
};

/** A request of the company for a partner. */
export type PartnerRequest = {
  __typename?: 'PartnerRequest';
  /** Full name of the asker. */
  askedBy: Scalars['String']['output'];
  askedOn: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  partner: AvailablePartner;
  /** One of `submitted`, `available`, and `declined`. */
  status: ProductRequestStatus;
  /** Reason of the decline. */
  statusReason?: Maybe<Scalars['String']['output']>;
};

export type PartnerTitle = {
  __typename?: 'PartnerTitle';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type PartnerTitlePage = {
  __typename?: 'PartnerTitlePage';
  rows: Array<PartnerTitle>;
  /** Number of rows on all pages. */
  total: Scalars['Int']['output'];
};

export type PasswordChangeInput = {
  oldPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type PasswordResetLink = {
  __typename?: 'PasswordResetLink';
  /** Address of the account, for the person's password manager; the link was mailed to it. */
  email: Scalars['String']['output'];
};

/** A profile that the person has to complete. */
export type PendingProfile = {
  __typename?: 'PendingProfile';
  /** Null without a company. */
  companyName?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  /** Full name of the inviter; null without one. */
  invitedBy?: Maybe<Scalars['String']['output']>;
  lastName: Scalars['String']['output'];
  /** Parts that the form asks for. It starts with the known values, which the person can correct. */
  missing: Array<ProfilePart>;
  phone?: Maybe<Scalars['String']['output']>;
};

/** The caller's choice about mails, and the events recorded about them (screens 2.12). */
export type Privacy = {
  __typename?: 'Privacy';
  /** Whether the caller wants mails with news of offers. */
  offerNews: Scalars['Boolean']['output'];
  /** Last 50 events, newest first. */
  recorded: Array<RecordedEvent>;
  /** Number of all recorded events. */
  recordedTotal: Scalars['Int']['output'];
};

export type ProductRequest = {
  __typename?: 'ProductRequest';
  /** Full name of the asker. */
  askedBy: Scalars['String']['output'];
  askedOn: Scalars['DateTime']['output'];
  /** Whether the caller can withdraw it now. */
  canWithdraw: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Partner that has the product now; null while it is not available, and if no partner of ours has it. */
  partner?: Maybe<AvailablePartner>;
  /** Reference that people use, such as PR-000123. */
  reference: Scalars['String']['output'];
  /**
   * Status of the request; for a merged one, that of its target once the target is planned, available, declined, or
   * withdrawn.
   */
  status: ProductRequestStatus;
  /** Reason of the decline; for a merged request also a note that its target was withdrawn. */
  statusReason?: Maybe<Scalars['String']['output']>;
  /**
   * Number of people who want the product: the asker, colleagues who voted, and voters for requests that were merged
   * into this one.
   */
  votes: Scalars['Int']['output'];
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
  decision: ProductRequestDecision;
  /** Reference of the open request that `merge` merges this one into, such as PR-000123. */
  into?: InputMaybe<Scalars['String']['input']>;
  /** Partner that has the product now, for `makeAvailable`; null if it is none of ours. */
  partnerId?: InputMaybe<Scalars['ID']['input']>;
  /** Reason that `decline` requires; the asker reads it. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Answers of a product request (screens 2.15), checked by the rules of the form. */
export type ProductRequestInput = {
  /** Name of a category, or `Other`. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Way to contact the person; null for no contact. */
  contactBy?: InputMaybe<ContactWay>;
  /**
   * Idempotency key: 8 to 64 letters, digits, hyphens, and underscores. A request that is sent again under the same key
   * is not added twice.
   */
  key: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** Number of people who would use the product. */
  people?: InputMaybe<Scalars['Int']['input']>;
  reason: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
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
  __typename?: 'ProductRequestVote';
  reference: Scalars['String']['output'];
  votes: Scalars['Int']['output'];
};

/** Answers for the parts in `PendingProfile.missing`, and optional details. Answers for other parts are ignored. */
export type ProfileInput = {
  companyName?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  terms?: InputMaybe<Scalars['Boolean']['input']>;
  /** Time zone (IANA), such as America/Chicago. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
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
  __typename?: 'QrCode';
  path: Scalars['String']['output'];
  /** Number of modules on each side. */
  size: Scalars['Int']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Administrators only. */
  adminCategories: AdminCategories;
  /** NOT_FOUND for an unknown id. Administrators only. */
  adminCustomer: AdminCustomerDetail;
  /**
   * A page of all customers; pages count from 1 and have at most 100 rows. The search matches a part of the name; one or
   * two letters match the beginning of a word. Administrators only.
   */
  adminCustomers: AdminCustomerPage;
  /** NOT_FOUND for an unknown id. Administrators only. */
  adminPartner: AdminPartnerDetail;
  /**
   * A page of all partners; pages count from 1 and have at most 100 rows. The search matches a part of the title.
   * Administrators only.
   */
  adminPartners: AdminPartnerPage;
  /** NOT_FOUND for an unknown id. Administrators only. */
  adminUser: AdminUserDetail;
  /**
   * A page of all users; pages count from 1 and have at most 100 rows. The search matches a part of the name or e-mail;
   * one or two letters match the beginning of a word. Without `roleIds` or `statuses` it has every role or status.
   * Administrators only.
   */
  adminUsers: AdminUserPage;
  /** NOT_FOUND for an unknown id. Administrators only. */
  affiliateApplication: AffiliateApplicationDetail;
  /**
   * A page of the applications to be an affiliate; pages count from 1 and have at most 100 rows. Without `states` it has
   * every state. The search matches a part of the company, name, or e-mail, or the affiliate ID. Administrators only.
   */
  affiliateApplications: AffiliateApplicationPage;
  /**
   * A page of the audit log; pages count from 1 and have at most 100 rows. Filters: a kind of entity, an entity, the
   * person who acted, and the first and the last day (YYYY-MM-DD, in the marketplace's time zone). The search matches a
   * part of the entity's name or of the act. Administrators only.
   */
  auditLog: AuditPage;
  /** NOT_FOUND for an unknown id, and for a certificate of another company. Owners only. */
  certificate: Certificate;
  /** A page of the company's certificates; pages count from 1 and have at most 100 entries. Owners only. */
  certificates: CertificatePage;
  /** NOT_FOUND without a company. Owners only. */
  company: Company;
  configData: ConfigData;
  constantType: ConstantType;
  /** Null if there are none. Owners only. */
  endingCertificates?: Maybe<EndingCertificates>;
  /** NOT_FOUND for an unknown partner, FORBIDDEN without a company. Owners and users only. */
  entitlementStatus: EntitlementStatus;
  /**
   * Explains whether this user can open the page at this path, or the first page of this partner; for a partner without
   * a page, whether they find its offer. It decides as the router and the backend do, and lists the changes that would
   * let the user in. VALIDATION_FAILED unless exactly one of `path` and `partnerId` is given; NOT_FOUND for an unknown
   * user or partner, and for a path without a page. Administrators only.
   */
  explainAccess: AccessExplanation;
  /** Owners and users only. */
  faq: Faq;
  /**
   * Counts the runs that began from the start of `from` to the end of `to` (YYYY-MM-DD, in the marketplace's time zone).
   * Without `samples`, sample runs count only if there are no others. VALIDATION_FAILED for an unknown chart, and for a
   * `from` after `to`. Administrators only.
   */
  funnel: Funnel;
  /** Owners and users only. */
  introduction: Introduction;
  /** NOT_FOUND for an unknown id. Administrators only. */
  loggedMail: LoggedMail;
  /**
   * A page of the mails; pages count from 1 and have at most 100 rows. Without `states` it has every state. The search
   * matches a part of the address or subject. Administrators only.
   */
  loggedMails: LoggedMailPage;
  /**
   * Partners that the caller's company does not have and can request, by title, without those whose offer has ended and
   * those that administrators keep out. Empty without a company. Owners and users only.
   */
  missingPartners?: Maybe<Array<MissingPartner>>;
  /** Offers of the partners that the caller's company has. Owners and users only. */
  offers: Array<Offer>;
  /** Administrators only. */
  overview: Overview;
  /** The caller's application; null if they made none. */
  ownApplication?: Maybe<OwnApplication>;
  /** Every role. */
  ownProfile: OwnProfile;
  /**
   * Page at this path; null if there is none, or if the caller has no access to it. Public. With `listing` it is a
   * preview, for administrators only: the page as people of a company that has not started the offer see it once the
   * listing is published; VALIDATION_FAILED if the listing cannot be published, NOT_FOUND for a path without a page.
   */
  partnerPage?: Maybe<PartnerPage>;
  /** The caller's requests for partners; for an owner, those of the company. Newest first. Owners and users only. */
  partnerRequests: Array<PartnerRequest>;
  /** All partners, by title. Administrators only. */
  partnerTitles: Array<PartnerTitle>;
  /** Checks a link that changes a password, and does not spend it; LINK_ codes if it is not valid. Public. */
  passwordResetLink: PasswordResetLink;
  /**
   * Profile that a ticket, or the secret of an invitation, opens. LINK_INVALID, LINK_USED, and the other LINK_ and
   * INVITATION_ codes for a link that is not valid. Public.
   */
  pendingProfile: PendingProfile;
  /** The caller's own; `/api/app/account/export` has all data about them. Every role. */
  privacy: Privacy;
  /** The caller's product requests; for an owner, those of the company. Newest first. Owners and users only. */
  productRequests: Array<ProductRequest>;
  /** NOT_FOUND for an unknown id. Administrators only. */
  queuedRequest: QueuedRequest;
  /**
   * A page of the product requests of all companies; pages count from 1 and have at most 100 rows. Without `statuses` it
   * has every status. The search matches a reference or a part of a name. Administrators only.
   */
  queuedRequests: QueuedRequestPage;
  /**
   * Searches users, customers, partners, and product requests, as the search of each list does; VALIDATION_FAILED for an
   * empty search. Administrators only.
   */
  searchEverything: Findings;
  /**
   * Partners that the caller can find: those of the landing page; for a regular user those that the company has, those
   * that it can request, and those of the landing page that have a page here. Public.
   */
  searchedPartners: Array<SearchedPartner>;
  /**
   * A page of the people of the caller's company; pages count from 1 and have at most 100 members. The search matches a
   * part of the name or e-mail, in any letter case. Owners only.
   */
  team: TeamPage;
  /** NOT_FOUND for an unknown id, and for a person of another company. Owners only. */
  teamMember: TeamMember;
  /** Owners and users only. */
  trainings: TrainingList;
  /** The 20 most frequent searches that found no partner. Administrators only. */
  unfoundSearches: Array<UnfoundSearch>;
  /** Owners and users only. */
  webinars: Webinars;
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
  roleIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  size: Scalars['Int']['input'];
  statuses?: InputMaybe<Array<MemberStatus>>;
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
  states?: InputMaybe<Array<ApplicationState>>;
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
  states?: InputMaybe<Array<MailState>>;
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
  statuses?: InputMaybe<Array<ProductRequestStatus>>;
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
  __typename?: 'QueuedRequest';
  askedBy: Scalars['String']['output'];
  askedByEmail: Scalars['String']['output'];
  askedByPhone?: Maybe<Scalars['String']['output']>;
  askedOn: Scalars['DateTime']['output'];
  assigneeId?: Maybe<Scalars['ID']['output']>;
  assigneeName?: Maybe<Scalars['String']['output']>;
  category?: Maybe<Scalars['String']['output']>;
  contactBy?: Maybe<ContactWay>;
  customerId: Scalars['ID']['output'];
  customerName: Scalars['String']['output'];
  /** Decisions that the caller can make now. */
  decisions: Array<ProductRequestDecision>;
  id: Scalars['ID']['output'];
  /** Whether the request has waited five business days or more for its review to begin. */
  isOverdue: Scalars['Boolean']['output'];
  /** Reference of the request that this one was merged into. */
  mergedInto?: Maybe<Scalars['String']['output']>;
  mergedIntoId?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  /** Note that only administrators read. */
  note?: Maybe<Scalars['String']['output']>;
  /** Title of the partner that has the product now. */
  partnerTitle?: Maybe<Scalars['String']['output']>;
  /** Number of people who would use the product. */
  people?: Maybe<Scalars['Int']['output']>;
  reason: Scalars['String']['output'];
  /** Reference that people use, such as PR-000123. */
  reference: Scalars['String']['output'];
  status: ProductRequestStatus;
  statusReason?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  votes: Scalars['Int']['output'];
  website?: Maybe<Scalars['String']['output']>;
};

export type QueuedRequestOrder =
  | 'askedOn'
  | 'votes';

export type QueuedRequestPage = {
  __typename?: 'QueuedRequestPage';
  /** Whether no row contains the search, so that these only resemble it. */
  isSimilar: Scalars['Boolean']['output'];
  rows: Array<QueuedRequest>;
  /** Number of rows on all pages. */
  total: Scalars['Int']['output'];
};

/** Event that was recorded about the caller. */
export type RecordedEvent = {
  __typename?: 'RecordedEvent';
  /** Time by the browser's clock. */
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  properties: Array<EventProperty>;
  /** Route pattern of the page, not its address. */
  route: Scalars['String']['output'];
};

export type RecordedWebinar = {
  __typename?: 'RecordedWebinar';
  /** Path of the captions (WebVTT), on the same origin. */
  captionsHref: Scalars['String']['output'];
  chapters: Array<WebinarChapter>;
  id: Scalars['ID']['output'];
  /** Path of the picture that is shown before the video plays, on the same origin; null for its first frame. */
  posterHref?: Maybe<Scalars['String']['output']>;
  /** YYYY-MM-DD. */
  recordedOn: Scalars['String']['output'];
  seconds: Scalars['Int']['output'];
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** Text of the captions, one entry for each cue. */
  transcript: Array<Scalars['String']['output']>;
  /** Path of the video on the product's own origin. */
  videoHref: Scalars['String']['output'];
};

export type RedeemStep = {
  __typename?: 'RedeemStep';
  action?: Maybe<CallToAction>;
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type RedirectReason =
  | 'alreadyLoggedIn'
  | 'notLoggedIn'
  | 'partnerNotIncluded'
  | 'roleNotAllowed';

/** Link that an affiliate hands out, and numbers of the customers that name the affiliate as their sponsor. */
export type Referral = {
  __typename?: 'Referral';
  /** Name of the affiliate's business, by which registrations can also name their sponsor. */
  business: Scalars['String']['output'];
  code: QrCode;
  /** Number of those customers with a person who has confirmed their address. */
  confirmed: Scalars['Int']['output'];
  link: Scalars['String']['output'];
  /** Number of those customers with a person who has logged in. */
  loggedIn: Scalars['Int']['output'];
  /** Number of those customers. */
  registered: Scalars['Int']['output'];
  /** Number of those customers that have started an offer. */
  startedOffer: Scalars['Int']['output'];
};

/** Answers of a registration (screens 2.3), checked by the rules of the form. */
export type RegistrationInput = {
  companyName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  heardFrom?: InputMaybe<Scalars['String']['input']>;
  lastName: Scalars['String']['input'];
  offerNews?: InputMaybe<Scalars['Boolean']['input']>;
  password: Scalars['String']['input'];
  /** US number; optional for affiliates. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /**
   * Affiliate ID of the sponsor; clients can give the name of the business instead. Without it, the marketplace is the
   * sponsor.
   */
  sponsorId?: InputMaybe<Scalars['ID']['input']>;
  terms: Scalars['Boolean']['input'];
  /** Id in `constantType.userTypes`: 1 for affiliates, 2 for clients. */
  userTypeId: Scalars['Int']['input'];
  /** Path of the page of a partner whose offer led here; the first log-in returns to it. Other paths are ignored. */
  wantedPath?: InputMaybe<Scalars['String']['input']>;
  /** Affiliates only. */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type ReminderAction =
  /** Resumes the reminders; those that were due meanwhile are not sent. */
  | 'resume'
  /** Pauses the reminders for 7 days. */
  | 'snooze'
  | 'stop';

/** Outcome of a decision for one of several requests. */
export type RequestOutcome = {
  __typename?: 'RequestOutcome';
  id: Scalars['ID']['output'];
  /** Message for people about the cause if it was left unchanged; else null. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The request afterward; null if it was left unchanged. */
  request?: Maybe<QueuedRequest>;
};

/** A row and the version that the caller has read; a row that has another version by now is left unchanged. */
export type RowVersion = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

/**
 * A partner as the search reads it. It has no `id`, so that Apollo does not normalize it: offers and listings have the
 * same data.
 */
export type SearchedPartner = {
  __typename?: 'SearchedPartner';
  benefit: Scalars['String']['output'];
  /** Name of the category. */
  category: Scalars['String']['output'];
  partnerId: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  value: Scalars['String']['output'];
  /** Search words: names that people use for the offer. */
  words: Array<Scalars['String']['output']>;
};

/** Trait that two people share: a phone number, or an e-mail domain other than that of a mail provider. */
export type SharedTrait =
  | 'domain'
  | 'phone';

/** A person of the caller's company (screens 2.12). */
export type TeamMember = {
  __typename?: 'TeamMember';
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /**
   * End of the invitation, which can be past; null if the member is not invited, or needs a new invitation after being
   * deactivated.
   */
  invitationEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the member is the caller. */
  isSelf: Scalars['Boolean']['output'];
  /** Null if the member has never logged in. */
  lastLogInAt?: Maybe<Scalars['DateTime']['output']>;
  lastName: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  role: MemberRole;
  status: MemberStatus;
  /** Version that a mutation has to name. */
  version: Scalars['Int']['output'];
};

export type TeamPage = {
  __typename?: 'TeamPage';
  /** Ordered by last name, then first name. */
  members: Array<TeamMember>;
  /** Number of members on all pages. */
  total: Scalars['Int']['output'];
};

/** Number of people of a customer by status. */
export type TeamSize = {
  __typename?: 'TeamSize';
  active: Scalars['Int']['output'];
  deactivated: Scalars['Int']['output'];
  invited: Scalars['Int']['output'];
};

export type Training = {
  __typename?: 'Training';
  audience: TrainingAudience;
  bytes: Scalars['Int']['output'];
  /** Format of the file, such as PDF. */
  format: Scalars['String']['output'];
  /** Path of the file on the product's own origin. */
  href: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether the caller has ticked it off. */
  isCompleted: Scalars['Boolean']['output'];
  minutes: Scalars['Int']['output'];
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** YYYY-MM-DD. */
  updatedOn: Scalars['String']['output'];
};

/** People that a training is meant for; everybody can read it. */
export type TrainingAudience =
  | 'EVERYBODY'
  | 'OWNERS';

export type TrainingList = {
  __typename?: 'TrainingList';
  /** Whether the content is a sample, to be replaced. */
  isSample: Scalars['Boolean']['output'];
  trainings: Array<Training>;
};

/** A search by at least three people that found no partner. */
export type UnfoundSearch = {
  __typename?: 'UnfoundSearch';
  /** Title of the partner that the search finds now; null if it still finds none. */
  finds?: Maybe<Scalars['String']['output']>;
  /** Day of the last search, YYYY-MM-DD in the marketplace's time zone. */
  lastOn: Scalars['String']['output'];
  /** Text of the search in lower case without accents, at most 60 characters. */
  text: Scalars['String']['output'];
  /** Number of searches in the last 90 days. */
  times: Scalars['Int']['output'];
};

/** One date of a webinar. */
export type UpcomingWebinar = {
  __typename?: 'UpcomingWebinar';
  /** Id of the date; each date of a webinar has its own. */
  id: Scalars['ID']['output'];
  isRegistered: Scalars['Boolean']['output'];
  /** Address to join at; null unless the caller is registered. */
  joinUrl?: Maybe<Scalars['String']['output']>;
  minutes: Scalars['Int']['output'];
  startsAt: Scalars['DateTime']['output'];
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** An action with its arguments. */
export type UserActionInput = {
  /** Company that a user without one joins by `changeRole` to Owner or User. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Reason that `deactivate` requires. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Id of SystemAdmin, Owner, or User, which `changeRole` requires. */
  roleId?: InputMaybe<Scalars['Int']['input']>;
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

export type UserApplication = {
  __typename?: 'UserApplication';
  company: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type UserCertificate = {
  __typename?: 'UserCertificate';
  expiresOn: Scalars['String']['output'];
  holder: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  type: CertificateType;
};

export type UserEvent = {
  __typename?: 'UserEvent';
  at: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
};

/** Outcome of an action for one of several users. */
export type UserOutcome = {
  __typename?: 'UserOutcome';
  id: Scalars['ID']['output'];
  /** Message for people about the cause if the user was left unchanged; else null. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The user afterward; null if they were left unchanged. */
  user?: Maybe<AdminUser>;
};

/** An active session. */
export type UserSession = {
  __typename?: 'UserSession';
  begunOn: Scalars['DateTime']['output'];
  /** Expiry, which a renewal moves. */
  endsOn: Scalars['DateTime']['output'];
  /** Whether the request of the caller belongs to it. */
  isCurrent: Scalars['Boolean']['output'];
  /** Time of the last renewal; null before the first one. */
  renewedOn?: Maybe<Scalars['DateTime']['output']>;
};

/** Result of following a link that confirms an address. */
export type Verification = {
  __typename?: 'Verification';
  /** Secret that opens the profile that the person has to complete; null if it is complete. */
  profileTicket?: Maybe<Scalars['String']['output']>;
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
  __typename?: 'Waiting';
  /** Time since which the oldest entry waits; null if there is none. */
  since?: Maybe<Scalars['DateTime']['output']>;
  total: Scalars['Int']['output'];
};

export type WebinarChapter = {
  __typename?: 'WebinarChapter';
  /** Seconds from the beginning. */
  at: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type Webinars = {
  __typename?: 'Webinars';
  /** Whether the content is a sample, to be replaced. */
  isSample: Scalars['Boolean']['output'];
  recorded: Array<RecordedWebinar>;
  /** Time zone (IANA) of the caller; null if they have chosen none. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** Present or next date of each webinar, earliest first. */
  upcoming: Array<UpcomingWebinar>;
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
  AccessExplanation: ResolverTypeWrapper<AccessExplanation>;
  AccessVerdict: AccessVerdict;
  AccountConnectionInput: AccountConnectionInput;
  AdminCategories: ResolverTypeWrapper<AdminCategories>;
  AdminCategory: ResolverTypeWrapper<AdminCategory>;
  AdminCustomer: ResolverTypeWrapper<AdminCustomer>;
  AdminCustomerDetail: ResolverTypeWrapper<AdminCustomerDetail>;
  AdminCustomerOrder: AdminCustomerOrder;
  AdminCustomerPage: ResolverTypeWrapper<AdminCustomerPage>;
  AdminPartner: ResolverTypeWrapper<AdminPartner>;
  AdminPartnerDetail: ResolverTypeWrapper<AdminPartnerDetail>;
  AdminPartnerOrder: AdminPartnerOrder;
  AdminPartnerPage: ResolverTypeWrapper<AdminPartnerPage>;
  AdminUser: ResolverTypeWrapper<AdminUser>;
  AdminUserDetail: ResolverTypeWrapper<AdminUserDetail>;
  AdminUserOrder: AdminUserOrder;
  AdminUserPage: ResolverTypeWrapper<AdminUserPage>;
  AffiliateApplication: ResolverTypeWrapper<AffiliateApplication>;
  AffiliateApplicationDetail: ResolverTypeWrapper<AffiliateApplicationDetail>;
  AffiliateApplicationPage: ResolverTypeWrapper<AffiliateApplicationPage>;
  AppAction: ResolverTypeWrapper<AppAction>;
  ApplicationDecision: ApplicationDecision;
  ApplicationDecisionInput: ApplicationDecisionInput;
  ApplicationOrder: ApplicationOrder;
  ApplicationOutcome: ResolverTypeWrapper<ApplicationOutcome>;
  ApplicationState: ApplicationState;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditPage: ResolverTypeWrapper<AuditPage>;
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
  Company: ResolverTypeWrapper<Company>;
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
  DuplicateApplicant: ResolverTypeWrapper<DuplicateApplicant>;
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
  Findings: ResolverTypeWrapper<Findings>;
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
  LoggedMail: ResolverTypeWrapper<LoggedMail>;
  LoggedMailPage: ResolverTypeWrapper<LoggedMailPage>;
  MailState: MailState;
  MemberRole: MemberRole;
  MemberStatus: MemberStatus;
  MissingPartner: ResolverTypeWrapper<MissingPartner>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Offer: ResolverTypeWrapper<Offer>;
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
  PartnerPage: ResolverTypeWrapper<Omit<PartnerPage, 'callToAction' | 'steps'> & { callToAction?: Maybe<ResolversTypes['CallToAction']>, steps: Array<ResolversTypes['RedeemStep']> }>;
  PartnerRequest: ResolverTypeWrapper<PartnerRequest>;
  PartnerTitle: ResolverTypeWrapper<PartnerTitle>;
  PartnerTitlePage: ResolverTypeWrapper<PartnerTitlePage>;
  PasswordChangeInput: PasswordChangeInput;
  PasswordResetLink: ResolverTypeWrapper<PasswordResetLink>;
  PendingProfile: ResolverTypeWrapper<PendingProfile>;
  Privacy: ResolverTypeWrapper<Privacy>;
  ProductRequest: ResolverTypeWrapper<ProductRequest>;
  ProductRequestDecision: ProductRequestDecision;
  ProductRequestDecisionInput: ProductRequestDecisionInput;
  ProductRequestInput: ProductRequestInput;
  ProductRequestStatus: ProductRequestStatus;
  ProductRequestVote: ResolverTypeWrapper<ProductRequestVote>;
  ProfileInput: ProfileInput;
  ProfilePart: ProfilePart;
  QrCode: ResolverTypeWrapper<QrCode>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QueuedRequest: ResolverTypeWrapper<QueuedRequest>;
  QueuedRequestOrder: QueuedRequestOrder;
  QueuedRequestPage: ResolverTypeWrapper<QueuedRequestPage>;
  RecordedEvent: ResolverTypeWrapper<RecordedEvent>;
  RecordedWebinar: ResolverTypeWrapper<RecordedWebinar>;
  RedeemStep: ResolverTypeWrapper<Omit<RedeemStep, 'action'> & { action?: Maybe<ResolversTypes['CallToAction']> }>;
  RedirectReason: RedirectReason;
  Referral: ResolverTypeWrapper<Referral>;
  RegistrationInput: RegistrationInput;
  ReminderAction: ReminderAction;
  RequestOutcome: ResolverTypeWrapper<RequestOutcome>;
  RowVersion: RowVersion;
  SearchedPartner: ResolverTypeWrapper<SearchedPartner>;
  SharedTrait: SharedTrait;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TeamMember: ResolverTypeWrapper<TeamMember>;
  TeamPage: ResolverTypeWrapper<TeamPage>;
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
  UserOutcome: ResolverTypeWrapper<UserOutcome>;
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
  AccessExplanation: AccessExplanation;
  AccountConnectionInput: AccountConnectionInput;
  AdminCategories: AdminCategories;
  AdminCategory: AdminCategory;
  AdminCustomer: AdminCustomer;
  AdminCustomerDetail: AdminCustomerDetail;
  AdminCustomerPage: AdminCustomerPage;
  AdminPartner: AdminPartner;
  AdminPartnerDetail: AdminPartnerDetail;
  AdminPartnerPage: AdminPartnerPage;
  AdminUser: AdminUser;
  AdminUserDetail: AdminUserDetail;
  AdminUserPage: AdminUserPage;
  AffiliateApplication: AffiliateApplication;
  AffiliateApplicationDetail: AffiliateApplicationDetail;
  AffiliateApplicationPage: AffiliateApplicationPage;
  AppAction: AppAction;
  ApplicationDecisionInput: ApplicationDecisionInput;
  ApplicationOutcome: ApplicationOutcome;
  AuditEntry: AuditEntry;
  AuditPage: AuditPage;
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
  Company: Company;
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
  DuplicateApplicant: DuplicateApplicant;
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
  Findings: Findings;
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
  LoggedMail: LoggedMail;
  LoggedMailPage: LoggedMailPage;
  MissingPartner: MissingPartner;
  Mutation: Record<PropertyKey, never>;
  Offer: Offer;
  Overview: Overview;
  OwnApplication: OwnApplication;
  OwnDetailsInput: OwnDetailsInput;
  OwnProfile: OwnProfile;
  PageLink: PageLink;
  PartnerAccount: PartnerAccount;
  PartnerDealings: PartnerDealings;
  PartnerPage: Omit<PartnerPage, 'callToAction' | 'steps'> & { callToAction?: Maybe<ResolversParentTypes['CallToAction']>, steps: Array<ResolversParentTypes['RedeemStep']> };
  PartnerRequest: PartnerRequest;
  PartnerTitle: PartnerTitle;
  PartnerTitlePage: PartnerTitlePage;
  PasswordChangeInput: PasswordChangeInput;
  PasswordResetLink: PasswordResetLink;
  PendingProfile: PendingProfile;
  Privacy: Privacy;
  ProductRequest: ProductRequest;
  ProductRequestDecisionInput: ProductRequestDecisionInput;
  ProductRequestInput: ProductRequestInput;
  ProductRequestVote: ProductRequestVote;
  ProfileInput: ProfileInput;
  QrCode: QrCode;
  Query: Record<PropertyKey, never>;
  QueuedRequest: QueuedRequest;
  QueuedRequestPage: QueuedRequestPage;
  RecordedEvent: RecordedEvent;
  RecordedWebinar: RecordedWebinar;
  RedeemStep: Omit<RedeemStep, 'action'> & { action?: Maybe<ResolversParentTypes['CallToAction']> };
  Referral: Referral;
  RegistrationInput: RegistrationInput;
  RequestOutcome: RequestOutcome;
  RowVersion: RowVersion;
  SearchedPartner: SearchedPartner;
  String: Scalars['String']['output'];
  TeamMember: TeamMember;
  TeamPage: TeamPage;
  TeamSize: TeamSize;
  Training: Training;
  TrainingList: TrainingList;
  UnfoundSearch: UnfoundSearch;
  UpcomingWebinar: UpcomingWebinar;
  UserActionInput: UserActionInput;
  UserApplication: UserApplication;
  UserCertificate: UserCertificate;
  UserEvent: UserEvent;
  UserOutcome: UserOutcome;
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
  changes?: Resolver<Array<ResolversTypes['AccessChange']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['AdminCustomer']>, ParentType, ContextType>;
  entitlement?: Resolver<Maybe<ResolversTypes['Entitlement']>, ParentType, ContextType>;
  isAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  obstacles?: Resolver<Array<ResolversTypes['LogInObstacle']>, ParentType, ContextType>;
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
  editions?: Resolver<Array<ResolversTypes['CategoriesEdition']>, ParentType, ContextType>;
  published?: Resolver<Array<ResolversTypes['AdminCategory']>, ParentType, ContextType>;
};

export type AdminCategoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminCategory'] = ResolversParentTypes['AdminCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partners?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminCustomerResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminCustomer'] = ResolversParentTypes['AdminCustomer']> = {
  asksFor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  entitlements?: Resolver<Array<ResolversTypes['Entitlement']>, ParentType, ContextType>;
  openRequests?: Resolver<ResolversTypes['CustomerRequests'], ParentType, ContextType>;
  team?: Resolver<ResolversTypes['TeamSize'], ParentType, ContextType>;
};

export type AdminCustomerPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminCustomerPage'] = ResolversParentTypes['AdminCustomerPage']> = {
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSimilar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AdminCustomer']>, ParentType, ContextType>;
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
  pages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminPartnerDetailResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminPartnerDetail'] = ResolversParentTypes['AdminPartnerDetail']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['ListingDraft']>, ParentType, ContextType>;
  draftVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  editions?: Resolver<Array<ResolversTypes['ListingEdition']>, ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['AdminPartner'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Listing'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminPartnerPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminPartnerPage'] = ResolversParentTypes['AdminPartnerPage']> = {
  isSimilar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AdminPartner']>, ParentType, ContextType>;
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
  certificates?: Resolver<Array<ResolversTypes['UserCertificate']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['UserEvent']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isLogInLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isProfileComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['UserSession']>, ParentType, ContextType>;
  termsAcceptedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  wantsOfferNews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminUserPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminUserPage'] = ResolversParentTypes['AdminUserPage']> = {
  customer?: Resolver<Maybe<ResolversTypes['FilteredBy']>, ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSimilar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AffiliateApplicationResolvers<ContextType = any, ParentType extends ResolversParentTypes['AffiliateApplication'] = ResolversParentTypes['AffiliateApplication']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appliedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decisions?: Resolver<Array<ResolversTypes['ApplicationDecision']>, ParentType, ContextType>;
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
  duplicates?: Resolver<Array<ResolversTypes['DuplicateApplicant']>, ParentType, ContextType>;
};

export type AffiliateApplicationPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AffiliateApplicationPage'] = ResolversParentTypes['AffiliateApplicationPage']> = {
  isSimilar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AffiliateApplication']>, ParentType, ContextType>;
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
  changes?: Resolver<Array<ResolversTypes['AuditedChange']>, ParentType, ContextType>;
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
  rows?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
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
  categories?: Resolver<Array<ResolversTypes['EditedCategory']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CategoriesEditionResolvers<ContextType = any, ParentType extends ResolversParentTypes['CategoriesEdition'] = ResolversParentTypes['CategoriesEdition']> = {
  categories?: Resolver<Array<ResolversTypes['EditedCategory']>, ParentType, ContextType>;
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
  recipients?: Resolver<Array<ResolversTypes['CertificateRecipient']>, ParentType, ContextType>;
  remindDays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
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
  certificates?: Resolver<Array<ResolversTypes['Certificate']>, ParentType, ContextType>;
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
  partners?: Resolver<Array<ResolversTypes['IncludedPartner']>, ParentType, ContextType>;
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
  roles?: Resolver<Array<ResolversTypes['Constant']>, ParentType, ContextType>;
  userTypes?: Resolver<Array<ResolversTypes['Constant']>, ParentType, ContextType>;
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
  rows?: Resolver<Array<ResolversTypes['CustomerCertificate']>, ParentType, ContextType>;
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
  rows?: Resolver<Array<ResolversTypes['CustomerRequest']>, ParentType, ContextType>;
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
  shares?: Resolver<Array<ResolversTypes['SharedTrait']>, ParentType, ContextType>;
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
  groups?: Resolver<Array<ResolversTypes['FaqGroup']>, ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FaqGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['FaqGroup'] = ResolversParentTypes['FaqGroup']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['FaqQuestion']>, ParentType, ContextType>;
};

export type FaqQuestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['FaqQuestion'] = ResolversParentTypes['FaqQuestion']> = {
  answer?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  states?: Resolver<Array<ResolversTypes['FunnelState']>, ParentType, ContextType>;
  transitions?: Resolver<Array<ResolversTypes['FunnelTransition']>, ParentType, ContextType>;
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
  tracked?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  sections?: Resolver<Array<ResolversTypes['IntroductionSection']>, ParentType, ContextType>;
};

export type IntroductionSectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['IntroductionSection'] = ResolversParentTypes['IntroductionSection']> = {
  drawing?: Resolver<ResolversTypes['IntroductionDrawing'], ParentType, ContextType>;
  text?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  pages?: Resolver<Array<ResolversTypes['ListingPage']>, ParentType, ContextType>;
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
  steps?: Resolver<Array<ResolversTypes['ListingStep']>, ParentType, ContextType>;
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
  rows?: Resolver<Array<ResolversTypes['LoggedMail']>, ParentType, ContextType>;
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
  actOnUsers?: Resolver<Array<ResolversTypes['UserOutcome']>, ParentType, ContextType, RequireFields<MutationActOnUsersArgs, 'action' | 'rows'>>;
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
  decideApplications?: Resolver<Array<ResolversTypes['ApplicationOutcome']>, ParentType, ContextType, RequireFields<MutationDecideApplicationsArgs, 'decision' | 'rows'>>;
  decideRequests?: Resolver<Array<ResolversTypes['RequestOutcome']>, ParentType, ContextType, RequireFields<MutationDecideRequestsArgs, 'decision' | 'rows'>>;
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
  recordLeads?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType, RequireFields<MutationRecordLeadsArgs, 'leads'>>;
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
  awaited?: Resolver<Array<ResolversTypes['Awaited']>, ParentType, ContextType>;
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
  gets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  learnMoreUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  otherPages?: Resolver<Array<ResolversTypes['PageLink']>, ParentType, ContextType>;
  partnerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  shares?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['RedeemStep']>, ParentType, ContextType>;
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
  rows?: Resolver<Array<ResolversTypes['PartnerTitle']>, ParentType, ContextType>;
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
  missing?: Resolver<Array<ResolversTypes['ProfilePart']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PrivacyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Privacy'] = ResolversParentTypes['Privacy']> = {
  offerNews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recorded?: Resolver<Array<ResolversTypes['RecordedEvent']>, ParentType, ContextType>;
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
  missingPartners?: Resolver<Maybe<Array<ResolversTypes['MissingPartner']>>, ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  overview?: Resolver<ResolversTypes['Overview'], ParentType, ContextType>;
  ownApplication?: Resolver<Maybe<ResolversTypes['OwnApplication']>, ParentType, ContextType>;
  ownProfile?: Resolver<ResolversTypes['OwnProfile'], ParentType, ContextType>;
  partnerPage?: Resolver<Maybe<ResolversTypes['PartnerPage']>, ParentType, ContextType, RequireFields<QueryPartnerPageArgs, 'path'>>;
  partnerRequests?: Resolver<Array<ResolversTypes['PartnerRequest']>, ParentType, ContextType>;
  partnerTitles?: Resolver<Array<ResolversTypes['PartnerTitle']>, ParentType, ContextType>;
  passwordResetLink?: Resolver<ResolversTypes['PasswordResetLink'], ParentType, ContextType, RequireFields<QueryPasswordResetLinkArgs, 'token'>>;
  pendingProfile?: Resolver<ResolversTypes['PendingProfile'], ParentType, ContextType, RequireFields<QueryPendingProfileArgs, 'ticket'>>;
  privacy?: Resolver<ResolversTypes['Privacy'], ParentType, ContextType>;
  productRequests?: Resolver<Array<ResolversTypes['ProductRequest']>, ParentType, ContextType>;
  queuedRequest?: Resolver<ResolversTypes['QueuedRequest'], ParentType, ContextType, RequireFields<QueryQueuedRequestArgs, 'id'>>;
  queuedRequests?: Resolver<ResolversTypes['QueuedRequestPage'], ParentType, ContextType, RequireFields<QueryQueuedRequestsArgs, 'page' | 'size'>>;
  searchEverything?: Resolver<ResolversTypes['Findings'], ParentType, ContextType, RequireFields<QuerySearchEverythingArgs, 'search'>>;
  searchedPartners?: Resolver<Array<ResolversTypes['SearchedPartner']>, ParentType, ContextType>;
  team?: Resolver<ResolversTypes['TeamPage'], ParentType, ContextType, RequireFields<QueryTeamArgs, 'page' | 'size'>>;
  teamMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<QueryTeamMemberArgs, 'id'>>;
  trainings?: Resolver<ResolversTypes['TrainingList'], ParentType, ContextType>;
  unfoundSearches?: Resolver<Array<ResolversTypes['UnfoundSearch']>, ParentType, ContextType>;
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
  decisions?: Resolver<Array<ResolversTypes['ProductRequestDecision']>, ParentType, ContextType>;
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
  rows?: Resolver<Array<ResolversTypes['QueuedRequest']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordedEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['RecordedEvent'] = ResolversParentTypes['RecordedEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties?: Resolver<Array<ResolversTypes['EventProperty']>, ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordedWebinarResolvers<ContextType = any, ParentType extends ResolversParentTypes['RecordedWebinar'] = ResolversParentTypes['RecordedWebinar']> = {
  captionsHref?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chapters?: Resolver<Array<ResolversTypes['WebinarChapter']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  posterHref?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transcript?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  members?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
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
  trainings?: Resolver<Array<ResolversTypes['Training']>, ParentType, ContextType>;
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
  recorded?: Resolver<Array<ResolversTypes['RecordedWebinar']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upcoming?: Resolver<Array<ResolversTypes['UpcomingWebinar']>, ParentType, ContextType>;
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

