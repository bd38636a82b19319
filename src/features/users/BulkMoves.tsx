import { fullName } from '#domain/userInfo.ts';
import type { AdminUserFieldsFragment } from '#graphql/adminHooks.ts';
import { DecisionButtons } from '#admin/DecisionButtons.tsx';
import { UserMove } from './UserMove.tsx';
import { moveWords } from './userMoves.ts';
import type { useUserMove } from './useUserMove.ts';

interface BulkMovesProps {
  /** The selected users. */
  readonly rows: readonly AdminUserFieldsFragment[];
  readonly deciding: ReturnType<typeof useUserMove>;
}

/** The moves that the selected users allow, each with how many of them allow it. */
export function BulkMoves({ rows, deciding }: BulkMovesProps) {
  const { asked, decided, possible } = deciding;
  const [only] = decided;
  return (
    <>
      <DecisionButtons words={moveWords} deciding={deciding} areSmall />
      {possible.length === 0 && sayNothing(rows)}
      {asked && (
        <UserMove
          move={asked}
          what={decided.length === 1 && only ? fullName(only) : `${decided.length} users`}
          needsCompany={false}
          isAffiliate={false}
          deciding={deciding}
        />
      )}
    </>
  );
}

function sayNothing(rows: readonly AdminUserFieldsFragment[]): string {
  return rows.some(({ isSelf }) => isSelf)
    ? 'You cannot change your own access.'
    : 'You cannot change these users.';
}
