import { Example } from '#gallery/Example.tsx';
import { RadioCards } from './RadioCards.tsx';

const choices = [
  {
    value: 'client',
    label: 'My business wants offers',
    description: 'Offers for your company and its people.',
  },
  { value: 'affiliate', label: 'I refer businesses' },
];

export function Examples() {
  return (
    <>
      <Example title="One is chosen">
        <RadioCards legend="How will you use the marketplace?" choices={choices} defaultValue="client" />
      </Example>
      <Example title="Under a heading, with an error">
        <RadioCards
          legend="How will your company use it?"
          legendVariant="h4"
          hint="You can change it later."
          error="Select how you will use it"
          choices={choices}
        />
      </Example>
    </>
  );
}
