import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { mayBrowseCategories } from '#domain/access.ts';
import { iconOfCategory } from '#domain/category.ts';
import { partnerOfPage } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';
import { roleNames } from '#domain/role.ts';
import { fullName, initials, type UserInfo } from '#domain/userInfo.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Avatar } from '#haven/data/Avatar.tsx';
import { Dropdown } from '#haven/navigation/Dropdown.tsx';
import { MenuSection } from '#haven/navigation/FullScreenMenu.tsx';
import { MenuEntry } from '#haven/navigation/MenuEntry.tsx';
import { useRuntime } from '#session/runtime.ts';
import { useCategoryLinks } from '#session/useCategoryLinks.ts';
import { useViewer } from '#session/useViewer.ts';
import { AccountItems } from './AccountItems.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import styles from './PersonMenus.module.css';

/**
 * Menus of a signed-in person: side by side in a wide header, otherwise behind one button. A link leads back to the
 * site from which the person came, if the settings allow that origin (requirements 2.8).
 */
export function PersonMenus() {
  const { kind } = useViewer();
  const { pathname } = useLocation();
  const { returnTo } = useRuntime();
  const mayBrowse = mayBrowseCategories(kind);
  return (
    <>
      <div className={styles['browse']}>
        {mayBrowse && (
          <Dropdown
            face="Partners and capabilities"
            current={pathname === paths.dashboard || partnerOfPage(pathname) !== undefined}
          >
            <CategoryEntries />
          </Dropdown>
        )}
      </div>
      {returnTo !== null && (
        <Link href={returnTo} color="inherit" underline="none" sameTab className={styles['return']}>
          Return to previous screen
        </Link>
      )}
      <div className={styles['account']}>
        <AccountMenu />
      </div>
      <MobileMenu>
        <PersonCard />
        {mayBrowse && (
          <MenuSection title="Partners and capabilities">
            <CategoryEntries withIcons />
          </MenuSection>
        )}
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

/** Menu entries that link to the partners of each category. */
function CategoryEntries({ withIcons = false }: { readonly withIcons?: boolean }) {
  return useCategoryLinks().map(({ id, name, ...entry }) => (
    <MenuEntry key={name} icon={withIcons ? iconOfCategory(id) : undefined} {...entry}>
      {name}
    </MenuEntry>
  ));
}

/** Account menu of the wide header, labeled with the person's name; has Logout even if the user info failed to load. */
function AccountMenu() {
  const { userInfo } = useViewer();
  const name = personName(userInfo);
  return (
    <Dropdown
      align="end"
      label={`${name}, account menu`}
      face={
        <>
          <Avatar initials={userInfo === null ? '' : initials(userInfo)} size={32} />
          <span className={styles['name']}>{name}</span>
        </>
      }
    >
      <AccountItems />
    </Dropdown>
  );
}

/** Returns the person's full name, or the email without a name; "Account" if the user info failed to load. */
function personName(person: UserInfo | null): string {
  return person === null ? 'Account' : fullName(person) || person.email;
}

/** Avatar, name, company, and role of the signed-in person, at the top of the mobile menu. */
function PersonCard() {
  const { userInfo } = useViewer();
  const role = userInfo?.roleDetail.roles[0];
  const about = [userInfo?.customer?.customerName, role && (roleNames[role.id] ?? role.name)];
  return (
    <Stack
      direction="row"
      spacing={3}
      sx={{ alignItems: 'center', p: 5, pb: 4, borderBottom: 1, borderColor: 'divider' }}
    >
      <Avatar initials={userInfo === null ? '' : initials(userInfo)} size={44} />
      <Stack sx={{ minWidth: 0 }}>
        <Typography component="p" variant="h5">
          {personName(userInfo)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {about.filter(Boolean).join(', ')}
        </Typography>
      </Stack>
    </Stack>
  );
}
