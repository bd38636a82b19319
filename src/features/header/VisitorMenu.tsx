import { paths } from '#domain/paths.ts';
import { MenuSection } from '#haven/navigation/FullScreenMenu.tsx';
import { MenuEntry } from '#haven/navigation/MenuEntry.tsx';
import { useRegisterPress } from '#session/useRegisterPress.ts';
import { MobileMenu } from './MobileMenu.tsx';

/** The two ways in once more, in the narrow header's menu. */
export function VisitorMenu() {
  const press = useRegisterPress('header');
  return (
    <MobileMenu>
      <MenuSection>
        <MenuEntry href={paths.register} icon="person" onClick={press.onClick}>
          Register
        </MenuEntry>
        <MenuEntry href={paths.login} icon="login">
          Login
        </MenuEntry>
      </MenuSection>
    </MobileMenu>
  );
}
