import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from '#haven/actions/Link.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
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
      <Example title="Over the page" on="page">
        <Alert
          variant="toast"
          severity="error"
          action={
            <IconButton aria-label="Close notification">
              <Icon name="close" />
            </IconButton>
          }
        >
          <Typography component="p" variant="h6">
            Error
          </Typography>
          Please contact administrator for support
        </Alert>
      </Example>
    </>
  );
}
