import type { AnyStateNode } from 'xstate';
import { DefinitionList } from '#haven/DefinitionList.tsx';
import { nameOf } from '#machines/chartRows.ts';

interface StateWordsProps {
  readonly states: readonly AnyStateNode[];
}

/** What the chart itself says of the states in force. */
export function StateWords({ states }: StateWordsProps) {
  const items = states.flatMap((state) =>
    state.description === undefined ? [] : [{ term: nameOf(state), description: state.description }],
  );
  return items.length > 0 && <DefinitionList items={items} />;
}
