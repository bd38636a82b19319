import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useEffectEvent, useId, useState, type FocusEvent } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
} from 'react-hook-form';
import * as v from 'valibot';
import type { SummaryError } from './ErrorSummary.tsx';
import { useAfterPress } from './useAfterPress.ts';

/** What the server found wrong; `members` are paths into what was sent: `email`, `input.email`. */
export interface RefusedValue {
  readonly message: string;
  readonly members: readonly string[];
}

interface Listeners<Values> {
  /** Told of all values whenever one becomes another; nothing is drawn anew for it. */
  readonly onValues?: ((values: Values) => void) | undefined;
}

function isPathTo(name: string, member: string): boolean {
  return member === name || member.endsWith(`.${name}`);
}

/** Ties a control to a form, and tells it what is wrong. */
export type FieldOf<Values extends FieldValues> = ReturnType<
  typeof useValidatedForm<Values, FieldValues>
>['field'];

/** Error that only the server can take back, or a change of the value. */
const refused = 'refused';

/**
 * A form validated the house's way (screens 2.1.3): on submit; after a failed submit again when a field is
 * left, and an error goes as soon as what is typed is right. Every name that has a control on the page stands
 * in `defaultValues`, in the order of the page. `failedSubmits` counts, so that a summary can take the focus
 * each time.
 */
export function useValidatedForm<Values extends FieldValues, Output extends FieldValues>(
  schema: v.GenericSchema<Values, Output>,
  defaultValues: DefaultValues<Values>,
  { onValues }: Listeners<Values> = {},
) {
  const formId = useId();
  const [failedSubmits, setFailedSubmits] = useState(0);
  const [ofNoField, setOfNoField] = useState<readonly SummaryError[]>([]);
  const form = useForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues,
  });
  const { errors } = form.formState;
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

  const countFailure = useCallback(() => setFailedSubmits((count) => count + 1), []);
  const showErrors = useCallback(
    (list: readonly RefusedValue[]) => {
      const left: SummaryError[] = [];
      for (const { message, members } of list) {
        const name = names.find((each) => members.some((member) => isPathTo(each, member)));
        if (name === undefined) left.push({ message });
        else setError(name, { type: refused, message });
      }
      setOfNoField(left);
      countFailure();
    },
    [names, setError, countFailure],
  );

  return {
    form,
    errors,
    failedSubmits,
    /** Everything that is wrong, what belongs to no field first. */
    summary: [
      ...ofNoField,
      ...names.flatMap((name) => {
        const message = messageOf(name);
        return message === undefined ? [] : [{ message, fieldId: idOf(name) }];
      }),
    ] as readonly SummaryError[],
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
    /** Shows what the server found wrong, at its fields and in the summary, which takes the focus. */
    showErrors,
    /** Calls back with the validated output, or counts the failed try. */
    submit: (onValid: (output: Output) => void) => {
      const check = form.handleSubmit(onValid, countFailure);
      return (event?: Parameters<typeof check>[0]) => {
        setOfNoField([]);
        return check(event);
      };
    },
  };
}
