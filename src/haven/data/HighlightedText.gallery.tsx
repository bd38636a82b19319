import { Example } from '#gallery/Example.tsx';
import { HighlightedText } from './HighlightedText.tsx';

const found = new Set(['Rent', 'tools']);

export function Examples() {
  return (
    <>
      <Example title="What a search has found">
        <p>
          <HighlightedText text="Rent lifts, tools and generators." isMarked={(word) => found.has(word)} />
        </p>
      </Example>
      <Example title="Nothing is searched for">
        <p>
          <HighlightedText text="Rent lifts, tools and generators." />
        </p>
      </Example>
    </>
  );
}
