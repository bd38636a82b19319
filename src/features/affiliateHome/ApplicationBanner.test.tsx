// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { brand } from '#domain/brand.ts';
import { ApplicationBanner } from './ApplicationBanner.tsx';

const question = `If you have a question, write to ${brand.supportEmail}.`;
const contact = `Contact ${brand.supportEmail}.`;

describe('an application to become an affiliate', () => {
  afterEach(cleanup);

  it.each([
    ['pending', "Your application is under review. We'll email you when it is decided."],
    ['infoRequested', 'We need some more information about your application.'],
    ['rejected', `Your application was not approved. The email we sent you says why. ${question}`],
    ['suspended', `Your affiliate account is suspended. ${contact}`],
  ] as const)('that is %s has a short message', (state, words) => {
    const { container } = render(<ApplicationBanner state={state} />);
    expect(container.textContent).toBe(words);
  });

  it.each([
    ['rejected', `Your application was not approved. The reason: Too far.\n${question}`],
    ['suspended', `Your affiliate account is suspended. The reason: Too far.\n${contact}`],
  ] as const)('that is %s has a message with the reason', (state, words) => {
    const { container } = render(<ApplicationBanner state={state} reason="Too far." />);
    expect(container.textContent).toBe(words);
  });

  it('that is suspended has a link to support', () => {
    render(<ApplicationBanner state="suspended" />);
    const link = screen.getByRole('link', { name: brand.supportEmail });
    expect(link.getAttribute('href')).toBe(`mailto:${brand.supportEmail}`);
  });
});
