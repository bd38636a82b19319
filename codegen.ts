import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'graphql/schema/*.graphql',
  documents: 'graphql/operations/*.graphql',
  config: {
    useTypeImports: true,
    enumType: 'string-literal',
    scalars: { DateTime: 'string', ID: 'string' },
  },
  generates: {
    'graphql/generated/hooks.ts': {
      plugins: ['typescript-operations', './graphql/codegen/reactApollo.mjs'],
      config: {
        apolloReactHooksImportFrom: '@apollo/client/react',
        apolloReactCommonImportFrom: '@apollo/client/react',
        withMutationFn: false,
        withMutationOptionsType: false,
        addDocBlocks: false,
      },
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
