import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { adminEntryPath } from '#domain/adminAddress.ts';
import { failureWords } from '#domain/failureWords.ts';
import { fullName } from '#domain/userInfo.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { DefinitionList } from '#haven/data/DefinitionList.tsx';
import { FieldError } from '#haven/fields/FieldFrame.tsx';
import { EntrySection } from '#admin/EntrySection.tsx';
import { sayChanges, traceOf, type Explanation } from './accessWords.ts';
import { useGrant } from './useGrant.ts';

interface ExplainedProps {
  readonly explanation: Explanation;
  /** Told once what was pressed to grant it is gone. */
  readonly onGrantGone: () => void;
}

/** How the decision comes about, and what would make it another one. */
export function Explained({ explanation, onGrantGone }: ExplainedProps) {
  const { user, customer, isAllowed } = explanation;
  const { granted, failure, isSaving, grant } = useGrant(explanation, onGrantGone);
  // Somebody else has switched it on: there is nothing left to be told but that.
  const problem = failure?.code === 'CONFLICT' && isAllowed ? null : failure;
  const sentences = sayChanges(explanation);
  return (
    <>
      <EntrySection title="How it is decided">
        <Card sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
          <DefinitionList items={traceOf(explanation)} />
          <Stack direction="row" spacing={4} sx={{ flexWrap: 'wrap' }}>
            <Link variant="action" href={adminEntryPath('users', user.id)}>
              {fullName(user)}
            </Link>
            {customer && (
              <Link variant="action" href={adminEntryPath('customers', customer.id)}>
                {customer.name}
              </Link>
            )}
          </Stack>
        </Card>
      </EntrySection>
      {!isAllowed && (
        <EntrySection title="What would change it">
          {sentences.length > 0 && (
            <Stack component="ul" spacing={2} sx={{ pl: 5, listStyle: 'disc' }}>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </Stack>
          )}
          {granted && (
            <div>
              <Button busy={isSaving} onClick={() => isSaving || void grant()}>
                {isSaving ? 'Switching on…' : `Switch ${granted.partner} on for ${granted.customer}`}
              </Button>
            </div>
          )}
          {sentences.length === 0 && !granted && <p>No single change would: it takes more than one.</p>}
        </EntrySection>
      )}
      <Stack role="alert" spacing={2} sx={{ '&:empty': { position: 'absolute' } }}>
        {problem &&
          failureWords(problem).map((line) => (
            <FieldError key={line} id={`access-${line}`}>
              {line}
            </FieldError>
          ))}
        {problem?.code === 'CONFLICT' && <p>The page shows the current state. Try again.</p>}
      </Stack>
    </>
  );
}
