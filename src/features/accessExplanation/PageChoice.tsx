import { useNavigate } from 'react-router-dom';
import { explanationPath, type ExplanationParams } from '#domain/accessParams.ts';
import { partnersWithoutPage } from '#domain/accessTarget.ts';
import { sitePages, sitePagesOfPartners, type SitePage } from '#domain/sitePages.ts';
import { SelectField } from '#haven/fields/SelectField.tsx';

const groups = [
  {
    label: 'Pages of partners',
    choices: sitePagesOfPartners
      .map((page) => ({ name: page.title, target: { page, offer: null } }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  },
  {
    label: 'Partners without a page',
    choices: partnersWithoutPage.map((offer) => ({
      name: offer.title,
      target: { page: sitePages.dashboard, offer },
    })),
  },
  {
    label: 'Other pages',
    choices: Object.values<SitePage>(sitePages).map((page) => ({
      name: `${page.title || 'Landing page'} (${page.path})`,
      target: { page, offer: null },
    })),
  },
];

/** Field that chooses the page or offer to explain. A choice replaces the history entry, so that Back skips it. */
export function PageChoice({ params: { userId, target: chosen } }: { readonly params: ExplanationParams }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="Page or partner"
      placeholder={null}
      // The value of an option is the address of the explanation for the page or offer.
      options={groups.map(({ label, choices }) => ({
        label,
        options: choices.map(({ name, target }) => ({
          value: explanationPath({ userId, target }),
          label: name,
        })),
      }))}
      value={explanationPath({ userId, target: chosen })}
      onChange={({ currentTarget }) =>
        void navigate(currentTarget.value, { replace: true, preventScrollReset: true })
      }
    />
  );
}
