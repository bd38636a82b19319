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

it('is an article named by its heading', () => {
  const [, label] = /^<article aria-labelledby="([^"]+)"/.exec(render({})) ?? [];
  expect(render({})).toContain(`<h2 id="${label}"`);
  expect(render({ headingLevel: 3 })).toContain(`<h3 id="${label}"`);
});

it('says its state in words', () => {
  expect(render({ status: { tone: 'success', icon: 'check', text: 'Used' } })).toMatch(
    /<svg.*<\/svg>Used<\/p>/,
  );
});
