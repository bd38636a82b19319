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

/** Maximum of tokens in a document (security, "GraphQL"): many times that of ours, against repetition and nesting. */
const maxTokens = 1_000;
/** Maximum of operations that are kept, several times the number of our own. */
const mostKept = 500;

/** Creates functions that read and execute operations. Each is parsed, validated, and compiled once while it is in use. */
export function createOperations(schema: GraphQLSchema, isSchemaHidden: boolean) {
  const rules = isSchemaHidden ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;
  const kept = new LRUCache<string, DocumentNode>({ max: mostKept });
  const compiled = new WeakMap<DocumentNode, CompiledQuery>();

  /** Converts an error for the response; of a hidden schema, it suggests no names. */
  const toShown = ({ message, nodes, source, positions }: GraphQLError, code: string) =>
    new GraphQLError(isSchemaHidden ? message.replace(/ Did you mean .*$/s, '') : message, {
      nodes: nodes ?? null,
      source: source ?? null,
      positions: positions ?? null,
      extensions: { code },
    });

  /** Returns the document of a valid operation, and errors for any other; an operation without a name needs none. */
  function read(query: string, operationName?: string): DocumentNode | readonly GraphQLError[] {
    const key = `${operationName ?? ''}\n${query}`;
    const known = kept.get(key);
    if (known) return known;
    const document = parseDocument(query);
    if (document instanceof GraphQLError) return [toShown(document, 'GRAPHQL_PARSE_FAILED')];
    const faults = validate(schema, document, rules);
    const result = faults.length > 0 ? { errors: faults } : compileQuery(schema, document, operationName);
    if (!isCompiledQuery(result))
      return (result.errors ?? []).map((error) => toShown(error, 'GRAPHQL_VALIDATION_FAILED'));
    compiled.set(document, result);
    kept.set(key, document);
    return document;
  }

  return {
    read,
    /** Executes an operation whose document was read. */
    execute: ({ document, contextValue, variableValues }: ExecutionArgs) =>
      compiled.get(document)?.query(undefined, contextValue, variableValues ?? {}) as
        | ExecutionResult
        | Promise<ExecutionResult>,
  };
}

function parseDocument(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}
