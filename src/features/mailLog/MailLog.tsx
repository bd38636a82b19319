import { useLoggedMailsQuery } from '#graphql/adminHooks.ts';
import { FilterChips } from '#haven/data/FilterChips.tsx';
import { ListPage } from '#haven/data/ListPage.tsx';
import { regionOf, shownOf } from '#session/askedQuery.ts';
import { useAdminList } from '#admin/useAdminList.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { useListPage } from '#admin/useListPage.ts';
import { MailDetail } from './MailDetail.tsx';
import { mailList, mailVariables, stateNames, states } from './mailList.ts';
import { MailTable } from './MailTable.tsx';

/** The mails that went out or could not: all of them, or one (admin, P0-9). */
export function MailLog() {
  const { open } = useAdminList(mailList).place;
  return open === null ? <Mails /> : <MailDetail key={open} id={open} />;
}

const stateOptions = states.map((value) => ({ value, label: stateNames[value] }));

function Mails() {
  const { variables, filterOf, listPage } = useListPage(mailList, mailVariables);
  const asked = useLoggedMailsQuery({ variables, ...adminQueryOptions });

  return (
    <ListPage
      {...listPage}
      {...regionOf(asked)}
      title="Outbox"
      lead="The emails that we sent, and those that we could not send. Links appear without their secrets."
      searchLabel="Search by address or subject"
      filters={<FilterChips {...filterOf('state')} label="State" options={stateOptions} />}
      what="the mails"
      none="No mail has been sent."
      data={shownOf(asked)?.loggedMails}
    >
      {(page) => <MailTable {...page} isLoading={asked.loading} />}
    </ListPage>
  );
}
