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

const { privacy, terms } = brand.legal;

/** "I agree to …", with what is agreed to in a tab of its own: the form stays as it is. */
export function TermsLabel() {
  return (
    <>
      I agree to the <Link href={terms.url}>{terms.name}</Link> and{' '}
      <Link href={privacy.url}>{privacy.name}</Link>
    </>
  );
}
