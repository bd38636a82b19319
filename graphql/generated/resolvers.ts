import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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

export type Category = {
  __typename?: 'Category';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
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

export type Query = {
  __typename?: 'Query';
  configData: ConfigData;
  constantType: ConstantType;
  /** The offers that the signed-in person's company may use. Owners and users only. */
  offers: Array<Offer>;
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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Category: ResolverTypeWrapper<Category>;
  ConfigData: ResolverTypeWrapper<ConfigData>;
  Constant: ResolverTypeWrapper<Constant>;
  ConstantType: ResolverTypeWrapper<ConstantType>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Offer: ResolverTypeWrapper<Offer>;
  OfferState: OfferState;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  Category: Category;
  ConfigData: ConfigData;
  Constant: Constant;
  ConstantType: ConstantType;
  DateTime: Scalars['DateTime']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Offer: Offer;
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
};

export type CategoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type OfferResolvers<ContextType = any, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  benefit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  partnerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OfferState'], ParentType, ContextType>;
  stateChangedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  configData?: Resolver<ResolversTypes['ConfigData'], ParentType, ContextType>;
  constantType?: Resolver<ResolversTypes['ConstantType'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Category?: CategoryResolvers<ContextType>;
  ConfigData?: ConfigDataResolvers<ContextType>;
  Constant?: ConstantResolvers<ContextType>;
  ConstantType?: ConstantTypeResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Offer?: OfferResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
};

