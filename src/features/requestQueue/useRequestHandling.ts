import { useState } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { useHandleRequestMutation, type QueuedRequestFieldsFragment } from '#graphql/adminHooks.ts';

interface Typed {
  readonly note?: string;
  readonly isOwn?: boolean;
  /** The request as the server had it when the person began to type. */
  readonly seen: QueuedRequestFieldsFragment;
}

/**
 * State of the form for assignee and note of a request. Values that the person has not changed follow the server. A
 * save overwrites another administrator's change only after the page has shown that change.
 */
export function useRequestHandling(request: QueuedRequestFieldsFragment, ownId: string) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [handle, { loading, error, data, client }] = useHandleRequestMutation({
    context: { isToldByPage: true },
    refetchQueries: ['AuditLog'],
  });
  const failure = error ? toCallFailure(error) : null;
  const isConflict = failure?.code === 'CONFLICT';
  const wasOwn = request.assigneeId === ownId;
  const note = typed?.note ?? request.note ?? '';
  const isOwn = typed?.isOwn ?? wasOwn;
  const isUnsaved = note.trim() !== (request.note ?? '') || isOwn !== wasOwn;
  const isCurrent = typed === null || !isUnsaved || isConflict || isSame(typed.seen, request);
  const seen = isCurrent ? request : typed.seen;

  async function save(): Promise<void> {
    const others = wasOwn ? null : request.assigneeId;
    const { data: saved, error: refused } = await handle({
      variables: {
        id: request.id,
        version: seen.version,
        assigneeId: isOwn ? ownId : others,
        note: note.trim() || null,
      },
    });
    // After a conflict, the reload shows the other administrator's values beside the typed ones.
    if (refused) await client.refetchQueries({ include: ['QueuedRequest', 'AuditLog'] });
    // Values typed during the save are still unsaved.
    else setTyped((now) => (now && now !== typed && saved ? { ...now, seen: saved.handleRequest } : null));
  }

  return {
    note,
    isOwn,
    isUnsaved,
    failure,
    isConflict,
    isSaving: loading,
    isSaved: data !== undefined && data !== null && !loading && !isUnsaved,
    type: (change: Omit<Typed, 'seen'>) => setTyped((before) => ({ seen: request, ...before, ...change })),
    save,
  };
}

/** Whether two versions of a request have the same note and assignee; ignores other changes, such as a decision. */
function isSame(before: QueuedRequestFieldsFragment, now: QueuedRequestFieldsFragment): boolean {
  return before.note === now.note && before.assigneeId === now.assigneeId;
}
