import type { BrowserStorage } from '#api/storage.ts';
import { superseded, toCallFailure } from '#domain/callFailure.ts';
import { errorNotices, type CallKind } from '#domain/errorCatalogue.ts';
import { limits } from '#domain/limits.ts';
import type { NotificationsEvent } from '#machines/notificationsMachine.ts';

/** Refusals of a log-in that a page says in full, with the way on. */
const pageOfItsOwn: ReadonlySet<string> = new Set([
  'EMAIL_NOT_VERIFIED',
  'PROFILE_INCOMPLETE',
  'SSO_INVALID',
  'SSO_NO_ACCOUNT',
]);

/** Tells the person of a call that failed (spec section 8). */
export type TellFailure = (kind: CallKind, call: string, error: unknown) => void;

interface TellFailureDependencies {
  readonly send: (event: Extract<NotificationsEvent, { type: 'notice.raised' }>) => void;
  readonly storage: Pick<BrowserStorage, 'read' | 'write'>;
  readonly log: (line: string) => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

/**
 * A failure is logged, kept in the browser's error list, and raised as a notice. One of the session, and one
 * that a page of its own is for, is left to the page that it leads to. The same call failing the same way within
 * a second is the same incident: a page asks ahead of its drawing, and once more where that has failed.
 */
export function createTellFailure({ send, storage, log, now }: TellFailureDependencies): TellFailure {
  /** What was last told of each call, and when. */
  const lastTold = new Map<string, { message: string; at: number }>();

  function isNewIncident(call: string, message: string, at: number): boolean {
    const last = lastTold.get(call);
    if (last?.message === message && at - last.at < limits.incidentTime) return false;
    lastTold.set(call, { message, at });
    return true;
  }

  return (kind, call, error) => {
    const { code, message, status, reference } = toCallFailure(error);
    if (code === superseded.code) return;
    log(`${call} failed: ${message} (${code}, status ${status}, reference ${reference || 'none'})`);
    if (status === 401 || pageOfItsOwn.has(code) || !isNewIncident(call, message, now())) return;
    const kept = storage.read('errorList') ?? [];
    const entry = { at: new Date().toISOString(), message, reference };
    storage.write('errorList', [...kept, entry].slice(-limits.errorListLength));
    send({ type: 'notice.raised', notice: { ...errorNotices[kind], text: message }, at: now() });
  };
}
