import styles from './HighlightedText.module.css';

interface HighlightedTextProps {
  readonly text: string;
  readonly isMarked?: ((word: string) => boolean) | undefined;
}

/** A text with a `mark` element around each word that `isMarked` accepts, such as the matches of a search. */
export function HighlightedText({ text, isMarked }: HighlightedTextProps) {
  if (!isMarked) return text;
  return text.split(/([\p{L}\p{N}'’&-]+)/u).map((part, at) =>
    at % 2 === 1 && isMarked(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other key.
      <mark key={at} className={styles['mark']}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
