import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';

interface FieldFrameProps {
  /** Id of the control; of several, of the first. */
  readonly id: string;
  readonly label: string;
  /** `h4` where the field is all that is asked. */
  readonly labelVariant?: 'h4' | 'h6' | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Attributes of the group, where the label stands for several controls. */
  readonly group?: ComponentProps<'fieldset'> | undefined;
  /** Shown under the control. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** Ids of a field's hint and error, for `aria-describedby`. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  const ids = [hint !== undefined && hint !== null && `${id}-hint`, error !== undefined && `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Label, hint, error, control and what is said of it, in this order. */
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

interface FieldErrorProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** Error of one field. */
export function FieldError({ id, children }: FieldErrorProps) {
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
