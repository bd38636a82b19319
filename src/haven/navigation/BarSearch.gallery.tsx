import { useState } from 'react';
import { EmptyState } from '#haven/feedback/EmptyState.tsx';
import { Example } from '#gallery/Example.tsx';
import { BarSearch } from './BarSearch.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuSection } from './MenuSection.tsx';

const companies = ['Acme Builders', 'Birch Plumbing', 'A company with a rather long name, as companies have'];

export function Examples() {
  const [typed, type] = useState('');
  const found = companies.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
  return (
    <Example title="A field; on phones an icon that opens it" on="beam">
      <BarSearch
        label="Search companies"
        maxLength={100}
        value={typed}
        onValueChange={type}
        told={`Found: ${found.length}.`}
      >
        {found.length === 0 ? (
          <EmptyState title="Nothing found" />
        ) : (
          <MenuSection title="Companies">
            {found.map((name) => (
              <MenuItem key={name} href={`?open=${encodeURIComponent(name)}`}>
                {name}
              </MenuItem>
            ))}
          </MenuSection>
        )}
      </BarSearch>
    </Example>
  );
}
