import Card from '@mui/material/Card';
import { createRefusal } from '#domain/failureWords.ts';
import { limits } from '#domain/limits.ts';
import {
  listProductCategoryNames,
  createRequestFormSchema,
  productRequestHints as hints,
  productRequestLabels as labels,
} from '#domain/productRequest.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Checkbox } from '#haven/fields/Checkbox.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FormActions, FormFields } from '#haven/fields/FormLayout.tsx';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { useRuntime } from '#session/runtime.ts';
import { useFlow } from '#session/useFlow.ts';
import { ContactMethodField } from './ContactMethodField.tsx';
import { PartnerSuggestion } from './PartnerSuggestion.tsx';

const optional = ' (optional)';
const unreachable =
  "We couldn't reach the server. We saved what you typed on this device. Send it again when you're back online.";

/** Form that requests a product (screens 2.15). */
export function ProductRequestForm() {
  const { catalog } = useRuntime();
  const categories = listProductCategoryNames(catalog.categories);
  const { state, typed, failure, send } = useFlow('productRequest');
  const busy = state === 'submitting';
  const { field, submit, errorSummary } = useValidatedForm(createRequestFormSchema(categories), typed, {
    onValues: (values) => send({ type: 'answers.changed', typed: values }),
    isBusy: busy,
    refusal: createRefusal(failure, { unreachable }),
  });
  return (
    <>
      <ErrorSummary {...errorSummary} />
      <Card variant="form">
        <form noValidate onSubmit={submit((answers) => send({ type: 'request.submitted', answers }))}>
          <FormFields>
            <TextField
              label={labels.name}
              aria-required
              autoComplete="off"
              enterKeyHint="next"
              below={<PartnerSuggestion typed={typed.name} />}
              {...field('name')}
            />
            <SelectField label={labels.category + optional} options={categories} {...field('category')} />
            <TextField
              label={labels.website + optional}
              type="url"
              inputMode="url"
              autoComplete="off"
              enterKeyHint="next"
              {...field('website')}
            />
            <TextArea
              label={labels.reason}
              hint={hints.reason}
              aria-required
              count={{ typed: typed.reason.length, most: limits.productReasonLength }}
              {...field('reason')}
            />
            <TextField
              label={labels.people + optional}
              hint={hints.people}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="done"
              {...field('people')}
            />
            <div>
              <Checkbox label={labels.mayContact + optional} {...field('mayContact')} />
              {typed.mayContact && <ContactMethodField {...field('contactBy')} />}
            </div>
          </FormFields>
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
