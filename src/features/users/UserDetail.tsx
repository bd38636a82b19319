import type { ReactNode } from 'react';
import { accessOf } from '#domain/accessPlace.ts';
import { Role } from '#domain/role.ts';
import { fullName } from '#domain/userInfo.ts';
import { useAdminUserQuery, type AdminUserQuery } from '#graphql/adminHooks.ts';
import { Button } from '#haven/Button.tsx';
import { DecisionOutcome } from '#haven/DecisionOutcome.tsx';
import { DefinitionList } from '#haven/DefinitionList.tsx';
import { Link } from '#haven/Link.tsx';
import { RailPage } from '#haven/RailPage.tsx';
import { Region } from '#haven/Region.tsx';
import { Surface } from '#haven/Surface.tsx';
import { keptOf, regionOf } from '#session/askedQuery.ts';
import { useAdminList } from '#admin/useAdminList.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import styles from './UserDetail.module.css';
import { userFacts } from './userFacts.tsx';
import { userList } from './userList.ts';
import { UserMove } from './UserMove.tsx';
import { movesOf, moveWords } from './userMoves.ts';
import { UserTraces } from './UserTraces.tsx';
import { useUserMove } from './useUserMove.ts';

interface UserDetailProps {
  readonly id: string;
  /** What was done with a user of this id. */
  readonly renderLog: (id: string) => ReactNode;
}

/** A user with all that is known of them, and what can be done to them. */
export function UserDetail({ id, renderLog }: UserDetailProps) {
  const { hrefOf } = useAdminList(userList);
  const asked = useAdminUserQuery({
    variables: { id },
    ...adminQueryOptions,
  });
  const detail = keptOf(asked)?.adminUser;
  const wayBack = (
    <Link variant="action" href={hrefOf({ open: null })}>
      All users
    </Link>
  );
  return (
    <RailPage title={detail ? fullName(detail.user) : 'User'} lead={wayBack}>
      <Region what="the user" data={detail} {...regionOf(asked)} wayBack={wayBack}>
        {(found) => (
          <>
            <UserFacts detail={found} />
            <UserTraces detail={found} />
            {renderLog(id)}
          </>
        )}
      </Region>
    </RailPage>
  );
}

function UserFacts({ detail }: { readonly detail: AdminUserQuery['adminUser'] }) {
  const { user } = detail;
  const deciding = useUserMove([{ ...user, decisions: movesOf(detail) }]);
  return (
    <>
      <DecisionOutcome outcome={deciding.outcome} what="users" />
      <Surface className={styles['facts']}>
        <DefinitionList inColumns items={userFacts(detail)} />
        <div>
          <Link variant="action" href={accessOf({ userId: user.id })}>
            Explain access
          </Link>
        </div>
        <div className={styles['moves']}>
          {user.isSelf && <p>You cannot change your own role or access.</p>}
          {deciding.possible.map((move) => (
            <Button
              key={move}
              variant={move === 'DEACTIVATE' ? 'outline' : 'tonal'}
              onClick={() => deciding.ask(move)}
            >
              {moveWords[move].name}
            </Button>
          ))}
        </div>
      </Surface>
      {deciding.asked && (
        <UserMove
          move={deciding.asked}
          what={fullName(user)}
          needsCompany={!user.customerId}
          isAffiliate={user.roleId === Role.Affiliate}
          deciding={deciding}
        />
      )}
    </>
  );
}
