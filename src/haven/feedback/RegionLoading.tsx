import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';

const lines = ['first', 'second', 'third', 'fourth'];

/** The place of what is on its way. */
export function RegionLoading({ what }: { readonly what: string }) {
  return (
    <Card aria-busy>
      <VisuallyHidden>Loading {what}</VisuallyHidden>
      <Stack spacing={6}>
        {lines.map((line) => (
          <Skeleton key={line} height={40} />
        ))}
      </Stack>
    </Card>
  );
}
