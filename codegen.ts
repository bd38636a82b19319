import type { CodegenConfig } from '@graphql-codegen/cli';

type Output = CodegenConfig['generates'][string];

/** Returns the path of a GraphQL fragment that the operations of views and of charts share. */
const fragmentsOf = (name: 'settings' | 'profile') => `graphql/operations/fragments/${name}.graphql`;

/** Configures an output file for views: types, documents, and hooks of the operations in `documents` (globs). */
const hooksOf = (documents: string[]): Output => ({
  documents,
  plugins: ['typescript-operations', './graphql/codegen/reactApollo.mjs'],
  config: {
    apolloReactHooksImportFrom: '@apollo/client/react',
    apolloReactCommonImportFrom: '@apollo/client/react',
    withResultType: false,
    withMutationFn: false,
    withMutationOptionsType: false,
    addDocBlocks: false,
    documentMode: 'documentNode',
  },
});

/** Names of the operation files of charts, `graphql/operations/requests/{name}.graphql`; each has an output file. */
const calling = ['gettingIn', 'lead', 'application', 'partner', 'product', 'search', 'settings', 'profile'];

/** Configures an output file for charts: types and documents of the operations in one file, without hooks. */
const requestsOf = (name: string): Output => ({
  documents: [
    `graphql/operations/requests/${name}.graphql`,
    ...(name === 'settings' || name === 'profile' ? [fragmentsOf(name)] : []),
  ],
  plugins: ['typescript-operations', './graphql/codegen/requestDocuments.mjs'],
  // No view shows rows of the responses to visitors who register or log in.
  config: { isCached: name !== 'gettingIn' },
});

const rowOf = (file: string, name: string) => `../../server/modules/${file}#${name} as ${name}Row`;

/** Row type of the server for each GraphQL type: resolvers get a row of it as parent. */
const mappers = {
  AdminCustomer: rowOf('companies/listedCustomers.ts', 'ListedCustomer'),
  AdminCustomerDetail: rowOf('customers/customer.ts', 'CustomerDetail'),
  AdminPartner: rowOf('publishing/partners.ts', 'ListedPartner'),
  AdminUser: rowOf('people/users.ts', 'ListedUser'),
  AdminUserDetail: rowOf('people/user.ts', 'UserDetail'),
  AffiliateApplication: rowOf('affiliates/affiliateApplications.ts', 'QueuedApplication'),
  AuditEntry: rowOf('audit/resolveNames.ts', 'AuditLine'),
  Company: rowOf('companies/company.ts', 'Customer'),
  DuplicateApplicant: rowOf('affiliates/duplicateApplicants.ts', 'DuplicateApplicant'),
  LoggedMail: rowOf('mails/mails.ts', 'LoggedMail'),
  Offer: rowOf('offers/listCustomerOffers.ts', 'OfferOfCustomer'),
  ProductRequest: rowOf('requests/listProductRequests.ts', 'ShownProductRequest'),
  ProductRequestVote: rowOf('requests/listProductRequests.ts', 'ShownProductRequest'),
  QueuedRequest: rowOf('requests/queuedRequests.ts', 'QueuedRequest'),
  TeamMember: rowOf('people/listTeam.ts', 'ShownMember'),
};

const config: CodegenConfig = {
  schema: 'graphql/schema/*.graphql',
  config: {
    useTypeImports: true,
    enumType: 'string-literal',
    scalars: { DateTime: 'string', ID: 'string' },
  },
  generates: {
    'graphql/generated/hooks.ts': hooksOf(['graphql/operations/*.graphql']),
    // Separate files, so that only the pages that use these hooks load them.
    'graphql/generated/settingsHooks.ts': hooksOf([
      'graphql/operations/settings/*.graphql',
      fragmentsOf('settings'),
    ]),
    'graphql/generated/profileHooks.ts': hooksOf([
      'graphql/operations/profile/*.graphql',
      fragmentsOf('profile'),
    ]),
    'graphql/generated/adminHooks.ts': hooksOf(['graphql/operations/admin/*.graphql']),
    ...Object.fromEntries(calling.map((name) => [`graphql/generated/${name}Requests.ts`, requestsOf(name)])),
    'graphql/generated/operationNames.ts': {
      documents: 'graphql/operations/**/*.graphql',
      plugins: ['./graphql/codegen/operationNames.mjs'],
    },
    'graphql/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        makeResolverTypeCallable: true,
        enumsAsTypes: true,
        immutableTypes: true,
        scalars: { DateTime: 'Date | string', ID: 'string | number' },
        mappers,
      },
    },
  },
};

export default config;
