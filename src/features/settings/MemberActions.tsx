import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { MemberChange } from '#domain/settings.ts';
import type { TeamMember } from '#domain/team.ts';
import { fullName } from '#domain/userInfo.ts';
import { Link } from '#haven/actions/Link.tsx';
import { ActionMenu } from '#haven/data/ActionMenu.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { useSection } from './section.ts';

/** Actions of an owner on a member; owners have none on themselves. */
export function MemberActions({ member }: { readonly member: TeamMember }) {
  const { send } = useSection('team');
  const { role, status, isSelf } = member;
  const name = fullName(member);
  const request = (change: MemberChange) => () => send({ type: 'change.wanted', change });

  if (isSelf) {
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        You
      </Typography>
    );
  }
  if (status === 'deactivated') {
    return (
      <Link variant="action" onClick={request({ member, kind: 'reactivate' })}>
        Reactivate<VisuallyHidden> {name}</VisuallyHidden>
      </Link>
    );
  }
  return (
    <>
      {status === 'invited' && (
        <Link variant="action" onClick={request({ member, kind: 'resend' })}>
          Resend<VisuallyHidden> the invitation of {name}</VisuallyHidden>
        </Link>
      )}
      <ActionMenu label={`Actions for ${name}`}>
        {status === 'invited' && (
          <MenuItem onClick={request({ member, kind: 'link' })}>Copy invite link</MenuItem>
        )}
        <MenuItem onClick={request({ member, kind: 'role', role: role === 'USER' ? 'OWNER' : 'USER' })}>
          {role === 'USER' ? 'Make owner' : 'Make user'}
        </MenuItem>
        <MenuItem sx={{ color: 'error.main' }} onClick={request({ member, kind: 'deactivate' })}>
          Deactivate
        </MenuItem>
      </ActionMenu>
    </>
  );
}
