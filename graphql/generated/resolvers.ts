import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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

export type Category = {
  __typename?: 'Category';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
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

export type Mutation = {
  __typename?: 'Mutation';
  /** Completes the profile that a ticket opens. Public. */
  completeProfile: CompletedProfile;
  /** Registers a person and mails a link to confirm the address. Public. */
  register: Accepted;
  /** Mails a new link in place of one that led nowhere, to the person whom it was for. Public. */
  renewLink: Accepted;
  /** Asks the inviter for a new invitation in place of an expired one. Public. */
  requestInvitation: Accepted;
  /** Mails a link to change the password, where the address has an account. Public. */
  requestPasswordReset: Accepted;
  /** Mails the link to confirm an address anew, where one is still to be confirmed. Public. */
  requestVerification: Accepted;
  /** Changes the password by the link that was mailed, and ends every session. Public. */
  resetPassword: Accepted;
  /**
   * Asks for a product. Owners and users only. Where the company has an open request of this name, it is refused as
   * DUPLICATE_REQUEST, which names that one in `extensions.earlier`.
   */
  submitProductRequest: ProductRequest;
  /** Confirms an address by the link that was mailed to it. Public. */
  verifyEmail: Verification;
  /** Adds the person's vote to an open request of the company, once. */
  voteForProductRequest: ProductRequestVote;
  /** Takes a request back, before it is decided. For whoever asked and for owners of the company. */
  withdrawProductRequest: ProductRequest;
};


export type MutationCompleteProfileArgs = {
  profile: ProfileInput;
  ticket: Scalars['String']['input'];
};


export type MutationRegisterArgs = {
  registration: RegistrationInput;
};


export type MutationRenewLinkArgs = {
  token: Scalars['String']['input'];
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


export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationSubmitProductRequestArgs = {
  request: ProductRequestInput;
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
  id: Scalars['ID']['output'];
  partnerId: Scalars['Int']['output'];
  state: OfferState;
  /** When the state was reached; null while the offer is available. */
  stateChangedOn?: Maybe<Scalars['DateTime']['output']>;
  /** The offer's value in plain words, at most 24 characters. */
  value: Scalars['String']['output'];
};

export type OfferState =
  | 'AVAILABLE'
  | 'STARTED'
  | 'USED';

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

export type Query = {
  __typename?: 'Query';
  configData: ConfigData;
  constantType: ConstantType;
  /** The offers that the signed-in person's company may use. Owners and users only. */
  offers: Array<Offer>;
  /** Whether a link to change a password leads on. Public; the link stays in force. */
  passwordResetLink: PasswordResetLink;
  /** The profile that a ticket opens. Public. */
  pendingProfile: PendingProfile;
  /** The person's own requests, an owner's those of the company, newest first. Owners and users only. */
  productRequests: Array<ProductRequest>;
};


export type QueryPasswordResetLinkArgs = {
  token: Scalars['String']['input'];
};


export type QueryPendingProfileArgs = {
  ticket: Scalars['String']['input'];
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

/** What follows a confirmed e-mail address. */
export type Verification = {
  __typename?: 'Verification';
  /** Opens the profile that is still to be completed; null where the person can log in. A secret. */
  profileTicket?: Maybe<Scalars['String']['output']>;
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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Accepted: ResolverTypeWrapper<Accepted>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Category: ResolverTypeWrapper<Category>;
  CompletedProfile: ResolverTypeWrapper<CompletedProfile>;
  ConfigData: ResolverTypeWrapper<ConfigData>;
  Constant: ResolverTypeWrapper<Constant>;
  ConstantType: ResolverTypeWrapper<ConstantType>;
  ContactWay: ContactWay;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Offer: ResolverTypeWrapper<Offer>;
  OfferState: OfferState;
  PasswordResetLink: ResolverTypeWrapper<PasswordResetLink>;
  PendingProfile: ResolverTypeWrapper<PendingProfile>;
  ProductRequest: ResolverTypeWrapper<ProductRequest>;
  ProductRequestInput: ProductRequestInput;
  ProductRequestStatus: ProductRequestStatus;
  ProductRequestVote: ResolverTypeWrapper<ProductRequestVote>;
  ProfileInput: ProfileInput;
  ProfilePart: ProfilePart;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegistrationInput: RegistrationInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Verification: ResolverTypeWrapper<Verification>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Accepted: Accepted;
  Boolean: Scalars['Boolean']['output'];
  Category: Category;
  CompletedProfile: CompletedProfile;
  ConfigData: ConfigData;
  Constant: Constant;
  ConstantType: ConstantType;
  DateTime: Scalars['DateTime']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  Offer: Offer;
  PasswordResetLink: PasswordResetLink;
  PendingProfile: PendingProfile;
  ProductRequest: ProductRequest;
  ProductRequestInput: ProductRequestInput;
  ProductRequestVote: ProductRequestVote;
  ProfileInput: ProfileInput;
  Query: Record<PropertyKey, never>;
  RegistrationInput: RegistrationInput;
  String: Scalars['String']['output'];
  Verification: Verification;
};

export type AcceptedResolvers<ContextType = any, ParentType extends ResolversParentTypes['Accepted'] = ResolversParentTypes['Accepted']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  completeProfile?: Resolver<ResolversTypes['CompletedProfile'], ParentType, ContextType, RequireFields<MutationCompleteProfileArgs, 'profile' | 'ticket'>>;
  register?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'registration'>>;
  renewLink?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationRenewLinkArgs, 'token'>>;
  requestInvitation?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationRequestInvitationArgs, 'token'>>;
  requestPasswordReset?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  requestVerification?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationRequestVerificationArgs, 'email'>>;
  resetPassword?: Resolver<ResolversTypes['Accepted'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'password' | 'token'>>;
  submitProductRequest?: Resolver<ResolversTypes['ProductRequest'], ParentType, ContextType, RequireFields<MutationSubmitProductRequestArgs, 'request'>>;
  verifyEmail?: Resolver<ResolversTypes['Verification'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'token'>>;
  voteForProductRequest?: Resolver<ResolversTypes['ProductRequestVote'], ParentType, ContextType, RequireFields<MutationVoteForProductRequestArgs, 'id'>>;
  withdrawProductRequest?: Resolver<ResolversTypes['ProductRequest'], ParentType, ContextType, RequireFields<MutationWithdrawProductRequestArgs, 'id'>>;
};

export type OfferResolvers<ContextType = any, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  benefit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  partnerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OfferState'], ParentType, ContextType>;
  stateChangedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  configData?: Resolver<ResolversTypes['ConfigData'], ParentType, ContextType>;
  constantType?: Resolver<ResolversTypes['ConstantType'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  passwordResetLink?: Resolver<ResolversTypes['PasswordResetLink'], ParentType, ContextType, RequireFields<QueryPasswordResetLinkArgs, 'token'>>;
  pendingProfile?: Resolver<ResolversTypes['PendingProfile'], ParentType, ContextType, RequireFields<QueryPendingProfileArgs, 'ticket'>>;
  productRequests?: Resolver<Array<ResolversTypes['ProductRequest']>, ParentType, ContextType>;
};

export type VerificationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  profileTicket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Accepted?: AcceptedResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CompletedProfile?: CompletedProfileResolvers<ContextType>;
  ConfigData?: ConfigDataResolvers<ContextType>;
  Constant?: ConstantResolvers<ContextType>;
  ConstantType?: ConstantTypeResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  PasswordResetLink?: PasswordResetLinkResolvers<ContextType>;
  PendingProfile?: PendingProfileResolvers<ContextType>;
  ProductRequest?: ProductRequestResolvers<ContextType>;
  ProductRequestVote?: ProductRequestVoteResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Verification?: VerificationResolvers<ContextType>;
};

