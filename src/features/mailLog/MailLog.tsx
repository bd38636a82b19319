import { toCallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';
import { useLoggedMailsQuery } from '#graphql/adminHooks.ts';
import { DownloadButton } from '#haven/DownloadButton.tsx';
import { FilterChips } from '#haven/FilterChips.tsx';
import { PagedRegion } from '#haven/PagedRegion.tsx';
import { RailPage } from '#haven/RailPage.tsx';
import { SearchField } from '#haven/SearchField.tsx';
import { useAdminList } from '#session/useAdminList.ts';
import { useListExport } from '#session/useListExport.ts';
import { useSearchText } from '#session/useSearchText.ts';
import { useViewer } from '#session/useViewer.ts';
import { MailDetail } from './MailDetail.tsx';
import { mailList, mailVariables, stateNames, states } from './mailList.ts';
import { MailTable } from './MailTable.tsx';

/** The mails that went out or could not: all of them, or one (admin, P0-9). */
export function MailLog() {
  const { place } = useAdminList(mailList);
  return place.open === null ? <Mails /> : <MailDetail key={place.open} id={place.open} />;
}

const stateOptions = states.map((value) => ({ value, label: stateNames[value] }));

function Mails() {
  const { userInfo } = useViewer();
  const { place, goTo, region } = useAdminList(mailList);
  const search = useSearchText();
  const { data, previousData, loading, error, refetch } = useLoggedMailsQuery({
    variables: mailVariables(place),
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    // Nobody is logged in any more: the page is about to be left.
    skip: userInfo === null,
  });
  const log = (data ?? (loading ? previousData : undefined))?.loggedMails;
  const file = useListExport('outbox', mailVariables(place));

  return (
    <RailPage
      title="Outbox"
      lead="The mails that were sent, and those that could not be. Secrets of their links are left out."
      actions={<DownloadButton {...file} />}
    >
      <SearchField
        id="mail-search"
        label="Search by address or subject"
        maxLength={limits.searchLength}
        value={search.typed}
        onValueChange={search.type}
      />
      <FilterChips
        label="State"
        options={stateOptions}
        chosen={place.filters['state'] ?? []}
        onChange={(state) => goTo({ filters: { state } })}
      />
      <PagedRegion
        what="the mails"
        data={log}
        isLoading={loading}
        failure={error ? toCallFailure(error) : null}
        onRetry={() => void refetch()}
        {...region}
        none="No mail has been sent."
      >
        {(page) => <MailTable {...page} isLoading={loading} />}
      </PagedRegion>
    </RailPage>
  );
}
