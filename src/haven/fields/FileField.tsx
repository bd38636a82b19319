import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Link } from '#haven/actions/Link.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import styles from './FileField.module.css';
import { formatBytes } from './formatBytes.ts';

export interface KeptFile {
  readonly name: string;
  /** Its length. */
  readonly size: number;
  /** Its address, or what fetches it where an address does not do. */
  readonly open?: string | (() => void) | undefined;
}

interface FileFieldProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'accept' | 'disabled' | 'onBlur'
> {
  readonly label: string;
  /** Which files, and how large: the caller's rules. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** What was chosen here. */
  readonly value: File | null;
  /** What is there already; stands until another is chosen. */
  readonly kept?: KeptFile | undefined;
  /** Also a file that `accept` leaves out may come: it can be dropped. */
  readonly onChange: (file: File | null) => void;
  /** The person no longer wants what is kept; without it, that can only be replaced. */
  readonly onRemoveKept?: (() => void) | undefined;
}

/** One file, by the browser's own control, which lies over its place: it is pressed and dropped on anywhere. */
export function FileField({
  id: givenId,
  label,
  hint,
  error,
  value,
  kept,
  onChange,
  onRemoveKept,
  ...input
}: FileFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const control = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const shown = value ?? kept;
  const remove = value ? () => onChange(null) : onRemoveKept;

  // So that the browser does not take the same file, chosen again, for no change.
  useEffect(() => {
    if (value === null && control.current) control.current.value = '';
  }, [value]);

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Stack
        direction="row"
        spacing={3}
        className={[styles['place'], !shown && styles['empty'], isOver && styles['over']]
          .filter(Boolean)
          .join(' ')}
        sx={{ alignItems: 'center' }}
      >
        <Box component={Icon} name={shown ? 'check' : 'plus'} sx={{ color: 'text.secondary' }} />
        <input
          {...input}
          ref={control}
          id={id}
          type="file"
          className={styles['input']}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={
            [describedBy(id, hint, error), shown && `${id}-file`].filter(Boolean).join(' ') || undefined
          }
          onChange={({ target }) => onChange(target.files?.[0] ?? null)}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={shown && { xs: 2, sm: 3 }}
          sx={{ flex: 1, minWidth: 0, alignItems: { sm: 'center' } }}
        >
          <Typography
            component="output"
            variant="body2"
            id={`${id}-file`}
            htmlFor={id}
            sx={{ flex: shown && 1, minWidth: 0 }}
          >
            {shown && (
              <>
                <FileName file={value ?? kept} />{' '}
                <Typography component="span" variant="body2" color="textSecondary" noWrap>
                  {formatBytes(shown.size)}
                </Typography>
              </>
            )}
          </Typography>
          {!(shown && input.disabled) && (
            <Stack direction="row" spacing={shown ? 4 : 1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
              <MuiLink
                component="label"
                variant="action"
                underline={input.disabled ? 'none' : undefined}
                htmlFor={id}
                sx={{ color: input.disabled ? 'text.secondary' : undefined }}
              >
                {shown ? 'Replace' : 'Choose a file'}
              </MuiLink>
              {!shown && (
                <Typography
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  aria-hidden
                  sx={{ '@media (pointer: coarse)': { display: 'none' } }}
                >
                  or drop it here
                </Typography>
              )}
              {shown && remove && (
                <Link
                  variant="action"
                  className={styles['above']}
                  aria-describedby={`${id}-file`}
                  onClick={() => {
                    remove();
                    control.current?.focus();
                  }}
                >
                  Remove
                </Link>
              )}
            </Stack>
          )}
        </Stack>
      </Stack>
    </FieldFrame>
  );
}

function FileName({ file }: { readonly file: File | KeptFile | undefined }) {
  const open = file && 'open' in file ? file.open : undefined;
  if (typeof open === 'string') {
    return (
      <Link href={open} sameTab variant="action" className={styles['above']}>
        {file?.name}
      </Link>
    );
  }
  if (open) {
    return (
      <Link variant="action" className={styles['above']} onClick={open}>
        {file?.name}
      </Link>
    );
  }
  return (
    <Typography component="span" variant="h6">
      {file?.name}
    </Typography>
  );
}
