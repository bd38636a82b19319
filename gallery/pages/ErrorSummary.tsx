import { ErrorSummary } from '#haven/ErrorSummary.tsx';
import { FormFields } from '#haven/FormLayout.tsx';
import { TextField } from '#haven/TextField.tsx';
import { Example } from '#gallery/Example.tsx';

const message = 'Enter your company name';

export function Examples() {
  return (
    <Example title="A field's error, and one of the whole form" on="page">
      <FormFields>
        <ErrorSummary
          submission={0}
          errors={[{ message, fieldId: 'company' }, { message: 'This link was used already.' }]}
        />
        <TextField id="company" label="Company name" error={message} />
      </FormFields>
    </Example>
  );
}
