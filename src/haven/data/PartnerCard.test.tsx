import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PartnerCard, type PartnerCardProps } from './PartnerCard.tsx';

function render(props: Partial<PartnerCardProps>): string {
  return renderToStaticMarkup(
    <PartnerCard
      id={4}
      title="Lendflow"
      meta="Finance & tax"
      benefit="Compare."
      value="Member rate"
      {...props}
    >
      <a href="/partner/lendflow">View offer</a>
    </PartnerCard>,
  );
}

it('a card is an article named by its heading', () => {
  const [, label] = /^<article aria-labelledby="([^"]+)"/.exec(render({})) ?? [];
  expect(render({})).toContain(`<h2 id="${label}"`);
  expect(render({ headingLevel: 3 })).toContain(`<h3 id="${label}"`);
});

it('a card shows its term, and its position in the list', () => {
  const card = render({ term: { text: 'Runs to 03/31/2027', isOver: false }, place: { position: 3, of: 9 } });
  expect(card).toContain('Runs to 03/31/2027');
  expect(card).toMatch(/^<article [^>]*aria-posinset="3" aria-setsize="9"/);
  expect(render({})).not.toContain('aria-setsize');
});

it('a card shows its status as text', () => {
  expect(render({ status: { tone: 'success', icon: 'check', text: 'Used' } })).toMatch(
    /<svg.*<\/svg>Used<\/p>/,
  );
});
