import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { significantWords, splitFoldedWords } from './searchWords.ts';

export interface SearchedPartner {
  readonly id: number;
  readonly title: string;
  /** Search words or phrases, of which screens show only a matching one. */
  readonly words: readonly string[];
  readonly category: string;
  readonly benefit: string;
  readonly value: string;
}

export interface PartnerMatch {
  readonly id: number;
  /** Whether a word of a text on the screen matches the search. */
  readonly isMarked: (word: string) => boolean;
  /** The partner's search word or phrase that matches most words of the typed search; null without a match. */
  readonly phrase: () => string | null;
  /** Whether title, search words, or category of the partner match every word of the search. */
  readonly isNamed: boolean;
}

export type PartnerIndex = Awaited<ReturnType<typeof createPartnerIndex>>;

type Field = keyof Omit<SearchedPartner, 'id'>;

const boost: Readonly<Record<Field, number>> = { title: 4, words: 3, category: 2, benefit: 1, value: 1 };
const fields = Object.keys(boost) as Field[];
/** Fields that name a partner; the other fields describe the offer. */
const naming: ReadonlySet<string> = new Set<Field>(['title', 'words', 'category']);

/** Minimal length of a word that may have one wrong letter, and of a word that may have two. */
const oneWrongFrom = 4;
const twoWrongFrom = 8;
/** Minimal length of a word whose first letter alone may be wrong; a shorter word would match other words. */
const wrongFirstFrom = 6;

/** Minimal share of a search's words that the index must have, and minimal share of these that a partner must match. */
const leastShare = 0.5;

/** Factor for a partner whose phrase is the whole search, to rank above one whose phrase contains the search. */
const wholePhrase = 4;

/** Parameters of BM25+. `b` is low, so that a partner's many search words hardly lower the weight of each. */
const bm25 = { k: 1.2, b: 0.1, d: 0.5 };

interface Hit {
  readonly score: number;
  readonly terms: readonly string[];
  readonly isNaming: boolean;
  /** Whether the word itself or its stem matches, not only a prefix or a similar word. */
  readonly isSure: boolean;
}

type Hits = ReadonlyMap<number, Hit>;

/** Builds a search index of partners, which tolerates plurals, word endings, and one or two typos (decision 37). */
export async function createPartnerIndex(partners: readonly SearchedPartner[]) {
  const vocabulary = new Set<string>();
  const index = new MiniSearch<SearchedPartner>({
    fields,
    tokenize: (text, field) =>
      text.split('\n').flatMap(field === 'title' || field === 'words' ? withCompounds : splitFoldedWords),
    extractField: (partner, name) => {
      const value = partner[name as keyof SearchedPartner];
      // Ids remain numbers.
      return typeof value === 'object' ? value.join('\n') : value;
    },
    processTerm: (term) => {
      const forms = formsOf(term);
      for (const form of forms) vocabulary.add(form);
      return forms;
    },
  });
  // Indexes in chunks, so that a page of many partners stays responsive.
  await index.addAllAsync(partners, { chunkSize: 20 });
  const titles = partners.map(({ id, title }) => ({ id, folded: splitFoldedWords(title).join('') }));
  const phrases = new Map(
    partners.map(({ id, title, words }) => [
      id,
      new Set([title, ...words].map((each) => keyOf(splitFoldedWords(each)))),
    ]),
  );

  function look(typed: string, forms: readonly string[], fuzzy: false | ((term: string) => number)): Hits {
    const sure = new Set([typed, ...formsOf(typed)]);
    const results = index.search(forms.join('\n'), {
      boost,
      bm25,
      // A single letter would match some word of every partner.
      fields: typed.length > 1 ? fields : ['title'],
      // Not for a stem, which is also the prefix of other words: "gener" of "general".
      prefix: (term) => !fuzzy && term === typed,
      fuzzy,
      tokenize: (text) => text.split('\n'),
      processTerm: (term) => term,
      weights: { prefix: vocabulary.has(typed) ? 0.1 : 0.6, fuzzy: 0.3 },
    });
    return new Map(
      results.flatMap(({ id, score, terms, match }): [number, Hit][] => {
        const meant = terms.filter((term) => !fuzzy || isTypo(typed, term));
        if (meant.length === 0) return [];
        const isNaming = meant.some((term) => match[term]?.some((field) => naming.has(field)));
        const isSure = !fuzzy && meant.some((term) => sure.has(term));
        return [[id as number, { score, terms: meant, isNaming, isSure }]];
      }),
    );
  }

  /** Finds a word as typed, with other endings, or with two letters swapped; if nothing matches, with typos. */
  function findWord(word: string): Hits {
    const swapped = word.length < oneWrongFrom ? [] : swapsOf(word).filter((each) => vocabulary.has(each));
    const exact = look(word, [...formsOf(word), ...agentForms(word), ...swapped], false);
    if (exact.size > 0 || word.length < oneWrongFrom) return exact;
    const similar = look(word, formsOf(word), (term) =>
      term.length < twoWrongFrom || term !== word ? 1 : 2,
    );
    if (similar.size > 0) return similar;
    const within = titles.filter(({ folded }) => folded.includes(word));
    return new Map(within.map(({ id }) => [id, { score: 1, terms: [], isNaming: false, isSure: true }]));
  }

  /** Finds two words that are written as one in the index: "sun belt". */
  function findCompound(first: string, second: string, isKnown: boolean): Hits {
    const word = first + second;
    if (vocabulary.has(word)) return look(word, [word], false);
    return isKnown || word.length < twoWrongFrom ? new Map() : look(word, [word], () => 1);
  }

  function findWords(words: readonly string[]): readonly Hits[] {
    const found = words.map(findWord);
    for (const [at, word] of words.entries()) {
      const next = words[at + 1];
      const isKnown = found[at]?.size !== 0 && found[at + 1]?.size !== 0;
      const together = next === undefined ? new Map<number, Hit>() : findCompound(word, next, isKnown);
      if (together.size === 0) continue;
      for (const place of [at, at + 1]) found[place] = withCompound(found[place] ?? new Map(), together);
    }
    return found;
  }

  function find(search: string): readonly PartnerMatch[] {
    const words = significantWords(search);
    const known = findWords(words).filter((hits) => hits.size > 0);
    if (known.length === 0 || known.length < words.length * leastShare) return [];
    const key = keyOf(words);
    const found = partners.map(({ id }, order) => {
      const hits = known.flatMap((each) => each.get(id) ?? []);
      const weight = hits.length * (phrases.get(id)?.has(key) ? wholePhrase : 1);
      return { id, order, hits, score: hits.reduce((sum, { score }) => sum + score, 0) * weight };
    });
    const most = Math.max(...found.map(({ hits }) => hits.length));
    return (
      found
        .filter(({ hits }) => hits.length > 0 && hits.length >= Math.min(most, known.length * leastShare))
        // Keeps the partners that match every word; if none does, those with a sure match in a naming field.
        .filter(({ hits }) =>
          most === words.length
            ? hits.length === most
            : hits.some(({ isNaming, isSure }) => isNaming && isSure),
        )
        .toSorted((a, b) => b.score - a.score || a.order - b.order)
        .map(({ id, hits }) => {
          const terms = new Set(hits.flatMap(({ terms }) => terms));
          return {
            id,
            isMarked: (word: string) => isMarked(word, terms),
            phrase: () => phraseOf(partners.find((partner) => partner.id === id)?.words ?? [], terms),
            isNamed: hits.length === words.length && hits.every(({ isNaming }) => isNaming),
          };
        })
    );
  }

  return { find };
}

