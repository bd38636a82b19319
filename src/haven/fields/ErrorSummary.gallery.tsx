import { Example } from '#gallery/Example.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormFields } from './FormLayout.tsx';
import { TextField } from './TextField.tsx';

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
