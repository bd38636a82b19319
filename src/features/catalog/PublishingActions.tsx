import Stack from '@mui/material/Stack';
import { publishingLimits } from '#domain/publishingLimits.ts';
import { Button } from '#haven/actions/Button.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { DecisionDialog } from '#admin/DecisionDialog.tsx';
import styles from './Listing.module.css';
import type { Publishing } from './usePublishing.ts';

interface PublishingActionsProps<Content> {
  readonly publishing: Publishing<Content>;
  /** Name of the content in the dialog: "QXO". */
  readonly what: string;
  /** Sentences in the dialog about the effect of publishing. */
  readonly consequence: string;
  /** Validates the content, and shows its errors. Returns whether the content can be published. */
  readonly check: () => boolean;
}

const doneNotices = {
  saving: 'Draft saved. People see it once you publish it.',
  discarding: 'The draft is discarded. People still see the published version.',
  publishing: 'Published. People see it now.',
} as const;

/** Buttons that publish the content, save it as a draft, or discard the changes, with their dialogs and outcome. */
export function PublishingActions<Content>({
  publishing,
  what,
  consequence,
  check,
}: PublishingActionsProps<Content>) {
  const { isUnsaved, isPending, isBusy, act, asked, note, done, failure, send } = publishing;
  const mayAsk = isPending && !isBusy;
  const deciding = { isDeciding: isBusy, problems: [], cancel: () => send({ type: 'question.closed' }) };

  return (
    <Stack
      direction="row"
      spacing={3}
      className={styles['actions']}
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Button aria-disabled={!mayAsk} onClick={() => mayAsk && check() && send({ type: 'publish.asked' })}>
        Publish…
      </Button>
      <Button
        variant="outlined"
        busy={act === 'saving'}
        aria-disabled={!isUnsaved}
        onClick={() => isUnsaved && publishing.save()}
      >
        {act === 'saving' ? 'Saving…' : 'Save draft'}
      </Button>
      <Button
        variant="text"
        aria-disabled={!mayAsk}
        onClick={() => mayAsk && send({ type: 'discard.asked' })}
      >
        Discard changes…
      </Button>
      <output>
        {done !== null && doneNotices[done]}
        {done === null && failure && 'This was not done. The message above the buttons says why.'}
        {done === null &&
          !failure &&
          (isUnsaved
            ? 'There are changes that are not saved.'
            : isPending
              ? 'This draft is not published yet.'
              : 'This is what people see now.')}
      </output>
      {asked === 'publish' && (
        <DecisionDialog
          words={{ name: 'Publish', ask: (name) => `Publish ${name}?`, consequence, busy: 'Publishing…' }}
          what={what}
          deciding={deciding}
          onConfirm={publishing.publish}
        >
          <TextArea
            label="What is new? (optional)"
            hint="The history and the audit log show it."
            rows={2}
            value={note}
            maxLength={publishingLimits.noteLength}
            onChange={({ target }) => send({ type: 'note.typed', note: target.value })}
          />
        </DecisionDialog>
      )}
      {asked === 'discard' && (
        <DecisionDialog
          words={{
            name: 'Discard changes',
            ask: () => 'Discard all changes?',
            consequence: `This discards all changes to ${what} since it was last published. The audit log keeps them.`,
            busy: 'Discarding…',
          }}
          what={what}
          deciding={deciding}
          onConfirm={publishing.discard}
        />
      )}
    </Stack>
  );
}
