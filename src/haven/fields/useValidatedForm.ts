import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent, useId, useState, type FocusEvent, type SubmitEvent } from 'react';
import { get, useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import * as v from 'valibot';
import { useAfterPress } from '#haven/actions/useAfterPress.ts';
import type { SummaryError } from './ErrorSummary.tsx';

/** A fault that the server found. `members` are paths of the fields that it concerns, such as `input.email`, or none. */
export interface RefusedValue {
  readonly message: string;
  readonly members: readonly string[];
}

/** Reason why the server refused the last submit. */
export interface Refusal {
  /** Identifies the failure: each new object moves the focus to the `ErrorSummary`. */
  readonly failure: object | null;
  /** The refused values; undefined if the server refused the submit for another reason. */
  readonly values?: readonly RefusedValue[] | undefined;
  /** The failure in lines, shown if it concerns no values; empty if nothing was refused. */
  readonly lines: readonly string[];
}

interface FormOptions<Values> {
  /** Called with all values after each change, without rendering the form. */
  readonly onValues?: ((values: Values) => void) | undefined;
  /** Whether a submit is running; further submits are ignored. */
  readonly isBusy?: boolean | undefined;
  readonly refusal?: Refusal | undefined;
  /** Converts the error of a rejected submit to a refusal. With it, the form is busy until the promise settles. */
  readonly explain?: ((error: unknown) => Refusal) | undefined;
  /** Whether the first invalid field gets the focus, for a form without an `ErrorSummary`. */
  readonly focusesError?: boolean | undefined;
}

const noRefusal: Refusal = { failure: null, lines: [] };

/** Returns the props of a control by its name in the form. */
export type GetFieldProps<Values extends FieldValues> = ReturnType<
  typeof useValidatedForm<Values, FieldValues>
>['field'];

/** Type of a field's error from the server. It stays until the value changes, although the schema accepts the value. */
export const serverErrorType = 'refused';

/**
 * Manages a form that is validated on submit and, after a failed submit, when a field is left. An error disappears as
 * soon as the value is valid (screens 2.1.3). An error of the server is shown at the refused field until the value
 * changes, or above the form if no field has the value. `defaultValues` must have a key for each control, in the order
 * of the page.
 */
export function useValidatedForm<Values extends FieldValues, Output extends FieldValues>(
  schema: v.GenericSchema<Values, Output>,
  defaultValues: DefaultValues<Values>,
  { onValues, isBusy: isGivenBusy = false, refusal, explain, focusesError = false }: FormOptions<Values> = {},
) {
  const formId = useId();
  const [failedSubmits, setFailedSubmits] = useState(0);
  const form = useForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    shouldFocusError: focusesError,
    defaultValues,
  });
  const { errors, isSubmitting } = form.formState;
  const isBusy = isGivenBusy || (explain !== undefined && isSubmitting);
  const [rejection, setRejection] = useState(noRefusal);
  const { setError, subscribe } = form;
  const afterPress = useAfterPress();
  const [names] = useState(() => Object.keys(defaultValues) as Path<Values>[]);
  const idOf = (name: Path<Values>) => `${formId}-${name}`;
  const messageOf = (name: Path<Values>): string | undefined => get(errors, `${name}.message`);

  const reportValues = useEffectEvent((values: Values) => onValues?.(values));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => reportValues(values) }),
    [subscribe],
  );

  function clearIfRight(name: Path<Values>): void {
    if (!form.getFieldState(name).error) return;
    const { issues = [] } = v.safeParse(schema, form.getValues());
    if (!issues.some((issue) => v.getDotPath(issue) === name)) form.clearErrors(name);
  }

  async function send(onValid: (output: Output) => void | Promise<void>, output: Output): Promise<void> {
    setRejection(noRefusal);
    try {
      await onValid(output);
    } catch (error) {
      if (!explain) throw error;
      setRejection(explain(error));
    }
  }

  const { failure, values: refusedValues, lines } = refusal ?? rejection;
  const fieldOf = ({ members }: RefusedValue) =>
    names.find((name) => members.some((member) => member === name || member.endsWith(`.${name}`)));
  const showAtFields = useEffectEvent((values: readonly RefusedValue[]) => {
    for (const value of values) {
      const name = fieldOf(value);
      if (name !== undefined) setError(name, { type: serverErrorType, message: value.message });
    }
  });
  useEffect(() => {
    if (refusedValues) showAtFields(refusedValues);
  }, [refusedValues]);

  /** All errors of refused values and fields; those without a field are first. */
  const shownErrors: readonly SummaryError[] = [
    ...(refusedValues ?? [])
      .filter((value) => fieldOf(value) === undefined)
      .map(({ message }) => ({ message })),
    ...names.flatMap((name) => {
      const message = messageOf(name);
      return message === undefined ? [] : [{ message, fieldId: idOf(name) }];
    }),
  ];

  return {
    form,
    errorSummary: {
      errors:
        shownErrors.length > 0 || refusedValues?.length ? shownErrors : lines.map((message) => ({ message })),
      submission: failedSubmits,
      failure,
    },
    field: (name: Path<Values>) => {
      const { onBlur, ...registration } = form.register(name, { onChange: () => clearIfRight(name) });
      return {
        ...registration,
        id: idOf(name),
        error: messageOf(name),
        onBlur: (event: FocusEvent) =>
          afterPress(() => {
            // Validation by the schema would remove an error of the server, so it is skipped.
            if (form.getFieldState(name).error?.type !== serverErrorType) void onBlur(event);
          }),
      };
    },
    isBusy,
    /** Returns a submit handler that calls `onValid` with the validated output, or counts a failed submit. */
    submit: (onValid: (output: Output) => void | Promise<void>) => (event: SubmitEvent) => {
      event.preventDefault();
      if (!isBusy)
        void form.handleSubmit(
          (output) => send(onValid, output),
          () => setFailedSubmits((count) => count + 1),
        )(event);
    },
  };
}
