import type { ASTVisitor, ValidationContext } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';

const introspectionFields = new Set(['__schema', '__type']);

/** Keeps the schema to ourselves: no introspection, and no names offered where one was misspelled. */
export const hideSchema: Plugin = {
  onValidate: ({ addValidationRule }) => {
    addValidationRule(refuseIntrospection);
    return ({ result }) => {
      for (const error of result) withhold(error);
    };
  },
};

function refuseIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field: (node) => {
      if (!introspectionFields.has(node.name.value)) return;
      context.reportError(createGraphQLError('The schema is not shown', { nodes: node }));
    },
  };
}

function withhold(error: Error): void {
  error.message = error.message.replace(/ Did you mean .*$/s, '');
}
