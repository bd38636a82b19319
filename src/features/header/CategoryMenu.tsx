import { useLocation } from 'react-router-dom';
import { partnerOfPage } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';
import { Dropdown } from '#haven/navigation/Dropdown.tsx';
import { MenuEntry } from '#haven/navigation/MenuEntry.tsx';
import { useCategoryLinks } from '#session/useCategoryLinks.ts';

/** The wide header's way to the partners, by category. */
export function CategoryMenu() {
  const { pathname } = useLocation();
  const entries = useCategoryLinks();
  const isHere = pathname === paths.dashboard || partnerOfPage(pathname) !== undefined;
  return (
    <Dropdown face="Partners and capabilities" current={isHere}>
      {entries.map(({ name, href, count, current }) => (
        <MenuEntry key={name} href={href} count={count} current={current}>
          {name}
        </MenuEntry>
      ))}
    </Dropdown>
  );
}
