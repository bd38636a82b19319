import type { Listing, ListingPage } from '#domain/listing.ts';

const money = /([$€£])\s?(\d+(?:,\d{3})*(?:\.\d+)?)(k\b|\smillion\b)?/gu;
const percentage = /(\d+(?:\.\d+)?)\s?(?:%|percent\b)/gu;
/** Matches an integer and the word after it, such as "30 days", but neither money nor a part of a number. */
const count = /(?<![$€£]\s?|[\d.,])(\d+(?:,\d{3})*)[\s-](?!percent\b)(\p{L}+)/gu;

const numberOf = (digits = '') => Number(digits.replaceAll(',', ''));

/**
 * Finds the amounts in a text, each with its unit: a currency sign, "%", or a noun in the singular. Skips a number
 * without a unit, which may be a year or a house number.
 */
function findAmounts(text: string) {
  return [
    ...Array.from(text.matchAll(money), ([match, unit = '', digits, scale]) => {
      const times = scale === undefined ? 1 : scale === 'k' ? 1_000 : 1_000_000;
      return { text: match, number: numberOf(digits) * times, unit };
    }),
    ...Array.from(text.matchAll(percentage), ([match, digits]) => ({
      text: match,
      number: numberOf(digits),
      unit: '%',
    })),
    ...Array.from(text.matchAll(count), ([match, digits, noun = '']) => ({
      text: match,
      number: numberOf(digits),
      unit: noun.toLowerCase().replace(/s$/, ''),
    })),
  ];
}

/** Joins the texts of a page that describe the offer; leaves out the terms, whose days and limits are other amounts. */
function describeOffer({ heading, summary, action, gets, steps }: ListingPage): string {
  const stepTexts = steps.flatMap((step) => [step.title, step.text, step.action.label]);
  return [heading, summary, action.label, gets, ...stepTexts].join('\n');
}

/**
 * Finds pages that contradict the offer's value on the card: a page that says "10%" where the card says "15%". Compares
 * amounts of the same unit. Returns both amounts as text, and `page`, the index of the page.
 */
export function findAmountConflicts({ value, pages }: Pick<Listing, 'value' | 'pages'>) {
  const amounts = pages.map((page) => findAmounts(describeOffer(page)));
  return findAmounts(value).flatMap((onCard) =>
    amounts.flatMap((onPage, page) => {
      const alike = onPage.filter(({ unit }) => unit === onCard.unit);
      const [other] = alike;
      if (!other || alike.some(({ number }) => number === onCard.number)) return [];
      return { onCard: onCard.text, onPage: other.text, page };
    }),
  );
}
