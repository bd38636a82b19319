/** Requests that the script in the page's head has started (src/document/fetchAhead.ts), by `keyOfCall`. */
export type CallsUnderWay = Map<string, Promise<Response>>;

declare global {
  interface Window {
    callsUnderWay?: CallsUnderWay;
  }
}

export function keyOfCall(url: unknown, authorization: string | null, body: unknown): string {
  return JSON.stringify([url, authorization, body]);
}

/** Creates a `fetch` that awaits the whole body. It takes a response from `underWay` instead, unless that failed. */
export function createPrefetchedFetch(underWay: CallsUnderWay = new Map()): typeof fetch {
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
