import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { significantWords, wordsOf } from './searchWords.ts';

/** A partner as the search reads it. */
export interface SearchedPartner {
  readonly id: number;
  readonly title: string;
  /** Search words: names that people use for the offer. A screen shows only the one that was found. */
  readonly words: readonly string[];
  readonly category: string;
  readonly benefit: string;
  readonly value: string;
}

export interface Finding {
  readonly id: number;
  /** Whether a word of a text about the partner is what was found. */
  readonly isMarked: (word: string) => boolean;
  /** The phrase of its words that holds most of the search; null where none does. */
  readonly phrase: () => string | null;
  /** Whether all that was searched for is in what the partner is called. */
  readonly isNamed: boolean;
}

export interface PartnerSearch {
  /** The partners that a search finds, best first. */
  readonly find: (search: string) => readonly Finding[];
}

type Field = keyof Omit<SearchedPartner, 'id'>;

const boost: Readonly<Record<Field, number>> = { title: 4, words: 3, category: 2, benefit: 1, value: 1 };
const fields = Object.keys(boost) as Field[];
/** Fields that name a partner; the others describe its offer. */
const naming: ReadonlySet<string> = new Set<Field>(['title', 'words', 'category']);

/** MailTemplates that a word has at least before one of them, or two, may be wrong. */
const oneWrongFrom = 4;
const twoWrongFrom = 8;
/** The first letter may be wrong from so many letters on, and is the only one then: else it makes another word. */
const wrongFirstFrom = 6;

/** How much of a search must be known at all, and how much of that a partner must have. */
const leastShare = 0.5;

/** Ranks a partner whose phrase is the whole search before one whose phrase only contains it. */
const wholePhrase = 4;

/** A partner with many words is as much called each of them as one with few. */
const bm25 = { k: 1.2, b: 0.1, d: 0.5 };

interface Hit {
  readonly score: number;
  readonly terms: readonly string[];
  /** Whether the partner is called so. */
  readonly isNaming: boolean;
  /** Whether the very word is there, or its stem: neither a beginning nor a likeness. */
  readonly isSure: boolean;
}

type Hits = ReadonlyMap<number, Hit>;

/** Builds the index: forgiving of plurals, of stems, and of one or two typos (decision 37). */
export async function createPartnerSearch(partners: readonly SearchedPartner[]): Promise<PartnerSearch> {
  const vocabulary = new Set<string>();
  const index = new MiniSearch<SearchedPartner>({
    fields,
    tokenize: (text, field) =>
      text.split('\n').flatMap(field === 'title' || field === 'words' ? withCompounds : wordsOf),
    extractField: (partner, name) => {
      const value = partner[name as keyof SearchedPartner];
      // The id stays a number.
      return typeof value === 'object' ? value.join('\n') : value;
    },
    processTerm: (term) => {
      const forms = formsOf(term);
      for (const form of forms) vocabulary.add(form);
      return forms;
    },
  });
  // A page of many partners stays at hand meanwhile.
  await index.addAllAsync(partners, { chunkSize: 20 });
  const titles = partners.map(({ id, title }) => ({ id, folded: wordsOf(title).join('') }));
  const phrases = new Map(
    partners.map(({ id, title, words }) => [
      id,
      new Set([title, ...words].map((each) => keyOf(wordsOf(each)))),
    ]),
  );

  function look(typed: string, forms: readonly string[], fuzzy: false | ((term: string) => number)): Hits {
    const sure = new Set([typed, ...formsOf(typed)]);
    const results = index.search(forms.join('\n'), {
      boost,
      bm25,
      // Every partner has some word that begins with a letter.
      fields: typed.length > 1 ? fields : ['title'],
      // A stem is the beginning of other words as well: "gener" that of "general".
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

  /** Finds a word as typed, with other endings, or with two letters swapped; where none has it, with typos. */
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

  /** Two words that are written as one: "sun belt". */
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

  function find(search: string): readonly Finding[] {
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
        // Partners with every word leave out the others. Where none has, a mere likeness or an aside is chance.
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

/** The phrase with most of the words that were found, the shortest of them. */
function phraseOf(phrases: readonly string[], terms: ReadonlySet<string>): string | null {
  let best: { readonly phrase: string; readonly held: number } | null = null;
  for (const phrase of phrases) {
    const words = wordsOf(phrase);
    const held = words.filter((word) => isMarked(word, terms)).length;
    const isBetter = !best || held > best.held || (held === best.held && phrase.length < best.phrase.length);
    if (held > 0 && isBetter) best = { phrase, held };
  }
  return best?.phrase ?? null;
}

/** Whether a word of a text is what was found. */
function isMarked(word: string, terms: ReadonlySet<string>): boolean {
  return wordsOf(word).some((each) => formsOf(each).some((form) => terms.has(form)));
}

/** Joins the hits of a word with those of the longer word that it is a part of. */
function withCompound(hits: Hits, together: Hits): Hits {
  const both = new Map(hits);
  for (const [id, hit] of together) {
    both.set(id, { ...hit, terms: [...hit.terms, ...(hits.get(id)?.terms ?? [])] });
  }
  return both;
}

/** Whether a similar word is what was meant. */
function isTypo(typed: string, term: string): boolean {
  if (typed[0] === term[0]) return true;
  const withoutFirst = [typed.slice(1), term.slice(1)];
  return (
    typed.length >= wrongFirstFrom &&
    (withoutFirst[0] === withoutFirst[1] || withoutFirst[0] === term || withoutFirst[1] === typed)
  );
}

/** Share of a word that its stem has at least: with less of it, "generator" has the stem of "general". */
const leastStem = 4 / 7;

/** A word as it is written, and its stem: a typo is found in the one, another ending by the other. */
function formsOf(word: string): string[] {
  const known = knownForms.get(word);
  if (known) return known;
  const stem = stemmer(word);
  const singular = word.length > oneWrongFrom ? word.replace(/(?<!s)s$/, '') : word;
  const forms = [...new Set([word, singular, ...(stem.length >= word.length * leastStem ? [stem] : [])])];
  knownForms.set(word, forms);
  return forms;
}

/** Partners say the same words again and again, and so do those who search. */
const knownForms = new Map<string, string[]>();

/** The same for a phrase in each of its endings. */
function keyOf(words: readonly string[]): string {
  return words.map((word) => formsOf(word).at(-1)).join(' ');
}

/** Verbs of words for people who do something: "painters" looks for "paint". */
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

/** The words of a phrase and each two of them as one: people write "homedepot". */
function withCompounds(phrase: string): readonly string[] {
  const words = wordsOf(phrase);
  return [...words, ...words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`)];
}
