type Payload = { readonly payload: Readonly<Record<string, unknown>> } | { readonly error: string };

/** Parses typed JSON as the payload of an event; empty text is an empty payload. */
export function parsePayload(typed: string): Payload {
  if (typed.trim() === '') return { payload: {} };
  try {
    const payload: unknown = JSON.parse(typed);
    if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) {
      return { payload: payload as Readonly<Record<string, unknown>> };
    }
    return { error: 'Type an object, in braces: {"email": "a@b.example"}.' };
  } catch (error) {
    return { error: `This is not valid JSON: ${error instanceof Error ? error.message : 'unreadable'}.` };
  }
}
