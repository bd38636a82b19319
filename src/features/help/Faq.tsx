import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useRef } from 'react';
import { brand } from '#domain/brand.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { useFaqQuery } from '#graphql/hooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { SearchField } from '#haven/fields/SearchField.tsx';
import { useSearchText } from '#session/useSearchText.ts';
import styles from './Faq.module.css';
import { FaqList } from './FaqList.tsx';
import { HelpPageLayout } from './HelpPageLayout.tsx';

/** Page of frequently asked questions by group, with a search (screens 2.16). */
export function Faq() {
  const query = useFaqQuery();
  const { typed, type } = useSearchText();
  const field = useRef<HTMLInputElement>(null);
  const search = useDeferredValue(typed);

  function clear(): void {
    type('');
    // The pressed button disappears, so the search field takes the focus.
    field.current?.focus();
  }

  return (
    <HelpPageLayout
      title="FAQ"
      lead="The most common questions, and our answers."
      tools={
        <Box sx={{ width: { xs: '100%', md: 300 } }}>
          <SearchField
            ref={field}
            id="faq-search"
            label="Search questions"
            placeholder="A word or two"
            maxLength={limits.searchLength}
            value={typed}
            onValueChange={type}
          />
        </Box>
      }
      what="questions"
      data={query.data?.faq}
      query={query}
      skeleton={<FaqSkeleton />}
      footer={
        <Box component="section" aria-labelledby="contact" sx={{ mt: 8 }}>
          <Typography component="h2" variant="h4" id="contact" sx={{ mb: 1 }}>
            Not what you were looking for?
          </Typography>
          <p>
            Write to <Link href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>, or{' '}
            <Link href={paths.requestProducts}>request a product</Link> that isn&apos;t here yet.
          </p>
        </Box>
      }
    >
      {({ groups }) => <FaqList groups={groups} search={search} onSearchCleared={clear} />}
    </HelpPageLayout>
  );
}

/** Widths of the questions in the skeleton, in percent, by group. */
const skeletonGroups = [
  [62, 48, 55, 40],
  [45, 66, 38, 52],
  [50, 42, 58],
];

function FaqSkeleton() {
  return (
    <>
      <Stack sx={{ justifyContent: 'center', minHeight: 44, mb: 4 }}>
        <Skeleton width={96} height={16} />
      </Stack>
      {skeletonGroups.map((widths) => (
        <div key={widths.join(' ')} className={styles['group']}>
          <Box sx={{ pt: { lg: 4 } }}>
            <Skeleton width={112} height={28} />
          </Box>
          <Card variant="plain" sx={{ px: { xs: 4, md: 6 } }}>
            {widths.map((width) => (
              <Stack key={width} sx={{ justifyContent: 'center', height: 57 }}>
                <Skeleton width={`${width}%`} height={16} />
              </Stack>
            ))}
          </Card>
        </div>
      ))}
    </>
  );
}
