import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';

export interface SummaryError {
  readonly message: string;
  /** Id of the control with the error; absent for an error of the whole form. */
  readonly fieldId?: string | undefined;
}

interface ErrorSummaryProps {
  readonly errors: readonly SummaryError[];
  /** Number of submits that failed the form's own validation. A new number moves the focus to the summary. */
  readonly submission?: number;
  /** Failure of the last call. A new object moves the focus to the summary. */
  readonly failure?: object | null;
}

function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** All errors of a form, at its top. While there are errors, the document's title begins with "Error:". */
export function ErrorSummary({ errors, submission = 0, failure = null }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const announced = useRef({ submission: 0, failure: null as object | null });
  const hasErrors = errors.length > 0;

  useEffect(() => {
    const last = announced.current;
    // After null, the same failure counts as a new one.
    if (failure === null) last.failure = null;
    if (!hasErrors || (submission === last.submission && failure === last.failure)) return;
    announced.current = { submission, failure };
    ref.current?.focus();
  }, [hasErrors, submission, failure]);

  useEffect(() => {
    if (!hasErrors) return undefined;
    const plainTitle = document.title;
    const markedTitle = `Error: ${plainTitle}`;
    document.title = markedTitle;
    return () => {
      if (document.title === markedTitle) document.title = plainTitle;
    };
  }, [hasErrors]);

  if (!hasErrors) return null;
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      // With `:focus-visible`, a press by mouse would show no focus ring.
      sx={{
        borderRadius: 'var(--haven-radius-surface)',
        '&:focus': { outline: '3px solid var(--haven-focus)', outlineOffset: 2 },
      }}
    >
      <Alert role="alert" severity="error" variant="outlined" icon={<Icon name="error" size={24} />}>
        <Typography component="h2" variant="h4">
          There is a problem
        </Typography>
        <Typography
          component="ul"
          variant="h6"
          color="error"
          sx={{ mt: 2, lineHeight: '1.5rem', overflowWrap: 'anywhere' }}
        >
          {errors.map(({ message, fieldId }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {fieldId === undefined ? (
                message
              ) : (
                <MuiLink
                  href={`#${fieldId}`}
                  color="inherit"
                  sx={{ '@media (pointer: coarse)': { display: 'inline-block', py: '10px' } }}
                  onClick={(event) => focusField(event, fieldId)}
                >
                  {message}
                </MuiLink>
              )}
            </li>
          ))}
        </Typography>
      </Alert>
    </Box>
  );
}
