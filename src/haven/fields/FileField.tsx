import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Link } from '#haven/actions/Link.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { FieldFrame, useField, type FieldProps } from './FieldFrame.tsx';
import styles from './FileField.module.css';
import { formatBytes } from './formatBytes.ts';

/** A file that is stored on the server. */
export interface StoredFile {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** Address of the file, or a function that fetches it. */
  readonly open?: string | (() => void) | undefined;
}

interface FileFieldProps extends FieldProps, Pick<ComponentProps<'input'>, 'accept' | 'disabled'> {
  readonly value: File | null;
  /** The stored file, which the chosen file will replace. */
  readonly kept?: StoredFile | undefined;
  /** Called with the chosen file, which may be of a type that `accept` excludes, since files can be dropped. */
  readonly onChange: (file: File | null) => void;
  /** Removes the stored file; absent if the file can only be replaced. */
  readonly onRemoveKept?: (() => void) | undefined;
}

/** A field for one file. The browser's own control covers the whole field, so people can press or drop anywhere. */
export function FileField({ value, kept, onChange, onRemoveKept, ...props }: FileFieldProps) {
  const shown = value ?? kept;
  const { frame, control: attributes } = useField(props, shown && 'file');
  const { id, error } = frame;
  const control = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const remove = value ? () => onChange(null) : onRemoveKept;

  // Without this, the browser would report no change when the same file is chosen again.
  useEffect(() => {
    if (value === null && control.current) control.current.value = '';
  }, [value]);

  return (
    <FieldFrame {...frame}>
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
          {...attributes}
          ref={control}
          id={id}
          type="file"
          className={styles['input']}
          aria-invalid={error === undefined ? undefined : true}
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
          {!(shown && props.disabled) && (
            <Stack direction="row" spacing={shown ? 4 : 1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
              <MuiLink
                component="label"
                variant="action"
                underline={props.disabled ? 'none' : undefined}
                htmlFor={id}
                sx={{ color: props.disabled ? 'text.secondary' : undefined }}
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

function FileName({ file }: { readonly file: File | StoredFile | undefined }) {
  const open = file && 'open' in file ? file.open : undefined;
  if (!open) {
    return (
      <Typography component="span" variant="h6">
        {file?.name}
      </Typography>
    );
  }
  const target = typeof open === 'string' ? { href: open, sameTab: true } : { onClick: open };
  return (
    <Link {...target} variant="action" className={styles['above']}>
      {file?.name}
    </Link>
  );
}
