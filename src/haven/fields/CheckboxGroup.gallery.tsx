import { Example } from '#gallery/Example.tsx';
import { CheckboxGroup } from './Checkbox.tsx';

const days = ['60', '30', '14', '7', '1'].map((value) => ({
  value,
  label: value === '1' ? '1 day' : `${value} days`,
}));

const people = [
  { value: 'dana', label: 'You' },
  { value: 'sam', label: 'Sam Ortiz' },
  { value: 'long', label: 'Somebody with a name that is much longer than names are in most companies' },
];

export function Examples() {
  return (
    <>
      <Example title="Some are ticked">
        <CheckboxGroup
          legend="Remind us before it expires"
          hint="Each of these days once"
          choices={days}
          defaultValue={['30', '14', '7']}
        />
      </Example>
      <Example title="Error, long names">
        <CheckboxGroup
          legend="Send to"
          hint="People of your team"
          error="Choose who gets the reminders"
          choices={people}
        />
      </Example>
      <Example title="Disabled">
        <CheckboxGroup legend="Send to" choices={people.slice(0, 2)} defaultValue={['dana']} disabled />
      </Example>
    </>
  );
}
