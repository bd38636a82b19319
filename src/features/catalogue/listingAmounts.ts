import type { Listing, ListingPage } from '#domain/listing.ts';

/** An amount that a text names: "$25", "10%", "30 days". */
interface Amount {
  readonly text: string;
  readonly number: number;
  /** "$", "%", or the noun in the singular. */
  readonly unit: string;
}

/** A page of a partner that names another amount than the card does. */
export interface AmountConflict {
  readonly onCard: string;
  readonly onPage: string;
  /** Index of the page. */
  readonly page: number;
}

const money = /([$€£])\s?(\d+(?:,\d{3})*(?:\.\d+)?)(k\b|\smillion\b)?/gu;
const percentage = /(\d+(?:\.\d+)?)\s?(?:%|percent\b)/gu;
/** Neither money nor a part of a number. */
const count = /(?<![$€£]\s?|[\d.,])(\d+(?:,\d{3})*)[\s-](?!percent\b)(\p{L}+)/gu;

function numberOf(digits = ''): number {
  return Number(digits.replaceAll(',', ''));
}

/** The amounts that have a unit: a number alone may be a year, or the one of a house. */
function amountsOf(text: string): readonly Amount[] {
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

/** The texts in which a page promises something. Terms name days and limits of their own. */
function promisesOf({ heading, summary, action, gets, steps }: ListingPage): string {
  return [
    heading,
    summary,
    action.label,
    gets,
    ...steps.flatMap((step) => [step.title, step.text, step.action.label]),
  ].join('\n');
}

/**
 * The pages that name an amount of the same unit as the value on the card, but never the same one: the card says
 * "15%", the page "10%".
 */
export function amountConflicts({
  value,
  pages,
}: Pick<Listing, 'value' | 'pages'>): readonly AmountConflict[] {
  const amounts = pages.map((page) => amountsOf(promisesOf(page)));
  return amountsOf(value).flatMap((onCard) =>
    amounts.flatMap((onPage, page) => {
      const alike = onPage.filter(({ unit }) => unit === onCard.unit);
      const [other] = alike;
      if (!other || alike.some(({ number }) => number === onCard.number)) return [];
      return { onCard: onCard.text, onPage: other.text, page };
    }),
  );
}
