import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { formatCount } from '#haven/data/quantities.ts';
import { NavigationContext } from './NavigationContext.ts';
import type { NavigationGroup } from './NavigationItem.ts';

interface NavigationItemContentProps {
  readonly item: Omit<NavigationGroup, 'items'> & Partial<NavigationGroup>;
}

/** Content of an item: icon, name, count, and a chevron if it opens a list; if collapsed, the icon or first letter. */
export function NavigationItemContent({ item: { label, icon, count, items } }: NavigationItemContentProps) {
  const { opens, isCollapsed, hasIcons } = use(NavigationContext);
  if (isCollapsed) {
    return (
      <>
        {icon ? (
          <ListItemIcon>
            <Icon name={icon} />
          </ListItemIcon>
        ) : (
          <span aria-hidden="true">{label.slice(0, 1)}</span>
        )}
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      {(hasIcons || icon) && <ListItemIcon>{icon && <Icon name={icon} />}</ListItemIcon>}
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      {count !== undefined && (
        <>
          <Typography
            component="span"
            variant="caption"
            aria-hidden="true"
            sx={{ color: 'text.secondary', '.Mui-selected > &': { color: 'inherit' } }}
          >
            {formatCount(count)}
          </Typography>
          <VisuallyHidden>({formatCount(count)})</VisuallyHidden>
        </>
      )}
      {items && (
        <Icon
          name={opens === 'beside' ? 'chevronRight' : 'chevronDown'}
          size={16}
          turns={opens !== 'beside'}
        />
      )}
    </>
  );
}
