import { useState } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { useHandleRequestMutation, type QueuedRequestFieldsFragment } from '#graphql/adminHooks.ts';

/** What is typed or chosen. */
interface Handling {
  readonly note?: string;
  readonly isOwn?: boolean;
}

/** That, and the request as it was seen when it was begun. */
interface Typed extends Handling {
  readonly seen: QueuedRequestFieldsFragment;
}

/**
 * Who sees to a request, and the note about it, until both are saved. What nobody touched here is as the server has it;
 * where somebody else wrote meanwhile, it is saved over theirs only once theirs is shown.
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
    // Where somebody else was quicker, what they wrote is shown beside what is typed here.
    if (refused) await client.refetchQueries({ include: ['QueuedRequest', 'AuditLog'] });
    // What was typed while it was saved is not saved yet.
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
    type: (change: Handling) => setTyped((before) => ({ seen: request, ...before, ...change })),
    save,
  };
}

/** Whether nobody has written what is written here: a decision about the request is nothing to it. */
function isSame(before: QueuedRequestFieldsFragment, now: QueuedRequestFieldsFragment): boolean {
  return before.note === now.note && before.assigneeId === now.assigneeId;
}
