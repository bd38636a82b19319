import Alert from '@mui/material/Alert';
import { Link } from '#haven/actions/Link.tsx';
import { Example } from '#gallery/Example.tsx';

const severities = ['neutral', 'info', 'success', 'warning', 'error'] as const;

export function Examples() {
  return (
    <>
      {severities.map((severity) => (
        <Example key={severity} title={`Severity: ${severity}`} on="page">
          <Alert severity={severity}>You are offline. Showing saved data.</Alert>
        </Example>
      ))}
      <Example title="With an action, and long" on="page">
        <Alert severity="warning" action={<Link href="?banner">Renew it</Link>}>
          The certificate of Acme Builders of the Greater Chicago Area expires in 23 days, and offers that
          need one will not be shown to your company from then on.
        </Alert>
      </Example>
    </>
  );
}
