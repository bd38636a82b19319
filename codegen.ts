import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types, documents and hooks of operations. */
const operations = {
  plugins: ['typescript-operations', './graphql/codegen/reactApollo.mjs'],
  config: {
    apolloReactHooksImportFrom: '@apollo/client/react',
    apolloReactCommonImportFrom: '@apollo/client/react',
    withMutationFn: false,
    withMutationOptionsType: false,
    addDocBlocks: false,
  },
};

const config: CodegenConfig = {
  schema: 'graphql/schema/*.graphql',
  config: {
    useTypeImports: true,
    enumType: 'string-literal',
    scalars: { DateTime: 'string', ID: 'string' },
  },
  generates: {
    'graphql/generated/hooks.ts': { documents: 'graphql/operations/*.graphql', ...operations },
    // Of their own file: nobody else loads them.
    'graphql/generated/settingsHooks.ts': {
      documents: 'graphql/operations/settings/*.graphql',
      ...operations,
    },
    'graphql/generated/adminHooks.ts': {
      documents: 'graphql/operations/admin/*.graphql',
      ...operations,
    },
    'graphql/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        makeResolverTypeCallable: true,
        enumsAsTypes: true,
        scalars: { DateTime: 'Date | string', ID: 'string | number' },
      },
    },
  },
};

export default config;
