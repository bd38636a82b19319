import { getOperationAST, type ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { operationNames } from '#graphql/operationNames.ts';
import type { GraphQLContext } from './context.ts';

/** Tells metrics and traces the operation, if it is the product's own, and errors that hide behind a status of 200. */
export const observeOperations: Plugin<GraphQLContext> = {
  onExecute: ({ args }) => {
    const { observed }: GraphQLContext = args.contextValue;
    const name = nameOf(args);
    if (operationNames.has(name)) observed.operationName = name;
    return {
      onExecuteDone: ({ result }) => {
        if ('errors' in result && result.errors?.some(({ extensions: { code } }) => code === unexpected)) {
          observed.hiddenError = unexpected;
        }
      },
    };
  },
};

const unexpected = 'INTERNAL_ERROR';

function nameOf({ document, operationName }: Pick<ExecutionArgs, 'document' | 'operationName'>): string {
  return getOperationAST(document, operationName)?.name?.value ?? '';
}
