import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { MemberChange } from '#domain/settings.ts';
import type { TeamMember } from '#domain/team.ts';
import { fullName } from '#domain/userInfo.ts';
import { Link } from '#haven/actions/Link.tsx';
import { ActionMenu } from '#haven/data/ActionMenu.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { useSection } from './section.ts';

/** What an owner can do with a member; nothing with themselves. */
export function MemberActions({ member }: { readonly member: TeamMember }) {
  const { send } = useSection('team');
  const { role, status, isSelf } = member;
  const name = fullName(member);
  const want = (change: MemberChange) => () => send({ type: 'change.wanted', change });

  if (isSelf) {
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        You
      </Typography>
    );
  }
  if (status === 'deactivated') {
    return (
      <Link variant="action" onClick={want({ member, kind: 'reactivate' })}>
        Reactivate<VisuallyHidden> {name}</VisuallyHidden>
      </Link>
    );
  }
  return (
    <>
      {status === 'invited' && (
        <Link variant="action" onClick={want({ member, kind: 'resend' })}>
          Resend<VisuallyHidden> the invitation of {name}</VisuallyHidden>
        </Link>
      )}
      <ActionMenu label={`Actions for ${name}`}>
        {status === 'invited' && (
          <MenuItem onClick={want({ member, kind: 'link' })}>Copy invite link</MenuItem>
        )}
        {role === 'USER' ? (
          <MenuItem onClick={want({ member, kind: 'role', role: 'OWNER' })}>Make owner</MenuItem>
        ) : (
          <MenuItem onClick={want({ member, kind: 'role', role: 'USER' })}>Make user</MenuItem>
        )}
        <MenuItem sx={{ color: 'error.main' }} onClick={want({ member, kind: 'deactivate' })}>
          Deactivate
        </MenuItem>
      </ActionMenu>
    </>
  );
}
