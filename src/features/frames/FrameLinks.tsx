import { brand } from '#domain/brand.ts';
import { Link } from '#haven/actions/Link.tsx';

/** Link that writes an email to support, the last link of each card for visitors (WCAG 2.2, 3.2.6). */
export function SupportEmailLink() {
  return (
    <Link variant="action" href={`mailto:${brand.supportEmail}`}>
      Need help?
    </Link>
  );
}

const { privacy, terms } = brand.legal;

/** Label of the checkbox for the terms; the links open in a new tab, so that the form keeps its values. */
export function TermsLabel() {
  return (
    <>
      I agree to the <Link href={terms.url}>{terms.name}</Link> and{' '}
      <Link href={privacy.url}>{privacy.name}</Link>
    </>
  );
}
