import { useState } from 'react';
import { Example } from '#gallery/Example.tsx';
import { SearchField } from './SearchField.tsx';

export function Examples() {
  const [empty, setEmpty] = useState('');
  const [filled, setFilled] = useState('insurance');
  const [wrong, setWrong] = useState('');
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
      <Example title="With an error">
        <SearchField
          maxLength={100}
          id="search-wrong"
          label="Company, by name"
          error="Find the company, and choose it"
          value={wrong}
          onValueChange={setWrong}
        />
      </Example>
    </>
  );
}
