import { useState } from 'react';
import { SearchField } from '#haven/SearchField.tsx';
import { Example } from '#gallery/Example.tsx';

export function Examples() {
  const [empty, setEmpty] = useState('');
  const [filled, setFilled] = useState('insurance');
  return (
    <>
      <Example title="Empty">
        <SearchField
          maxLength={100}
          id="search-empty"
          label="Search partners"
          placeholder="Name or need"
          value={empty}
          onValueChange={setEmpty}
        />
      </Example>
      <Example title="Filled, with the button that empties it">
        <SearchField
          maxLength={100}
          id="search-filled"
          label="Search answers"
          value={filled}
          onValueChange={setFilled}
        />
      </Example>
    </>
  );
}
