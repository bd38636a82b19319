import { useMoveUsersMutation, type UserMoveInput, type UserMoveType } from '#graphql/adminHooks.ts';
import { useDecision } from '#session/useDecision.ts';

interface MovedRow {
  readonly id: string;
  readonly version: number;
  readonly decisions: readonly UserMoveType[];
}

/** Does the same to users. */
export function useUserMove(rows: readonly MovedRow[], onDone?: () => void) {
  const [move] = useMoveUsersMutation({ context: { isToldByPage: true } });
  return useDecision(rows, {
    decide: async (named, sent: UserMoveInput) => {
      const { data, error } = await move({ variables: { rows: [...named], move: sent } });
      if (error) throw error;
      return data?.moveUsers ?? [];
    },
    onDone,
  });
}
