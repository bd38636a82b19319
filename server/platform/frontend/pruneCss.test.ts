import { expect, it } from 'vitest';
import { pruneCss } from './pruneCss.ts';

it('rules of classes that the page does not use are removed', () => {
  expect(pruneCss('.page{top:1px}.other{top:2px}h1{left:0}', '<p class="page wide">')).toBe(
    '.page{top:1px}h1{left:0}',
  );
});

it('rules for later states of elements on the page stay', () => {
  const rules = '.haven-1.Mui-disabled{color:gray}';
  expect(pruneCss(`${rules}.haven-2.Mui-disabled{color:red}`, '<button class="haven-1">')).toBe(rules);
});

it('rules for outdated versions of Firefox are removed', () => {
  const rule = '.haven-1{border:0}';
  expect(pruneCss(`${rule}.haven-1::-moz-focus-inner{border-style:none}`, '<button class="haven-1">')).toBe(
    rule,
  );
});

it('a theme of 100,000 characters takes less than a second', () => {
  const theme = `:root{${Array.from({ length: 6000 }, (_, i) => `--unread-${i}:red;`).join('')}}`;
  const began = performance.now();
  expect(pruneCss(`${theme}.page{top:1px}`, '<p class="page">')).toBe(':root{}.page{top:1px}');
  expect(performance.now() - began).toBeLessThan(1000);
});

it('custom properties of the theme stay if a rule uses them, even indirectly, in every color scheme', () => {
  const theme =
    '@layer mui{:root{--read:1px;--by-way:var(--deep,0);--deep:3px;--unread:4px;--of-unread:var(--unread)}}' +
    '@media (prefers-color-scheme:dark){:root{--read:5px;--unread:6px}}';
  const rules = '.page{top:var(--read);left:var(--by-way)}';
  expect(pruneCss(theme + rules, '<p class="page">')).toBe(
    '@layer mui{:root{--read:1px;--by-way:var(--deep,0);--deep:3px;}}' +
      '@media (prefers-color-scheme:dark){:root{--read:5px;}}' +
      rules,
  );
});

it('custom properties stay if the markup or its inline style sheets use them', () => {
  const markup = '<path fill="var(--of-path)"><style>.css-1{top:var(--of-part)}</style>';
  expect(pruneCss(':root{--of-path:red;--of-part:1px;--other:2px}', markup)).toBe(
    ':root{--of-path:red;--of-part:1px;}',
  );
});

it('custom properties of components stay for the style sheet that loads later', () => {
  const rule = '.haven-1{--focus:red}';
  expect(pruneCss(`:root{--focus:blue}${rule}`, '<header class="haven-1">')).toBe(`:root{}${rule}`);
});
