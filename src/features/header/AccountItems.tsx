import { mayOpen } from '#domain/access.ts';
import { paths } from '#domain/paths.ts';
import { MenuEntry } from '#haven/navigation/MenuEntry.tsx';
import { useRuntime } from '#session/runtime.ts';
import { useLogOut, useViewer } from '#session/useViewer.ts';

/** Menu items My profile, Account settings (for owners), and Logout. */
export function AccountItems({ withIcons = false }: { readonly withIcons?: boolean }) {
  const { app } = useRuntime();
  const logOut = useLogOut();
  const { kind, userInfo } = useViewer();
  const roleName = userInfo?.roleDetail.roles[0]?.name ?? '';
  return (
    <>
      {mayOpen('signedInPage', kind) && (
        <MenuEntry href={paths.profile} icon={withIcons ? 'person' : undefined}>
          My profile
        </MenuEntry>
      )}
      {mayOpen('ownerPage', kind) && (
        <MenuEntry
          href={paths.account}
          icon={withIcons ? 'people' : undefined}
          onClick={() => app.send({ type: 'settings.pressed', roleName })}
        >
          Account settings
        </MenuEntry>
      )}
      <MenuEntry icon={withIcons ? 'logout' : undefined} onClick={logOut}>
        Logout
      </MenuEntry>
    </>
  );
}
