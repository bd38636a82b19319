import { describe, expect, it } from 'vitest';
import { suggestEmail } from './emailTypos.ts';

describe('suggestEmail', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['mgail.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cmo', 'gmail.com'],
    ['gmial.con', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotnail.com', 'hotmail.com'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.com', 'yahoo.com'],
    ['outlok.com', 'outlook.com'],
    ['iclod.com', 'icloud.com'],
    ['aol.con', 'aol.com'],
    ['comcast.nte', 'comcast.net'],
  ])('corrects %s to %s', (typed, meant) => {
    expect(suggestEmail(`dana.lee@${typed}`)).toBe(`dana.lee@${meant}`);
  });

  it('keeps the local part as typed, and ignores case and surrounding spaces', () => {
    expect(suggestEmail(' Dana.Lee+bids@GMIAL.com ')).toBe('Dana.Lee+bids@gmail.com');
  });

  it.each([
    'gmail.com',
    'GMAIL.com',
    'outlook.com',
    'ymail.com',
    'mail.com',
    'email.com',
    'cloud.com',
    'me.com',
    'abl.com',
    'line.com',
    'acme.com',
    'acme-builders.com',
    'yahoo.co.uk',
    'yahoo.fr',
    'outlook.de',
    'lintel.test',
    'mail.gmail.com',
  ])('does not correct %s', (domain) => {
    expect(suggestEmail(`dana@${domain}`)).toBeNull();
  });

  it.each(['', 'dana', 'dana@', '@gmial.com', 'dana@gmial', 'dana@@gmial.com', 'dana lee@gmial.com'])(
    'has no suggestion for %j',
    (typed) => {
      expect(suggestEmail(typed)).toBeNull();
    },
  );
});
