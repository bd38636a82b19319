import { useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { partners } from '#domain/partner.ts';
import type { ProductRequestDecision, QueuedRequestFieldsFragment } from '#graphql/adminHooks.ts';
import { DecisionQuestion } from '#admin/DecisionQuestion.tsx';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { findReasonProblem } from './decisionRules.ts';
import { decisionWords } from './decisions.ts';
import { useMissingPartner } from './useMissingPartner.ts';
import { useOtherRequest } from './useOtherRequest.ts';
import type { useRequestDecision } from './useRequestDecision.ts';

interface RequestDecisionProps {
  readonly decision: ProductRequestDecision;
  readonly rows: readonly QueuedRequestFieldsFragment[];
  readonly deciding: ReturnType<typeof useRequestDecision>;
}

/** Asks what a decision about requests needs before it is made. */
export function RequestDecision({ decision, rows, deciding }: RequestDecisionProps) {
  const [reason, setReason] = useState('');
  const [partnerId, setPartner] = useState('');
  const [into, setInto] = useState('');
  const [error, setError] = useState<string>();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const intoField = useRef<HTMLInputElement>(null);
  const other = useOtherRequest(into, rows);
  const withoutPartner = useMissingPartner(rows, partnerId);
  const [only] = rows;
  const what = rows.length === 1 && only ? only.reference : `${rows.length} requests`;

  function confirm(): void {
    const wrong = findWrong();
    setError(wrong);
    if (wrong === undefined) {
      deciding.confirm({
        decision,
        reason: reason.trim() || null,
        partnerId: partnerId || null,
        into: into.trim() || null,
      });
    } else (reasonField.current ?? intoField.current)?.focus();
  }

  function findWrong(): string | undefined {
    return decision === 'MERGE' ? other.problem : findReasonProblem(decision, reason);
  }

  return (
    <DecisionQuestion words={decisionWords[decision]} what={what} deciding={deciding} onConfirm={confirm}>
      {decision === 'DECLINE' && (
        <TextArea
          ref={reasonField}
          label="Reason"
          hint="The person who asked can read this"
          rows={3}
          value={reason}
          error={error}
          count={{ typed: reason.length, most: limits.productReasonLength }}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {decision === 'MAKE_AVAILABLE' && (
        <>
          <SelectField
            label="Partner who has it (optional)"
            placeholder="No partner of ours"
            options={partners.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={partnerId}
            onChange={({ target }) => setPartner(target.value)}
          />
          <output>
            {withoutPartner !== null && `${withoutPartner} doesn't have this partner yet. We tell them so.`}
          </output>
        </>
      )}
      {decision === 'MERGE' && (
        <>
          <TextField
            ref={intoField}
            label="Reference of the other request"
            hint="For example PR-000123. The request must be open."
            value={into}
            error={error}
            onChange={({ target }) => setInto(target.value)}
          />
          <output>{other.words}</output>
        </>
      )}
    </DecisionQuestion>
  );
}
