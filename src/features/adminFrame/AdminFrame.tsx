import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { adminPath, adminSections, adminTitles, type AdminSection } from '#domain/adminAddress.ts';
import { paths } from '#domain/paths.ts';
import { fullName } from '#domain/userInfo.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import type { IconName } from '#haven/drawing/Icon.tsx';
import { Main } from '#haven/layout/Main.tsx';
import { FullScreenMenu, MenuSection } from '#haven/navigation/FullScreenMenu.tsx';
import { MenuEntry } from '#haven/navigation/MenuEntry.tsx';
import { NavigationMenu } from '#haven/navigation/NavigationMenu.tsx';
import { useRuntime } from '#session/runtime.ts';
import { useLogOut, useViewer } from '#session/useViewer.ts';
import { AdminBar } from './AdminBar.tsx';
import styles from './AdminFrame.module.css';
import { LazyAdminSearch } from './LazyAdminSearch.tsx';

interface AdminFrameProps {
  readonly section: AdminSection;
  readonly home: ReactNode;
  readonly children: ReactNode;
}

const icons: Readonly<Record<AdminSection, IconName>> = {
  overview: 'all',
  requests: 'document',
  users: 'people',
  customers: 'insurance',
  access: 'shield',
  partners: 'growth',
  categories: 'copy',
  affiliates: 'person',
  funnels: 'funnel',
  outbox: 'mail',
  audit: 'log',
};

/** Window width, in pixels, from which the menu is expanded unless the person has chosen otherwise. */
const openMenuWidth = 1_200;

/** Layout of the administration: a menu of sections, and a header with search, name, and Logout (screens T11). */
export function AdminFrame({ section: shown, home, children }: AdminFrameProps) {
  const logOut = useLogOut();
  const { userInfo } = useViewer();
  const { storage } = useRuntime();
  const items = adminSections.map((section) => ({
    label: adminTitles[section],
    href: adminPath(section),
    icon: icons[section],
    current: section === shown,
  }));
  return (
    <>
      <AdminBar home={home}>
        <LazyAdminSearch />
        <Stack
          direction="row"
          spacing={4}
          sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', minWidth: 0 }}
        >
          {userInfo && (
            <Link
              variant="h6"
              color="inherit"
              underline="none"
              href={paths.profile}
              aria-label={`${fullName(userInfo)}, my profile`}
              noWrap
              sx={{ lineHeight: '44px', '&:hover': { textDecoration: 'underline' } }}
            >
              {fullName(userInfo)}
            </Link>
          )}
          <Button variant="outlined" color="onBeam" onClick={logOut}>
            Logout
          </Button>
        </Stack>
        <FullScreenMenu>
          <MenuSection title="Administration">
            {items.map(({ label, ...item }) => (
              <MenuEntry key={label} {...item}>
                {label}
              </MenuEntry>
            ))}
          </MenuSection>
          <MenuSection>
            <MenuEntry icon="person" href={paths.profile}>
              My profile
            </MenuEntry>
            <MenuEntry icon="logout" onClick={logOut}>
              Logout
            </MenuEntry>
          </MenuSection>
        </FullScreenMenu>
      </AdminBar>
      <Stack direction="row" sx={{ flex: '1 0 auto' }}>
        <div className={styles['rail']}>
          <NavigationMenu
            label="Administration"
            items={items}
            hasCollapseIcon
            inlineCollapsed={storage.read('menuCollapsed') ?? window.innerWidth < openMenuWidth}
            onCollapse={(isCollapsed) => storage.write('menuCollapsed', isCollapsed)}
          />
        </div>
        <Stack sx={{ flex: 1, minWidth: 0 }}>
          <Main>{children}</Main>
        </Stack>
      </Stack>
    </>
  );
}
