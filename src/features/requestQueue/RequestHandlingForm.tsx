import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limits } from '#domain/limits.ts';
import type { QueuedRequestFieldsFragment } from '#graphql/adminHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Checkbox } from '#haven/fields/Checkbox.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { LeaveQuestion } from '#haven/overlays/LeaveQuestion.tsx';
import { useViewer } from '#session/useViewer.ts';
import { FailureErrors } from '#admin/FailureErrors.tsx';
import { useLeaveSectionGuard } from '#admin/useLeaveSectionGuard.ts';
import { useRequestHandling } from './useRequestHandling.ts';

/** Form that assigns a request to the viewer, and edits the note that only administrators see. */
export function RequestHandlingForm({ request }: { readonly request: QueuedRequestFieldsFragment }) {
  const { userInfo } = useViewer();
  const handling = useRequestHandling(request, String(userInfo?.userId ?? ''));
  const { failure, isSaving } = handling;
  const leaving = useLeaveSectionGuard(handling.isUnsaved, 'requests', request.id);

  return (
    <Card sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      {/* Enlarged text on a phone must break within long words. */}
      <Typography component="h2" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
        Among administrators
      </Typography>
      <p>{request.assigneeName ? `Assigned to ${request.assigneeName}.` : 'Not assigned yet.'}</p>
      <Checkbox
        label="Assign to me"
        checked={handling.isOwn}
        onChange={({ target }) => handling.type({ isOwn: target.checked })}
      />
      <TextArea
        label="Note"
        hint="The person who asked does not see it."
        rows={3}
        maxLength={limits.productReasonLength}
        value={handling.note}
        onChange={({ target }) => handling.type({ note: target.value })}
      />
      <div role="alert">
        <FailureErrors id="handling" failure={failure} />
        {handling.isConflict && (
          <>
            <p>Their note: {request.note ?? 'none'}</p>
            <p>We kept your changes. Save again to replace theirs.</p>
          </>
        )}
      </div>
      <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" busy={isSaving} onClick={() => void handling.save()}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
        <output>{handling.isSaved && 'Saved.'}</output>
      </Stack>
      <LeaveQuestion {...leaving} />
    </Card>
  );
}
