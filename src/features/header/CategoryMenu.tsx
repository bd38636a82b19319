import { useLocation } from 'react-router-dom';
import { partnerOfPage } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';
import { Disclosure } from '#haven/layout/Disclosure.tsx';
import { MenuItem } from '#haven/navigation/MenuItem.tsx';
import { useCategoryLinks } from '#session/useCategoryLinks.ts';

/** The wide header's way to the partners, by category. */
export function CategoryMenu() {
  const { pathname } = useLocation();
  const entries = useCategoryLinks();
  const isHere = pathname === paths.dashboard || partnerOfPage(pathname) !== undefined;
  return (
    <Disclosure face="Partners and capabilities" current={isHere}>
      {entries.map(({ name, href, count, current }) => (
        <MenuItem key={name} href={href} count={count} current={current}>
          {name}
        </MenuItem>
      ))}
    </Disclosure>
  );
}
