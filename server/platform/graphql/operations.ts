import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

/** Maximum of tokens in a GraphQL document, many times that of our operations, against repetition and nesting. */
const maxTokens = 1_000;
/** Maximum of operations that are kept, several times the number of our own. */
const mostKept = 500;

/** Creates functions that read and execute operations. Each is parsed, validated, and compiled once while it is in use. */
export function createOperations(schema: GraphQLSchema, isSchemaHidden: boolean) {
  const rules = isSchemaHidden ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;
  const kept = new LRUCache<string, DocumentNode>({ max: mostKept });
  const compiled = new WeakMap<DocumentNode, CompiledQuery>();

  function prepare(query: string, operationName?: string): DocumentNode | readonly GraphQLError[] {
    const document = parseDocument(query);
    if (document instanceof GraphQLError) return [document];
    const faults = validate(schema, document, rules);
    if (faults.length > 0) return faults.map((fault) => toValidationError(fault, isSchemaHidden));
    const result = compileQuery(schema, document, operationName);
    if (!isCompiledQuery(result))
      return (result.errors ?? []).map((fault) => toValidationError(fault, false));
    compiled.set(document, result);
    return document;
  }

  return {
    /** Returns the document of a valid operation, and errors for any other; an operation without a name needs none. */
    read: (query: string, operationName?: string): DocumentNode | readonly GraphQLError[] => {
      const key = `${operationName ?? ''}\n${query}`;
      const known = kept.get(key);
      if (known) return known;
      const result = prepare(query, operationName);
      if ('kind' in result) kept.set(key, result);
      return result;
    },
    /** Executes an operation whose document was read. */
    execute: ({ document, contextValue, variableValues }: ExecutionArgs) =>
      compiled.get(document)?.query(undefined, contextValue, variableValues ?? {}) as
        | ExecutionResult
        | Promise<ExecutionResult>,
  };
}

/** Parses a document; refuses a long one before that (security, "GraphQL"). */
function parseDocument(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message, source, positions } = error;
    return new GraphQLError(message, {
      source: source ?? null,
      positions: positions ?? null,
      extensions: { code: 'GRAPHQL_PARSE_FAILED' },
    });
  }
}

function toValidationError({ message, nodes }: GraphQLError, isSchemaHidden: boolean): GraphQLError {
  return new GraphQLError(isSchemaHidden ? message.replace(/ Did you mean .*$/s, '') : message, {
    nodes: nodes ?? null,
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  });
}
