import { useLocation } from 'react-router-dom';
import { paths, registrationFor } from '#domain/paths.ts';
import { Link } from '#haven/actions/Link.tsx';

/** Link to the registration; its address contains the page that the person wanted (`ReturnUrl`). */
export function NewHere() {
  const wanted = new URLSearchParams(useLocation().search).get('ReturnUrl');
  return (
    <span>
      New here?{' '}
      <Link variant="action" href={wanted === null ? paths.register : registrationFor(wanted)}>
        Register
      </Link>
    </span>
  );
}
