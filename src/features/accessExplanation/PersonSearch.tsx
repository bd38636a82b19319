import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { explanationPath, type ExplanationParams } from '#domain/accessParams.ts';
import { limits } from '#domain/limits.ts';
import { roleNames } from '#domain/role.ts';
import { describeResultCount } from '#admin/describeResultCount.ts';
import { fullName } from '#domain/userInfo.ts';
import { useAdminUsersQuery } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Region } from '#haven/feedback/Region.tsx';
import { SearchField } from '#haven/fields/SearchField.tsx';
import { toRegionProps, shownData } from '#session/queryState.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { useSearchText } from '#session/useSearchText.ts';

const people = {
  one: 'person',
  many: 'people',
  none: 'Nobody was found. Try another part of the name or email.',
  shown: 5,
};

export function PersonSearch({ target }: Pick<ExplanationParams, 'target'>) {
  const { typed, type, search } = useSearchText();
  const asked = useAdminUsersQuery({
    variables: { page: 1, size: people.shown, search },
    ...adminQueryOptions,
    skip: search === '',
  });
  const found = shownData(asked)?.adminUsers;
  return (
    <Stack spacing={3}>
      <SearchField
        id="person-search"
        label="Person, by name or email"
        maxLength={limits.searchLength}
        value={typed}
        onValueChange={type}
      />
      <output>
        {search !== '' && found && !asked.loading && describeResultCount(search, found.total, people)}
      </output>
      {search !== '' && (
        <Region what="the people" data={found} {...toRegionProps(asked)}>
          {({ rows }) =>
            rows.length > 0 && (
              <Stack component="ul" spacing={3} aria-label="People found">
                {rows.map((user) => (
                  <Stack key={user.id} component="li" spacing={1} sx={{ alignItems: 'flex-start' }}>
                    <Link variant="action" href={explanationPath({ userId: user.id, target })}>
                      {fullName(user)}
                    </Link>
                    <Typography
                      component="span"
                      variant="body2"
                      color="textSecondary"
                      sx={{ overflowWrap: 'anywhere' }}
                    >
                      {[user.email, roleNames[user.roleId], user.customerName].filter(Boolean).join(', ')}
                    </Typography>
                  </Stack>
                ))}
              </Stack>
            )
          }
        </Region>
      )}
    </Stack>
  );
}
