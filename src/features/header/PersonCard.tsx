import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { roleNames } from '#domain/role.ts';
import { initials } from '#domain/userInfo.ts';
import { Avatar } from '#haven/data/Avatar.tsx';
import { useViewer } from '#session/useViewer.ts';
import { personName } from './personName.ts';

/** Who is logged in, at the head of the mobile menu: name, company and role. */
export function PersonCard() {
  const { userInfo } = useViewer();
  const role = userInfo?.roleDetail.roles[0];
  const about = [userInfo?.customer?.customerName, role && (roleNames[role.id] ?? role.name)];
  return (
    <Stack
      direction="row"
      spacing={3}
      sx={{ alignItems: 'center', p: 5, pb: 4, borderBottom: 1, borderColor: 'divider' }}
    >
      <Avatar initials={userInfo === null ? '' : initials(userInfo)} size={44} />
      <Stack sx={{ minWidth: 0 }}>
        <Typography component="p" variant="h5">
          {personName(userInfo)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {about.filter(Boolean).join(', ')}
        </Typography>
      </Stack>
    </Stack>
  );
}
