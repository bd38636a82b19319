import { useLocation } from 'react-router-dom';
import { paths, offerRegistrationPath } from '#domain/paths.ts';
import { Link } from '#haven/actions/Link.tsx';

/** Link to the registration; its address contains the page that the person wanted (`ReturnUrl`). */
export function RegisterLink() {
  const wanted = new URLSearchParams(useLocation().search).get('ReturnUrl');
  return (
    <span>
      New here?{' '}
      <Link variant="action" href={wanted === null ? paths.register : offerRegistrationPath(wanted)}>
        Register
      </Link>
    </span>
  );
}
