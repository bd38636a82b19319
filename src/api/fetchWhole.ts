/** Calls that the head of the page has made (src/document/fetchAhead.ts), by address, `authorization`, and body. */
export type CallsUnderWay = Map<string, Promise<Response>>;

declare global {
  interface Window {
    callsUnderWay?: CallsUnderWay;
  }
}

export function keyOfCall(url: unknown, authorization: string | null, body: unknown): string {
  return JSON.stringify([url, authorization, body]);
}

/** Creates a `fetch` that reads the whole body before it resolves, and takes over calls of the head that did not fail. */
export function createFetchWhole(underWay: CallsUnderWay = new Map()): typeof fetch {
  return async (input, init) => {
    const { headers, body: sent } = init ?? {};
    const key = keyOfCall(input, new Headers(headers).get('authorization'), sent ?? null);
    const begun = underWay.get(key);
    underWay.delete(key);
    const response = (await begun?.catch(() => undefined)) ?? (await fetch(input, init));
    const body = await response.arrayBuffer();
    return new Response(body.byteLength === 0 ? null : body, response);
  };
}
