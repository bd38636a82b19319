import Card from '@mui/material/Card';
import { refusalOf } from '#domain/failureWords.ts';
import { productCategoriesOf, productRequestFormSchemaOf } from '#domain/productRequest.ts';
import { Button } from '#haven/actions/Button.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FormActions } from '#haven/fields/FormLayout.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { useRuntime } from '#session/runtime.ts';
import { useFlow } from '#session/useFlow.ts';
import { ProductFields } from './ProductFields.tsx';

const unreachable =
  "We couldn't reach the server. We saved what you typed on this device. Send it again when you're back online.";

export function ProductForm() {
  const { catalogue } = useRuntime();
  const categories = productCategoriesOf(catalogue.categories);
  const asking = useFlow('productRequest');
  const { state, typed, send } = asking;
  const busy = state === 'submitting';
  const { field, submit, errorSummary } = useValidatedForm(productRequestFormSchemaOf(categories), typed, {
    onValues: (values) => send({ type: 'answers.changed', typed: values }),
    isBusy: busy,
    refusal: refusalOf(asking.failure, { unreachable }),
  });
  return (
    <>
      <ErrorSummary {...errorSummary} />
      <Card variant="form">
        <form noValidate onSubmit={submit((answers) => send({ type: 'request.submitted', answers }))}>
          <ProductFields field={field} categories={categories} />
          <FormActions>
            <Button type="submit" size="large" busy={busy}>
              {busy ? 'Sending…' : 'Send request'}
            </Button>
          </FormActions>
        </form>
      </Card>
    </>
  );
}
