import { useState } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { failureWords } from '#domain/failureWords.ts';
import { limits } from '#domain/limits.ts';
import { useHandleRequestMutation, type QueuedRequestFieldsFragment } from '#graphql/adminHooks.ts';
import { Button } from '#haven/Button.tsx';
import { Checkbox } from '#haven/Checkbox.tsx';
import { FieldError } from '#haven/FieldError.tsx';
import { LeaveQuestion } from '#haven/LeaveQuestion.tsx';
import { Surface } from '#haven/Surface.tsx';
import { TextArea } from '#haven/TextArea.tsx';
import { useLeaveGuard } from '#session/useLeaveGuard.ts';
import { useViewer } from '#session/useViewer.ts';
import styles from './RequestHandling.module.css';

/** Who sees to a request, and what administrators note about it for one another. */
export function RequestHandling({ request }: { readonly request: QueuedRequestFieldsFragment }) {
  const { userInfo } = useViewer();
  const ownId = String(userInfo?.userId ?? '');
  const [isOwn, setOwn] = useState(request.assigneeId === ownId);
  const [note, setNote] = useState(request.note ?? '');
  const [handle, { loading, error, data, client }] = useHandleRequestMutation({
    context: { isToldByPage: true },
    refetchQueries: ['AuditLog'],
  });
  const failure = error && toCallFailure(error);
  const isUnsaved = note.trim() !== (request.note ?? '') || isOwn !== (request.assigneeId === ownId);
  const leaving = useLeaveGuard(isUnsaved, 'requests', request.id);
  const isConflict = failure?.code === 'CONFLICT';

  async function save(): Promise<void> {
    const others = request.assigneeId === ownId ? null : (request.assigneeId ?? null);
    const variables = {
      id: request.id,
      version: request.version,
      assigneeId: isOwn ? ownId : others,
      note: note.trim() || null,
    };
    // Where somebody else was quicker, what they wrote is shown beside what is typed here.
    const { error: refused } = await handle({ variables });
    if (refused) await client.refetchQueries({ include: ['QueuedRequest', 'AuditLog'] });
  }

  return (
    <Surface className={styles['handling']}>
      <h2>Among administrators</h2>
      <p>{request.assigneeName ? `Assigned to ${request.assigneeName}.` : 'Not assigned yet.'}</p>
      <Checkbox label="Assign to me" checked={isOwn} onChange={({ target }) => setOwn(target.checked)} />
      <TextArea
        label="Note"
        hint="Whoever asked does not see it."
        rows={3}
        maxLength={limits.productReasonLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div role="alert">
        {failure &&
          failureWords(failure).map((line) => (
            <FieldError key={line} id={`handling-${line}`}>
              {line}
            </FieldError>
          ))}
        {isConflict && (
          <>
            <p>Their note: {request.note ?? 'none'}</p>
            <p>Yours is still in the field. Save it again to put it in the place of theirs.</p>
          </>
        )}
      </div>
      <div className={styles['actions']}>
        <Button variant="outline" busy={loading} onClick={() => void save()}>
          {loading ? 'Saving…' : 'Save'}
        </Button>
        <output>{data && !loading && !isUnsaved && 'Saved.'}</output>
      </div>
      <LeaveQuestion {...leaving} />
    </Surface>
  );
}
