import { useNavigate } from 'react-router-dom';
import { accessOf, type AccessPlace } from '#domain/accessPlace.ts';
import { partners } from '#domain/partner.ts';
import { sitePages, sitePagesOfPartners, type SitePage } from '#domain/sitePages.ts';
import { SelectField } from '#haven/SelectField.tsx';

const byTitle = (a: SitePage, b: SitePage) => a.title.localeCompare(b.title);
const groups = [
  {
    label: 'Pages of partners',
    options: sitePagesOfPartners.toSorted(byTitle).map(({ path, title }) => ({ value: path, label: title })),
  },
  {
    label: 'Other pages',
    options: Object.values<SitePage>(sitePages).map(({ path, title }) => ({
      value: path,
      label: `${title || 'Landing page'} (${path})`,
    })),
  },
];

/** Partners whose offers lead elsewhere at once: there is no page to let anybody in or not. */
const withoutPage = partners.filter(({ pages }) => pages.length === 0).map(({ title }) => title);

/** Which page it is about. What is chosen stands in the address, and is no step to go back to. */
export function PageChoice({ place: { userId, path } }: { readonly place: AccessPlace }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="Page or partner"
      hint={
        withoutPage.length > 0
          ? `Without a page here: ${withoutPage.join(', ')}. Whether a company has it is said at the customer.`
          : undefined
      }
      options={groups}
      value={path}
      onChange={({ currentTarget }) =>
        void navigate(accessOf({ userId, path: currentTarget.value }), {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  );
}
