import Stack from '@mui/material/Stack';
import { Link } from '#haven/actions/Link.tsx';
import type { NavigationLink } from './NavigationItem.ts';
import styles from './SectionTabs.module.css';

interface SectionTabsProps {
  /** What the sections are of: "Account settings". */
  readonly label: string;
  readonly sections: readonly Pick<NavigationLink, 'href' | 'label' | 'current'>[];
  /** The tab of the section that is shown was pressed, whose address is the page's already. */
  readonly onPressCurrent?: () => void;
}

/** Links to the sections of a page that have addresses of their own, one of them shown (look, section 9). */
export function SectionTabs({ label, sections, onPressCurrent }: SectionTabsProps) {
  return (
    <nav aria-label={label}>
      {/* Where they do not fit into one line they take another: nothing is hidden at the side. */}
      <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', overflowX: 'clip' }}>
        {sections.map(({ href, label: name, current }) => (
          <li key={name} className={styles['tab']}>
            <Link
              href={href}
              color="inherit"
              underline="none"
              className={styles['link']}
              data-name={name}
              onClick={current ? onPressCurrent : undefined}
              aria-current={current ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
