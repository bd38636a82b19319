import { paths } from '#domain/paths.ts';
import { MenuItem } from '#haven/navigation/MenuItem.tsx';
import { MenuSection } from '#haven/navigation/MenuSection.tsx';
import { useRegisterPress } from '#session/useRegisterPress.ts';
import { MobileMenu } from './MobileMenu.tsx';

/** The two ways in once more, in the narrow header's menu. */
export function VisitorMenu() {
  const press = useRegisterPress('header');
  return (
    <MobileMenu>
      <MenuSection>
        <MenuItem href={paths.register} icon="person" onClick={press.onClick}>
          Register
        </MenuItem>
        <MenuItem href={paths.login} icon="login">
          Login
        </MenuItem>
      </MenuSection>
    </MobileMenu>
  );
}
