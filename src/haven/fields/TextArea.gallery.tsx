import { Example } from '#gallery/Example.tsx';
import { TextArea } from './TextArea.tsx';

export function Examples() {
  return (
    <>
      <Example title="Empty, filled">
        <TextArea label="Personal note" placeholder="Welcome to the team" />
        <TextArea label="Reason" defaultValue="We screen every new hire." />
      </Example>
      <Example title="Counted">
        <TextArea label="Why do you need it?" hint="In a sentence or two" count={{ typed: 0, most: 1000 }} />
        <TextArea label="Nearly full" count={{ typed: 985, most: 1000 }} />
        <TextArea
          label="Too long"
          error="Too long must be up to 1000 characters"
          count={{ typed: 1012, most: 1000 }}
        />
      </Example>
    </>
  );
}
