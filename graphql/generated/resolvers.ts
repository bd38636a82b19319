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
  /** An instant, ISO 8601. */
  DateTime: { input: Date | string; output: Date | string; }
};

/** That a request was taken: the same for every address, so that nobody learns who has an account. */
export type Accepted = {
  __typename?: 'Accepted';
  accepted: Scalars['Boolean']['output'];
};

export type AccountConnectionInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
};

/** Leads to the partner's app. */
export type AppAction = {
  __typename?: 'AppAction';
  androidUrl: Scalars['String']['output'];
  /** Path data of a QR code of the address for any phone, and how many modules wide it is. */
  code: QrCode;
  iosUrl: Scalars['String']['output'];
};

export type Awaited =
  | 'COUPON'
  | 'OFFER';

/** A call that the signed-in person has asked for. */
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
  | 'AFTERNOON'
  | 'EVENING'
  | 'MIDDAY'
  | 'MORNING';

/** What a partner's page has people do. */
export type CallToAction = AppAction | CouponAction | ExternalAction | FormAction;

export type Category = {
  __typename?: 'Category';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** What a company has to renew in time (screens 2.12). Days are YYYY-MM-DD, by the calendar of the company. */
export type Certificate = {
  __typename?: 'Certificate';
  /** How many days are left until then; negative once it is over. */
  daysLeft: Scalars['Int']['output'];
  /** The last day on which it holds. */
  expiresOn: Scalars['String']['output'];
  file?: Maybe<CertificateFile>;
  holder: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  issuedOn?: Maybe<Scalars['String']['output']>;
  issuer: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  recipients: Array<CertificateRecipient>;
  /** On how many days before the last one people are reminded. */
  remindDays: Array<Scalars['Int']['output']>;
  remindersStopped: Scalars['Boolean']['output'];
  /** Until then nobody is reminded. */
  snoozedUntil?: Maybe<Scalars['String']['output']>;
  type: CertificateType;
  /** Named by what changes the certificate: where it is an older one, nothing is changed. */
  version: Scalars['Int']['output'];
};

/** The document of a certificate; its address is `/api/app/certificates/{id}/file`. */
export type CertificateFile = {
  __typename?: 'CertificateFile';
  name: Scalars['String']['output'];
  /** In bytes. */
  size: Scalars['Int']['output'];
};

/** What is told of a certificate; checked by the rules that the form has. */
export type CertificateInput = {
  expiresOn: Scalars['String']['input'];
  holder: Scalars['String']['input'];
  issuedOn?: InputMaybe<Scalars['String']['input']>;
  issuer: Scalars['String']['input'];
  number?: InputMaybe<Scalars['String']['input']>;
  /** People of the company. */
  recipientIds: Array<Scalars['ID']['input']>;
  /** Of 60, 30, 14, 7 and 1. */
  remindDays: Array<Scalars['Int']['input']>;
  type: CertificateType;
};

export type CertificatePage = {
  __typename?: 'CertificatePage';
  /** Those that end first before the others. */
  certificates: Array<Certificate>;
  /** How many the company has, on all pages. */
  total: Scalars['Int']['output'];
};

export type CertificateRecipient = {
  __typename?: 'CertificateRecipient';
  id: Scalars['ID']['output'];
  /** Whether they can be reminded; where nobody chosen can, the active owners of the company are. */
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

/** What a company has, and what is known of it (screens 2.12). */
export type Company = {
  __typename?: 'Company';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** By their ids. */
  partners: Array<IncludedPartner>;
  /** Name of the company that it came from; null where nobody sent it. */
  source?: Maybe<Scalars['String']['output']>;
  /** By whose clocks its days begin, a name of the IANA time zone database; null where it has chosen none. */
  timeZone?: Maybe<Scalars['String']['output']>;
  typeName?: Maybe<Scalars['String']['output']>;
  /** What holds where none is chosen. */
  usualTimeZone: Scalars['String']['output'];
};

export type CompletedProfile = {
  __typename?: 'CompletedProfile';
  /** Whether the application as an affiliate still waits for a decision. */
  isUnderReview: Scalars['Boolean']['output'];
  /** Of the enumeration `roles`. */
  roleId: Scalars['Int']['output'];
};

/** Values that a screen reads from configuration. */
export type ConfigData = {
  __typename?: 'ConfigData';
  newsletterUrl: Scalars['String']['output'];
  productName: Scalars['String']['output'];
  supportEmail: Scalars['String']['output'];
};

/** One entry of an enumeration of the spec. */
export type Constant = {
  __typename?: 'Constant';
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** The enumerations of the spec (section 3). */
export type ConstantType = {
  __typename?: 'ConstantType';
  roles: Array<Constant>;
  userTypes: Array<Constant>;
};

export type ContactWay =
  | 'EMAIL'
  | 'PHONE';

/** A coupon that the signed-in person has taken. */
export type Coupon = {
  __typename?: 'Coupon';
  code: Scalars['String']['output'];
  issuedOn: Scalars['DateTime']['output'];
};

/** Takes one of the partner's coupons. */
export type CouponAction = {
  __typename?: 'CouponAction';
  label: Scalars['String']['output'];
};

/** What ends within 30 days, or has ended. */
export type EndingCertificates = {
  __typename?: 'EndingCertificates';
  count: Scalars['Int']['output'];
  /** The first of the days on which one ends. */
  firstOn: Scalars['String']['output'];
  /** Whether that day has passed, by the calendar of the company. */
  isOver: Scalars['Boolean']['output'];
};

export type EventProperty = {
  __typename?: 'EventProperty';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** Goes to the partner, in a new tab. */
export type ExternalAction = {
  __typename?: 'ExternalAction';
  label: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type Faq = {
  __typename?: 'Faq';
  groups: Array<FaqGroup>;
  /** Whether these are sample words, to be replaced. */
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
  /** What the person said of the answer; null where they said nothing yet. */
  helped?: Maybe<Scalars['Boolean']['output']>;
  /** Its anchor on the page is `#faq-` and this. */
  id: Scalars['Int']['output'];
  link?: Maybe<HelpLink>;
  question: Scalars['String']['output'];
};

/** Opens a form on the page. */
export type FormAction = {
  __typename?: 'FormAction';
  form: PartnerForm;
  label: Scalars['String']['output'];
};

/** The runs through a chart that began in a stretch of time. It says nothing of whose they were. */
export type Funnel = {
  __typename?: 'Funnel';
  asOf: Scalars['DateTime']['output'];
  chart: Scalars['String']['output'];
  outcomes: FunnelOutcomes;
  runs: Scalars['Int']['output'];
  /** How many of them are made up, as sample data. */
  sampleRuns: Scalars['Int']['output'];
  states: Array<FunnelState>;
  /** Those of the chart, also where nobody took them, and what was recorded besides; by the state that is left. */
  transitions: Array<FunnelTransition>;
  /** Of the plan: raised with each change of what is recorded. */
  version: Scalars['Int']['output'];
};

/** What a run that ends in a state counts as. */
export type FunnelEnd =
  /** It came to where the funnel leads, wherever it went then. */
  | 'ARRIVED'
  | 'CANCELLED'
  | 'FAILED'
  /** It was on its way still. */
  | 'GIVEN_UP'
  | 'REFUSED';

/** How the runs of a funnel ended. They add up to its runs. */
export type FunnelOutcomes = {
  __typename?: 'FunnelOutcomes';
  arrived: Scalars['Int']['output'];
  cancelled: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  /** On the way no step came for 30 minutes. */
  idle: Scalars['Int']['output'];
  /** The pages were left on the way. */
  left: Scalars['Int']['output'];
  refused: Scalars['Int']['output'];
  underWay: Scalars['Int']['output'];
};

/** A state of a funnel's chart, and how many of its runs were in it. What was entered was left or is there now. */
export type FunnelState = {
  __typename?: 'FunnelState';
  endsAs: FunnelEnd;
  entered: Scalars['Int']['output'];
  /** Those of them who took none. */
  idle: Scalars['Int']['output'];
  /** By a step to another state or out of the funnel, or by taking none for 30 minutes. */
  left: Scalars['Int']['output'];
  /** How long the half that left soonest stayed at most, in milliseconds; null where nobody has left. */
  medianStay?: Maybe<Scalars['Float']['output']>;
  /** Its dotted name. */
  name: Scalars['String']['output'];
  now: Scalars['Int']['output'];
  /** From 1, in the order in which people come to them. */
  number: Scalars['Int']['output'];
  /** How many runs were in it at least once. */
  reached: Scalars['Int']['output'];
  /** What the person has before them. */
  sees: Scalars['String']['output'];
  /** The version of the plan that brought it. */
  since: Scalars['Int']['output'];
};

/** How often an event led from one state to another. No state stands for outside: where a run begins or ends. */
export type FunnelTransition = {
  __typename?: 'FunnelTransition';
  /** Whether it leads on from wherever somebody is: drawings leave it out while nobody takes it. */
  common: Scalars['Boolean']['output'];
  count: Scalars['Int']['output'];
  /** As the chart's table spells it; `opened` and `left` where its pages were, `unseen` for a step that never came. */
  event: Scalars['String']['output'];
  from?: Maybe<Scalars['String']['output']>;
  to?: Maybe<Scalars['String']['output']>;
  /** The tracked events that it fires, with the properties that the chart knows: `Registration Cancelled (step: details)`. */
  tracked: Array<Scalars['String']['output']>;
};

/** Where a text leads on to: a page of the product. */
export type HelpLink = {
  __typename?: 'HelpLink';
  href: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

/** A partner that the company has. */
export type IncludedPartner = {
  __typename?: 'IncludedPartner';
  id: Scalars['Int']['output'];
  /** Its page; null where it has none in this product. */
  path?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type Introduction = {
  __typename?: 'Introduction';
  /** Whether these are sample words, to be replaced. */
  isSample: Scalars['Boolean']['output'];
  sections: Array<IntroductionSection>;
};

/** What is drawn beside a section. */
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

/** Whom an owner invites; checked by the rules that the form has. */
export type InvitationInput = {
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  /** A sentence to go with the mail. */
  note?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  role: MemberRole;
};

/** A link that lets the invited person in once. */
export type InvitationLink = {
  __typename?: 'InvitationLink';
  endsAt: Scalars['DateTime']['output'];
  url: Scalars['String']['output'];
};

/** An offer's link that was pressed. */
export type LeadInput = {
  kind: LeadKind;
  /** When it was pressed, by the browser's clock. */
  madeAt: Scalars['DateTime']['input'];
  partnerId: Scalars['Int']['input'];
  place: LeadPlace;
};

export type LeadKind =
  | 'CALL_TO_ACTION'
  | 'LEARN_MORE';

export type LeadPlace =
  | 'CARD'
  | 'PARTNER_PAGE';

export type MemberRole =
  | 'OWNER'
  | 'USER';

export type MemberStatus =
  | 'ACTIVE'
  | 'DEACTIVATED'
  | 'INVITED';

export type Mutation = {
  __typename?: 'Mutation';
  /** Owners only, as all that follows. What is sent again under the same key is answered with what was added. */
  addCertificate: Certificate;
  /** Has the person hear when there is something to be had again. */
  awaitOffer: PartnerDealings;
  /** Where the last day moves, people are reminded anew. */
  changeCertificate: Certificate;
  /** Makes a member an owner or a user. Owners only, and never of themselves. */
  changeMemberRole: TeamMember;
  /** Whatever their role. */
  chooseOfferNews: Privacy;
  /** Has the days of the company begin by the clocks of this time zone. Owners only. */
  chooseTimeZone: Company;
  /** Completes the profile that a ticket opens. Public. */
  completeProfile: CompletedProfile;
  /** Owners may name the code that is connected, to have it replaced. */
  connectAccount: PartnerDealings;
  /** Makes a link to hand to the invited person; the mailed one leads nowhere from then on. Owners only. */
  createInvitationLink: InvitationLink;
  /** Logs a member out everywhere and lets them in no more; an invitation is taken back. Owners only, never themselves. */
  deactivateMember: TeamMember;
  /** Deletes the certificate with its file, for good; answers its id. */
  deleteCertificate: Scalars['ID']['output'];
  /** Owners only. */
  disconnectAccount: PartnerDealings;
  /** Adds somebody to the company and mails them an invitation of 7 days. Owners only. */
  inviteMember: TeamMember;
  /** Gives the person the coupon of this partner that they have, else a new one, else none where all are taken. */
  issueCoupon: PartnerDealings;
  /** Mails the person the coupon that they have. */
  mailCoupon: Accepted;
  /** Ticks a training off for the person, or takes the tick back. */
  markTraining: Training;
  moveReminders: Certificate;
  /** Records whether an answer helped, in place of what the person said before. */
  rateAnswer: FaqQuestion;
  /** Lets a member in again, as what they were. Owners only. */
  reactivateMember: TeamMember;
  /** Records what was pressed, each once a day. Answers the offers that have moved on by it. */
  recordLeads: Array<Offer>;
  /** Registers a person and mails a link to confirm the address. Public. */
  register: Accepted;
  /** Registers the person for this date, and mails it to them the first time. */
  registerForWebinar: UpcomingWebinar;
  /**
   * Puts the certificate away, and adds the one that takes its place. What is sent again under the same key is answered
   * with what was added.
   */
  renewCertificate: Certificate;
  /** Mails a new link in place of one that led nowhere, to the person whom it was for. Public. */
  renewLink: Accepted;
  requestCall: PartnerDealings;
  /** Asks the inviter for a new invitation in place of an expired one. Public. */
  requestInvitation: Accepted;
  /** Mails a link to change the password, where the address has an account. Public. */
  requestPasswordReset: Accepted;
  /** Mails the link to confirm an address anew, where one is still to be confirmed. Public. */
  requestVerification: Accepted;
  /** Mails the invitation again, with a new link of 7 days; older ones lead nowhere. Owners only. */
  resendInvitation: TeamMember;
  /** Changes the password by the link that was mailed, and ends every session. Public. */
  resetPassword: Accepted;
  /**
   * Asks for a product. Owners and users only. Where the company has an open request of this name, it is refused as
   * DUPLICATE_REQUEST, which names that one in `extensions.earlier`.
   */
  submitProductRequest: ProductRequest;
  /** Takes the registration back. */
  unregisterFromWebinar: UpcomingWebinar;
  /** Confirms an address by the link that was mailed to it. Public. */
  verifyEmail: Verification;
  /** Adds the person's vote to an open request of the company, once. */
  voteForProductRequest: ProductRequestVote;
  /** Takes a request back, before it is decided. For whoever asked and for owners of the company. */
  withdrawProductRequest: ProductRequest;
};


export type MutationAddCertificateArgs = {
  certificate: CertificateInput;
  key: Scalars['String']['input'];
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


export type MutationCreateInvitationLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeactivateMemberArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteCertificateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDisconnectAccountArgs = {
  partnerId: Scalars['Int']['input'];
};


export type MutationInviteMemberArgs = {
  invitation: InvitationInput;
};


export type MutationIssueCouponArgs = {
  partnerId: Scalars['Int']['input'];
};


export type MutationMailCouponArgs = {
  partnerId: Scalars['Int']['input'];
};


export type MutationMarkTrainingArgs = {
  completed: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationMoveRemindersArgs = {
  id: Scalars['ID']['input'];
  move: ReminderMove;
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


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationRequestVerificationArgs = {
  email: Scalars['String']['input'];
};


export type MutationResendInvitationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
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
  __typename?: 'Offer';
  /** One sentence: what the offer is good for. */
  benefit: Scalars['String']['output'];
  category: Category;
  /** When the offer ends; null where it stays. */
  endsOn?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  partnerId: Scalars['Int']['output'];
  state: OfferState;
  /** Full name of who of the company brought it there. */
  stateChangedBy?: Maybe<Scalars['String']['output']>;
  /** When the state was reached; null while the offer is available. */
  stateChangedOn?: Maybe<Scalars['DateTime']['output']>;
  /** The offer's value in plain words, at most 24 characters. */
  value: Scalars['String']['output'];
};

export type OfferState =
  | 'AVAILABLE'
  | 'STARTED'
  | 'USED';

export type PageLink = {
  __typename?: 'PageLink';
  heading: Scalars['String']['output'];
  path: Scalars['String']['output'];
};

/** The account of the signed-in person's company at a partner. */
export type PartnerAccount = {
  __typename?: 'PartnerAccount';
  code: Scalars['String']['output'];
  connectedOn: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
};

/** What the signed-in person and their company have with a partner. The person's own, under the partner's id. */
export type PartnerDealings = {
  __typename?: 'PartnerDealings';
  account?: Maybe<PartnerAccount>;
  /** What the person wants to hear of when it is there again. */
  awaited: Array<Awaited>;
  callRequest?: Maybe<CallRequest>;
  coupon?: Maybe<Coupon>;
  /** Whether a coupon may still be taken. */
  hasCoupons: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
};

export type PartnerForm =
  | 'CALL_BACK'
  | 'CONNECT_ACCOUNT';

/** One page of a partner. */
export type PartnerPage = {
  __typename?: 'PartnerPage';
  audience: Scalars['String']['output'];
  /** Null where the steps carry the actions. */
  callToAction?: Maybe<CallToAction>;
  checkedOn: Scalars['DateTime']['output'];
  /** Null for whoever may use no offers. */
  dealings?: Maybe<PartnerDealings>;
  gets: Array<Scalars['String']['output']>;
  heading: Scalars['String']['output'];
  /** Its path. */
  id: Scalars['ID']['output'];
  /** Where the partner says more of its offer. */
  learnMoreUrl: Scalars['String']['output'];
  offer: Offer;
  /** The partner's other pages in this product. */
  otherPages: Array<PageLink>;
  partnerId: Scalars['Int']['output'];
  /** Up to three others that the company has: of the same category first. */
  related: Array<Offer>;
  /** What the partner learns of the person, and when. */
  shares: Scalars['String']['output'];
  steps: Array<RedeemStep>;
  summary: Scalars['String']['output'];
  terms: Scalars['String']['output'];
};

export type PasswordResetLink = {
  __typename?: 'PasswordResetLink';
  /** Whose password it changes, for their password manager: whoever holds the link has the mailbox. */
  email: Scalars['String']['output'];
};

/** A profile that is to be completed. */
export type PendingProfile = {
  __typename?: 'PendingProfile';
  /** Null where the person belongs to no company. */
  companyName?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  /** Full name of who invited them; null where nobody did. */
  invitedBy?: Maybe<Scalars['String']['output']>;
  lastName: Scalars['String']['output'];
  /** What the form asks for, and nothing else. What is known of it stands in the form, to be corrected. */
  missing: Array<ProfilePart>;
  phone?: Maybe<Scalars['String']['output']>;
};

/** What a person decides about what is kept of them, and sees of it (screens 2.12). */
export type Privacy = {
  __typename?: 'Privacy';
  /** Whether they are mailed news of offers. */
  offerNews: Scalars['Boolean']['output'];
  /** The last 50, the newest first. */
  recorded: Array<RecordedEvent>;
  /** How many there are. */
  recordedTotal: Scalars['Int']['output'];
};

export type ProductRequest = {
  __typename?: 'ProductRequest';
  /** Full name of who asked. */
  askedBy: Scalars['String']['output'];
  askedOn: Scalars['DateTime']['output'];
  /** Whether the person who looks can withdraw it now. */
  canWithdraw: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** By which people name it: PR-000123. */
  reference: Scalars['String']['output'];
  status: ProductRequestStatus;
  /** Why it was declined. */
  statusReason?: Maybe<Scalars['String']['output']>;
  /** How many people of the company want it, whoever asked among them. */
  votes: Scalars['Int']['output'];
};

/** What somebody asks for (screens 2.15); checked by the rules that the form has. */
export type ProductRequestInput = {
  /** Name of a category, or Other. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** How the person wants to be asked back; null where they do not. */
  contactBy?: InputMaybe<ContactWay>;
  /**
   * Chosen by the page, the same as long as it sends the same answers: a request whose answer was lost is not made
   * twice. 8 to 64 letters, digits and hyphens.
   */
  key: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** How many people would use it. */
  people?: InputMaybe<Scalars['Int']['input']>;
  reason: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};

export type ProductRequestStatus =
  | 'AVAILABLE'
  | 'DECLINED'
  | 'IN_REVIEW'
  | 'MERGED'
  | 'PLANNED'
  | 'SUBMITTED'
  | 'WITHDRAWN';

/** What a vote came to. */
export type ProductRequestVote = {
  __typename?: 'ProductRequestVote';
  reference: Scalars['String']['output'];
  votes: Scalars['Int']['output'];
};

/** The parts that `PendingProfile.missing` asks for, and what may be told beside them. */
export type ProfileInput = {
  companyName?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  terms?: InputMaybe<Scalars['Boolean']['input']>;
  /** A name of the IANA time zone database, such as America/Chicago. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A part that a profile lacks. */
export type ProfilePart =
  | 'COMPANY_NAME'
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'PASSWORD'
  | 'PHONE'
  | 'TERMS';

/** A QR code as the path data of an SVG, one unit to a module. */
export type QrCode = {
  __typename?: 'QrCode';
  path: Scalars['String']['output'];
  size: Scalars['Int']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** One of the company's, as it is now. Owners only. */
  certificate: Certificate;
  /** A page of the company's certificates, from 1 on, at most 100 each. Owners only. */
  certificates: CertificatePage;
  /** The company of the person. Owners only. */
  company: Company;
  configData: ConfigData;
  constantType: ConstantType;
  /** Null where there is nothing to renew. Owners only. */
  endingCertificates?: Maybe<EndingCertificates>;
  /** Owners and users only, as all help. */
  faq: Faq;
  /** From midnight at the start of `from` to midnight at the end of `to` (YYYY-MM-DD), by the house's clocks. Administrators only. */
  funnel: Funnel;
  introduction: Introduction;
  /** The offers that the signed-in person's company may use. Owners and users only. */
  offers: Array<Offer>;
  /** The page at this path; null where there is none, or none for whoever asks. Open to visitors. */
  partnerPage?: Maybe<PartnerPage>;
  /** Whether a link to change a password leads on. Public; the link stays in force. */
  passwordResetLink: PasswordResetLink;
  /** The profile that a ticket opens. Public. */
  pendingProfile: PendingProfile;
  /** The person's own, whatever their role. All that is kept is at `/api/app/account/export`. */
  privacy: Privacy;
  /** The person's own requests, an owner's those of the company, newest first. Owners and users only. */
  productRequests: Array<ProductRequest>;
  /**
   * A page of the people of the person's company, from 1 on, at most 100 each; with a search of those whose name or
   * e-mail contains it, whatever its letter case. Owners only.
   */
  team: TeamPage;
  /** Somebody of the person's company, as they are now. Owners only. */
  teamMember: TeamMember;
  trainings: TrainingList;
  webinars: Webinars;
};


export type QueryCertificateArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCertificatesArgs = {
  page: Scalars['Int']['input'];
  size: Scalars['Int']['input'];
};


export type QueryFunnelArgs = {
  chart: Scalars['String']['input'];
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};


export type QueryPartnerPageArgs = {
  path: Scalars['String']['input'];
};


export type QueryPasswordResetLinkArgs = {
  token: Scalars['String']['input'];
};


export type QueryPendingProfileArgs = {
  ticket: Scalars['String']['input'];
};


export type QueryTeamArgs = {
  page: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  size: Scalars['Int']['input'];
};


export type QueryTeamMemberArgs = {
  id: Scalars['ID']['input'];
};

/** Something that the person did, as it was recorded. */
export type RecordedEvent = {
  __typename?: 'RecordedEvent';
  /** By the clock of the browser. */
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  properties: Array<EventProperty>;
  /** On which page: its pattern, not its address. */
  route: Scalars['String']['output'];
};

export type RecordedWebinar = {
  __typename?: 'RecordedWebinar';
  /** Its captions as WebVTT. */
  captionsHref: Scalars['String']['output'];
  chapters: Array<WebinarChapter>;
  id: Scalars['ID']['output'];
  /** What is seen before it plays, on the same origin; null where its first picture is. */
  posterHref?: Maybe<Scalars['String']['output']>;
  /** YYYY-MM-DD. */
  recordedOn: Scalars['String']['output'];
  seconds: Scalars['Int']['output'];
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** What the captions say, paragraph by paragraph. */
  transcript: Array<Scalars['String']['output']>;
  /** Where the video is, on the product's own origin. */
  videoHref: Scalars['String']['output'];
};

export type RedeemStep = {
  __typename?: 'RedeemStep';
  action?: Maybe<CallToAction>;
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** What a visitor tells to register (screens 2.3); checked by the rules that the form has. */
export type RegistrationInput = {
  companyName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  heardFrom?: InputMaybe<Scalars['String']['input']>;
  lastName: Scalars['String']['input'];
  offerNews?: InputMaybe<Scalars['Boolean']['input']>;
  password: Scalars['String']['input'];
  /** US number; an affiliate may leave it out. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The affiliate who referred them; the house's own where it is left out. */
  sponsorId?: InputMaybe<Scalars['Int']['input']>;
  terms: Scalars['Boolean']['input'];
  /** Of the enumeration `userTypes`: 1 refers businesses, 2 wants offers. */
  userTypeId: Scalars['Int']['input'];
  /** Affiliates only. */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type ReminderMove =
  /** Of what was due meanwhile nobody is told. */
  | 'RESUME'
  /** For 7 days nobody is reminded. */
  | 'SNOOZE'
  | 'STOP';

/** Somebody of the person's company (screens 2.12). */
export type TeamMember = {
  __typename?: 'TeamMember';
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** When the invitation ends, or has ended; null for who has joined. */
  invitationEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether this is the person who asks. */
  isSelf: Scalars['Boolean']['output'];
  /** Null for who has never logged in. */
  lastLogInAt?: Maybe<Scalars['DateTime']['output']>;
  lastName: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  role: MemberRole;
  status: MemberStatus;
  /** Named by what changes the member: where it is an older one, nothing is changed. */
  version: Scalars['Int']['output'];
};

export type TeamPage = {
  __typename?: 'TeamPage';
  /** By last name, then by first name. */
  members: Array<TeamMember>;
  /** How many the company has, or the search finds, on all pages. */
  total: Scalars['Int']['output'];
};

export type Training = {
  __typename?: 'Training';
  audience: TrainingAudience;
  bytes: Scalars['Int']['output'];
  /** As people write it: PDF. */
  format: Scalars['String']['output'];
  /** Where the file is, on the product's own origin. */
  href: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether the person has ticked it off. */
  isCompleted: Scalars['Boolean']['output'];
  /** How long it takes. */
  minutes: Scalars['Int']['output'];
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** YYYY-MM-DD. */
  updatedOn: Scalars['String']['output'];
};

/** Whom a training is for. Everybody may read all of them. */
export type TrainingAudience =
  | 'EVERYBODY'
  | 'OWNERS';

export type TrainingList = {
  __typename?: 'TrainingList';
  /** Whether these are sample words, to be replaced. */
  isSample: Scalars['Boolean']['output'];
  trainings: Array<Training>;
};

/** One date of a webinar. */
export type UpcomingWebinar = {
  __typename?: 'UpcomingWebinar';
  /** Of this date; the next one has another. */
  id: Scalars['ID']['output'];
  isRegistered: Scalars['Boolean']['output'];
  /** Where to join; null for who is not registered. */
  joinUrl?: Maybe<Scalars['String']['output']>;
  minutes: Scalars['Int']['output'];
  startsAt: Scalars['DateTime']['output'];
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** What follows a confirmed e-mail address. */
export type Verification = {
  __typename?: 'Verification';
  /** Opens the profile that is still to be completed; null where the person can log in. A secret. */
  profileTicket?: Maybe<Scalars['String']['output']>;
};

export type WebinarChapter = {
  __typename?: 'WebinarChapter';
  /** Seconds from the beginning. */
  at: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type Webinars = {
  __typename?: 'Webinars';
  /** Whether these are sample words, to be replaced. */
  isSample: Scalars['Boolean']['output'];
  recorded: Array<RecordedWebinar>;
  /** The person's own, a name of the IANA time zone database; null where they chose none. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** Those that are not over, the next one first. */
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
  AccountConnectionInput: AccountConnectionInput;
  AppAction: ResolverTypeWrapper<AppAction>;
  Awaited: Awaited;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CallRequest: ResolverTypeWrapper<CallRequest>;
  CallRequestInput: CallRequestInput;
  CallTime: CallTime;
  CallToAction: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CallToAction']>;
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
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EndingCertificates: ResolverTypeWrapper<EndingCertificates>;
  EventProperty: ResolverTypeWrapper<EventProperty>;
  ExternalAction: ResolverTypeWrapper<ExternalAction>;
  Faq: ResolverTypeWrapper<Faq>;
  FaqGroup: ResolverTypeWrapper<FaqGroup>;
  FaqQuestion: ResolverTypeWrapper<FaqQuestion>;
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
  MemberRole: MemberRole;
  MemberStatus: MemberStatus;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Offer: ResolverTypeWrapper<Offer>;
  OfferState: OfferState;
  PageLink: ResolverTypeWrapper<PageLink>;
  PartnerAccount: ResolverTypeWrapper<PartnerAccount>;
  PartnerDealings: ResolverTypeWrapper<PartnerDealings>;
  PartnerForm: PartnerForm;
  PartnerPage: ResolverTypeWrapper<Omit<PartnerPage, 'callToAction' | 'steps'> & { callToAction?: Maybe<ResolversTypes['CallToAction']>, steps: Array<ResolversTypes['RedeemStep']> }>;
  PasswordResetLink: ResolverTypeWrapper<PasswordResetLink>;
  PendingProfile: ResolverTypeWrapper<PendingProfile>;
  Privacy: ResolverTypeWrapper<Privacy>;
  ProductRequest: ResolverTypeWrapper<ProductRequest>;
  ProductRequestInput: ProductRequestInput;
  ProductRequestStatus: ProductRequestStatus;
  ProductRequestVote: ResolverTypeWrapper<ProductRequestVote>;
  ProfileInput: ProfileInput;
  ProfilePart: ProfilePart;
  QrCode: ResolverTypeWrapper<QrCode>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordedEvent: ResolverTypeWrapper<RecordedEvent>;
  RecordedWebinar: ResolverTypeWrapper<RecordedWebinar>;
  RedeemStep: ResolverTypeWrapper<Omit<RedeemStep, 'action'> & { action?: Maybe<ResolversTypes['CallToAction']> }>;
  RegistrationInput: RegistrationInput;
  ReminderMove: ReminderMove;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TeamMember: ResolverTypeWrapper<TeamMember>;
  TeamPage: ResolverTypeWrapper<TeamPage>;
  Training: ResolverTypeWrapper<Training>;
  TrainingAudience: TrainingAudience;
  TrainingList: ResolverTypeWrapper<TrainingList>;
  UpcomingWebinar: ResolverTypeWrapper<UpcomingWebinar>;
  Verification: ResolverTypeWrapper<Verification>;
  WebinarChapter: ResolverTypeWrapper<WebinarChapter>;
  Webinars: ResolverTypeWrapper<Webinars>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Accepted: Accepted;
  AccountConnectionInput: AccountConnectionInput;
  AppAction: AppAction;
  Boolean: Scalars['Boolean']['output'];
  CallRequest: CallRequest;
  CallRequestInput: CallRequestInput;
  CallToAction: ResolversUnionTypes<ResolversParentTypes>['CallToAction'];
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
  DateTime: Scalars['DateTime']['output'];
  EndingCertificates: EndingCertificates;
  EventProperty: EventProperty;
  ExternalAction: ExternalAction;
  Faq: Faq;
  FaqGroup: FaqGroup;
  FaqQuestion: FaqQuestion;
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
  Mutation: Record<PropertyKey, never>;
  Offer: Offer;
  PageLink: PageLink;
  PartnerAccount: PartnerAccount;
  PartnerDealings: PartnerDealings;
  PartnerPage: Omit<PartnerPage, 'callToAction' | 'steps'> & { callToAction?: Maybe<ResolversParentTypes['CallToAction']>, steps: Array<ResolversParentTypes['RedeemStep']> };
  PasswordResetLink: PasswordResetLink;
  PendingProfile: PendingProfile;
  Privacy: Privacy;
  ProductRequest: ProductRequest;
  ProductRequestInput: ProductRequestInput;
  ProductRequestVote: ProductRequestVote;
  ProfileInput: ProfileInput;
  QrCode: QrCode;
  Query: Record<PropertyKey, never>;
  RecordedEvent: RecordedEvent;
  RecordedWebinar: RecordedWebinar;
  RedeemStep: Omit<RedeemStep, 'action'> & { action?: Maybe<ResolversParentTypes['CallToAction']> };
  RegistrationInput: RegistrationInput;
  String: Scalars['String']['output'];
  TeamMember: TeamMember;
  TeamPage: TeamPage;
  Training: Training;
  TrainingList: TrainingList;
  UpcomingWebinar: UpcomingWebinar;
  Verification: Verification;
  WebinarChapter: WebinarChapter;
  Webinars: Webinars;
};

export type AcceptedResolvers<ContextType = any, ParentType extends ResolversParentTypes['Accepted'] = ResolversParentTypes['Accepted']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AppActionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AppAction'] = ResolversParentTypes['AppAction']> = {
  androidUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['QrCode'], ParentType, ContextType>;
  iosUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CouponActionResolvers<ContextType = any, ParentType extends ResolversParentTypes['CouponAction'] = ResolversParentTypes['CouponAction']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EndingCertificatesResolvers<ContextType = any, ParentType extends ResolversParentTypes['EndingCertificates'] = ResolversParentTypes['EndingCertificates']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type FormActionResolvers<ContextType = any, ParentType extends ResolversParentTypes['FormAction'] = ResolversParentTypes['FormAction']> = {
  form?: Resolver<ResolversTypes['PartnerForm'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FunnelResolvers<ContextType = any, ParentType extends ResolversParentTypes['Funnel'] = ResolversParentTypes['Funnel']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  chart?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCertificate?: Resolver<ResolversTypes['Certificate'], ParentType, ContextType, RequireFields<MutationAddCertificateArgs, 'certificate' | 'key'>>;
  awaitOffer?: Resolver<ResolversTypes['PartnerDealings'], ParentType, ContextType, RequireFields<MutationAwaitOfferArgs, 'awaited' | 'partnerId'>>;
  changeCertificate?: Resolver<ResolversTypes['Certificate'], ParentType, ContextType, RequireFields<MutationChangeCertificateArgs, 'certificate' | 'id' | 'version'>>;
  changeMemberRole?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationChangeMemberRoleArgs, 'id' | 'role' | 'version'>>;
  chooseOfferNews?: Resolver<ResolversTypes['Privacy'], ParentType, ContextType, RequireFields<MutationChooseOfferNewsArgs, 'offerNews'>>;
  chooseTimeZone?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<MutationChooseTimeZoneArgs, 'timeZone'>>;
  completeProfile?: Resolver<ResolversTypes['CompletedProfile'], ParentType, ContextType, RequireFields<MutationCompleteProfileArgs, 'profile' | 'ticket'>>;
  connectAccount?: Resolver<ResolversTypes['PartnerDealings'], ParentType, ContextType, RequireFields<MutationConnectAccountArgs, 'connection' | 'partnerId'>>;
  createInvitationLink?: Resolver<ResolversTypes['InvitationLink'], ParentType, ContextType, RequireFields<MutationCreateInvitationLinkArgs, 'id'>>;
  deactivateMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationDeactivateMemberArgs, 'id' | 'version'>>;
  deleteCertificate?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCertificateArgs, 'id' | 'version'>>;
  disconnectAccount?: Resolver<ResolversTypes['PartnerDealings'], ParentType, ContextType, RequireFields<MutationDisconnectAccountArgs, 'partnerId'>>;
  inviteMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationInviteMemberArgs, 'invitation'>>;
  issueCoupon?: Resolver<ResolversTypes['PartnerDealings'], ParentType, ContextType, RequireFields<MutationIssueCouponArgs, 'partnerId'>>;
  mailCoupon?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationMailCouponArgs, 'partnerId'>>;
  markTraining?: Resolver<ResolversTypes['Training'], ParentType, ContextType, RequireFields<MutationMarkTrainingArgs, 'completed' | 'id'>>;
  moveReminders?: Resolver<ResolversTypes['Certificate'], ParentType, ContextType, RequireFields<MutationMoveRemindersArgs, 'id' | 'move' | 'version'>>;
  rateAnswer?: Resolver<ResolversTypes['FaqQuestion'], ParentType, ContextType, RequireFields<MutationRateAnswerArgs, 'helped' | 'questionId'>>;
  reactivateMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationReactivateMemberArgs, 'id' | 'version'>>;
  recordLeads?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType, RequireFields<MutationRecordLeadsArgs, 'leads'>>;
  register?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'registration'>>;
  registerForWebinar?: Resolver<ResolversTypes['UpcomingWebinar'], ParentType, ContextType, RequireFields<MutationRegisterForWebinarArgs, 'id'>>;
  renewCertificate?: Resolver<ResolversTypes['Certificate'], ParentType, ContextType, RequireFields<MutationRenewCertificateArgs, 'certificate' | 'id' | 'key' | 'version'>>;
  renewLink?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationRenewLinkArgs, 'token'>>;
  requestCall?: Resolver<ResolversTypes['PartnerDealings'], ParentType, ContextType, RequireFields<MutationRequestCallArgs, 'partnerId' | 'request'>>;
  requestInvitation?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationRequestInvitationArgs, 'token'>>;
  requestPasswordReset?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  requestVerification?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationRequestVerificationArgs, 'email'>>;
  resendInvitation?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationResendInvitationArgs, 'id'>>;
  resetPassword?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'password' | 'token'>>;
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
  certificate?: Resolver<ResolversTypes['Certificate'], ParentType, ContextType, RequireFields<QueryCertificateArgs, 'id'>>;
  certificates?: Resolver<ResolversTypes['CertificatePage'], ParentType, ContextType, RequireFields<QueryCertificatesArgs, 'page' | 'size'>>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  configData?: Resolver<ResolversTypes['ConfigData'], ParentType, ContextType>;
  constantType?: Resolver<ResolversTypes['ConstantType'], ParentType, ContextType>;
  endingCertificates?: Resolver<Maybe<ResolversTypes['EndingCertificates']>, ParentType, ContextType>;
  faq?: Resolver<ResolversTypes['Faq'], ParentType, ContextType>;
  funnel?: Resolver<ResolversTypes['Funnel'], ParentType, ContextType, RequireFields<QueryFunnelArgs, 'chart' | 'from' | 'to'>>;
  introduction?: Resolver<ResolversTypes['Introduction'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  partnerPage?: Resolver<Maybe<ResolversTypes['PartnerPage']>, ParentType, ContextType, RequireFields<QueryPartnerPageArgs, 'path'>>;
  passwordResetLink?: Resolver<ResolversTypes['PasswordResetLink'], ParentType, ContextType, RequireFields<QueryPasswordResetLinkArgs, 'token'>>;
  pendingProfile?: Resolver<ResolversTypes['PendingProfile'], ParentType, ContextType, RequireFields<QueryPendingProfileArgs, 'ticket'>>;
  privacy?: Resolver<ResolversTypes['Privacy'], ParentType, ContextType>;
  productRequests?: Resolver<Array<ResolversTypes['ProductRequest']>, ParentType, ContextType>;
  team?: Resolver<ResolversTypes['TeamPage'], ParentType, ContextType, RequireFields<QueryTeamArgs, 'page' | 'size'>>;
  teamMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<QueryTeamMemberArgs, 'id'>>;
  trainings?: Resolver<ResolversTypes['TrainingList'], ParentType, ContextType>;
  webinars?: Resolver<ResolversTypes['Webinars'], ParentType, ContextType>;
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

export type UpcomingWebinarResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpcomingWebinar'] = ResolversParentTypes['UpcomingWebinar']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRegistered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerificationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  profileTicket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  AppAction?: AppActionResolvers<ContextType>;
  CallRequest?: CallRequestResolvers<ContextType>;
  CallToAction?: CallToActionResolvers<ContextType>;
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
  DateTime?: GraphQLScalarType;
  EndingCertificates?: EndingCertificatesResolvers<ContextType>;
  EventProperty?: EventPropertyResolvers<ContextType>;
  ExternalAction?: ExternalActionResolvers<ContextType>;
  Faq?: FaqResolvers<ContextType>;
  FaqGroup?: FaqGroupResolvers<ContextType>;
  FaqQuestion?: FaqQuestionResolvers<ContextType>;
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
  Mutation?: MutationResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  PageLink?: PageLinkResolvers<ContextType>;
  PartnerAccount?: PartnerAccountResolvers<ContextType>;
  PartnerDealings?: PartnerDealingsResolvers<ContextType>;
  PartnerPage?: PartnerPageResolvers<ContextType>;
  PasswordResetLink?: PasswordResetLinkResolvers<ContextType>;
  PendingProfile?: PendingProfileResolvers<ContextType>;
  Privacy?: PrivacyResolvers<ContextType>;
  ProductRequest?: ProductRequestResolvers<ContextType>;
  ProductRequestVote?: ProductRequestVoteResolvers<ContextType>;
  QrCode?: QrCodeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecordedEvent?: RecordedEventResolvers<ContextType>;
  RecordedWebinar?: RecordedWebinarResolvers<ContextType>;
  RedeemStep?: RedeemStepResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamPage?: TeamPageResolvers<ContextType>;
  Training?: TrainingResolvers<ContextType>;
  TrainingList?: TrainingListResolvers<ContextType>;
  UpcomingWebinar?: UpcomingWebinarResolvers<ContextType>;
  Verification?: VerificationResolvers<ContextType>;
  WebinarChapter?: WebinarChapterResolvers<ContextType>;
  Webinars?: WebinarsResolvers<ContextType>;
};

