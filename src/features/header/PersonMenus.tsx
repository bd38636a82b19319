import { mayBrowseCategories } from '#domain/access.ts';
import { iconOfCategory } from '#domain/category.ts';
import { MenuSection } from '#haven/navigation/FullScreenMenu.tsx';
import { MenuEntry } from '#haven/navigation/MenuEntry.tsx';
import { useRuntime } from '#session/runtime.ts';
import { useCategoryLinks } from '#session/useCategoryLinks.ts';
import { useViewer } from '#session/useViewer.ts';
import { AccountItems } from './AccountItems.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { CategoryMenu } from './CategoryMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { PersonCard } from './PersonCard.tsx';
import styles from './PersonMenus.module.css';
import { ReturnLink } from './ReturnLink.tsx';

/** What the header holds for whoever is logged in: side by side where there is room, else behind one button. */
export function PersonMenus() {
  const { kind } = useViewer();
  const { returnTo } = useRuntime();
  const mayBrowse = mayBrowseCategories(kind);
  return (
    <>
      <div className={styles['browse']}>{mayBrowse && <CategoryMenu />}</div>
      <ReturnLink />
      <div className={styles['account']}>
        <AccountMenu />
      </div>
      <MobileMenu>
        <PersonCard />
        {mayBrowse && <Categories />}
        <MenuSection>
          {returnTo !== null && (
            <MenuEntry href={returnTo} sameTab icon="arrowLeft">
              Return to previous screen
            </MenuEntry>
          )}
          <AccountItems withIcons />
        </MenuSection>
      </MobileMenu>
    </>
  );
}

function Categories() {
  const entries = useCategoryLinks();
  return (
    <MenuSection title="Partners and capabilities">
      {entries.map(({ id, name, href, count, current }) => (
        <MenuEntry key={name} href={href} icon={iconOfCategory(id)} count={count} current={current}>
          {name}
        </MenuEntry>
      ))}
    </MenuSection>
  );
}