/** Returns the phrase with the most found words, the shortest of several; null if no phrase has a found word. */
function phraseOf(phrases: readonly string[], terms: ReadonlySet<string>): string | null {
  const [best] = phrases
    .map((phrase) => ({
      phrase,
      held: splitFoldedWords(phrase).filter((word) => isMarked(word, terms)).length,
    }))
    .filter(({ held }) => held > 0)
    .toSorted((one, other) => other.held - one.held || one.phrase.length - other.phrase.length);
  return best?.phrase ?? null;
}

function isMarked(word: string, terms: ReadonlySet<string>): boolean {
  return splitFoldedWords(word).some((each) => formsOf(each).some((form) => terms.has(form)));
}

/** Merges the hits of a word with those of a compound that contains it. */
function withCompound(hits: Hits, together: Hits): Hits {
  const both = new Map(hits);
  for (const [id, hit] of together) {
    both.set(id, { ...hit, terms: [...hit.terms, ...(hits.get(id)?.terms ?? [])] });
  }
  return both;
}

/** Whether a typed word can be a typo of a similar term of the index: most typos keep the first letter. */
function isTypo(typed: string, term: string): boolean {
  if (typed[0] === term[0]) return true;
  const withoutFirst = [typed.slice(1), term.slice(1)];
  return (
    typed.length >= wrongFirstFrom &&
    (withoutFirst[0] === withoutFirst[1] || withoutFirst[0] === term || withoutFirst[1] === typed)
  );
}

/** Minimal length of a stem as a share of its word; a shorter stem would be common to "generator" and "general". */
const leastStem = 4 / 7;

/** Returns a word's forms in the index: as written, to match typos, and its singular and stem, to match endings. */
function formsOf(word: string): string[] {
  const known = knownForms.get(word);
  if (known) return known;
  const stem = stemmer(word);
  const singular = word.length > oneWrongFrom ? word.replace(/(?<!s)s$/, '') : word;
  const forms = [...new Set([word, singular, ...(stem.length >= word.length * leastStem ? [stem] : [])])];
  knownForms.set(word, forms);
  return forms;
}

const knownForms = new Map<string, string[]>();

/** Returns a key of a phrase that does not depend on word endings. */
function keyOf(words: readonly string[]): string {
  return words.map((word) => formsOf(word).at(-1)).join(' ');
}

/** Returns the verb of a word for a person or thing that does something: "paint" for "painters"; empty without one. */
function agentForms(word: string): readonly string[] {
  const [, verb] = /^(.{5,})(?:er|or)s?$/.exec(word) ?? [];
  return verb === undefined ? [] : [verb];
}

function swapsOf(word: string): readonly string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** Returns the words of a phrase, and each pair of neighbors as one word, since people write "homedepot". */
function withCompounds(phrase: string): readonly string[] {
  const words = splitFoldedWords(phrase);
  return [...words, ...words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`)];
}
