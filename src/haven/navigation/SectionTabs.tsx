import Stack from '@mui/material/Stack';
import { Link } from '#haven/actions/Link.tsx';
import type { NavigationLink } from './NavigationItem.ts';
import styles from './SectionTabs.module.css';

interface SectionTabsProps {
  /** Name of the landmark: "Account settings". */
  readonly label: string;
  readonly sections: readonly Pick<NavigationLink, 'href' | 'label' | 'current'>[];
  /** Called when the tab of the current section is pressed, which does not navigate. */
  readonly onPressCurrent?: () => void;
}

/** Links to the sections of a page, each of which has its own address (look, section 9). */
export function SectionTabs({ label, sections, onPressCurrent }: SectionTabsProps) {
  return (
    <nav aria-label={label}>
      {/* Tabs wrap, so that none is hidden at the side. */}
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
