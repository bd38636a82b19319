import Box from '@mui/material/Box';
import { failureWords } from '#domain/failureWords.ts';
import { isGrave } from '#domain/settings.ts';
import { Button } from '#haven/actions/Button.tsx';
import { DefinitionList } from '#haven/data/DefinitionList.tsx';
import { FieldError } from '#haven/fields/FieldFrame.tsx';
import { Dialog } from '#haven/overlays/Dialog.tsx';
import { useRowChange } from './section.ts';

/** Texts about the change of a row. */
export interface ChangeTexts {
  /** Name of the row: "Sam Ortiz". */
  readonly name: string;
  /** "Deactivate Sam Ortiz?" */
  readonly question: string;
  readonly consequence: string;
  /** "Deactivate", and while the call runs "Deactivating…". */
  readonly confirm: string;
  readonly busy: string;
  /** "Keep active". */
  readonly decline: string;
  /** State of the row, which a conflict shows: "Owner, active". */
  readonly current: string;
  /** Notice after the change; null where the row says enough. */
  readonly made: string | null;
}

/**
 * Asks a person to confirm a change that is grave or has failed. When somebody else has changed the row meanwhile, it
 * shows both sides.
 */
export function ChangeDialog({ texts }: { readonly texts: ChangeTexts | null }) {
  const change = useRowChange();
  if (!texts) return null;
  const { name, question, consequence, confirm, busy, decline, current } = texts;
  const isMaking = change?.isBusy === true;
  const isConflicted = change?.isIn('conflicted') === true;
  const isAsked = change?.isIn('asked') === true;
  const isAskedBefore = isMaking && (isGrave(change.change) || change.failure !== null);
  const lines = isAsked && change.failure ? failureWords(change.failure) : [];

  function leave(): void {
    if (!isMaking) change?.send({ type: 'change.declined' });
  }

  return (
    <Dialog
      // The conflict is a dialog of its own: it is read out, and its first button, which changes nothing, has the focus.
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
