import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';

export interface FieldProps {
  /** Id of the control, generated unless given; of several controls, of the first. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** Splits the props of a field into those of its `FieldFrame` and those of its control. */
export function useField<Props extends FieldProps>({ id: givenId, label, hint, error, ...control }: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return {
    frame: { id, label, hint, error },
    control: { ...control, 'aria-describedby': describedBy(id, hint, error) },
  };
}

function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  const ids = [hint !== undefined && hint !== null && `${id}-hint`, error !== undefined && `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}

interface FieldFrameProps extends FieldProps {
  readonly id: string;
  /** `h4` for the only question of a page. */
  readonly labelVariant?: 'h4' | 'h6' | undefined;
  /** Attributes of the `fieldset` around several controls. */
  readonly group?: ComponentProps<'fieldset'> | undefined;
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** Renders label, hint, error, control, and `below`, in this order. */
export function FieldFrame({
  id,
  label,
  labelVariant = 'h6',
  hint,
  error,
  group,
  below,
  children,
}: FieldFrameProps) {
  const rest = (
    <>
      {hint !== undefined && hint !== null && (
        <Typography
          id={`${id}-hint`}
          variant="body2"
          color="textSecondary"
          sx={{ mt: '2px', textWrap: 'balance' }}
        >
          {hint}
        </Typography>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Box sx={{ mt: 1 }}>{children}</Box>
      {below}
    </>
  );
  if (!group) {
    return (
      <Box sx={{ minWidth: 0 }}>
        <Typography component="label" variant={labelVariant} htmlFor={id} sx={{ display: 'block' }}>
          {label}
        </Typography>
        {rest}
      </Box>
    );
  }
  return (
    <fieldset {...group} aria-describedby={describedBy(id, hint, error)}>
      <Typography component="legend" variant={labelVariant} id={`${id}-legend`}>
        {label}
      </Typography>
      {rest}
    </fieldset>
  );
}

export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Typography
      id={id}
      component="p"
      variant="h6"
      color="error"
      sx={{ display: 'flex', gap: 1, mt: 1, '& svg': { mt: '2px' } }}
    >
      <Icon name="error" size={16} />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {children}
      </span>
    </Typography>
  );
}
