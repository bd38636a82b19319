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
import type { OfferOfCustomer as OfferOfCustomerRow } from '../../server/modules/offers/listOffers.ts';
import type { ProductRequest as ProductRequestRow } from '../../server/modules/requests/listProductRequests.ts';
import type { QueuedRequest as QueuedRequestRow } from '../../server/modules/requests/queuedRequests.ts';
import type { Member as MemberRow } from '../../server/modules/people/listTeam.ts';
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
  /** An instant, ISO 8601. */
  DateTime: { input: Date | string; output: Date | string; }
};

/** That a request was taken: the same for every address, so that nobody learns who has an account. */
export type Accepted = {
  readonly __typename?: 'Accepted';
  readonly accepted: Scalars['Boolean']['output'];
};

/** One thing that could be otherwise. */
export type AccessChange = {
  readonly __typename?: 'AccessChange';
  /** An id of `constantType.roles`; null where the change is none of the role. */
  readonly roleId?: Maybe<Scalars['Int']['output']>;
  readonly type: AccessChangeType;
};

export type AccessChangeType =
  | 'loggingIn'
  | 'loggingOut'
  /** The partner is switched on for their company. */
  | 'partner'
  | 'role';

/** What is decided about a user and a page, or an offer, and how it comes to it. */
export type AccessExplanation = {
  readonly __typename?: 'AccessExplanation';
  readonly access: PageAccess;
  /** What would let them in, each by itself; nothing where they are let in, or where it takes more than one. */
  readonly changes: ReadonlyArray<AccessChange>;
  /** Null where they belong to no company. */
  readonly customer?: Maybe<AdminCustomer>;
  /** What their company has of the partner whose page or offer it is; null where it is no partner's, or they belong to none. */
  readonly entitlement?: Maybe<Entitlement>;
  /** Whether they can open the page; of an offer, whether they find it there. */
  readonly isAllowed: Scalars['Boolean']['output'];
  /** What keeps them from logging in; none of it where they can. */
  readonly obstacles: ReadonlyArray<LogInObstacle>;
  /** Of the partner whose offer was asked about, since it has no page; null for a page. */
  readonly partnerId?: Maybe<Scalars['ID']['output']>;
  /** The page; of an offer, the one that shows it. */
  readonly path: Scalars['String']['output'];
  readonly reason?: Maybe<RedirectReason>;
  /** Where they are led instead; null where they are let in, also to a page without the offer. */
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

/** The categories with all that administrators edit of them. */
export type AdminCategories = {
  readonly __typename?: 'AdminCategories';
  /** Null while nobody is changing anything. */
  readonly draft?: Maybe<CategoriesDraft>;
  readonly draftVersion: Scalars['Int']['output'];
  /** The newest first; none before anything was published here. */
  readonly editions: ReadonlyArray<CategoriesEdition>;
  /** As people see them, in their order. */
  readonly published: ReadonlyArray<AdminCategory>;
};

/** A category in the administrators' list, with how many partners are filed under it. */
export type AdminCategory = {
  readonly __typename?: 'AdminCategory';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly partners: Scalars['Int']['output'];
};

/** A customer in the administrators' list. */
export type AdminCustomer = {
  readonly __typename?: 'AdminCustomer';
  /** Titles of the partners that its people asked for and that nobody has decided about, the first one first. */
  readonly asksFor: ReadonlyArray<Scalars['String']['output']>;
  readonly createdOn: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** How many partners it has. */
  readonly partners: Scalars['Int']['output'];
  readonly source?: Maybe<CustomerSource>;
  readonly typeName?: Maybe<Scalars['String']['output']>;
  /** How many active users it has. */
  readonly users: Scalars['Int']['output'];
  readonly version: Scalars['Int']['output'];
};

/** A customer with all that administrators know of it. */
export type AdminCustomerDetail = {
  readonly __typename?: 'AdminCustomerDetail';
  readonly customer: AdminCustomer;
  /** What ends within 30 days, or has ended. */
  readonly endingCertificates: CustomerCertificates;
  /** Every partner there is, by its id. */
  readonly entitlements: ReadonlyArray<Entitlement>;
  /** Those that nothing is decided about for good. */
  readonly openRequests: CustomerRequests;
  readonly team: TeamSize;
};

export type AdminCustomerOrder =
  | 'createdOn'
  | 'name'
  /** By how many active users they have. */
  | 'users';

export type AdminCustomerPage = {
  readonly __typename?: 'AdminCustomerPage';
  /** Whether a search found more than `total`: nobody reads on beyond that. */
  readonly isCut: Scalars['Boolean']['output'];
  /** Whether no row contains what was searched for: these only resemble it. */
  readonly isSimilar: Scalars['Boolean']['output'];
  readonly rows: ReadonlyArray<AdminCustomer>;
  /** How many there are on all pages. */
  readonly total: Scalars['Int']['output'];
};

/** A partner in the administrators' list. */
export type AdminPartner = {
  readonly __typename?: 'AdminPartner';
  readonly category: Category;
  /** When somebody last looked whether the offer holds. */
  readonly checkedOn: Scalars['DateTime']['output'];
  /** How many customers have it. */
  readonly customers: Scalars['Int']['output'];
  /** When the offer ends; null where it stays. */
  readonly endsOn?: Maybe<Scalars['DateTime']['output']>;
  /** Whether that is over. */
  readonly hasEnded: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  /** Whether somebody is changing it. */
  readonly isDrafted: Scalars['Boolean']['output'];
  /** Its pages in this product, the one it is known by first. */
  readonly pages: ReadonlyArray<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
  /** The offer's value in plain words. */
  readonly value: Scalars['String']['output'];
};

/** A partner with all that administrators edit of it. */
export type AdminPartnerDetail = {
  readonly __typename?: 'AdminPartnerDetail';
  readonly categories: ReadonlyArray<Category>;
  /** Null while nobody is changing anything. */
  readonly draft?: Maybe<ListingDraft>;
  /** Of the draft, whether there is one or not: what is saved names the version that it was changed from. */
  readonly draftVersion: Scalars['Int']['output'];
  /** The newest first; none before anything was published here. */
  readonly editions: ReadonlyArray<ListingEdition>;
  readonly partner: AdminPartner;
  /** What people see now. */
  readonly published: Listing;
  /** How many people wait for its offer, which has ended, and are mailed once it runs again. */
  readonly waiting: Scalars['Int']['output'];
};

export type AdminPartnerOrder =
  /** By how many customers have it. */
  | 'customers'
  /** By id, as the partners came. */
  | 'id'
  | 'title';

export type AdminPartnerPage = {
  readonly __typename?: 'AdminPartnerPage';
  /** Whether no row contains what was searched for: these only resemble it. */
  readonly isSimilar: Scalars['Boolean']['output'];
  readonly rows: ReadonlyArray<AdminPartner>;
  readonly total: Scalars['Int']['output'];
};

/** A user in the administrators' list. */
export type AdminUser = {
  readonly __typename?: 'AdminUser';
  readonly createdOn: Scalars['DateTime']['output'];
  readonly customerId?: Maybe<Scalars['ID']['output']>;
  /** Null also where it is a sample company, and there is no sample data. */
  readonly customerName?: Maybe<Scalars['String']['output']>;
  readonly email: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isEmailConfirmed: Scalars['Boolean']['output'];
  /** Whether this is the person who asks. */
  readonly isSelf: Scalars['Boolean']['output'];
  /** Null for who has never logged in. */
  readonly lastLogInOn?: Maybe<Scalars['DateTime']['output']>;
  readonly lastName: Scalars['String']['output'];
  /** An id of `constantType.roles`. */
  readonly roleId: Scalars['Int']['output'];
  readonly status: MemberStatus;
  readonly version: Scalars['Int']['output'];
};

/** A user with all that administrators know of them. */
export type AdminUserDetail = {
  readonly __typename?: 'AdminUserDetail';
  /** The application to be an affiliate; null where they made none. */
  readonly application?: Maybe<UserApplication>;
  /** Those that they are reminded of; those that end first before the others, at most 50. */
  readonly certificates: ReadonlyArray<UserCertificate>;
  /** The newest first, at most 50. */
  readonly events: ReadonlyArray<UserEvent>;
  readonly hasPassword: Scalars['Boolean']['output'];
  readonly invitedBy?: Maybe<Scalars['String']['output']>;
  readonly invitedOn?: Maybe<Scalars['DateTime']['output']>;
  /** Whether too many tries to log in failed lately for somebody to be let in right now. */
  readonly isLogInLocked: Scalars['Boolean']['output'];
  readonly isProfileComplete: Scalars['Boolean']['output'];
  readonly jobTitle?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Those in force, the newest first, at most 50. */
  readonly sessions: ReadonlyArray<UserSession>;
  readonly termsAcceptedOn?: Maybe<Scalars['DateTime']['output']>;
  readonly timeZone?: Maybe<Scalars['String']['output']>;
  readonly user: AdminUser;
  readonly wantsOfferNews: Scalars['Boolean']['output'];
};

export type AdminUserOrder =
  | 'createdOn'
  /** Who has never logged in comes before all others. */
  | 'lastLogIn'
  /** By last name, then by first name. */
  | 'name';

export type AdminUserPage = {
  readonly __typename?: 'AdminUserPage';
  /** The customer whose users are asked for; null for all. */
  readonly customer?: Maybe<FilteredBy>;
  /** Whether a search found more than `total`: nobody reads on beyond that. */
  readonly isCut: Scalars['Boolean']['output'];
  /** Whether no row contains what was searched for: these only resemble it. */
  readonly isSimilar: Scalars['Boolean']['output'];
  readonly rows: ReadonlyArray<AdminUser>;
  /** How many there are on all pages. */
  readonly total: Scalars['Int']['output'];
};

/** An application to be an affiliate, as administrators see it. */
export type AffiliateApplication = {
  readonly __typename?: 'AffiliateApplication';
  readonly answer?: Maybe<Scalars['String']['output']>;
  readonly appliedOn: Scalars['DateTime']['output'];
  readonly company: Scalars['String']['output'];
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  readonly decidedOn?: Maybe<Scalars['DateTime']['output']>;
  readonly decisions: ReadonlyArray<ApplicationDecision>;
  readonly email: Scalars['String']['output'];
  readonly heardFrom?: Maybe<Scalars['String']['output']>;
  /** The affiliate's number, by which registrations name their sponsor. */
  readonly id: Scalars['ID']['output'];
  /** Whether the applicant has shown that the address is theirs; until then no decision is mailed there. */
  readonly isEmailConfirmed: Scalars['Boolean']['output'];
  /** Whether somebody else has the same phone, or an address of the same company. */
  readonly mayBeDuplicate: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** What the applicant was asked last, and what they answered to that. */
  readonly question?: Maybe<Scalars['String']['output']>;
  /** Why it was rejected, or the affiliate suspended. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly sponsorId?: Maybe<Scalars['ID']['output']>;
  readonly sponsorName?: Maybe<Scalars['String']['output']>;
  readonly state: ApplicationState;
  readonly userId: Scalars['ID']['output'];
  readonly version: Scalars['Int']['output'];
  readonly website?: Maybe<Scalars['String']['output']>;
};

/** An application with who may be the same as the applicant. */
export type AffiliateApplicationDetail = {
  readonly __typename?: 'AffiliateApplicationDetail';
  readonly application: AffiliateApplication;
  /** At most ten, those who share most first. */
  readonly duplicates: ReadonlyArray<DuplicateApplicant>;
};

export type AffiliateApplicationPage = {
  readonly __typename?: 'AffiliateApplicationPage';
  /** Whether no row contains what was searched for: these only resemble it. */
  readonly isSimilar: Scalars['Boolean']['output'];
  readonly rows: ReadonlyArray<AffiliateApplication>;
  /** How many there are on all pages. */
  readonly total: Scalars['Int']['output'];
};

/** Leads to the partner's app. */
export type AppAction = {
  readonly __typename?: 'AppAction';
  readonly androidUrl: Scalars['String']['output'];
  /** Path data of a QR code of the address for any phone, and how many modules wide it is. */
  readonly code: QrCode;
  readonly iosUrl: Scalars['String']['output'];
};

/** What an administrator can decide about an application, as far as its chart allows. */
export type ApplicationDecision =
  | 'approve'
  | 'reinstate'
  | 'reject'
  | 'reopen'
  | 'requestInfo'
  | 'suspend';

/** A decision with what it needs; the applicant reads it. */
export type ApplicationDecisionInput = {
  readonly decision: ApplicationDecision;
  /** What is asked. */
  readonly question?: InputMaybe<Scalars['String']['input']>;
  /** Why it is rejected, or the affiliate suspended. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type ApplicationOrder =
  | 'appliedOn'
  | 'company';

/** What a decision about one of several applications came to. */
export type ApplicationOutcome = {
  readonly __typename?: 'ApplicationOutcome';
  /** As it is since; null where nothing was done. */
  readonly application?: Maybe<AffiliateApplication>;
  readonly id: Scalars['ID']['output'];
  /** Why nothing was done. */
  readonly problem?: Maybe<Scalars['String']['output']>;
};

/** How far an application to be an affiliate is. */
export type ApplicationState =
  | 'approved'
  | 'infoRequested'
  | 'pending'
  | 'rejected'
  | 'suspended';

/** What an administrator did. Nobody changes or removes an entry. */
export type AuditEntry = {
  readonly __typename?: 'AuditEntry';
  /** What was done: `request.declined`. */
  readonly action: Scalars['String']['output'];
  readonly actorId: Scalars['ID']['output'];
  readonly actorName: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly changes: ReadonlyArray<AuditedChange>;
  readonly entity: AuditedEntity;
  readonly entityId: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  /** What the entity was called then. */
  readonly label: Scalars['String']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Of the request that did it, as its answer's `x-request-id`. */
  readonly requestId: Scalars['String']['output'];
};

export type AuditPage = {
  readonly __typename?: 'AuditPage';
  /** The administrator whose entries are asked for; null for all. */
  readonly actor?: Maybe<FilteredBy>;
  /** Whether a search found more than `total`: nobody reads on beyond that. */
  readonly isCut: Scalars['Boolean']['output'];
  /** The thing whose entries are asked for, as the newest of them calls it; null for all, and no name without an entry. */
  readonly item?: Maybe<FilteredBy>;
  /** The newest first. */
  readonly rows: ReadonlyArray<AuditEntry>;
  readonly total: Scalars['Int']['output'];
};

/** A value that was changed, as JSON; null where there was, or is, none. */
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
  /** A list of the administration, taken as a file. */
  | 'list'
  | 'mail'
  | 'partner'
  | 'productRequest'
  | 'user';

/** The partner that something is available from, which was asked for. */
export type AvailablePartner = {
  readonly __typename?: 'AvailablePartner';
  readonly id: Scalars['ID']['output'];
  /** Whether the company of whoever asked has it. */
  readonly isIncluded: Scalars['Boolean']['output'];
  /** Its page, where a company that does not have it can ask for it; null where it has none here. */
  readonly path?: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

export type Awaited =
  | 'coupon'
  | 'offer';

/** A barcode (Code 128) as the path data of an SVG, one unit high and one unit to a module. */
export type Barcode = {
  readonly __typename?: 'Barcode';
  readonly path: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
};

/** A call that the signed-in person has asked for. */
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

/** What a partner's page has people do. */
export type CallToAction = AppAction | CouponAction | ExternalAction | FormAction;

export type CategoriesDraft = {
  readonly __typename?: 'CategoriesDraft';
  readonly categories: ReadonlyArray<EditedCategory>;
  /** Full name of who changed it last. */
  readonly changedBy?: Maybe<Scalars['String']['output']>;
  readonly changedOn: Scalars['DateTime']['output'];
};

/** What the categories were once. */
export type CategoriesEdition = {
  readonly __typename?: 'CategoriesEdition';
  readonly categories: ReadonlyArray<EditedCategory>;
  readonly note?: Maybe<Scalars['String']['output']>;
  /** From 1 on: the first is what there was before anything was published here. */
  readonly number: Scalars['Int']['output'];
  readonly publishedBy?: Maybe<Scalars['String']['output']>;
  /** Null of the first one. */
  readonly publishedOn?: Maybe<Scalars['DateTime']['output']>;
};

export type Category = {
  readonly __typename?: 'Category';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** What a company has to renew in time (screens 2.12). Days are YYYY-MM-DD, by the calendar of the company. */
export type Certificate = {
  readonly __typename?: 'Certificate';
  /** How many days are left until then; negative once it is over. */
  readonly daysLeft: Scalars['Int']['output'];
  /** The last day on which it holds. */
  readonly expiresOn: Scalars['String']['output'];
  readonly file?: Maybe<CertificateFile>;
  readonly holder: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly issuedOn?: Maybe<Scalars['String']['output']>;
  readonly issuer: Scalars['String']['output'];
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly recipients: ReadonlyArray<CertificateRecipient>;
  /** On how many days before the last one people are reminded. */
  readonly remindDays: ReadonlyArray<Scalars['Int']['output']>;
  readonly remindersStopped: Scalars['Boolean']['output'];
  /** Until then nobody is reminded. */
  readonly snoozedUntil?: Maybe<Scalars['String']['output']>;
  readonly type: CertificateType;
  /** Named by what changes the certificate: where it is an older one, nothing is changed. */
  readonly version: Scalars['Int']['output'];
};

/** The document of a certificate; its address is `/api/app/certificates/{id}/file`. */
export type CertificateFile = {
  readonly __typename?: 'CertificateFile';
  readonly name: Scalars['String']['output'];
  /** In bytes. */
  readonly size: Scalars['Int']['output'];
};

/** What is told of a certificate; checked by the rules that the form has. */
export type CertificateInput = {
  readonly expiresOn: Scalars['String']['input'];
  readonly holder: Scalars['String']['input'];
  readonly issuedOn?: InputMaybe<Scalars['String']['input']>;
  readonly issuer: Scalars['String']['input'];
  readonly number?: InputMaybe<Scalars['String']['input']>;
  /** People of the company. */
  readonly recipientIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Of 60, 30, 14, 7 and 1. */
  readonly remindDays: ReadonlyArray<Scalars['Int']['input']>;
  readonly type: CertificateType;
};

export type CertificatePage = {
  readonly __typename?: 'CertificatePage';
  /** Those that end first before the others. */
  readonly certificates: ReadonlyArray<Certificate>;
  /** How many the company has, on all pages. */
  readonly total: Scalars['Int']['output'];
};

export type CertificateRecipient = {
  readonly __typename?: 'CertificateRecipient';
  readonly id: Scalars['ID']['output'];
  /** Whether they can be reminded; where nobody chosen can, the active owners of the company are. */
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

/** What a company has, and what is known of it (screens 2.12). */
export type Company = {
  readonly __typename?: 'Company';
  /** Where it has its seat, in one line; null where nobody has said. */
  readonly address?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** By their ids. */
  readonly partners: ReadonlyArray<IncludedPartner>;
  /** Name of the company that it came from; null where nobody sent it. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** By whose clocks its days begin, a name of the IANA time zone database; null where it has chosen none. */
  readonly timeZone?: Maybe<Scalars['String']['output']>;
  readonly typeName?: Maybe<Scalars['String']['output']>;
  /** What holds where none is chosen. */
  readonly usualTimeZone: Scalars['String']['output'];
};

export type CompletedProfile = {
  readonly __typename?: 'CompletedProfile';
  /** Whether the application as an affiliate still waits for a decision. */
  readonly isUnderReview: Scalars['Boolean']['output'];
  /** Of the enumeration `roles`. */
  readonly roleId: Scalars['Int']['output'];
};

/** Values that a screen reads from configuration. */
export type ConfigData = {
  readonly __typename?: 'ConfigData';
  readonly newsletterUrl: Scalars['String']['output'];
  readonly productName: Scalars['String']['output'];
  readonly supportEmail: Scalars['String']['output'];
};

/** One entry of an enumeration of the spec. */
export type Constant = {
  readonly __typename?: 'Constant';
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
};

/** The enumerations of the spec (section 3). */
export type ConstantType = {
  readonly __typename?: 'ConstantType';
  readonly roles: ReadonlyArray<Constant>;
  readonly userTypes: ReadonlyArray<Constant>;
};

export type ContactWay =
  | 'EMAIL'
  | 'PHONE';

/** A coupon that the signed-in person has taken. */
export type Coupon = {
  readonly __typename?: 'Coupon';
  readonly barcode: Barcode;
  readonly code: Scalars['String']['output'];
  /** Its last day (YYYY-MM-DD); null where it stays good. */
  readonly goodUntil?: Maybe<Scalars['String']['output']>;
  /** Whether that day is over. */
  readonly isOver: Scalars['Boolean']['output'];
  readonly issuedOn: Scalars['DateTime']['output'];
};

/** Takes one of the partner's coupons. */
export type CouponAction = {
  readonly __typename?: 'CouponAction';
  readonly label: Scalars['String']['output'];
};

export type CustomerCertificate = {
  readonly __typename?: 'CustomerCertificate';
  /** How many days are left until then; negative once it is over. */
  readonly daysLeft: Scalars['Int']['output'];
  /** The last day on which it holds, by the calendar of the customer. */
  readonly expiresOn: Scalars['String']['output'];
  readonly holder: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly type: CertificateType;
};

export type CustomerCertificates = {
  readonly __typename?: 'CustomerCertificates';
  /** Those that end first before the others, at most 20. */
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
  /** The oldest first, at most 20. */
  readonly rows: ReadonlyArray<CustomerRequest>;
  readonly total: Scalars['Int']['output'];
};

/** Who a customer came from: an affiliate or another customer. */
export type CustomerSource = {
  readonly __typename?: 'CustomerSource';
  readonly id: Scalars['Int']['output'];
  /** Name of the affiliate's company or of the customer who referred it; null where nobody did, or they are gone. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** An id of `constantType.userTypes`; null where it is not known. */
  readonly typeId?: Maybe<Scalars['Int']['output']>;
  /** Name of that type. */
  readonly typeName?: Maybe<Scalars['String']['output']>;
};

/** Somebody who may be the same as an applicant. */
export type DuplicateApplicant = {
  readonly __typename?: 'DuplicateApplicant';
  /** Of the application that they made themselves, as company and state; null where they made none. */
  readonly applicationId?: Maybe<Scalars['ID']['output']>;
  readonly company?: Maybe<Scalars['String']['output']>;
  readonly email: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly shares: ReadonlyArray<SharedTrait>;
  readonly state?: Maybe<ApplicationState>;
  readonly userId: Scalars['ID']['output'];
};

/** A category as it is edited. It is no entity: another draft or edition calls the same category otherwise. */
export type EditedCategory = {
  readonly __typename?: 'EditedCategory';
  /** Empty where it is a new one. */
  readonly categoryId: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type EditedCategoryInput = {
  readonly categoryId: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
};

/** What ends within 30 days, or has ended. */
export type EndingCertificates = {
  readonly __typename?: 'EndingCertificates';
  readonly count: Scalars['Int']['output'];
  /** The first of the days on which one ends. */
  readonly firstOn: Scalars['String']['output'];
  /** Whether that day has passed, by the calendar of the company. */
  readonly isOver: Scalars['Boolean']['output'];
};

/** Whether a customer has a partner, and since when. */
export type Entitlement = {
  readonly __typename?: 'Entitlement';
  /** Full name of who granted it, denied it or asked for it. */
  readonly by?: Maybe<Scalars['String']['output']>;
  readonly partnerId: Scalars['ID']['output'];
  readonly partnerTitle: Scalars['String']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** When it came to this state; null where nothing was ever decided or asked. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  /** Why they have it; null for what they do not have. */
  readonly source?: Maybe<EntitlementSource>;
  readonly state: EntitlementState;
};

/** Switches a partner on or off for a customer. */
export type EntitlementChange = {
  readonly granted: Scalars['Boolean']['input'];
  readonly partnerId: Scalars['ID']['input'];
  /** Must be there for switching off. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type EntitlementSource =
  | 'admin'
  /** It came with the plan. */
  | 'plan'
  /** The company asked for it. */
  | 'request';

export type EntitlementState =
  | 'denied'
  | 'granted'
  | 'none'
  /** Somebody of the company asked for it. */
  | 'requested';

/** How the person's company stands with a partner. */
export type EntitlementStatus = {
  readonly __typename?: 'EntitlementStatus';
  /** Full name of who of the company asks for it; null where nobody does. */
  readonly askedBy?: Maybe<Scalars['String']['output']>;
  /** The partner's. */
  readonly id: Scalars['ID']['output'];
  /** Why it was denied, or is asked for; null otherwise. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** When it came to this state; null where nothing was ever decided or asked. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  readonly state: EntitlementState;
};

export type EventProperty = {
  readonly __typename?: 'EventProperty';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

/** Goes to the partner, in a new tab. */
export type ExternalAction = {
  readonly __typename?: 'ExternalAction';
  readonly label: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type Faq = {
  readonly __typename?: 'Faq';
  readonly groups: ReadonlyArray<FaqGroup>;
  /** Whether these are sample words, to be replaced. */
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
  /** What the person said of the answer; null where they said nothing yet. */
  readonly helped?: Maybe<Scalars['Boolean']['output']>;
  /** Its anchor on the page is `#faq-` and this. */
  readonly id: Scalars['Int']['output'];
  readonly link?: Maybe<HelpLink>;
  readonly question: Scalars['String']['output'];
};

/**
 * A row of another list that a list is filtered by, by its id. It is no entity: of things that have the same number, each
 * has its own.
 */
export type FilteredBy = {
  readonly __typename?: 'FilteredBy';
  /** Null where nothing has that id. */
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly rowId: Scalars['ID']['output'];
};

/** What a search over everything found: the first five of each kind. */
export type Findings = {
  readonly __typename?: 'Findings';
  /** By name. */
  readonly customers: AdminCustomerPage;
  /** By title. */
  readonly partners: PartnerTitlePage;
  /** By reference or name, the newest first. */
  readonly requests: QueuedRequestPage;
  /** By name or e-mail. */
  readonly users: AdminUserPage;
};

/** Opens a form on the page. */
export type FormAction = {
  readonly __typename?: 'FormAction';
  readonly form: PartnerForm;
  readonly label: Scalars['String']['output'];
};

/** The runs through a chart that began in a stretch of time. It says nothing of whose they were. */
export type Funnel = {
  readonly __typename?: 'Funnel';
  readonly asOf: Scalars['DateTime']['output'];
  readonly chart: Scalars['String']['output'];
  /** Whether the numbers count sample runs. */
  readonly countsSamples: Scalars['Boolean']['output'];
  readonly outcomes: FunnelOutcomes;
  readonly runs: Scalars['Int']['output'];
  /** How many runs of those days are made up, as sample data, whether they are counted or not. */
  readonly sampleRuns: Scalars['Int']['output'];
  readonly states: ReadonlyArray<FunnelState>;
  /** Those of the chart, also where nobody took them, and what was recorded besides; by the state that is left. */
  readonly transitions: ReadonlyArray<FunnelTransition>;
  /** Of the plan: raised with each change of what is recorded. */
  readonly version: Scalars['Int']['output'];
};

/** What a run that ends in a state counts as. */
export type FunnelEnd =
  /** It came to where the funnel leads, wherever it went then. */
  | 'arrived'
  | 'cancelled'
  | 'failed'
  /** It was on its way still. */
  | 'givenUp'
  | 'refused';

/** How the runs of a funnel ended. They add up to its runs. */
export type FunnelOutcomes = {
  readonly __typename?: 'FunnelOutcomes';
  readonly arrived: Scalars['Int']['output'];
  readonly cancelled: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  /** On the way no step came for 30 minutes. */
  readonly idle: Scalars['Int']['output'];
  /** The pages were left on the way. */
  readonly left: Scalars['Int']['output'];
  readonly refused: Scalars['Int']['output'];
  readonly underWay: Scalars['Int']['output'];
};

/** A state of a funnel's chart, and how many of its runs were in it. What was entered was left or is there now. */
export type FunnelState = {
  readonly __typename?: 'FunnelState';
  readonly endsAs: FunnelEnd;
  readonly entered: Scalars['Int']['output'];
  /** Those of them who took none. */
  readonly idle: Scalars['Int']['output'];
  /** The step in an analyst's words; no other of the funnel has them. */
  readonly label: Scalars['String']['output'];
  /** By a step to another state or out of the funnel, or by taking none for 30 minutes. */
  readonly left: Scalars['Int']['output'];
  /** How long the half that left soonest stayed at most, in milliseconds; null where nobody has left. */
  readonly medianStay?: Maybe<Scalars['Float']['output']>;
  /** Its dotted name. */
  readonly name: Scalars['String']['output'];
  readonly now: Scalars['Int']['output'];
  /** From 1, in the order in which people come to them. */
  readonly number: Scalars['Int']['output'];
  /** How many runs were in it at least once. */
  readonly reached: Scalars['Int']['output'];
  /** What the person has before them. */
  readonly sees: Scalars['String']['output'];
  /** The version of the plan that brought it. */
  readonly since: Scalars['Int']['output'];
};

/** How often an event led from one state to another. No state stands for outside: where a run begins or ends. */
export type FunnelTransition = {
  readonly __typename?: 'FunnelTransition';
  /** Whether it leads on from wherever somebody is: drawings leave it out while nobody takes it. */
  readonly common: Scalars['Boolean']['output'];
  readonly count: Scalars['Int']['output'];
  /** As the chart's table spells it; `opened` and `left` where its pages were, `unseen` for a step that never came. */
  readonly event: Scalars['String']['output'];
  readonly from?: Maybe<Scalars['String']['output']>;
  readonly to?: Maybe<Scalars['String']['output']>;
  /** The tracked events that it fires, with the properties that the chart knows: `Registration Cancelled (step: details)`. */
  readonly tracked: ReadonlyArray<Scalars['String']['output']>;
};

/** Where a text leads on to: a page of the product. */
export type HelpLink = {
  readonly __typename?: 'HelpLink';
  readonly href: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

/** A partner that the company has. */
export type IncludedPartner = {
  readonly __typename?: 'IncludedPartner';
  readonly id: Scalars['Int']['output'];
  /** Its page; null where it has none in this product. */
  readonly path?: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

export type Introduction = {
  readonly __typename?: 'Introduction';
  /** Whether these are sample words, to be replaced. */
  readonly isSample: Scalars['Boolean']['output'];
  readonly sections: ReadonlyArray<IntroductionSection>;
};

/** What is drawn beside a section. */
export type IntroductionDrawing =
  | 'FRAME'
  | 'GAP'
  | 'HOIST'
  | 'PLAN'
  | 'PORTAL';

export type IntroductionSection = {
  readonly __typename?: 'IntroductionSection';
  readonly drawing: IntroductionDrawing;
  /** Paragraphs. */
  readonly text: ReadonlyArray<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

/** Whom an owner invites; checked by the rules that the form has. */
export type InvitationInput = {
  readonly email: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  /** A sentence to go with the mail. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly role: MemberRole;
};

/** A link that lets the invited person in once. */
export type InvitationLink = {
  readonly __typename?: 'InvitationLink';
  readonly endsAt: Scalars['DateTime']['output'];
  readonly url: Scalars['String']['output'];
};

/** An offer's link that was pressed. */
export type LeadInput = {
  readonly kind: LeadKind;
  /** When it was pressed, by the browser's clock. */
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

/** What is edited of a partner, as it is typed: days as YYYY-MM-DD, what is not there as an empty text. */
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
  /** Search words: names that people use for the offer, one on each line. */
  readonly words: Scalars['String']['output'];
};

/** What a page, or a step of it, has people do. What its kind does not need is kept as it was typed. */
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
  /** A form on the page with which people ask for a call. */
  | 'CALL_BACK'
  /** A form on the page that connects the company's account. */
  | 'CONNECT_ACCOUNT'
  /** Gives one of the partner's coupons. */
  | 'COUPON'
  /** Goes to the partner, in a new tab. */
  | 'EXTERNAL'
  | 'NONE';

/** What somebody is changing, for administrators alone to see. */
export type ListingDraft = {
  readonly __typename?: 'ListingDraft';
  /** Full name of who changed it last. */
  readonly changedBy?: Maybe<Scalars['String']['output']>;
  readonly changedOn: Scalars['DateTime']['output'];
  readonly listing: Listing;
};

/** What was published once. */
export type ListingEdition = {
  readonly __typename?: 'ListingEdition';
  readonly listing: Listing;
  /** What was said to be new. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** From 1 on: the first is what there was before anything was published here. */
  readonly number: Scalars['Int']['output'];
  /** Full name; null of the first one. */
  readonly publishedBy?: Maybe<Scalars['String']['output']>;
  /** Null of the first one. */
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
  /** A point on each line. */
  readonly gets: Scalars['String']['output'];
  /** Empty where the page has the partner's name. */
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

/** Why somebody cannot log in. */
export type LogInObstacle =
  | 'deactivated'
  | 'emailNotConfirmed'
  /** They have not accepted their invitation yet. */
  | 'invited'
  | 'profileNotComplete';

/** What became of a mail. */
export type LoggedMail = {
  readonly __typename?: 'LoggedMail';
  /** Of the last attempt. */
  readonly at: Scalars['DateTime']['output'];
  readonly attempts: Scalars['Int']['output'];
  /** Why the last attempt failed. */
  readonly failure?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly state: MailState;
  readonly subject: Scalars['String']['output'];
  /** Name of the template: Reset a password. */
  readonly template: Scalars['String']['output'];
  /** Its text, with the secrets of its links left out. */
  readonly text: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
};

export type LoggedMailPage = {
  readonly __typename?: 'LoggedMailPage';
  /** Whether a search found more than `total`: nobody reads on beyond that. */
  readonly isCut: Scalars['Boolean']['output'];
  /** The newest first. */
  readonly rows: ReadonlyArray<LoggedMail>;
  /** How many there are on all pages. */
  readonly total: Scalars['Int']['output'];
};

export type MailState =
  | 'failing'
  | 'givenUp'
  /** It had not gone out yet, and a newer one is sent in its place. */
  | 'replaced'
  | 'sent';

export type MemberRole =
  | 'OWNER'
  | 'USER';

export type MemberStatus =
  | 'active'
  | 'deactivated'
  | 'invited';

/** A partner that the person's company does not have, with what visitors may read of its offer. */
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
   * Does the same to up to 100 users, each by itself: one to whom it cannot be done, or whom somebody changed meanwhile,
   * stays as they are, and it is told. Nobody changes their own access. Administrators only.
   */
  readonly actOnUsers: ReadonlyArray<UserOutcome>;
  /** Owners only, as all that follows. What is sent again under the same key is answered with what was added. */
  readonly addCertificate: Certificate;
  /**
   * Answers what the person who asks was asked about their own application; a decision can be made again then. CONFLICT
   * where the application is newer.
   */
  readonly answerApplicationQuestion: OwnApplication;
  /** Has the person hear when there is something to be had again. */
  readonly awaitOffer: PartnerDealings;
  /** Where the last day moves, people are reminded anew. */
  readonly changeCertificate: Certificate;
  /** Makes a member an owner or a user. Owners only, and never of themselves. */
  readonly changeMemberRole: TeamMember;
  /** Ends every other session of the person. Wrong old passwords count as failed log-ins do. */
  readonly changePassword: Accepted;
  readonly changeReminders: Certificate;
  /** Whatever their role. */
  readonly chooseOfferNews: Privacy;
  /** Has the days of the company begin by the clocks of this time zone. Owners only. */
  readonly chooseTimeZone: Company;
  /** Completes the profile that a ticket opens. Public. */
  readonly completeProfile: CompletedProfile;
  /** Owners may name the code that is connected, to have it replaced. */
  readonly connectAccount: PartnerDealings;
  /** Counts a search that found no partner, without who made it. Anybody may ask; TOO_MANY_ATTEMPTS for a network that asks too often. */
  readonly countUnfoundSearch: Accepted;
  /** Makes a link to hand to the invited person; the mailed one leads nowhere from then on. Owners only. */
  readonly createInvitationLink: InvitationLink;
  /** Logs a member out everywhere and lets them in no more; an invitation is taken back. Owners only, never themselves. */
  readonly deactivateMember: TeamMember;
  /**
   * Decides the same about up to 100 applications, each by itself: one that its chart refuses, or that somebody changed
   * meanwhile, stays as it is, and is told. The applicant gets a mail. Administrators only.
   */
  readonly decideApplications: ReadonlyArray<ApplicationOutcome>;
  /**
   * Decides the same about up to 100 requests, each by itself: one that its chart refuses, or that somebody changed
   * meanwhile, stays as it is, and is told. Whoever asked gets a mail. Administrators only.
   */
  readonly decideRequests: ReadonlyArray<RequestOutcome>;
  /** Deletes the certificate with its file, for good; answers its id. */
  readonly deleteCertificate: Scalars['ID']['output'];
  /** As `discardListing`. Administrators only. */
  readonly discardCategories: AdminCategories;
  /** Forgets the draft; CONFLICT as above, ACTION_REFUSED where there is none. Administrators only. */
  readonly discardListing: AdminPartnerDetail;
  /** Owners only. */
  readonly disconnectAccount: PartnerDealings;
  /** Sets who sees to a request, and what is noted about it; CONFLICT where it is newer. Administrators only. */
  readonly handleRequest: QueuedRequest;
  /** Adds somebody to the company and mails them an invitation of 7 days. Owners only. */
  readonly inviteMember: TeamMember;
  /** Adds somebody to a company and mails them an invitation of 7 days. Administrators only. */
  readonly inviteUser: AdminUser;
  /** Gives the person the coupon of this partner that they have, else a new one, else none where all are taken. */
  readonly issueCoupon: PartnerDealings;
  /** Keeps the address of the company; an empty one takes it away. Owners only. */
  readonly keepCompanyAddress: Company;
  /** Mails the person the coupon that they have. */
  readonly mailCoupon: Accepted;
  /** Ticks a training off for the person, or takes the tick back. */
  readonly markTraining: Training;
  /** As `publishListing`: a category that partners are filed under stays. Administrators only. */
  readonly publishCategories: AdminCategories;
  /**
   * Shows people what the draft holds; VALIDATION_FAILED where it is not fit for that, CONFLICT and ACTION_REFUSED as
   * above. The note says what is new. Administrators only.
   */
  readonly publishListing: AdminPartnerDetail;
  /** Records whether an answer helped, in place of what the person said before. */
  readonly rateAnswer: FaqQuestion;
  /** Lets a member in again, as what they were. Owners only. */
  readonly reactivateMember: TeamMember;
  /** Records what was pressed, each once a day. Answers the offers that have moved on by it. */
  readonly recordLeads: ReadonlyArray<Offer>;
  /** Registers a person and mails a link to confirm the address. Public. */
  readonly register: Accepted;
  /** Registers the person for this date, and mails it to them the first time. */
  readonly registerForWebinar: UpcomingWebinar;
  /**
   * Puts the certificate away, and adds the one that takes its place. What is sent again under the same key is answered
   * with what was added.
   */
  readonly renewCertificate: Certificate;
  /** Mails a new link in place of one that led nowhere, to the person whom it was for. Public. */
  readonly renewLink: Accepted;
  readonly requestCall: PartnerDealings;
  /** Asks the inviter for a new invitation in place of an expired one. Public. */
  readonly requestInvitation: Accepted;
  /**
   * Asks for a partner in the name of the person's company, which has one open request for it at most: ACTION_REFUSED for
   * another one, and where they have the partner. Owners and users only.
   */
  readonly requestPartner: EntitlementStatus;
  /** Mails a link to change the password, where the address has an account. Public. */
  readonly requestPasswordReset: Accepted;
  /** Mails the link to confirm an address anew, where one is still to be confirmed. Public. */
  readonly requestVerification: Accepted;
  /** Mails the invitation again, with a new link of 7 days; older ones lead nowhere. Owners only. */
  readonly resendInvitation: TeamMember;
  /**
   * Has the same mail written and sent again, with links of its own, to the address that the person has now; one that
   * fails is tried again at once. ACTION_REFUSED where what it tells is no longer so. Administrators only.
   */
  readonly resendMail: LoggedMail;
  /** Changes the password by the link that was mailed, and ends every session. Public. */
  readonly resetPassword: Accepted;
  /** As `saveListing`, of the categories. Administrators only. */
  readonly saveCategories: AdminCategories;
  /** Keeps what was changed; CONFLICT where the draft is newer than `version`. Administrators only. */
  readonly saveListing: AdminPartnerDetail;
  /** Whatever their role. */
  readonly saveOwnDetails: OwnProfile;
  /**
   * Switches partners on and off for a customer, all or none of them, at once for everybody of the company; CONFLICT
   * where the customer is newer. Who asked for one of them gets a mail with the decision and, where it is declined, its
   * reason. Administrators only.
   */
  readonly setEntitlements: AdminCustomerDetail;
  /**
   * Asks for a product. Owners and users only. Where the company has an open request of this name, it is refused as
   * DUPLICATE_REQUEST, which names that one in `extensions.earlier`.
   */
  readonly submitProductRequest: ProductRequest;
  /** Takes the registration back. */
  readonly unregisterFromWebinar: UpcomingWebinar;
  /** Confirms an address by the link that was mailed to it. Public. */
  readonly verifyEmail: Verification;
  /** Adds the person's vote to an open request of the company, once. */
  readonly voteForProductRequest: ProductRequestVote;
  /** Takes a request back, before it is decided. For whoever asked and for owners of the company. */
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

/** What a card says of a partner's offer, beside the name and address that the partner list holds. */
export type Offer = {
  readonly __typename?: 'Offer';
  /** One sentence: what the offer is good for. */
  readonly benefit: Scalars['String']['output'];
  readonly category: Category;
  /** When the offer ends; null where it stays. */
  readonly endsOn?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly partnerId: Scalars['Int']['output'];
  readonly state: OfferState;
  /** Full name of who of the company brought it there. */
  readonly stateChangedBy?: Maybe<Scalars['String']['output']>;
  /** When the state was reached; null while the offer is available. */
  readonly stateChangedOn?: Maybe<Scalars['DateTime']['output']>;
  /** The offer's value in plain words, at most 24 characters. */
  readonly value: Scalars['String']['output'];
};

export type OfferState =
  | 'AVAILABLE'
  | 'STARTED'
  | 'USED';

/** How the marketplace stands. Each number is the total of a list that administrators can open. */
export type Overview = {
  readonly __typename?: 'Overview';
  readonly abandonedMails: Scalars['Int']['output'];
  readonly activeUsers: Scalars['Int']['output'];
  readonly asOf: Scalars['DateTime']['output'];
  readonly customers: Scalars['Int']['output'];
  readonly customersWithoutPartners: Scalars['Int']['output'];
  readonly failingMails: Scalars['Int']['output'];
  readonly invitedUsers: Scalars['Int']['output'];
  /** Nobody has decided about them for good. */
  readonly openRequests: Waiting;
  /** Affiliates who wait for a decision. */
  readonly pendingApplications: Waiting;
  readonly plannedRequests: Scalars['Int']['output'];
  /** Those of them that nobody has begun to review. */
  readonly submittedRequests: Waiting;
  /** Customers whose people asked for a partner that nobody has decided about. */
  readonly waitingCustomers: Waiting;
};

/** An application as the applicant sees it. */
export type OwnApplication = {
  readonly __typename?: 'OwnApplication';
  readonly answer?: Maybe<Scalars['String']['output']>;
  /** The affiliate's number, by which registrations name their sponsor once it is approved. */
  readonly id: Scalars['ID']['output'];
  readonly question?: Maybe<Scalars['String']['output']>;
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Null unless it is approved. */
  readonly referral?: Maybe<Referral>;
  readonly state: ApplicationState;
  readonly version: Scalars['Int']['output'];
};

export type OwnDetailsInput = {
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly phone?: InputMaybe<Scalars['String']['input']>;
};

/** What a person sees and changes of themselves on My profile, whatever their role. */
export type OwnProfile = {
  readonly __typename?: 'OwnProfile';
  readonly email: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  /** Whether they can log in with a password; those who came by single sign-on may have none. */
  readonly hasPassword: Scalars['Boolean']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Name of the affiliate or customer who referred the person's company; null where nobody did. */
  readonly referredBy?: Maybe<Scalars['String']['output']>;
};

/** Whom a page is for. */
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

/** The account of the signed-in person's company at a partner. */
export type PartnerAccount = {
  readonly __typename?: 'PartnerAccount';
  readonly code: Scalars['String']['output'];
  readonly connectedOn: Scalars['DateTime']['output'];
  readonly email: Scalars['String']['output'];
};

/** What the signed-in person and their company have with a partner. The person's own, under the partner's id. */
export type PartnerDealings = {
  readonly __typename?: 'PartnerDealings';
  readonly account?: Maybe<PartnerAccount>;
  /** What the person wants to hear of when it is there again. */
  readonly awaited: ReadonlyArray<Awaited>;
  readonly callRequest?: Maybe<CallRequest>;
  readonly coupon?: Maybe<Coupon>;
  /** Whether a coupon may still be taken. */
  readonly hasCoupons: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
};

export type PartnerForm =
  | 'CALL_BACK'
  | 'CONNECT_ACCOUNT';

/** One page of a partner. */
export type PartnerPage = {
  readonly __typename?: 'PartnerPage';
  readonly audience: Scalars['String']['output'];
  /** Null where the steps carry the actions. */
  readonly callToAction?: Maybe<CallToAction>;
  readonly checkedOn: Scalars['DateTime']['output'];
  /** Null for whoever may use no offers. */
  readonly dealings?: Maybe<PartnerDealings>;
  readonly gets: ReadonlyArray<Scalars['String']['output']>;
  readonly heading: Scalars['String']['output'];
  /** Its path. */
  readonly id: Scalars['ID']['output'];
  /** Where the partner says more of its offer. */
  readonly learnMoreUrl: Scalars['String']['output'];
  readonly offer: Offer;
  /** The partner's other pages in this product. */
  readonly otherPages: ReadonlyArray<PageLink>;
  readonly partnerId: Scalars['Int']['output'];
  /** Up to three others that the company has: of the same category first. */
  readonly related: ReadonlyArray<Offer>;
  /** What the partner learns of the person, and when. */
  readonly shares: Scalars['String']['output'];
  readonly steps: ReadonlyArray<RedeemStep>;
  readonly summary: Scalars['String']['output'];
  readonly terms: Scalars['String']['output'];
};

/** A partner that somebody of the company has asked for. */
export type PartnerRequest = {
  readonly __typename?: 'PartnerRequest';
  /** Full name of who asked. */
  readonly askedBy: Scalars['String']['output'];
  readonly askedOn: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly partner: AvailablePartner;
  /** Submitted, available or declined. */
  readonly status: ProductRequestStatus;
  /** Why it was declined. */
  readonly statusReason?: Maybe<Scalars['String']['output']>;
};

/** A partner by its name. */
export type PartnerTitle = {
  readonly __typename?: 'PartnerTitle';
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type PartnerTitlePage = {
  readonly __typename?: 'PartnerTitlePage';
  readonly rows: ReadonlyArray<PartnerTitle>;
  /** How many there are on all pages. */
  readonly total: Scalars['Int']['output'];
};

export type PasswordChangeInput = {
  readonly oldPassword: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
};

export type PasswordResetLink = {
  readonly __typename?: 'PasswordResetLink';
  /** Whose password it changes, for their password manager: whoever holds the link has the mailbox. */
  readonly email: Scalars['String']['output'];
};

/** A profile that is to be completed. */
export type PendingProfile = {
  readonly __typename?: 'PendingProfile';
  /** Null where the person belongs to no company. */
  readonly companyName?: Maybe<Scalars['String']['output']>;
  readonly email: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  /** Full name of who invited them; null where nobody did. */
  readonly invitedBy?: Maybe<Scalars['String']['output']>;
  readonly lastName: Scalars['String']['output'];
  /** What the form asks for, and nothing else. What is known of it stands in the form, to be corrected. */
  readonly missing: ReadonlyArray<ProfilePart>;
  readonly phone?: Maybe<Scalars['String']['output']>;
};

/** What a person decides about what is kept of them, and sees of it (screens 2.12). */
export type Privacy = {
  readonly __typename?: 'Privacy';
  /** Whether they are mailed news of offers. */
  readonly offerNews: Scalars['Boolean']['output'];
  /** The last 50, the newest first. */
  readonly recorded: ReadonlyArray<RecordedEvent>;
  /** How many there are. */
  readonly recordedTotal: Scalars['Int']['output'];
};

export type ProductRequest = {
  readonly __typename?: 'ProductRequest';
  /** Full name of who asked. */
  readonly askedBy: Scalars['String']['output'];
  readonly askedOn: Scalars['DateTime']['output'];
  /** Whether the person who looks can withdraw it now. */
  readonly canWithdraw: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Who has it now; null while it is not available, or where no partner of ours has it. */
  readonly partner?: Maybe<AvailablePartner>;
  /** By which people name it: PR-000123. */
  readonly reference: Scalars['String']['output'];
  /** Of one that was merged the status of the other one, once that is decided or withdrawn. */
  readonly status: ProductRequestStatus;
  /** Why it was declined; of one that was merged also that the other one was withdrawn. */
  readonly statusReason?: Maybe<Scalars['String']['output']>;
  /** How many people of the company want it, whoever asked among them. */
  readonly votes: Scalars['Int']['output'];
};

/** What an administrator can do with a product request, as far as its chart allows. */
export type ProductRequestDecision =
  | 'decline'
  | 'makeAvailable'
  | 'merge'
  | 'plan'
  | 'startReview';

/** A decision with what it needs. */
export type ProductRequestDecisionInput = {
  readonly decision: ProductRequestDecision;
  /** Reference of the open request that it is merged into: PR-000123. */
  readonly into?: InputMaybe<Scalars['String']['input']>;
  /** The partner who has the product now. */
  readonly partnerId?: InputMaybe<Scalars['ID']['input']>;
  /** Why it is declined: whoever asked reads it. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** What somebody asks for (screens 2.15); checked by the rules that the form has. */
export type ProductRequestInput = {
  /** Name of a category, or Other. */
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** How the person wants to be asked back; null where they do not. */
  readonly contactBy?: InputMaybe<ContactWay>;
  /**
   * Chosen by the page, the same as long as it sends the same answers: a request whose answer was lost is not made
   * twice. 8 to 64 letters, digits and hyphens.
   */
  readonly key: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  /** How many people would use it. */
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

/** What a vote came to. */
export type ProductRequestVote = {
  readonly __typename?: 'ProductRequestVote';
  readonly reference: Scalars['String']['output'];
  readonly votes: Scalars['Int']['output'];
};

/** The parts that `PendingProfile.missing` asks for, and what may be told beside them. */
export type ProfileInput = {
  readonly companyName?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly jobTitle?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly terms?: InputMaybe<Scalars['Boolean']['input']>;
  /** A name of the IANA time zone database, such as America/Chicago. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A part that a profile lacks. */
export type ProfilePart =
  | 'companyName'
  | 'firstName'
  | 'lastName'
  | 'password'
  | 'phone'
  | 'terms';

/** A QR code as the path data of an SVG, one unit to a module. */
export type QrCode = {
  readonly __typename?: 'QrCode';
  readonly path: Scalars['String']['output'];
  readonly size: Scalars['Int']['output'];
};

export type Query = {
  readonly __typename?: 'Query';
  /** Administrators only. */
  readonly adminCategories: AdminCategories;
  /** Administrators only. */
  readonly adminCustomer: AdminCustomerDetail;
  /**
   * A page of all customers, from 1 on, at most 100 each. The search is a part of the name; one or two letters are those
   * with which a word begins. Administrators only.
   */
  readonly adminCustomers: AdminCustomerPage;
  /** Administrators only. */
  readonly adminPartner: AdminPartnerDetail;
  /** A page of all partners, from 1 on, at most 100 each. The search is a part of the title. Administrators only. */
  readonly adminPartners: AdminPartnerPage;
  /** Administrators only. */
  readonly adminUser: AdminUserDetail;
  /**
   * A page of all users, from 1 on, at most 100 each. The search is a part of name or e-mail; one or two letters are
   * those with which a word begins. Roles and statuses: all where none is named. Administrators only.
   */
  readonly adminUsers: AdminUserPage;
  /** Administrators only. */
  readonly affiliateApplication: AffiliateApplicationDetail;
  /**
   * A page of the applications to be an affiliate, from 1 on, at most 100 each. States: all where none is named. The
   * search is a part of the company, the name or the e-mail, or the affiliate's number. Administrators only.
   */
  readonly affiliateApplications: AffiliateApplicationPage;
  /**
   * A page of the audit log, from 1 on, at most 100 each: of one kind of thing, of one thing, by one administrator, from
   * one day to another by the house's clocks. The search is a part of what the thing was called, or of the action.
   * Administrators only.
   */
  readonly auditLog: AuditPage;
  /** One of the company's, as it is now. Owners only. */
  readonly certificate: Certificate;
  /** A page of the company's certificates, from 1 on, at most 100 each. Owners only. */
  readonly certificates: CertificatePage;
  /** The company of the person. Owners only. */
  readonly company: Company;
  readonly configData: ConfigData;
  readonly constantType: ConstantType;
  /** Null where there is nothing to renew. Owners only. */
  readonly endingCertificates?: Maybe<EndingCertificates>;
  /** Owners and users only. */
  readonly entitlementStatus: EntitlementStatus;
  /**
   * Whether this user may open the page at this path, or the first page of this partner, or finds its offer where it has
   * none: as the router and the backend decide it, and what would change that. One of the two is named. NOT_FOUND for an
   * unknown partner and a path without a page. Administrators only.
   */
  readonly explainAccess: AccessExplanation;
  /** Owners and users only, as all help. */
  readonly faq: Faq;
  /**
   * From midnight at the start of `from` to midnight at the end of `to` (YYYY-MM-DD), by the house's clocks. Without
   * `samples`, sample runs are counted where there are no others. Administrators only.
   */
  readonly funnel: Funnel;
  readonly introduction: Introduction;
  /** Administrators only. */
  readonly loggedMail: LoggedMail;
  /**
   * A page of the mails, from 1 on, at most 100 each. States: all where none is named. The search is a part of the
   * address or of the subject. Administrators only.
   */
  readonly loggedMails: LoggedMailPage;
  /**
   * Partners that the person's company does not have and may ask for, by title: none whose offer has ended, and none that
   * administrators keep out. Empty for people of no company. Owners and users only.
   */
  readonly missingPartners?: Maybe<ReadonlyArray<MissingPartner>>;
  /** The offers that the signed-in person's company may use. Owners and users only. */
  readonly offers: ReadonlyArray<Offer>;
  /** Administrators only. */
  readonly overview: Overview;
  /** The application of the person who asks; null where they made none. */
  readonly ownApplication?: Maybe<OwnApplication>;
  /** The person's own, whatever their role. */
  readonly ownProfile: OwnProfile;
  /**
   * The page at this path; null where there is none, or none for whoever asks. Open to visitors. With a listing, for
   * administrators only: as people of a company that has not begun with the offer see it once the listing is published;
   * VALIDATION_FAILED where the listing is not fit for that.
   */
  readonly partnerPage?: Maybe<PartnerPage>;
  /** The person's own requests for partners, an owner's those of the company, newest first. Owners and users only. */
  readonly partnerRequests: ReadonlyArray<PartnerRequest>;
  /** Every partner there is, by title. Administrators only. */
  readonly partnerTitles: ReadonlyArray<PartnerTitle>;
  /** Whether a link to change a password leads on. Public; the link stays in force. */
  readonly passwordResetLink: PasswordResetLink;
  /** The profile that a ticket opens. Public. */
  readonly pendingProfile: PendingProfile;
  /** The person's own, whatever their role. All that is kept is at `/api/app/account/export`. */
  readonly privacy: Privacy;
  /** The person's own requests, an owner's those of the company, newest first. Owners and users only. */
  readonly productRequests: ReadonlyArray<ProductRequest>;
  /** Administrators only. */
  readonly queuedRequest: QueuedRequest;
  /**
   * A page of the product requests of all companies, from 1 on, at most 100 each. Statuses: all where none is named.
   * The search is a reference or a part of a name. Administrators only.
   */
  readonly queuedRequests: QueuedRequestPage;
  /** Looks for something in all that has a name; as the search of each list does. Administrators only. */
  readonly searchEverything: Findings;
  /**
   * Partners that somebody can find: those of the landing page, and for regular users those that their company has or
   * can ask for. Anybody may ask.
   */
  readonly searchedPartners: ReadonlyArray<SearchedPartner>;
  /**
   * A page of the people of the person's company, from 1 on, at most 100 each; with a search of those whose name or
   * e-mail contains it, whatever its letter case. Owners only.
   */
  readonly team: TeamPage;
  /** Somebody of the person's company, as they are now. Owners only. */
  readonly teamMember: TeamMember;
  readonly trainings: TrainingList;
  /** What people searched for and did not find: the most frequent, from three people on. Administrators only. */
  readonly unfoundSearches: ReadonlyArray<UnfoundSearch>;
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
  /** Where whoever asked can be written to. */
  readonly askedByEmail: Scalars['String']['output'];
  readonly askedByPhone?: Maybe<Scalars['String']['output']>;
  readonly askedOn: Scalars['DateTime']['output'];
  readonly assigneeId?: Maybe<Scalars['ID']['output']>;
  readonly assigneeName?: Maybe<Scalars['String']['output']>;
  readonly category?: Maybe<Scalars['String']['output']>;
  readonly contactBy?: Maybe<ContactWay>;
  readonly customerId: Scalars['ID']['output'];
  readonly customerName: Scalars['String']['output'];
  readonly decisions: ReadonlyArray<ProductRequestDecision>;
  readonly id: Scalars['ID']['output'];
  /** Whether nobody has begun to review it within five business days. */
  readonly isOverdue: Scalars['Boolean']['output'];
  /** Reference of the request that it was merged into. */
  readonly mergedInto?: Maybe<Scalars['String']['output']>;
  readonly mergedIntoId?: Maybe<Scalars['ID']['output']>;
  readonly name: Scalars['String']['output'];
  /** What administrators note for one another. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** Title of the partner who has it now. */
  readonly partnerTitle?: Maybe<Scalars['String']['output']>;
  /** How many people would use it. */
  readonly people?: Maybe<Scalars['Int']['output']>;
  readonly reason: Scalars['String']['output'];
  /** By which people name it: PR-000123. */
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
  /** Whether no row contains what was searched for: these only resemble it. */
  readonly isSimilar: Scalars['Boolean']['output'];
  readonly rows: ReadonlyArray<QueuedRequest>;
  /** How many there are on all pages. */
  readonly total: Scalars['Int']['output'];
};

/** Something that the person did, as it was recorded. */
export type RecordedEvent = {
  readonly __typename?: 'RecordedEvent';
  /** By the clock of the browser. */
  readonly at: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly properties: ReadonlyArray<EventProperty>;
  /** On which page: its pattern, not its address. */
  readonly route: Scalars['String']['output'];
};

export type RecordedWebinar = {
  readonly __typename?: 'RecordedWebinar';
  /** Its captions as WebVTT. */
  readonly captionsHref: Scalars['String']['output'];
  readonly chapters: ReadonlyArray<WebinarChapter>;
  readonly id: Scalars['ID']['output'];
  /** What is seen before it plays, on the same origin; null where its first picture is. */
  readonly posterHref?: Maybe<Scalars['String']['output']>;
  /** YYYY-MM-DD. */
  readonly recordedOn: Scalars['String']['output'];
  readonly seconds: Scalars['Int']['output'];
  readonly summary: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  /** What the captions say, paragraph by paragraph. */
  readonly transcript: ReadonlyArray<Scalars['String']['output']>;
  /** Where the video is, on the product's own origin. */
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

/** The link that an affiliate hands out, and how many businesses registered with it or named the affiliate. */
export type Referral = {
  readonly __typename?: 'Referral';
  /** Name of the affiliate's business, by which registrations can name them as well. */
  readonly business: Scalars['String']['output'];
  readonly code: QrCode;
  /** How many of those have a person who confirmed their address; below, who logged in; who started an offer. */
  readonly confirmed: Scalars['Int']['output'];
  readonly link: Scalars['String']['output'];
  readonly loggedIn: Scalars['Int']['output'];
  readonly registered: Scalars['Int']['output'];
  readonly startedOffer: Scalars['Int']['output'];
};

/** What a visitor tells to register (screens 2.3); checked by the rules that the form has. */
export type RegistrationInput = {
  readonly companyName: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly heardFrom?: InputMaybe<Scalars['String']['input']>;
  readonly lastName: Scalars['String']['input'];
  readonly offerNews?: InputMaybe<Scalars['Boolean']['input']>;
  readonly password: Scalars['String']['input'];
  /** US number; an affiliate may leave it out. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** The affiliate who referred them, by number; a client may name their business instead. Left out, the house's own. */
  readonly sponsorId?: InputMaybe<Scalars['ID']['input']>;
  readonly terms: Scalars['Boolean']['input'];
  /** Of the enumeration `userTypes`: 1 refers businesses, 2 wants offers. */
  readonly userTypeId: Scalars['Int']['input'];
  /** Page of the partner whose offer led here; the first log-in leads back to it. */
  readonly wantedPath?: InputMaybe<Scalars['String']['input']>;
  /** Affiliates only. */
  readonly website?: InputMaybe<Scalars['String']['input']>;
};

export type ReminderAction =
  /** Of what was due meanwhile nobody is told. */
  | 'resume'
  /** For 7 days nobody is reminded. */
  | 'snooze'
  | 'stop';

/** What a decision about one of several requests came to. */
export type RequestOutcome = {
  readonly __typename?: 'RequestOutcome';
  readonly id: Scalars['ID']['output'];
  /** Why nothing was done. */
  readonly problem?: Maybe<Scalars['String']['output']>;
  /** As it is since; null where nothing was done. */
  readonly request?: Maybe<QueuedRequest>;
};

/** A row as it was when somebody decided about it: where it is newer, nothing is done. */
export type RowVersion = {
  readonly id: Scalars['ID']['input'];
  readonly version: Scalars['Int']['input'];
};

/** A partner as the search reads it. It is no entity: offers and listings tell the same of it. */
export type SearchedPartner = {
  readonly __typename?: 'SearchedPartner';
  readonly benefit: Scalars['String']['output'];
  /** Name of its category. */
  readonly category: Scalars['String']['output'];
  readonly partnerId: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
  /** Search words: names that people use for the offer. */
  readonly words: ReadonlyArray<Scalars['String']['output']>;
};

/** What two people have in common: a phone, or the domain of their e-mail where not everybody can have it. */
export type SharedTrait =
  | 'domain'
  | 'phone';

/** Somebody of the person's company (screens 2.12). */
export type TeamMember = {
  readonly __typename?: 'TeamMember';
  readonly email: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** When the invitation ends, or has ended; null for who has joined. */
  readonly invitationEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether this is the person who asks. */
  readonly isSelf: Scalars['Boolean']['output'];
  /** Null for who has never logged in. */
  readonly lastLogInAt?: Maybe<Scalars['DateTime']['output']>;
  readonly lastName: Scalars['String']['output'];
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly role: MemberRole;
  readonly status: MemberStatus;
  /** Named by what changes the member: where it is an older one, nothing is changed. */
  readonly version: Scalars['Int']['output'];
};

export type TeamPage = {
  readonly __typename?: 'TeamPage';
  /** By last name, then by first name. */
  readonly members: ReadonlyArray<TeamMember>;
  /** How many the company has, or the search finds, on all pages. */
  readonly total: Scalars['Int']['output'];
};

/** How many people of a customer are in each status. */
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
  /** As people write it: PDF. */
  readonly format: Scalars['String']['output'];
  /** Where the file is, on the product's own origin. */
  readonly href: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Whether the person has ticked it off. */
  readonly isCompleted: Scalars['Boolean']['output'];
  /** How long it takes. */
  readonly minutes: Scalars['Int']['output'];
  readonly summary: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  /** YYYY-MM-DD. */
  readonly updatedOn: Scalars['String']['output'];
};

/** Whom a training is for. Everybody may read all of them. */
export type TrainingAudience =
  | 'EVERYBODY'
  | 'OWNERS';

export type TrainingList = {
  readonly __typename?: 'TrainingList';
  /** Whether these are sample words, to be replaced. */
  readonly isSample: Scalars['Boolean']['output'];
  readonly trainings: ReadonlyArray<Training>;
};

/** A search of several people that found no partner. */
export type UnfoundSearch = {
  readonly __typename?: 'UnfoundSearch';
  /** Title of the partner that it finds by now; null where it still finds none. */
  readonly finds?: Maybe<Scalars['String']['output']>;
  /** YYYY-MM-DD, by the house's clocks. */
  readonly lastOn: Scalars['String']['output'];
  /** In lower case, up to 60 characters. */
  readonly text: Scalars['String']['output'];
  /** How often it was made, over 90 days. */
  readonly times: Scalars['Int']['output'];
};

/** One date of a webinar. */
export type UpcomingWebinar = {
  readonly __typename?: 'UpcomingWebinar';
  /** Of this date; the next one has another. */
  readonly id: Scalars['ID']['output'];
  readonly isRegistered: Scalars['Boolean']['output'];
  /** Where to join; null for who is not registered. */
  readonly joinUrl?: Maybe<Scalars['String']['output']>;
  readonly minutes: Scalars['Int']['output'];
  readonly startsAt: Scalars['DateTime']['output'];
  readonly summary: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** Something to be done to a user, with what it needs. */
export type UserActionInput = {
  /** The company of an owner or user who has none, for changeRole. */
  readonly customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Must be there for deactivate. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** SystemAdmin, Owner or User, for changeRole. */
  readonly roleId?: InputMaybe<Scalars['Int']['input']>;
  readonly type: UserActionType;
};

export type UserActionType =
  | 'changeRole'
  | 'deactivate'
  | 'reactivate'
  /** Mails again what confirms the address; the invitation, where the user has not joined yet. */
  | 'resendVerification'
  | 'sendResetLink'
  /** Ends every session. */
  | 'signOut'
  /** Forgets the tries to log in that failed. */
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

/** What an action of one of several users came to. */
export type UserOutcome = {
  readonly __typename?: 'UserOutcome';
  readonly id: Scalars['ID']['output'];
  /** Why nothing was done. */
  readonly problem?: Maybe<Scalars['String']['output']>;
  /** As they are since; null where nothing was done. */
  readonly user?: Maybe<AdminUser>;
};

/** A log-in that is still in force. */
export type UserSession = {
  readonly __typename?: 'UserSession';
  readonly begunOn: Scalars['DateTime']['output'];
  /** Over by then, unless it is renewed. */
  readonly endsOn: Scalars['DateTime']['output'];
  /** Whether it is the one that asks. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** Null until it is renewed for the first time. */
  readonly renewedOn?: Maybe<Scalars['DateTime']['output']>;
};

/** What follows a confirmed e-mail address. */
export type Verification = {
  readonly __typename?: 'Verification';
  /** Opens the profile that is still to be completed; null where the person can log in. A secret. */
  readonly profileTicket?: Maybe<Scalars['String']['output']>;
};

/** Who somebody is to the access table. Whoever cannot log in is a visitor. */
export type ViewerKind =
  | 'other'
  | 'owner'
  | 'systemAdmin'
  | 'user'
  | 'visitor';

/** What waits in a queue. */
export type Waiting = {
  readonly __typename?: 'Waiting';
  /** Since when the oldest of them waits; null where none does. */
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
  /** Whether these are sample words, to be replaced. */
  readonly isSample: Scalars['Boolean']['output'];
  readonly recorded: ReadonlyArray<RecordedWebinar>;
  /** The person's own, a name of the IANA time zone database; null where they chose none. */
  readonly timeZone?: Maybe<Scalars['String']['output']>;
  /** Those that are not over, the next one first. */
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
  ProductRequest: ResolverTypeWrapper<ProductRequestRow>;
  ProductRequestDecision: ProductRequestDecision;
  ProductRequestDecisionInput: ProductRequestDecisionInput;
  ProductRequestInput: ProductRequestInput;
  ProductRequestStatus: ProductRequestStatus;
  ProductRequestVote: ResolverTypeWrapper<ProductRequestRow>;
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
  TeamMember: ResolverTypeWrapper<MemberRow>;
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
  ProductRequest: ProductRequestRow;
  ProductRequestDecisionInput: ProductRequestDecisionInput;
  ProductRequestInput: ProductRequestInput;
  ProductRequestVote: ProductRequestRow;
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
  TeamMember: MemberRow;
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

