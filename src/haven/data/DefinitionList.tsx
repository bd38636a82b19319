import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Definition {
  readonly term: string;
  /** Content of the `dd`; null, undefined, or false omits the term as well. */
  readonly description: ReactNode;
  /** Whether the description is sentences, which take a whole row of the grid. */
  readonly isLong?: boolean | undefined;
}

interface DefinitionListProps {
  readonly items: readonly Definition[];
  readonly inColumns?: boolean | undefined;
}

/** A `dl` of read-only facts. */
export function DefinitionList({ items, inColumns = false }: DefinitionListProps) {
  const known = items.filter(({ description }) => (description ?? false) !== false);
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: inColumns ? '16px 32px' : 3,
        gridTemplateColumns: inColumns ? 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))' : undefined,
      }}
    >
      {known.map(({ term, description, isLong = false }) => (
        // Sentences are at most as wide as is readable.
        <Box key={term} sx={isLong ? { gridColumn: '1 / -1', '& > dd': { maxWidth: '75ch' } } : {}}>
          <Typography component="dt" variant="h6">
            {term}
          </Typography>
          <Box component="dd" sx={{ overflowWrap: 'anywhere' }}>
            {description}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
