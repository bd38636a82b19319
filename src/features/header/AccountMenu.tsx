import { initials } from '#domain/userInfo.ts';
import { Avatar } from '#haven/data/Avatar.tsx';
import { Dropdown } from '#haven/navigation/Dropdown.tsx';
import { useViewer } from '#session/useViewer.ts';
import { AccountItems } from './AccountItems.tsx';
import styles from './AccountMenu.module.css';
import { personName } from './personName.ts';

/** Account menu of the wide header, labeled with the person's name. Logout works even if the person failed to load. */
export function AccountMenu() {
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
