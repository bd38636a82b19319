import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent, useId, useState, type FocusEvent, type SubmitEvent } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
} from 'react-hook-form';
import * as v from 'valibot';
import { useAfterPress } from '#haven/actions/useAfterPress.ts';
import type { SummaryError } from './ErrorSummary.tsx';

/** What the server found wrong; `members` are paths into what was sent: `email`, `input.email`. */
export interface RefusedValue {
  readonly message: string;
  readonly members: readonly string[];
}

/** Why the server did not take what was submitted last. */
export interface Refusal {
  /** Each new one takes the focus. */
  readonly failure: object | null;
  /** What it found wrong with the values; undefined where that was not the reason. */
  readonly values?: readonly RefusedValue[] | undefined;
  /** What to say where something else was; empty where nothing was refused. */
  readonly lines: readonly string[];
}

interface FormOptions<Values> {
  /** Told of all values whenever one becomes another; nothing is drawn anew for it. */
  readonly onValues?: ((values: Values) => void) | undefined;
  /** Whether what was submitted is still on its way: nothing more is submitted meanwhile. */
  readonly isBusy?: boolean | undefined;
  readonly refusal?: Refusal | undefined;
  /** Turns the error that a submit was rejected with into a refusal. A form that has it is busy until its promise settles. */
  readonly explain?: ((error: unknown) => Refusal) | undefined;
  /** Whether the first wrong field takes the focus: of a form without an `ErrorSummary`, in a dialog. */
  readonly focusesError?: boolean | undefined;
}

const noRefusal: Refusal = { failure: null, lines: [] };

function isPathTo(name: string, member: string): boolean {
  return member === name || member.endsWith(`.${name}`);
}

/** Ties a control to a form, and tells it what is wrong. */
export type FieldOf<Values extends FieldValues> = ReturnType<
  typeof useValidatedForm<Values, FieldValues>
>['field'];

/** Type of an error that only a change of the value takes back, since the schema knows nothing of it. */
export const refused = 'refused';

/**
 * A form validated the house's way (screens 2.1.3): on submit; after a failed submit again when a field is
 * left, and an error goes as soon as what is typed is right. What the server refused stands at its field until
 * the value changes, or above the form. Every name that has a control on the page stands in `defaultValues`, in
 * the order of the page.
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
  const messageOf = (name: Path<Values>) => {
    const error: FieldError | undefined = get(errors, name);
    return error?.message;
  };

  const tellValues = useEffectEvent((values: Values) => onValues?.(values));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => tellValues(values) }),
    [subscribe],
  );

  function clearIfRight(name: Path<Values>): void {
    if (!get(errors, name)) return;
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

  const countFailure = () => setFailedSubmits((count) => count + 1);

  const { failure, values: refusedValues, lines } = refusal ?? rejection;
  const fieldOf = ({ members }: RefusedValue) =>
    names.find((name) => members.some((member) => isPathTo(name, member)));
  const showAtFields = useEffectEvent((values: readonly RefusedValue[]) => {
    for (const value of values) {
      const name = fieldOf(value);
      if (name !== undefined) setError(name, { type: refused, message: value.message });
    }
  });
  useEffect(() => {
    if (refusedValues) showAtFields(refusedValues);
  }, [refusedValues]);

  /** Everything that is wrong, what belongs to no field first. */
  const wrong: readonly SummaryError[] = [
    ...(refusedValues ?? [])
      .filter((value) => fieldOf(value) === undefined)
      .map(({ message }) => ({ message })),
    ...names.flatMap((name) => {
      const message = messageOf(name);
      return message === undefined ? [] : [{ message, fieldId: idOf(name) }];
    }),
  ];
  const isTold = wrong.length > 0 || (refusedValues !== undefined && refusedValues.length > 0);

  return {
    form,
    /** Props for the `ErrorSummary` of the form. */
    errorSummary: {
      errors: isTold ? wrong : lines.map((message) => ({ message })),
      submission: failedSubmits,
      failure,
    },
    /** Ties a control to the form, and tells it what is wrong. */
    field: (name: Path<Values>) => {
      const { onBlur, ...registration } = form.register(name, { onChange: () => clearIfRight(name) });
      return {
        ...registration,
        id: idOf(name),
        error: messageOf(name),
        onBlur: (event: FocusEvent) =>
          afterPress(() => {
            // What the schema lets through, the server has refused all the same.
            if (form.getFieldState(name).error?.type !== refused) void onBlur(event);
          }),
      };
    },
    /** Whether what was submitted is still on its way. */
    isBusy,
    /** Calls back with the validated output, or counts the failed try. */
    submit: (onValid: (output: Output) => void | Promise<void>) => (event: SubmitEvent) => {
      event.preventDefault();
      if (!isBusy) void form.handleSubmit((output) => send(onValid, output), countFailure)(event);
    },
  };
}
