import type { BrowserStorage } from '#api/storage.ts';
import { superseded, toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { errorNotices, saidInPlace, type CallKind } from '#domain/errorCatalogue.ts';
import { limits } from '#domain/limits.ts';
import type { NotificationsEvent } from '#machines/notificationsMachine.ts';

/** A 401 of GraphQL leads to the log-in screen; of REST only the one that ends the session leads anywhere. */
function isSaidByPage(kind: CallKind, { code, status, endsSession = false }: CallFailure): boolean {
  return kind === 'data' ? status === 401 : endsSession || saidInPlace.has(code);
}

/** Tells the person of a call that failed (spec section 8). */
export type TellFailure = (kind: CallKind, call: string, error: unknown) => void;

interface TellFailureDependencies {
  readonly send: (event: Extract<NotificationsEvent, { type: 'notice.raised' }>) => void;
  readonly storage: Pick<BrowserStorage, 'read' | 'write'>;
  readonly log: (line: string) => void;
  /** Whether a notice with this text stands now. */
  readonly isShown: (text: string) => boolean;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

/**
 * A failure is logged, kept in the browser's error list, and raised as a notice, but for one that the page says by
 * itself. The same call failing the same way within a second is the same incident, as long as its notice stands: a page
 * asks ahead of its drawing, and once more where that has failed.
 */
export function createTellFailure({
  send,
  storage,
  log,
  isShown,
  now,
}: TellFailureDependencies): TellFailure {
  /** What was last told of each call, and when. */
  const lastTold = new Map<string, { message: string; at: number }>();

  function isNewIncident(call: string, message: string, at: number): boolean {
    const last = lastTold.get(call);
    if (last?.message === message && at - last.at < limits.incidentTime && isShown(message)) return false;
    lastTold.set(call, { message, at });
    return true;
  }

  return (kind, call, error) => {
    const failure = toCallFailure(error);
    const { code, message, status, reference } = failure;
    if (code === superseded.code) return;
    log(`${call} failed: ${message} (${code}, status ${status}, reference ${reference || 'none'})`);
    if (isSaidByPage(kind, failure) || !isNewIncident(call, message, now())) return;
    const kept = storage.read('errorList') ?? [];
    const entry = { at: new Date().toISOString(), message, reference };
    storage.write('errorList', [...kept, entry].slice(-limits.errorListLength));
    send({ type: 'notice.raised', notice: { ...errorNotices[kind], text: message }, at: now() });
  };
}
