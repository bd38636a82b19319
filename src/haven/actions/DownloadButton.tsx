import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FieldError } from '#haven/fields/FieldError.tsx';
import { Button } from './Button.tsx';

interface DownloadButtonProps {
  /** Whether the file is on its way. */
  readonly isBusy: boolean;
  /** What the last file holds; empty where there is none. */
  readonly told: string;
  /** Why it could not be had, line by line. */
  readonly failure: readonly string[];
  readonly onDownload: () => void;
}

/** Takes a list as a file for spreadsheets, and says what became of it. */
export function DownloadButton({ isBusy, told, failure, onDownload }: DownloadButtonProps) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', maxWidth: '40ch' }}>
      <Button variant="outlined" busy={isBusy} onClick={onDownload}>
        {isBusy ? 'Downloading…' : 'Download CSV'}
      </Button>
      <Typography
        component="output"
        variant="caption"
        color="textSecondary"
        sx={{ '&:empty': { display: 'none' } }}
      >
        {told}
      </Typography>
      <div role="alert">
        {failure.map((line) => (
          <FieldError key={line} id={`download-${line}`}>
            {line}
          </FieldError>
        ))}
      </div>
    </Stack>
  );
}
