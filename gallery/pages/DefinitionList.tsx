import { Chip } from '#haven/Chip.tsx';
import { DefinitionList } from '#haven/DefinitionList.tsx';
import { Example } from '#gallery/Example.tsx';

export function Examples() {
  return (
    <Example title="Words, a chip, a long value">
      <DefinitionList
        items={[
          { term: 'Company', description: 'Acme Builders' },
          { term: 'Application', description: <Chip tone="info">In review</Chip> },
          { term: 'Email', description: 'dana.lee@acme-builders-of-the-greater-chicago-area.example' },
        ]}
      />
    </Example>
  );
}
