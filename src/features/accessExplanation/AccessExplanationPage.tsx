import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { explanationPath, readExplanationParams } from '#domain/accessParams.ts';
import { fullName } from '#domain/userInfo.ts';
import { useExplainAccessQuery } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Region } from '#haven/feedback/Region.tsx';
import { RailPage } from '#haven/layout/RailPage.tsx';
import { toRegionProps } from '#session/queryState.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { describeVerdict } from './accessWords.ts';
import { ExplanationDetails } from './ExplanationDetails.tsx';
import { PageChoice } from './PageChoice.tsx';
import { PersonSearch } from './PersonSearch.tsx';

/** Explains why a person can or cannot open a page or find an offer, and what would change that (admin, P1-2). */
export function AccessExplanationPage() {
  const params = readExplanationParams(useLocation().search);
  const { userId, target } = params;
  const told = useRef<HTMLOutputElement>(null);
  const asked = useExplainAccessQuery({
    variables: {
      userId: userId ?? '',
      ...(target.offer ? { partnerId: String(target.offer.id) } : { path: target.page.path }),
    },
    ...adminQueryOptions,
    skip: userId === null,
  });
  const explanation = userId === null ? undefined : asked.data?.explainAccess;
  // The person's name stays on the page while another explanation loads.
  const person = (asked.data ?? asked.previousData)?.explainAccess.user;

  return (
    <RailPage
      title="Access"
      lead="See whether a person can open a page or find a partner's offer, and which changes would alter that."
    >
      <Card sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
        {userId === null ? (
          <PersonSearch target={target} />
        ) : (
          <Alert
            icon={false}
            severity="neutral"
            action={
              <Link variant="action" href={explanationPath({ target })}>
                Somebody else
              </Link>
            }
          >
            {person?.id === userId ? `${fullName(person)}, ${person.email}` : `User ${userId}`}
          </Alert>
        )}
        <PageChoice params={params} />
      </Card>
      {/* A live region must exist before its text; while empty it takes no room. */}
      <Box ref={told} component="output" tabIndex={-1} sx={{ '&:empty': { position: 'absolute' } }}>
        {explanation && (
          <Alert severity={explanation.isAllowed ? 'success' : 'warning'}>
            {describeVerdict(explanation)}
          </Alert>
        )}
      </Box>
      {userId !== null && (
        <Region
          what="the explanation"
          data={explanation}
          {...toRegionProps(asked)}
          wayBack={
            <Link variant="action" href={explanationPath({ target })}>
              Search for a person
            </Link>
          }
        >
          {(found) => (
            // The key discards the failure of a change about another page or offer.
            <ExplanationDetails
              key={`${found.user.id} ${found.partnerId ?? found.path}`}
              explanation={found}
              onGrantGone={() => told.current?.focus()}
            />
          )}
        </Region>
      )}
    </RailPage>
  );
}
