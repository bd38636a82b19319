import { useState } from 'react';
import { publishingLimits } from '#domain/publishingLimits.ts';
import { Button } from '#haven/Button.tsx';
import { DecisionDialog } from '#haven/DecisionDialog.tsx';
import { TextArea } from '#haven/TextArea.tsx';
import type { Publishing } from './usePublishing.ts';
import styles from './Listing.module.css';

interface PublishingActionsProps<Content> {
  readonly publishing: Publishing<Content>;
  /** What is published: "QXO". */
  readonly what: string;
  /** What people see then. */
  readonly consequence: string;
  /** Whether it is fit to be published; tells what is wrong where it is not. */
  readonly check: () => boolean;
}

const doneWords = {
  saving: 'Draft saved. People see it once you publish it.',
  discarding: 'The draft is discarded. People still see the published version.',
  publishing: 'Published. People see it now.',
} as const;

/** Saves what is typed as a draft, publishes it, or gives it up. */
export function PublishingActions<Content>({
  publishing,
  what,
  consequence,
  check,
}: PublishingActionsProps<Content>) {
  const { isUnsaved, isPending, act, done, failure } = publishing;
  const [asked, ask] = useState<'publish' | 'discard' | null>(null);
  const [note, setNote] = useState('');
  const isBusy = act !== null;

  function save(): void {
    if (isUnsaved) void publishing.save();
  }

  async function publish(): Promise<void> {
    if (await publishing.publish(note.trim() || null)) setNote('');
    ask(null);
  }

  async function discard(): Promise<void> {
    await publishing.discard();
    ask(null);
  }

  return (
    <div className={styles['actions']}>
      <Button
        aria-disabled={!isPending || isBusy}
        onClick={() => {
          if (isPending && !isBusy && check()) ask('publish');
        }}
      >
        Publish…
      </Button>
      <Button variant="outline" busy={act === 'saving'} aria-disabled={!isUnsaved} onClick={save}>
        {act === 'saving' ? 'Saving…' : 'Save draft'}
      </Button>
      <Button
        variant="text"
        aria-disabled={!isPending || isBusy}
        onClick={() => {
          if (isPending && !isBusy) ask('discard');
        }}
      >
        Discard changes…
      </Button>
      <output>
        {done !== null && doneWords[done]}
        {done === null && failure && 'This was not done. The message above the buttons says why.'}
        {done === null && !failure && standing(isUnsaved, isPending)}
      </output>
      {asked === 'publish' && (
        <DecisionDialog
          title={`Publish ${what}?`}
          consequence={consequence}
          name="Publish"
          busyName="Publishing…"
          isBusy={isBusy}
          failure={[]}
          onConfirm={() => void publish()}
          onCancel={() => ask(null)}
        >
          <TextArea
            label="What is new? (optional)"
            hint="The history and the audit log show it."
            rows={2}
            value={note}
            maxLength={publishingLimits.noteLength}
            onChange={({ target }) => setNote(target.value)}
          />
        </DecisionDialog>
      )}
      {asked === 'discard' && (
        <DecisionDialog
          title="Discard all changes?"
          consequence={`This discards all changes to ${what} since it was last published. The audit log keeps them.`}
          name="Discard changes"
          busyName="Discarding…"
          isBusy={isBusy}
          failure={[]}
          onConfirm={() => void discard()}
          onCancel={() => ask(null)}
        />
      )}
    </div>
  );
}

function standing(isUnsaved: boolean, isPending: boolean): string {
  if (isUnsaved) return 'There are changes that are not saved.';
  return isPending ? 'This draft is not published yet.' : 'This is what people see now.';
}
