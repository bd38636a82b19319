import Box from '@mui/material/Box';
import { useDeferredValue, useRef } from 'react';
import { limits } from '#domain/limits.ts';
import { useFaqQuery } from '#graphql/hooks.ts';
import { SearchField } from '#haven/fields/SearchField.tsx';
import { useSearchText } from '#session/useSearchText.ts';
import { FaqContact } from './FaqContact.tsx';
import { FaqList } from './FaqList.tsx';
import { FaqSkeleton } from './FaqSkeleton.tsx';
import { HelpLayout } from './HelpLayout.tsx';
import { HelpRegion } from './HelpRegion.tsx';

/** Questions and answers by group, with a search (screens 2.16). */
export function Faq() {
  const { data, loading, error, refetch } = useFaqQuery({ notifyOnNetworkStatusChange: true });
  const { typed, type } = useSearchText();
  const field = useRef<HTMLInputElement>(null);
  const settled = useDeferredValue(typed);

  function clear(): void {
    type('');
    // What was pressed is gone then.
    field.current?.focus();
  }

  return (
    <HelpLayout
      title="FAQ"
      lead="The most common questions, and our answers."
      isSample={data?.faq.isSample}
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
    >
      <HelpRegion
        what="questions"
        data={data?.faq.groups}
        loading={loading}
        error={error}
        refetch={refetch}
        skeleton={<FaqSkeleton />}
      >
        {(groups) => <FaqList groups={groups} search={settled} onSearchCleared={clear} />}
      </HelpRegion>
      <FaqContact />
    </HelpLayout>
  );
}
