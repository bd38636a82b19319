import { usePartnerTitlesQuery } from '#graphql/adminHooks.ts';
import { SelectField } from '#haven/fields/SelectField.tsx';

interface PartnerFilterProps {
  /** Id of the partner whose customers are listed; null for all. */
  readonly partnerId: string | null;
  readonly onChange: (partnerId: string | null) => void;
}

/** Lists only the customers who have one partner. */
export function PartnerFilter({ partnerId, onChange }: PartnerFilterProps) {
  const { data } = usePartnerTitlesQuery();
  const options = (data?.partnerTitles ?? []).map(({ id, title }) => ({ value: id, label: title }));
  const unnamed = data ? `Partner ${partnerId} (not found)` : `Partner ${partnerId}`;
  const isUnknown = partnerId !== null && !options.some(({ value }) => value === partnerId);
  return (
    <SelectField
      label="Has partner"
      placeholder="Any"
      options={isUnknown ? [...options, { value: partnerId, label: unnamed }] : options}
      value={partnerId ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}
