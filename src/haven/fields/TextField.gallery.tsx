import { Example } from '#gallery/Example.tsx';
import { FormFields } from './FormLayout.tsx';
import { TextField } from './TextField.tsx';

export function Examples() {
  return (
    <>
      <Example title="Empty, filled">
        <TextField label="Company name" placeholder="Acme Builders" />
        <TextField label="Job title" defaultValue="Owner" />
      </Example>
      <Example title="Hint, words below">
        <TextField
          label="Search partners"
          hint="By name or by what they offer"
          type="search"
          below={<p>12 partners</p>}
        />
      </Example>
      <Example title="Error">
        <TextField label="First name" hint="As in your documents" error="Enter your first name" />
      </Example>
      <Example title="A date, by the browser's own control: YYYY-MM-DD to the form">
        <FormFields>
          <TextField label="Expires on" type="date" hint="The last day" min="2026-11-01" max="2036-12-31" />
          <TextField label="Issued on (optional)" type="date" defaultValue="2026-11-03" />
          <TextField label="Renewed on" type="date" error="Enter the date" />
          <TextField label="Ended on" type="date" defaultValue="2026-11-03" disabled />
        </FormFields>
      </Example>
      <Example title="Disabled">
        <TextField label="Account" defaultValue="dana@acme.com" disabled />
      </Example>
      <Example title="Long">
        <TextField
          label="A label that is much longer than labels should be, and has to wrap on a phone all the same"
          defaultValue="dana.lee@acme-builders-of-the-greater-chicago-area.example"
        />
      </Example>
    </>
  );
}
