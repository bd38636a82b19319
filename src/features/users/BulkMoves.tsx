import { fullName } from '#domain/userInfo.ts';
import type { AdminUserFieldsFragment } from '#graphql/adminHooks.ts';
import { Button } from '#haven/Button.tsx';
import { UserMove } from './UserMove.tsx';
import { moveWords } from './userMoves.ts';
import type { useUserMove } from './useUserMove.ts';

interface BulkMovesProps {
  /** Those that are selected. */
  readonly rows: readonly AdminUserFieldsFragment[];
  readonly deciding: ReturnType<typeof useUserMove>;
}

/** What can be done to all selected users at once. */
export function BulkMoves({ rows, deciding }: BulkMovesProps) {
  const { asked, possible } = deciding;
  const [only] = rows;
  return (
    <>
      {possible.map((move) => (
        <Button
          key={move}
          variant={move === 'DEACTIVATE' ? 'outline' : 'tonal'}
          size="small"
          onClick={() => deciding.ask(move)}
        >
          {moveWords[move].name}
        </Button>
      ))}
      {possible.length === 0 && sayNothing(rows)}
      {asked && (
        <UserMove
          move={asked}
          what={rows.length === 1 && only ? fullName(only) : `${rows.length} users`}
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
    ? 'Nobody changes their own access: leave yourself out.'
    : 'Nothing can be done to all of these.';
}
