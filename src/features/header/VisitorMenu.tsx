import { paths } from '#domain/paths.ts';
import { MenuItem } from '#haven/MenuItem.tsx';
import { MenuSection } from '#haven/MenuSection.tsx';
import { useRuntime } from '#session/runtime.ts';
import { MobileMenu } from './MobileMenu.tsx';

/** The two ways in once more, in the narrow header's menu. */
export function VisitorMenu() {
  const { app } = useRuntime();
  return (
    <MobileMenu>
      <MenuSection>
        <MenuItem
          href={paths.register}
          icon="person"
          onClick={() => app.send({ type: 'register.pressed', place: 'header' })}
        >
          Register
        </MenuItem>
        <MenuItem href={paths.login} icon="login">
          Login
        </MenuItem>
      </MenuSection>
    </MobileMenu>
  );
}
