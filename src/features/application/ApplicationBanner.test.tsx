// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { brand } from '#domain/brand.ts';
import { ApplicationBanner } from './ApplicationBanner.tsx';

describe('an application to become an affiliate', () => {
  afterEach(cleanup);

  it.each([
    ['pending', "Your application is under review. We'll email you when it is approved."],
    ['infoRequested', 'We need some more information about your application. See the email we sent you.'],
    ['rejected', 'Your application was not approved. The email we sent you says why.'],
    ['suspended', `Your affiliate account is suspended. Contact ${brand.supportEmail}.`],
  ] as const)('that is %s is told in one sentence', (state, words) => {
    const { container } = render(<ApplicationBanner state={state} />);
    expect(container.textContent).toBe(words);
  });

  it('that was suspended leads to support', () => {
    render(<ApplicationBanner state="suspended" />);
    const link = screen.getByRole('link', { name: brand.supportEmail });
    expect(link.getAttribute('href')).toBe(`mailto:${brand.supportEmail}`);
  });

  it.each(['approved', null] as const)('that is %s is not spoken of', (state) => {
    const { container } = render(<ApplicationBanner state={state} />);
    expect(container.textContent).toBe('');
  });
});
