/** Calls that the head of the page has made (src/document/fetchAhead.ts), by address, `authorization` and body. */
export type CallsUnderWay = Map<string, Promise<Response>>;

declare global {
  interface Window {
    callsUnderWay?: CallsUnderWay;
  }
}

export function keyOfCall(url: unknown, authorization: string | null, body: unknown): string {
  return JSON.stringify([url, authorization, body]);
}

/**
 * Fetches an answer together with its body: what is lost on the way is no answer, and a signal given with the
 * call ends the reading too. A call that is under way already is not made again, unless it is lost.
 */
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
