import type { Listing, ListingPage } from './listing.ts';

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

const amountPattern = /(\$\s?)?\d[\d,]*(?:\.\d+)?(?:\s?%|[\s-](\p{L}+))?/gu;

function amountsOf(text: string): readonly Amount[] {
  return Array.from(text.matchAll(amountPattern), ([match, dollar, noun = '']) => {
    const text = dollar === undefined ? match : match.replace(/[\s-]\p{L}+$/u, '');
    const word = noun.toLowerCase();
    const isPercent = match.endsWith('%') || word === 'percent';
    return {
      text,
      number: Number(match.replace(/[^\d.]/g, '')),
      unit: dollar !== undefined ? '$' : isPercent ? '%' : word.replace(/s$/, ''),
    };
  });
}

/** What a page promises. Terms name days and limits of their own. */
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
