import { assert, property, string, webPath } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageAddressHeader } from './pageAddress.ts';

const hosts = ['market.example', 'test.market.example'];

/** A page at `href`, alone or in a frame of `parent`; a parent of another origin throws, as browsers do. */
function pageAt(href: string, parent: string | Error | null = null) {
  const location = new URL(href) as unknown as Location;
  return {
    location,
    parent: {
      get location() {
        if (parent instanceof Error) throw parent;
        return parent === null ? location : ({ href: parent } as Location);
      },
    },
  };
}

function hrefAt(href: string, parent: string | Error | null = null): string {
  const value = createPageAddressHeader(pageAt(href, parent), hosts) ?? '{}';
  return (JSON.parse(value) as { href: string }).href;
}

describe('CUSTOM-APIPATH', () => {
  it.each(['https://market.example/dashboard', 'https://test.market.example:8443/dashboard'])(
    'is not sent from %s',
    (href) => {
      expect(createPageAddressHeader(pageAt(href), hosts)).toBeNull();
      expect(createPageAddressHeader(pageAt(href, 'https://other.example/'), hosts)).toBeNull();
    },
  );

  it.each([
    'http://127.0.0.1:4000/dashboard?category=Equipment%20%26%20supplies&page=2#offers',
    'https://stage.market.example/partner/lendflow',
    'https://market.example.evil/',
  ])('contains the address of the page: %s', (href) => {
    expect(createPageAddressHeader(pageAt(href), hosts)).toBe(JSON.stringify({ href }));
  });

  it("contains the parent's address in a frame, or the own address if the parent cannot be read", () => {
    const own = 'http://127.0.0.1:4000/dashboard';
    expect(hrefAt(own, 'https://host.example/tools?tab=2')).toBe('https://host.example/tools?tab=2');
    expect(hrefAt(own, new DOMException('Blocked a frame', 'SecurityError'))).toBe(own);
  });

  it.each([
    ['/verification?token=s3cret', '/verification?token=***'],
    ['/reset-password?a=1&Reset_Token=s3cret&b=2', '/reset-password?a=1&Reset_Token=***&b=2'],
    ['/lintelsso/callback?code=s3cret&state=s3cret', '/lintelsso/callback?code=***&state=***'],
    ['/x?password=s3cret&apiKey=s3cret&invitation=s3cret', '/x?password=***&apiKey=***&invitation=***'],
    ['/x#access_token=s3cret&page=2', '/x#access_token=***&page=2'],
    ['/login?ReturnUrl=%2Fverification%3Ftoken%3Ds3cret', '/login?ReturnUrl=***'],
    ['/x?anything=aaaaaaaa.s3crets3cret.bbbb', '/x?anything=***'],
    ['/x?verificationCode=123456&resetCode=1&pin=1234', '/x?verificationCode=***&resetCode=***&pin=***'],
    ['/verification#aaaaaaaa.s3crets3cret.bbbb', '/verification#***'],
    ['/x?s3cretS3CRETs3cretS3CRETs3cretS3CRET', '/x?***=***'],
    ['/reset/s3cretS3CRETs3cretS3CRETs3cretS3CRET/now', '/reset/***/now'],
    ['/x?anything=s3cretS3CRETs3cretS3CRETs3cretS3CRET', '/x?anything=***'],
  ])('masks the secret in %s', (address, expected) => {
    expect(hrefAt(`http://127.0.0.1:4000${address}`)).toBe(`http://127.0.0.1:4000${expected}`);
  });

  it('contains no user and no password', () => {
    expect(hrefAt('https://me:s3cret@stage.example/x')).toBe('https://stage.example/x');
  });

  it('keeps the first 2048 characters of an address of 20 kB', () => {
    const href = `https://stage.example/dashboard?q=${'a b '.repeat(5_000)}`;
    expect(hrefAt(href)).toBe(new URL(href).href.slice(0, 2_048));
  });

  it('is one line of ASCII JSON with at most 2048 characters of address', () => {
    assert(
      property(webPath(), string({ unit: 'binary', maxLength: 30_000 }), (path, text) => {
        const value =
          createPageAddressHeader(pageAt(`https://stage.example${path}?q=${text}#${text}`), hosts) ?? '';
        expect(value).toMatch(/^[\x20-\x7e]*$/);
        expect((JSON.parse(value) as { href: string }).href.length).toBeLessThanOrEqual(2048);
      }),
    );
  });
});
