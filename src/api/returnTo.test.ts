import { describe, expect, it } from 'vitest';
import { readReturnTo } from './returnTo.ts';

const allowed = ['https://portal.example', 'http://intranet.example:8080'];

function tab(kept: Record<string, string> = {}) {
  const sessionStorage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  } as Storage;
  return (returnTo: string | null) => {
    const search = returnTo === null ? '' : `?${new URLSearchParams({ returnTo }).toString()}`;
    return readReturnTo({ location: { search } as Location, sessionStorage }, allowed);
  };
}

describe('the link back to the previous site', () => {
  it.each([
    'https://portal.example/jobs?id=4#open',
    'https://portal.example/',
    'http://intranet.example:8080/a',
  ])('accepts %s', (address) => {
    expect(tab()(address)).toBe(address);
  });

  it.each([
    null,
    '',
    '/dashboard',
    '//portal.example/',
    'https://portal.example.evil.example/',
    'https://portal.example@evil.example/',
    'https://somebody:secret@portal.example/',
    'http://portal.example/',
    'https://portal.example:8443/',
    'http://intranet.example/',
    'javascript:alert(1)//https://portal.example',
    'blob:https://portal.example/1',
    'data:text/html,x',
    `https://portal.example/${'x'.repeat(2048)}`,
  ])('refuses %j', (address) => {
    expect(tab()(address)).toBeNull();
  });

  it('is kept by the tab until another valid one is given', () => {
    const enter = tab();
    enter('https://portal.example/one');
    expect(enter(null)).toBe('https://portal.example/one');
    expect(enter('https://evil.example/')).toBe('https://portal.example/one');
    expect(enter('https://portal.example/two')).toBe('https://portal.example/two');
    expect(enter(null)).toBe('https://portal.example/two');
  });

  it('refuses an invalid address in the storage', () => {
    expect(tab({ returnTo: 'https://evil.example/' })(null)).toBeNull();
  });

  it('works for one page if storage is forbidden', () => {
    const page = {
      location: { search: '?returnTo=https://portal.example/' } as Location,
      get sessionStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    expect(readReturnTo(page, allowed)).toBe('https://portal.example/');
  });
});
