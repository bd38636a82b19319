// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorSummary, type SummaryError } from './ErrorSummary.tsx';

const phone: SummaryError = { message: 'Phone must be 10 digits', fieldId: 'phone' };
const server: SummaryError = { message: 'Try again later' };
const outage = { code: 'UNREACHABLE' };

function form(errors: readonly SummaryError[], submission: number, failure: object | null = null) {
  return (
    <form>
      <ErrorSummary errors={errors} submission={submission} failure={failure} />
      <input id="phone" aria-label="Phone" />
    </form>
  );
}

function summary(): Element | null {
  return screen.getByRole('alert').parentElement;
}

describe('ErrorSummary', () => {
  afterEach(cleanup);

  it('does not exist without errors', () => {
    render(form([], 1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes the focus only after a failed submission', () => {
    const { rerender } = render(form([], 0));
    rerender(form([phone], 1));
    expect(document.activeElement).toBe(summary());

    screen.getByRole('textbox').focus();
    rerender(form([phone, server], 1));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));

    rerender(form([phone], 2));
    expect(document.activeElement).toBe(summary());
  });

  it.each([
    ['submission', 1, null],
    ['call', 0, outage],
  ] as const)('takes the focus when the errors of a %s arrive later', (_, submission, failure) => {
    const { rerender } = render(form([], submission, failure));
    rerender(form([server], submission, failure));
    expect(document.activeElement).toBe(summary());
  });

  it('takes the focus after each failed call, even with the same failure as before', () => {
    const { rerender } = render(form([], 0));
    rerender(form([server], 0, outage));
    expect(document.activeElement).toBe(summary());
    screen.getByRole('textbox').focus();
    rerender(form([], 0));
    rerender(form([server], 0, outage));
    expect(document.activeElement).toBe(summary());
    screen.getByRole('textbox').focus();
    rerender(form([phone, server], 0, outage));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('links to the field of an error, and shows an error without a field as text', () => {
    render(form([phone, server], 1));
    fireEvent.click(screen.getByRole('link', { name: 'Phone must be 10 digits' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(screen.queryByRole('link', { name: 'Try again later' })).toBeNull();
    expect(screen.queryByText('Try again later')).not.toBeNull();
  });
});
