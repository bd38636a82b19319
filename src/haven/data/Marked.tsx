import styles from './Marked.module.css';

interface MarkedProps {
  readonly text: string;
  /** Whether a word of the text is marked; without it none is. */
  readonly isMarked?: ((word: string) => boolean) | undefined;
}

/** A text in which some words are marked, as those that a search has found. */
export function Marked({ text, isMarked }: MarkedProps) {
  if (!isMarked) return text;
  return text.split(/([\p{L}\p{N}'’&-]+)/u).map((part, at) =>
    at % 2 === 1 && isMarked(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name.
      <mark key={at} className={styles['mark']}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
