type Payload = { readonly payload: Readonly<Record<string, unknown>> } | { readonly error: string };

/** What somebody typed to go with an event. Nothing typed is nothing to go with it. */
export function readPayload(typed: string): Payload {
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
