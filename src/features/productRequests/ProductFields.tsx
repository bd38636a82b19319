import { limits } from '#domain/limits.ts';
import {
  productRequestHints as hints,
  productRequestLabels as labels,
  type ProductRequestFields,
} from '#domain/productRequest.ts';
import { Checkbox } from '#haven/fields/Checkbox.tsx';
import { FormFields } from '#haven/fields/FormLayout.tsx';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import type { FieldOf } from '#haven/fields/useValidatedForm.ts';
import { useFlow } from '#session/useFlow.ts';
import { ContactWay } from './ContactWay.tsx';
import { PartnerMeant } from './PartnerMeant.tsx';

const optional = ' (optional)';

interface ProductFieldsProps {
  readonly field: FieldOf<ProductRequestFields>;
  readonly categories: readonly string[];
}

/** Fields of a request of a product (screens 2.15). */
export function ProductFields({ field, categories }: ProductFieldsProps) {
  const { typed } = useFlow('productRequest');
  return (
    <FormFields>
      <TextField
        label={labels.name}
        aria-required
        autoComplete="off"
        enterKeyHint="next"
        below={<PartnerMeant typed={typed.name} />}
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
        {typed.mayContact && <ContactWay {...field('contactBy')} />}
      </div>
    </FormFields>
  );
}
