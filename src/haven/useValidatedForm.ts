import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import * as v from 'valibot';

/**
 * A form validated the house's way (screens 2.1.3): on submit; after a failed submit again when a field is
 * left, and an error goes as soon as what is typed is right. `failedSubmits` counts, so that a summary
 * can take the focus each time.
 */
export function useValidatedForm<Values extends FieldValues, Output extends FieldValues>(
  schema: v.ObjectSchema<v.ObjectEntries, string | undefined> & v.GenericSchema<Values, Output>,
  defaultValues: DefaultValues<Values>,
) {
  const [failedSubmits, setFailedSubmits] = useState(0);
  const form = useForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues,
  });
  const { errors } = form.formState;

  function clearIfRight(name: Path<Values>): void {
    const entry = schema.entries[name];
    if (errors[name] && entry && v.safeParse(entry, form.getValues(name)).success) form.clearErrors(name);
  }

  return {
    form,
    errors,
    failedSubmits,
    /** Ties an input to the form. */
    field: (name: Path<Values>) => form.register(name, { onChange: () => clearIfRight(name) }),
    /** Calls back with the validated output, or counts the failed try. */
    submit: (onValid: (output: Output) => void) =>
      form.handleSubmit(onValid, () => setFailedSubmits((count) => count + 1)),
  };
}
