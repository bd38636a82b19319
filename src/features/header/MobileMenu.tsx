import { mayBrowseCategories } from '#domain/access.ts';
import { brand } from '#domain/brand.ts';
import { iconOfCategory } from '#domain/category.ts';
import { paths } from '#domain/paths.ts';
import { FullScreenMenu } from '#haven/FullScreenMenu.tsx';
import { Link } from '#haven/Link.tsx';
import { MenuItem } from '#haven/MenuItem.tsx';
import { MenuSection } from '#haven/MenuSection.tsx';
import { useCategoryLinks } from '#session/useCategoryLinks.ts';
import { useReturnTo } from '#session/useReturnTo.ts';
import { useSend } from '#session/useSend.ts';
import { useViewer } from '#session/useViewer.ts';
import { AccountItems } from './AccountItems.tsx';
import styles from './MobileMenu.module.css';
import { PersonCard } from './PersonCard.tsx';

/** Everything that the wide header holds, for narrow screens (requirements 2.9). */
export function MobileMenu() {
  const { kind } = useViewer();
  const returnTo = useReturnTo();
  return (
    <FullScreenMenu>
      {kind === 'visitor' ? <WaysIn /> : <PersonCard />}
      {mayBrowseCategories(kind) && <Categories />}
      {kind !== 'visitor' && (
        <MenuSection>
          {returnTo !== null && (
            <MenuItem href={returnTo} sameTab icon="arrowLeft">
              Return to previous screen
            </MenuItem>
          )}
          <AccountItems withIcons />
        </MenuSection>
      )}
      <p className={styles['help']}>
        {brand.marketplaceName}. <Link href={`mailto:${brand.supportEmail}`}>Need help?</Link>
      </p>
    </FullScreenMenu>
  );
}

function WaysIn() {
  const send = useSend();
  return (
    <MenuSection>
      <MenuItem
        href={paths.register}
        icon="person"
        onClick={() => send({ type: 'register.pressed', place: 'header' })}
      >
        Register
      </MenuItem>
      <MenuItem href={paths.login} icon="chevronRight">
        Login
      </MenuItem>
    </MenuSection>
  );
}

function Categories() {
  const entries = useCategoryLinks();
  return (
    <MenuSection title="Partners and capabilities">
      {entries.map(({ name, href, count, current }) => (
        <MenuItem key={name} href={href} icon={iconOfCategory(name)} count={count} current={current}>
          {name}
        </MenuItem>
      ))}
    </MenuSection>
  );
}
