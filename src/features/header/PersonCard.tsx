import { roleNames } from '#domain/role.ts';
import { initials } from '#domain/userInfo.ts';
import { Avatar } from '#haven/data/Avatar.tsx';
import { useViewer } from '#session/useViewer.ts';
import styles from './PersonCard.module.css';
import { personName } from './personName.ts';

/** Who is logged in, at the head of the mobile menu: name, company and role. */
export function PersonCard() {
  const { userInfo } = useViewer();
  const role = userInfo?.roleDetail.roles[0];
  const about = [userInfo?.customer?.customerName, role && (roleNames[role.id] ?? role.name)];
  return (
    <div className={styles['person']}>
      <Avatar initials={userInfo === null ? '' : initials(userInfo)} size={44} />
      <div className={styles['words']}>
        <p className={styles['name']}>{personName(userInfo)}</p>
        <p className={styles['about']}>{about.filter(Boolean).join(', ')}</p>
      </div>
    </div>
  );
}
