import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { ComponentProps, ReactNode } from 'react';
import { DefinitionList } from '#haven/data/DefinitionList.tsx';

interface EntryFactsProps extends Pick<ComponentProps<typeof DefinitionList>, 'items'> {
  readonly actions: ReactNode;
  /** Content between the facts (`items`) and the buttons (`actions`). */
  readonly children?: ReactNode;
}

export function EntryFacts({ items, actions, children }: EntryFactsProps) {
  return (
    <Card>
      <Stack spacing={6} sx={{ overflowWrap: 'anywhere', '& dd': { whiteSpace: 'pre-line' } }}>
        <DefinitionList inColumns items={items} />
        {children}
        <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {actions}
        </Stack>
      </Stack>
    </Card>
  );
}
