import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface MenuSectionProps {
  readonly title?: string | undefined;
  /** `MenuEntry`s. */
  readonly children: ReactNode;
}

/** Rows of a `FullScreenMenu` that belong together: they stand 4 px in from the edge, their content on the page's 16 px. */
export function MenuSection({ title, children }: MenuSectionProps) {
  const titleId = useId();
  return (
    <Box sx={{ py: 4, px: 1, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}>
      {title !== undefined && (
        <Typography id={titleId} component="h2" variant="h6" color="textSecondary" sx={{ px: 4, pb: 2 }}>
          {title}
        </Typography>
      )}
      <List
        disablePadding
        aria-labelledby={title === undefined ? undefined : titleId}
        sx={{ '--haven-item-inset': '16px' }}
      >
        {children}
      </List>
    </Box>
  );
}
