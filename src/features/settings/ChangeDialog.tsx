import Box from '@mui/material/Box';
import { failureWords } from '#domain/failureWords.ts';
import { isGrave } from '#domain/settings.ts';
import { Button } from '#haven/actions/Button.tsx';
import { DefinitionList } from '#haven/data/DefinitionList.tsx';
import { FieldError } from '#haven/fields/FieldFrame.tsx';
import { Dialog } from '#haven/overlays/Dialog.tsx';
import type { ChangeWords } from './changeWords.ts';
import { useRowChange } from './useRowChange.ts';

/**
 * Asks about a change of a row: whether it is wanted, where it is grave or could not be made; and with both sides,
 * where somebody else has changed the row meanwhile.
 */
export function ChangeDialog({ words }: { readonly words: ChangeWords | null }) {
  const change = useRowChange();
  if (!words) return null;
  const { name, question, consequence, confirm, busy, decline, current } = words;
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
      // Another question: it is read out, and its first button has the focus, which changes nothing.
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
