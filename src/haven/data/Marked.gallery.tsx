import { Example } from '#gallery/Example.tsx';
import { Marked } from './Marked.tsx';

const found = new Set(['Rent', 'tools']);

export function Examples() {
  return (
    <>
      <Example title="What a search has found">
        <p>
          <Marked text="Rent lifts, tools and generators." isMarked={(word) => found.has(word)} />
        </p>
      </Example>
      <Example title="Nothing is searched for">
        <p>
          <Marked text="Rent lifts, tools and generators." />
        </p>
      </Example>
    </>
  );
}
