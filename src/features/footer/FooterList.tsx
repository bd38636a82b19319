import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { isExternalHref } from '#domain/marketplace.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import styles from './FooterList.module.css';

interface FooterListProps {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Number of columns on wide screens. */
  readonly columns: 1 | 2;
}

/** Links under a heading; on narrow screens the heading is a button that collapses and expands the links. */
export function FooterList({ title, links, columns }: FooterListProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(true);
  return (
    <nav aria-label={title}>
      <Typography component="h2" variant="h6">
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {title}
        </Box>
        <ButtonBase
          className={styles['narrow']}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <Icon name="chevronDown" size={16} turns />
        </ButtonBase>
      </Typography>
      <ul
        id={listId}
        className={[styles['list'], columns === 2 && styles['two'], !isOpen && styles['folded']]
          .filter(Boolean)
          .join(' ')}
      >
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} color="inherit" underline="none" className={styles['link']}>
              {label}
              {isExternalHref(href) && <span aria-hidden="true"> ↗</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
