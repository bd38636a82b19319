import { useNavigate } from 'react-router-dom';
import { accessPath, type AccessParams } from '#domain/accessParams.ts';
import { partnersWithoutPage, type AccessTarget } from '#domain/accessTarget.ts';
import { sitePages, sitePagesOfPartners, type SitePage } from '#domain/sitePages.ts';
import { SelectField } from '#haven/fields/SelectField.tsx';

interface Choice {
  readonly label: string;
  readonly target: AccessTarget;
}

interface Group {
  readonly label: string;
  readonly choices: readonly Choice[];
}

const groups: readonly Group[] = [
  {
    label: 'Pages of partners',
    choices: sitePagesOfPartners
      .map((page) => ({ label: page.title, target: { page, offer: null } }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  },
  {
    label: 'Partners without a page',
    choices: partnersWithoutPage.map((offer) => ({
      label: offer.title,
      target: { page: sitePages.dashboard, offer },
    })),
  },
  {
    label: 'Other pages',
    choices: Object.values<SitePage>(sitePages).map((page) => ({
      label: `${page.title || 'Landing page'} (${page.path})`,
      target: { page, offer: null },
    })),
  },
];

/** Which page or offer it is about. What is chosen stands in the address, and is no step to go back to. */
export function PageChoice({ params: { userId, target: chosen } }: { readonly params: AccessParams }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="Page or partner"
      placeholder={null}
      // Each stands for the address that explains it.
      options={groups.map(({ label, choices }) => ({
        label,
        options: choices.map((choice) => ({
          value: accessPath({ userId, target: choice.target }),
          label: choice.label,
        })),
      }))}
      value={accessPath({ userId, target: chosen })}
      onChange={({ currentTarget }) =>
        void navigate(currentTarget.value, { replace: true, preventScrollReset: true })
      }
    />
  );
}
