import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Keeps the schema to ourselves: no introspection, and no names offered where one was misspelled. */
export const hideSchema: Plugin = {
  onValidate: ({ addValidationRule }) => {
    addValidationRule(NoSchemaIntrospectionCustomRule);
    return ({ result, setResult }) => {
      setResult(result.map(withoutSuggestion));
    };
  },
};

function withoutSuggestion(error: Error): GraphQLError {
  const nodes = error instanceof GraphQLError ? error.nodes : undefined;
  return new GraphQLError(error.message.replace(/ Did you mean .*$/s, ''), { nodes: nodes ?? null });
}
