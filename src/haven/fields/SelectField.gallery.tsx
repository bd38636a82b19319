import { Example } from '#gallery/Example.tsx';
import { SelectField } from './SelectField.tsx';

const options = ['A partner', 'A colleague', 'A search'];

export function Examples() {
  return (
    <>
      <Example title="Nothing chosen, and something">
        <SelectField label="How did you hear about us?" options={options} />
        <SelectField
          label="Role"
          hint="Owners manage people."
          options={['Owner', 'User']}
          defaultValue="User"
        />
      </Example>
      <Example title="In groups">
        <SelectField label="Partner" options={[{ label: 'Finance', options: ['Lendflow'] }, 'Another']} />
      </Example>
      <Example title="Error">
        <SelectField label="State" options={['Illinois', 'Indiana']} error="Choose a state" />
      </Example>
      <Example title="Disabled">
        <SelectField label="Country" options={['United States']} defaultValue="United States" disabled />
      </Example>
    </>
  );
}
