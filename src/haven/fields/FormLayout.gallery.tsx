import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Example } from '#gallery/Example.tsx';
import { Checkbox } from './Checkbox.tsx';
import { FieldRow, FormActions, FormFields, FormFooter } from './FormLayout.tsx';
import { TextField } from './TextField.tsx';

export function Examples() {
  return (
    <Example title="A whole form">
      <FormFields>
        <FieldRow>
          <TextField label="First name" autoComplete="given-name" />
          <TextField label="Last name" autoComplete="family-name" />
        </FieldRow>
        <TextField label="Company name" autoComplete="organization" />
        <FormFields dense>
          <Checkbox label="Send me offer news (optional)" />
          <Checkbox label="Send me webinar invitations (optional)" />
        </FormFields>
        <FormActions>
          <Button size="large">Create account</Button>
          <Button size="large" variant="outlined">
            Cancel
          </Button>
        </FormActions>
      </FormFields>
      <FormFooter>
        <Link variant="action" href="?help">
          Need help?
        </Link>
      </FormFooter>
    </Example>
  );
}
