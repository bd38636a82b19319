import { paths } from '#domain/paths.ts';
import { Link } from '#haven/Link.tsx';

/** The way in for whoever cannot log in yet. */
export function NewHere() {
  return (
    <span>
      New here?{' '}
      <Link variant="action" href={paths.register}>
        Register
      </Link>
    </span>
  );
}
