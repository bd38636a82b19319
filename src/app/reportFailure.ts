import type { BrowserStorage } from '#api/storage.ts';
import { supersededFailure, toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { errorNotices, codesShownInPlace, type CallKind } from '#domain/errorCatalog.ts';
import { limits } from '#domain/limits.ts';
import type { NotificationsEvent } from '#machines/notificationsMachine.ts';

/** Whether the page shows a failure: GraphQL 401, REST failure that ends the session or is in `codesShownInPlace`. */
function isSaidByPage(kind: CallKind, { code, status, endsSession = false }: CallFailure): boolean {
  return kind === 'data' ? status === 401 : endsSession || codesShownInPlace.has(code);
}

/** Reports the failure of a call of this kind and name to the person (spec section 8). */
export type ReportFailure = (kind: CallKind, call: string, error: unknown) => void;

interface ReportFailureDependencies {
  readonly send: (event: Extract<NotificationsEvent, { type: 'notice.raised' }>) => void;
  readonly storage: Pick<BrowserStorage, 'read' | 'write'>;
  readonly log: (line: string) => void;
  readonly isShown: (text: string) => boolean;
  /** Returns monotonic milliseconds. */
  readonly now: () => number;
}

/**
 * Creates the function that logs a failure and, unless the page itself shows it, adds it to the stored error list and
 * raises a notice. The same failure of the same call within a second is reported once while its notice is shown, since
 * a page requests its data before it renders, and again if that fails. `supersededFailure` is not reported.
 */
export function createReportFailure(dependencies: ReportFailureDependencies): ReportFailure {
  const { send, storage, log, isShown, now } = dependencies;
  /** The latest reported failure of each call, by the call's name. */
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
    if (code === supersededFailure.code) return;
    log(`${call} failed: ${message} (${code}, status ${status}, reference ${reference || 'none'})`);
    if (isSaidByPage(kind, failure) || !isNewIncident(call, message, now())) return;
    const kept = storage.read('errorList') ?? [];
    const entry = { at: new Date().toISOString(), message, reference };
    storage.write('errorList', [...kept, entry].slice(-limits.errorListLength));
    send({ type: 'notice.raised', notice: { ...errorNotices[kind], text: message }, at: now() });
  };
}
