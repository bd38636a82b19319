import type { AnyStateNode } from 'xstate';
import { nameOf } from '#charts/chartRows.ts';
import { DefinitionList } from '#haven/data/DefinitionList.tsx';

interface StateWordsProps {
  readonly states: readonly AnyStateNode[];
}

/** Words of the chart about itself and the states in force. */
export function StateWords({ states }: StateWordsProps) {
  const items = states.flatMap((state) =>
    state.description === undefined
      ? []
      : [{ term: state.parent ? nameOf(state) : state.key, description: state.description }],
  );
  return items.length > 0 && <DefinitionList items={items} />;
}
