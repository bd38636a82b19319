import { foldText } from './foldText.ts';

const fillers: ReadonlySet<string> = new Set(
  `a about all am an and any are around at be best business businesses buy buying by can cheap cheaper companies company
  contractor contractors could do does find finding for from get getting give good great has have help how i in into is
  it just know local looking make me more my near nearby need needed new of off offer offers on online or order our
  please quick quickly so some someone that the their them there they this to up us want we what when where which who
  will with would you your`.split(/\s+/),
);

/** Splits a text into folded words: "workers" and "comp" from "Workers' comp", "i9" from "I-9", and "eo" from "E&O". */
export function splitFoldedWords(text: string): readonly string[] {
  return foldText(text)
    .replaceAll("'", '')
    .replaceAll(/\b([a-z])[- ]?(?=\d)|\b([a-z])&(?=[a-z]\b)/g, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Returns the distinct words of a search without fillers; with the fillers if there are no other words. */
export function significantWords(search: string): readonly string[] {
  const words = [...new Set(splitFoldedWords(search))];
  const significant = words.filter((word) => !fillers.has(word));
  return significant.length === 0 ? words : significant;
}
