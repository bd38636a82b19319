import { supersededFailure } from '#domain/callFailure.ts';
import {
  createCallReporter,
  createFetchWithTimeout,
  createRequestHeaders,
  unwrapResponse,
  type CallManner,
  type DataCallOptions,
} from './dataCall.ts';
import { DataFailure, createDataFailure, toDataFailure } from './dataFailure.ts';
import { whenOnline } from './network.ts';
import { parseJson } from './parseJson.ts';
import type { RequestDocument } from './requestDocument.ts';

/** Sends an operation, and resolves with its complete data. Rejects with a `CallFailure`. */
export type SendOperation = <Answer, Variables>(
  document: RequestDocument<Answer, Variables>,
  ...given: Variables extends Record<string, never> ? [] : [variables: Variables]
) => Promise<Answer>;

export interface SendOperationOptions extends DataCallOptions {
  /** Writes the data of a response to the Apollo cache of the views. */
  readonly keepRows: (document: RequestDocument<unknown, never>, variables: object, answer: object) => void;
}

/** Creates a `SendOperation`. Queries wait for the network; calls reject with `supersededFailure` once their session has ended. */
export function createSendOperation(options: SendOperationOptions, manner: CallManner): SendOperation {
  const { network, keepRows } = options;

  return async (document, ...given) => {
    const variables = new Object(given[0]);
    const call = createCallReporter(document.name, options);
    let token: string | null = null;

    async function send() {
      const { headers, ...sent } = await createRequestHeaders(manner, options);
      token = sent.token;
      const response = await post(options, headers, document, variables);
      const body = parseJson(await response.text());
      if (!response.ok) throw createDataFailure(response, body);
      const { data, failure } = unwrapResponse(document.fields, response, body);
      if (failure) throw failure;
      return data;
    }

    async function sendOnNetwork(): Promise<object> {
      if (document.kind === 'mutation') return send();
      await whenOnline(network);
      return send().catch((error: unknown) => {
        if (network.isOnline() || error instanceof DataFailure) throw error;
        return sendOnNetwork();
      });
    }

    const data = await sendOnNetwork().catch((error: unknown) => {
      if (call.isSuperseded(manner)) throw new DataFailure(supersededFailure);
      const failure = toDataFailure(error);
      call.tellFailed(failure, token, manner);
      throw failure;
    });
    if (call.isSuperseded(manner)) throw new DataFailure(supersededFailure);
    call.tellAnswered(manner);
    if (!manner.noAuth) keepRows(document, variables, data);
    return data as never;
  };
}

function post(
  options: SendOperationOptions,
  headers: Readonly<Record<string, string>>,
  { name, text }: Pick<RequestDocument<unknown, never>, 'name' | 'text'>,
  variables: object,
): Promise<Response> {
  return createFetchWithTimeout(options)(options.graphqlUrl, {
    method: 'POST',
    headers: {
      ...headers,
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ operationName: name, variables, query: text }),
  });
}
