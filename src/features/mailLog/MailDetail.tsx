import Typography from '@mui/material/Typography';
import { toCallFailure } from '#domain/callFailure.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { useLoggedMailQuery, useResendMailMutation, type LoggedMailQuery } from '#graphql/adminHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { EntityLog } from '#admin/EntityLog.tsx';
import { EntryFacts } from '#admin/EntryFacts.tsx';
import { EntryPage } from '#admin/EntryPage.tsx';
import { FailureErrors } from '#admin/FailureErrors.tsx';
import styles from './MailDetail.module.css';
import { mailsShape, mailStateNames } from './mailList.ts';

export function MailDetail({ id }: { readonly id: string }) {
  const asked = useLoggedMailQuery({ variables: { id }, ...adminQueryOptions });
  const mail = asked.data?.loggedMail;
  return (
    <EntryPage
      list={mailsShape}
      wayBack="All mails"
      what="the mail"
      title={mail?.subject ?? 'Mail'}
      data={mail}
      asked={asked}
    >
      {(found) => (
        <>
          <MailFacts mail={found} />
          <EntityLog entity="mail" entityId={id} />
        </>
      )}
    </EntryPage>
  );
}

function MailFacts({ mail }: { readonly mail: LoggedMailQuery['loggedMail'] }) {
  const [resend, { loading, error, data }] = useResendMailMutation({
    context: { isToldByPage: true },
    refetchQueries: ['AuditLog'],
  });
  const { id, to, template, state, failure, attempts, at, text } = mail;
  return (
    <EntryFacts
      items={[
        { term: 'To', description: to },
        { term: 'Template', description: template },
        { term: 'State', description: mailStateNames[state] },
        { term: 'Why it failed', description: failure || null, isLong: true },
        { term: 'Attempts', description: String(attempts) },
        { term: 'Last attempt', description: formatDateTime(at) },
      ]}
      actions={
        <>
          <Button busy={loading} onClick={() => void resend({ variables: { id } })}>
            {loading ? 'Sending…' : 'Send again'}
          </Button>
          <output>
            {data && !loading && "We send it now, with new links, to the person's current address."}
          </output>
        </>
      }
    >
      <Typography component="pre" variant="body2" className={styles['text']}>
        {text}
      </Typography>
      <div role="alert">
        <FailureErrors id="resend" failure={error ? toCallFailure(error) : null} />
      </div>
    </EntryFacts>
  );
}
