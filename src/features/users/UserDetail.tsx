import { explanationPath } from '#domain/accessParams.ts';
import { fullName } from '#domain/userInfo.ts';
import { useAdminUserQuery, type AdminUserQuery } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { keptData } from '#session/queryState.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { DecisionButtons } from '#admin/DecisionButtons.tsx';
import { DecisionOutcome } from '#admin/DecisionOutcome.tsx';
import { EntityLog } from '#admin/EntityLog.tsx';
import { EntryFacts } from '#admin/EntryFacts.tsx';
import { EntryPage } from '#admin/EntryPage.tsx';
import { listUserFacts } from './listUserFacts.tsx';
import { usersShape } from './userList.ts';
import { UserActionDialog } from './UserActionDialog.tsx';
import { listUserActions, userActionTexts, useUserAction } from './userActions.ts';
import { UserTables } from './UserTables.tsx';

export function UserDetail({ id }: { readonly id: string }) {
  const asked = useAdminUserQuery({ variables: { id }, ...adminQueryOptions });
  const detail = keptData(asked)?.adminUser;
  return (
    <EntryPage
      list={usersShape}
      wayBack="All users"
      what="the user"
      title={detail ? fullName(detail.user) : 'User'}
      data={detail}
      asked={asked}
    >
      {(found) => (
        <>
          <UserFacts detail={found} />
          <UserTables detail={found} />
          <EntityLog entity="user" entityId={id} />
        </>
      )}
    </EntryPage>
  );
}

function UserFacts({ detail }: { readonly detail: AdminUserQuery['adminUser'] }) {
  const { user } = detail;
  const deciding = useUserAction([{ ...user, decisions: listUserActions(detail) }]);
  return (
    <>
      <DecisionOutcome outcome={deciding.outcome} what="users" />
      <EntryFacts
        items={listUserFacts(detail)}
        actions={
          <>
            {user.isSelf && <p>You cannot change your own role or access.</p>}
            <DecisionButtons words={userActionTexts} deciding={deciding} />
          </>
        }
      >
        <div>
          <Link variant="action" href={explanationPath({ userId: user.id })}>
            Explain access
          </Link>
        </div>
      </EntryFacts>
      {deciding.asked && <UserActionDialog action={deciding.asked} rows={[user]} deciding={deciding} />}
    </>
  );
}
