import { brand } from '#domain/brand.ts';
import { Link } from '#haven/actions/Link.tsx';

/** The last link of every card on the way in (WCAG 2.2, 3.2.6). */
export function HelpLink() {
  return (
    <Link variant="action" href={`mailto:${brand.supportEmail}`}>
      Need help?
    </Link>
  );
}
