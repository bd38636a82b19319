import Box from '@mui/material/Box';
import { failureLines } from '#domain/failureWords.ts';
import { isConfirmationNeeded } from '#domain/settings.ts';
import { Button } from '#haven/actions/Button.tsx';
import { DefinitionList } from '#haven/data/DefinitionList.tsx';
import { FieldError } from '#haven/fields/FieldFrame.tsx';
import { Dialog } from '#haven/overlays/Dialog.tsx';
import { useRowChangeState } from './section.ts';

/** Texts of the dialog and the notice about a change of a row of a list. */
export interface ChangeTexts {
  /** Name of the row: "Sam Ortiz". */
  readonly name: string;
  /** Title of the dialog: "Deactivate Sam Ortiz?" */
  readonly question: string;
  readonly consequence: string;
  /** Label of the confirm button: "Deactivate"; `busy` is its label during the call: "Deactivating…". */
  readonly confirm: string;
  readonly busy: string;
  /** Label of the cancel button: "Keep active". */
  readonly decline: string;
  /** Current state of the row, shown after a conflict: "Owner, active". */
  readonly current: string;
  /** Notice after the change; null if the change needs none. */
  readonly made: string | null;
}

/** Functions that return the texts of a change from the row's name and the row, by the kind of change. */
export type ChangeTextsByKind<Kind extends string, Row> = Readonly<
  Record<Kind, (name: string, row: Row) => Omit<ChangeTexts, 'name' | 'current'>>
>;

/**
 * Dialog that asks to confirm a change of a row, if the change is grave or an attempt has failed. If somebody else has
 * changed the row, the dialog shows the row's current state beside the change.
 */
export function ChangeDialog({ texts }: { readonly texts: ChangeTexts | null }) {
  const change = useRowChangeState();
  if (!texts) return null;
  const { name, question, consequence, confirm, busy, decline, current } = texts;
  const isMaking = change?.isBusy === true;
  const isConflicted = change?.isIn('conflicted') === true;
  const isAsked = change?.isIn('asked') === true;
  const isAskedBefore = isMaking && (isConfirmationNeeded(change.change) || change.failure !== null);
  const lines = isAsked && change.failure ? failureLines(change.failure) : [];

  function leave(): void {
    if (!isMaking) change?.send({ type: 'change.declined' });
  }

  return (
    <Dialog
      // The key remounts the dialog for a conflict: screen readers announce it, and its first button, which
      // changes nothing, gets the focus.
      key={isConflicted ? 'conflict' : 'question'}
      open={isAsked || isAskedBefore || isConflicted}
      title={isConflicted ? `${name} has changed` : question}
      onClose={leave}
      actions={
        <>
          <Button size="large" aria-disabled={isMaking} onClick={leave}>
            {isConflicted ? 'Leave as it is' : decline}
          </Button>
          <Button
            variant="outlined"
            size="large"
            busy={isMaking}
            onClick={() => change?.send({ type: isConflicted ? 'own.kept' : 'change.confirmed' })}
          >
            {isMaking ? busy : isConflicted ? `${confirm} anyway` : confirm}
          </Button>
        </>
      }
    >
      {isConflicted ? (
        <>
          <p>Somebody else changed it first. We replace their change only if you confirm.</p>
          <DefinitionList
            items={[
              { term: 'Now', description: current },
              { term: 'Your change', description: confirm },
            ]}
          />
        </>
      ) : (
        <p>{consequence}</p>
      )}
      <Box role="alert" sx={{ '&:not(:empty)': { mt: 3 } }}>
        {lines.map((line) => (
          <FieldError key={line} id={`change-${line}`}>
            {line}
          </FieldError>
        ))}
      </Box>
    </Dialog>
  );
}
