import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { useSearchEverythingQuery } from '#graphql/adminHooks.ts';
import { EmptyState } from '#haven/feedback/EmptyState.tsx';
import { Region } from '#haven/feedback/Region.tsx';
import { BarSearch } from '#haven/navigation/BarSearch.tsx';
import { MenuItem } from '#haven/navigation/MenuItem.tsx';
import { MenuSection } from '#haven/navigation/MenuSection.tsx';
import { regionOf, shownOf } from '#session/askedQuery.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { useSettledText } from '#session/useWhenSettled.ts';
import { findingsOf, sayFindings } from './findings.ts';

/** The search over everything that has a name, in the bar (admin, 3.1). */
export function AdminSearch() {
  const [typed, type] = useState('');
  const search = useSettledText(typed);
  const isAsked = search !== '';
  const asked = useSearchEverythingQuery({
    variables: { search },
    ...adminQueryOptions,
    skip: !isAsked,
  });
  const found = shownOf(asked)?.searchEverything;
  const groups = found && findingsOf(found, search);
  const isSettled = isAsked && !asked.loading && typed.trim() === search;

  return (
    <BarSearch
      label="Search everything"
      maxLength={limits.searchLength}
      value={typed}
      onValueChange={type}
      told={isSettled && groups ? sayFindings(groups) : ''}
    >
      <div aria-busy={!isSettled}>
        <Region what="the results" data={groups} {...regionOf(asked)} isLoading={asked.loading || !isAsked}>
          {(shown) =>
            shown.length === 0 ? (
              <EmptyState title="Nothing found">
                No user, customer, partner or product request matches.
              </EmptyState>
            ) : (
              shown.map(({ name, rows, all }) => (
                <MenuSection key={name} title={name}>
                  {rows.map(({ href, title, note }) => (
                    <MenuItem key={href} href={href}>
                      <Typography component="span" variant="inherit" noWrap sx={{ display: 'block' }}>
                        {title}
                      </Typography>
                      {note && (
                        <Typography variant="caption" color="textSecondary" noWrap sx={{ display: 'block' }}>
                          {note}
                        </Typography>
                      )}
                    </MenuItem>
                  ))}
                  <MenuItem href={all.href}>
                    <Box component="span" sx={{ color: 'link.main' }}>
                      {all.words}
                    </Box>
                  </MenuItem>
                </MenuSection>
              ))
            )
          }
        </Region>
      </div>
    </BarSearch>
  );
}
