import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import { Link } from '#haven/actions/Link.tsx';

/** The way to support, for who did not find their question. */
export function FaqContact() {
  return (
    <Box component="section" aria-labelledby="contact" sx={{ mt: 8 }}>
      <Typography component="h2" variant="h4" id="contact" sx={{ mb: 1 }}>
        Not what you were looking for?
      </Typography>
      <p>
        Write to <Link href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>, or{' '}
        <Link href={paths.requestProducts}>request a product</Link> that isn&apos;t here yet.
      </p>
    </Box>
  );
}
