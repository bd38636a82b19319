import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useRef } from 'react';
import { adminEntryPath } from '#domain/adminAddress.ts';
import { toCallFailure } from '#domain/callFailure.ts';
import { fullName } from '#domain/userInfo.ts';
import { useSetEntitlementsMutation } from '#graphql/adminHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { DefinitionList } from '#haven/data/DefinitionList.tsx';
import { EntrySection } from '#admin/EntrySection.tsx';
import { FailureErrors } from '#admin/FailureErrors.tsx';
import { describeGrantingChanges, describeAccessSteps, type Explanation } from './accessWords.ts';

interface ExplanationDetailsProps {
  readonly explanation: Explanation;
  /** Called when the button that switches a partner on disappears after a press, to move the focus. */
  readonly onGrantGone: () => void;
}

/** Shows the steps of an access decision; if access is denied, also the changes that would each grant it. */
export function ExplanationDetails({ explanation, onGrantGone }: ExplanationDetailsProps) {
  const { user, customer, isAllowed } = explanation;
  const { granted, failure, isSaving, grant } = useGrant(explanation, onGrantGone);
  // Another administrator has switched the partner on, which the page shows, so the conflict is not an error.
  const problem = failure?.code === 'CONFLICT' && isAllowed ? null : failure;
  const sentences = describeGrantingChanges(explanation);
  return (
    <>
      <EntrySection title="How it is decided">
        <Card sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
          <DefinitionList items={describeAccessSteps(explanation)} />
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
              <Button busy={isSaving} onClick={() => void grant()}>
                {isSaving ? 'Switching on…' : `Switch ${granted.partner} on for ${granted.customer}`}
              </Button>
            </div>
          )}
          {sentences.length === 0 && !granted && <p>No single change would: it takes more than one.</p>}
        </EntrySection>
      )}
      <Stack role="alert" spacing={2} sx={{ '&:empty': { position: 'absolute' } }}>
        <FailureErrors id="access" failure={problem} />
        {problem?.code === 'CONFLICT' && <p>The page shows the current state. Try again.</p>}
      </Stack>
    </>
  );
}

/** Returns a function that switches a missing partner on; `granted` is null if that would not let the person in. */
function useGrant({ customer, entitlement, changes }: Explanation, onGone: () => void) {
  const wasPressed = useRef(false);
  const [save, { loading, error, client }] = useSetEntitlementsMutation({
    context: { isToldByPage: true },
    refetchQueries: ['ExplainAccess'],
    awaitRefetchQueries: true,
  });
  const granted =
    customer && entitlement && changes.some(({ type }) => type === 'partner')
      ? { partner: entitlement.partnerTitle, customer: customer.name }
      : null;

  const canGrant = granted !== null;
  const handleGone = useEffectEvent(onGone);
  useEffect(() => {
    if (!canGrant && wasPressed.current) handleGone();
  }, [canGrant]);

  async function grant(): Promise<void> {
    if (!customer || !entitlement) return;
    wasPressed.current = true;
    const { error: refused } = await save({
      variables: {
        customerId: customer.id,
        version: customer.version,
        changes: [{ partnerId: entitlement.partnerId, granted: true }],
      },
    }).catch((thrown: unknown) => ({ error: thrown }));
    // After a conflict, the reload shows the other administrator's change.
    if (refused !== undefined) await client.refetchQueries({ include: ['ExplainAccess'] });
  }

  return { granted, failure: error ? toCallFailure(error) : null, isSaving: loading, grant };
}
