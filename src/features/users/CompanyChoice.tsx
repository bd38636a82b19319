import Stack from '@mui/material/Stack';
import { useId, useState, type Ref } from 'react';
import { formatDateTime } from '#domain/dateTime.ts';
import { limits } from '#domain/limits.ts';
import { describeResultCount } from '#admin/describeResultCount.ts';
import { useAdminCustomersQuery, type AdminCustomerFieldsFragment } from '#graphql/adminHooks.ts';
import { Region } from '#haven/feedback/Region.tsx';
import { RadioCards } from '#haven/fields/RadioCards.tsx';
import { SearchField } from '#haven/fields/SearchField.tsx';
import { toRegionProps, shownData } from '#session/queryState.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { formatQuantity } from '#haven/data/quantities.ts';
import { useDebouncedText } from '#session/useDebouncedWrite.ts';

const kind = {
  one: 'company',
  many: 'companies',
  none: 'No company matches. Try another part of the name.',
  shown: 5,
};

interface CompanyChoiceProps {
  /** Chosen company, which stays among the choices even if the next search does not find it; null for none. */
  readonly chosen: AdminCustomerFieldsFragment | null;
  readonly error: string | undefined;
  /** Ref to the search field, which takes the focus if no company was chosen. */
  readonly field: Ref<HTMLInputElement>;
  readonly onChoose: (company: AdminCustomerFieldsFragment) => void;
}

/** Search field for companies, with the found companies as choices. */
export function CompanyChoice({ chosen, error, field, onChoose }: CompanyChoiceProps) {
  const id = useId();
  const [typed, type] = useState('');
  const search = useDebouncedText(typed);
  const asked = useAdminCustomersQuery({
    variables: { page: 1, size: kind.shown, search },
    ...adminQueryOptions,
    skip: search === '',
  });
  const found = search === '' ? { rows: [], total: null } : shownData(asked)?.adminCustomers;
  const rows = found?.rows ?? [];
  const companies = chosen && rows.every((row) => row.id !== chosen.id) ? [chosen, ...rows] : rows;

  return (
    <Stack spacing={3} sx={{ '& > output:empty': { display: 'none' } }}>
      <SearchField
        ref={field}
        id={`${id}-search`}
        label="Company, by name"
        error={error}
        maxLength={limits.searchLength}
        value={typed}
        onValueChange={type}
      />
      <output>
        {found && found.total !== null && !asked.loading && describeResultCount(search, found.total, kind)}
      </output>
      <Region what="the companies" data={found} {...toRegionProps(asked)}>
        {() => null}
      </Region>
      {companies.length > 0 && (
        <RadioCards
          legend="Company"
          aria-required
          choices={companies.map(choiceOf)}
          defaultValue={chosen?.id}
          onChange={({ target }) => {
            const company = companies.find((each) => each.id === target.value);
            if (company) onChoose(company);
          }}
        />
      )}
    </Stack>
  );
}

/** Returns the choice for a company, with a description, since several companies can have the same name. */
function choiceOf({ id, name, typeName, users, createdOn }: AdminCustomerFieldsFragment) {
  const facts = [typeName, formatQuantity(users, 'user'), `since ${formatDateTime(createdOn)}`];
  return { value: id, label: name, description: facts.filter(Boolean).join(', ') };
}
