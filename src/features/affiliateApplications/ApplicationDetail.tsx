import type { ReactNode } from 'react';
import { useAffiliateApplicationQuery, type ApplicationFieldsFragment } from '#graphql/adminHooks.ts';
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
import { ApplicationDecision } from './ApplicationDecision.tsx';
import styles from './ApplicationDetail.module.css';
import { applicationList } from './applicationList.ts';
import { decisionWords } from './decisions.ts';
import { Duplicates } from './Duplicates.tsx';
import { factsOf } from './factsOf.tsx';
import { useApplicationDecision } from './useApplicationDecision.ts';

interface ApplicationDetailProps {
  readonly id: string;
  /** What was done with an application of this id. */
  readonly renderLog: (id: string) => ReactNode;
}

/** An application with all that decides about it, and the ways to decide. */
export function ApplicationDetail({ id, renderLog }: ApplicationDetailProps) {
  const { hrefOf } = useAdminList(applicationList);
  const asked = useAffiliateApplicationQuery({
    variables: { id },
    ...adminQueryOptions,
  });
  const detail = keptOf(asked)?.affiliateApplication;
  const wayBack = (
    <Link variant="action" href={hrefOf({ open: null })}>
      All applications
    </Link>
  );
  return (
    <RailPage title={detail?.application.company ?? 'Application'} lead={wayBack}>
      <Region what="the application" data={detail} {...regionOf(asked)} wayBack={wayBack}>
        {({ application, duplicates }) => (
          <>
            <ApplicationFacts application={application} />
            <Duplicates duplicates={duplicates} />
            {renderLog(id)}
          </>
        )}
      </Region>
    </RailPage>
  );
}

function ApplicationFacts({ application }: { readonly application: ApplicationFieldsFragment }) {
  const deciding = useApplicationDecision([application]);
  const { asked, possible } = deciding;
  return (
    <>
      <DecisionOutcome outcome={deciding.outcome} what="applications" />
      <Surface className={styles['facts']}>
        <DefinitionList inColumns items={factsOf(application)} />
        <div className={styles['decisions']}>
          {possible.map((decision) => (
            <Button
              key={decision}
              variant={decisionWords[decision].isGrave ? 'outline' : 'tonal'}
              onClick={() => deciding.ask(decision)}
            >
              {decisionWords[decision].name}
            </Button>
          ))}
        </div>
      </Surface>
      {asked && <ApplicationDecision decision={asked} what={application.company} deciding={deciding} />}
    </>
  );
}
