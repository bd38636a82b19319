import { expect, it } from 'vitest';
import { pruneCss } from './pruneCss.ts';

it('rules of other classes are left out', () => {
  expect(pruneCss('.page{top:1px}.other{top:2px}h1{left:0}', '<p class="page wide">')).toBe(
    '.page{top:1px}h1{left:0}',
  );
});

it('states of parts that the page is not in yet stay', () => {
  const rules = '.haven-1.Mui-disabled{color:gray}';
  expect(pruneCss(`${rules}.haven-2.Mui-disabled{color:red}`, '<button class="haven-1">')).toBe(rules);
});

it('rules that Firefox has not read for years are left out', () => {
  const rule = '.haven-1{border:0}';
  expect(pruneCss(`${rule}.haven-1::-moz-focus-inner{border-style:none}`, '<button class="haven-1">')).toBe(
    rule,
  );
});

it('custom properties of the theme stay that something reads, also by way of another, in every color scheme', () => {
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

it('what the markup reads, and the styles in it, stays', () => {
  const markup = '<path fill="var(--of-path)"><style>.css-1{top:var(--of-part)}</style>';
  expect(pruneCss(':root{--of-path:red;--of-part:1px;--other:2px}', markup)).toBe(
    ':root{--of-path:red;--of-part:1px;}',
  );
});

it('custom properties of parts stay, which the style sheet reads that comes later', () => {
  const rule = '.haven-1{--focus:red}';
  expect(pruneCss(`:root{--focus:blue}${rule}`, '<header class="haven-1">')).toBe(`:root{}${rule}`);
});
