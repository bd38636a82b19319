import { asProblem } from '#server/platform/http/respondWithError.ts';
import type { Instruments } from '#server/platform/metrics/instruments.ts';

/** Logs in, and counts the outcome: `succeeded`, or the code of the refusal. */
export async function countLogIn<Entry>(
  { logIns }: Instruments,
  method: 'password' | 'sso',
  logIn: () => Promise<Entry>,
): Promise<Entry> {
  try {
    const entry = await logIn();
    logIns.add(1, { method, outcome: 'succeeded' });
    return entry;
  } catch (error) {
    logIns.add(1, { method, outcome: asProblem(error)?.code ?? 'INTERNAL_ERROR' });
    throw error;
  }
}
