import { Example } from '#gallery/Example.tsx';
import { Chip } from './Chip.tsx';
import { DefinitionList } from './DefinitionList.tsx';

const items = [
  { term: 'Company', description: 'Acme Builders' },
  { term: 'Application', description: <Chip color="info" label="In review" /> },
  { term: 'Email', description: 'dana.lee@acme-builders-of-the-greater-chicago-area.example' },
];

export function Examples() {
  return (
    <>
      <Example title="Words, a chip, a long value">
        <DefinitionList items={items} />
      </Example>
      <Example title="Side by side, where there is room">
        <DefinitionList
          inColumns
          items={[
            ...items,
            {
              term: 'Reason',
              description:
                'They work in two counties that none of our partners serves, and asked for one that does so before spring.',
              isLong: true,
            },
          ]}
        />
      </Example>
    </>
  );
}
