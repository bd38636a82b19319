import type { ReactNode } from 'react';
import { fullName } from '#domain/userInfo.ts';
import { Button } from '#haven/Button.tsx';
import { useSend } from '#session/useSend.ts';
import { useViewer } from '#session/useViewer.ts';
import styles from './AdminFrame.module.css';
import { BareFrame } from './BareFrame.tsx';

/** The administrators' frame: their name and the way out, since there is no header (screens T11). */
export function AdminFrame({ children }: { readonly children: ReactNode }) {
  const send = useSend();
  const { userInfo } = useViewer();
  return (
    <BareFrame
      short
      actions={
        <div className={styles['person']}>
          {userInfo && <span className={styles['name']}>{fullName(userInfo)}</span>}
          <Button variant="onBeamOutline" onClick={() => send({ type: 'logOut.requested' })}>
            Logout
          </Button>
        </div>
      }
    >
      {children}
    </BareFrame>
  );
}
