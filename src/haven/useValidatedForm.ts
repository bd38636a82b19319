import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState, type FocusEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import * as v from 'valibot';
import { useAfterPress } from './useAfterPress.ts';

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
  const afterPress = useAfterPress();

  function clearIfRight(name: Path<Values>): void {
    const entry = schema.entries[name];
    if (errors[name] && entry && v.safeParse(entry, form.getValues(name)).success) form.clearErrors(name);
  }

  return {
    form,
    errors,
    failedSubmits,
    /** Ties an input to the form. */
    field: (name: Path<Values>) => {
      const { onBlur, ...registration } = form.register(name, { onChange: () => clearIfRight(name) });
      return { ...registration, onBlur: (event: FocusEvent) => afterPress(() => void onBlur(event)) };
    },
    /** Calls back with the validated output, or counts the failed try. */
    submit: (onValid: (output: Output) => void) =>
      form.handleSubmit(onValid, () => setFailedSubmits((count) => count + 1)),
  };
}
